import { blankBooking } from '@jst/contracts/booking'
import type { Foreign } from './foreign.ts'

const blank = blankBooking()
const content = { ...blank, Cargo: [], Boxes: [], Values: { PolCode: 'CNSHA' } }
const message = ({ bookingMessage, updateTime }: Foreign) => ({ Id: bookingMessage, UpdateTime: updateTime })
const channel = ({ rows, updateTime }: Foreign) => ({ Id: rows['bookingChannel'], UpdateTime: updateTime })
const versioned = ({ rows, updateTime }: Foreign) => ({ Id: rows['booking'], UpdateTime: updateTime })

/** Calls of bookings with the keys of another company. */
export const bookingSamples: Readonly<Record<string, (foreign: Foreign) => Record<string, unknown>>> = {
  '/api/Booking/View': ({ rows }) => ({ Id: rows['booking'] }),
  '/api/Booking/Write': (foreign) => ({ ...versioned(foreign), Content: content, VoyageId: 0 }),
  '/api/Booking/Copy': ({ rows }) => ({ Id: rows['booking'] }),
  '/api/Booking/Confirm': (foreign) => ({ ...versioned(foreign), Values: { SoNo: 'PROBE' }, Cutoffs: {}, Remarks: '' }),
  '/api/Booking/CorrectShippingOrder': (foreign) => ({
    ...versioned(foreign),
    Values: { SoNo: 'PROBE' },
    Cutoffs: {},
    Sailing: { Vessel: 'PROBE', VoyageNo: '', Etd: '', Eta: '' },
    Reason: 'PROBE',
  }),
  '/api/Booking/ThirdView': ({ rows }) => ({ Id: rows['booking'] }),
  '/api/BookingShippingOrder/Import': ({ entityImport }) => ({ Id: entityImport, SkipBad: true, SkipLines: [] }),
  '/api/BookingShippingOrder/UndoImport': ({ entityImport }) => ({ Id: entityImport }),
  '/api/Booking/AskAmendment': (foreign) => ({ ...versioned(foreign), Content: content, VoyageId: 0, Remarks: '' }),
  '/api/Booking/AskCancellation': (foreign) => ({ ...versioned(foreign), Reason: 'OTHER', Remarks: '' }),
  '/api/Booking/AnswerRequest': (foreign) => ({ ...versioned(foreign), Kind: 'amendment', Answer: 'confirm', Remarks: '' }),
  '/api/Booking/WithdrawRequest': (foreign) => ({ ...versioned(foreign), Kind: 'amendment' }),
  '/api/Booking/Credit': ({ rows }) => ({ Id: rows['booking'] }),
  '/api/Booking/AskCreditRelease': ({ rows }) => ({ Id: rows['booking'], Reason: 'PROBE' }),
  '/api/Booking/PriceNow': ({ rows }) => ({ Id: rows['booking'] }),
  '/api/Booking/Reprice': (foreign) => ({ ...versioned(foreign), Price: { Way: 'today', Hash: 'PROBE' } }),
  '/api/Booking/QuotedPrice': ({ rows }) => ({ QuoteId: rows['quotation'], OptionKey: '1' }),
  '/api/Booking/AmendmentPrices': ({ rows }) => ({ Id: rows['booking'] }),
  '/api/BookingTemplate/Use': ({ bookingTemplate }) => ({ Id: bookingTemplate }),
  '/api/BookingTemplate/Save': ({ bookingTemplate, updateTime }) => ({
    Id: bookingTemplate,
    UpdateTime: updateTime,
    Name: 'PROBE',
    Shared: true,
  }),
  '/api/BookingTemplate/Remove': ({ bookingTemplate, updateTime }) => ({ Id: bookingTemplate, UpdateTime: updateTime }),
  '/api/BookingMessage/Draft': ({ rows }) => ({ Id: rows['booking'] }),
  '/api/BookingMessage/Send': (foreign) => ({ Items: [versioned(foreign)], Remarks: 'PROBE' }),
  '/api/BookingMessage/Get': ({ bookingMessage }) => ({ Id: bookingMessage }),
  '/api/BookingMessage/File': ({ bookingMessage }) => ({ Id: bookingMessage }),
  '/api/BookingMessage/Resend': (foreign) => ({ ...message(foreign), Remarks: 'PROBE' }),
  '/api/BookingMessage/Drop': (foreign) => ({ ...message(foreign), Remarks: 'PROBE' }),
  '/api/BookingMessage/Mark': (foreign) => ({ ...message(foreign), Remarks: 'PROBE' }),
  '/api/BookingMessage/Link': (foreign) => ({ ...message(foreign), BookingNo: 'PROBE' }),
  '/api/BookingMessage/Note': message,
  '/api/BookingMessage/Apply': message,
  '/api/BookingChannel/Test': channel,
  '/api/BookingChannel/Secret': (foreign) => ({ ...channel(foreign), Secret: 'PROBE' }),
  '/api/BookingUpload/Get': ({ bookingUpload }) => ({ Id: bookingUpload }),
  '/api/BookingUpload/File': ({ bookingUpload }) => ({ Id: bookingUpload }),
  '/api/BookingUpload/Book': ({ bookingUpload, updateTime }) => ({ Id: bookingUpload, UpdateTime: updateTime, Customer: '', Lines: [1] }),
}
