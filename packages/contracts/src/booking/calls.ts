import { DraftUse } from '../draft-use.ts'
import { defineEndpoint } from '../endpoint.ts'
import type { EntityValues } from '../entity/fields.ts'
import { valuesSchema } from '../entity/schemas.ts'
import { Day, Id, IdOrNone, Instant, text } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Literal,
  Null,
  NumberSchema,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  Unsafe,
  strict,
} from '../schema.ts'
import { BoxesText, cargoFacts } from '../freight-rates/price-search.ts'
import { Cutoffs } from '../schedules/schemas.ts'
import { shippingOrderValues } from './booking-values.ts'
import { bookingSources, type BookingSource } from './choices.ts'
import { BookingContent, largestBooking } from './content.ts'
import { bookingButtons, bookingPages, customerBookingPages } from './pages.ts'
import { AmendedPriceChoice, BookingPrice, PriceChange, PriceChoice, priceVerdicts, type PriceVerdict } from './price.ts'
import { cancellationReasons, requestKinds, type RequestKind } from './requests.ts'

const { staff, party } = bookingButtons
const oneOf = <C extends string>(codes: object) => Unsafe<C>(Union(Object.keys(codes).map((code) => Literal(code))))

/** Screens that show bookings. */
export const bookingReaders = [
  bookingPages.list,
  bookingPages.desk,
  bookingPages.mine,
  bookingPages.logs,
  bookingPages.view,
  bookingPages.detail,
  customerBookingPages.list,
  customerBookingPages.drafts,
  customerBookingPages.detail,
] as const
const read = menus(...bookingReaders)
const write = buttons(staff.edit, party.edit)

const ChangedValue = Union([StringSchema(), BooleanSchema(), Null(), NumberSchema({ minimum: -1e15, maximum: 1e15 })])
const Change = ObjectSchema({
  Field: StringSchema(),
  Before: ChangedValue,
  After: ChangedValue,
})
/** An amendment or a cancellation that was asked for. `State`: a name of the states of its kind. */
export const BookingRequest = ObjectSchema({
  Id,
  Kind: oneOf<RequestKind>(requestKinds),
  State: StringSchema(),
  Reason: StringSchema(),
  Remarks: StringSchema(),
  /** Of an amendment: what it changes, by the keys of `bookingWords`. */
  Changes: ArraySchema(Change),
  AskedBy: StringSchema(),
  AskedAt: Instant,
  /** Of an amendment that the price of the booking is not for: what it is to cost. Null: the price stays, or nobody has said another one yet. */
  Price: Union([PriceChange, Null()]),
  Answer: StringSchema(),
  AnsweredBy: StringSchema(),
  AnsweredAt: Union([Instant, Null()]),
  /** The reader's side asked, and may take it back; the other side answers. */
  Own: BooleanSchema(),
})
export type BookingRequest = Static<typeof BookingRequest>

/** The shipping order: how the carrier confirmed the booking. Days are those of the port, cut-offs instants. */
export const ShippingOrder = ObjectSchema({
  Values: Unsafe<EntityValues>(valuesSchema({ all: shippingOrderValues })),
  Cutoffs,
})
export type ShippingOrder = Static<typeof ShippingOrder>

/** A booking whole. `Price`: null while none was taken. `OrderId`: the cargo order that its confirmation made, 0: none yet. */
export const BookingView = ObjectSchema({
  Id,
  Code: StringSchema(),
  UpdateTime: Instant,
  Content: BookingContent,
  Price: Union([BookingPrice, Null()]),
  /** Why `Price` is not the price of what the booking says, such as other boxes; empty: it is. */
  PriceGap: StringSchema(),
  ShippingOrder: Union([ShippingOrder, Null()]),
  Requests: ArraySchema(BookingRequest),
  Customer: StringSchema(),
  Operator: StringSchema(),
  OrderId: IdOrNone,
  Source: oneOf<BookingSource>(bookingSources),
  /** Cut-offs of the voyage that was chosen, while nothing is confirmed. */
  Sailing: Union([ObjectSchema({ VoyageId: Id, Cutoffs }), Null()]),
})
export type BookingView = Static<typeof BookingView>

export const bookingView = defineEndpoint({
  method: 'GET',
  path: '/api/Booking/View',
  summary: '订舱单内容',
  may: read,
  query: ObjectSchema({ Id }, strict),
  reply: BookingView,
})

/**
 * Writes a booking: Id 0 a new one. It may be as unfinished as it is; submitting it asks what is missing. `Price`: takes that price; absent, the
 * one that it has stays. `VoyageId`: the sailing that was chosen; 0: none. `Source` is said once,
 * `Upload` names the note that a new booking was read of. Refused with 412 when somebody else wrote it
 * first.
 */
export const saveBooking = defineEndpoint({
  method: 'POST',
  path: '/api/Booking/Write',
  summary: '保存订舱',
  may: write,
  largestBody: largestBooking,
  body: ObjectSchema(
    {
      Id: IdOrNone,
      UpdateTime: Optional(Instant),
      Content: BookingContent,
      Price: Optional(Union([PriceChoice, Null()])),
      VoyageId: IdOrNone,
      Source: Optional(oneOf<BookingSource>(bookingSources)),
      Upload: Optional(Id),
      Draft: Optional(DraftUse),
    },
    strict,
  ),
  reply: BookingView,
})

/** A new draft with what another booking says, without its dates, sailing, price and numbers. */
export const copyBooking = defineEndpoint({
  method: 'POST',
  path: '/api/Booking/Copy',
  summary: '复制订舱',
  may: write,
  body: ObjectSchema({ Id }, strict),
  reply: ObjectSchema({ Id, Code: StringSchema() }),
})

/** Bookings of the same customer and route whose sailings are within three days: somebody may be booking twice. */
export const bookingDuplicates = defineEndpoint({
  method: 'GET',
  path: '/api/Booking/Twins',
  summary: '疑似重复订舱',
  may: write,
  query: ObjectSchema({ Except: IdOrNone, Pol: text(10), Pod: text(10), Day, Customer: Optional(text(20)) }, strict),
  reply: ArraySchema(ObjectSchema({ Id, Code: StringSchema(), Etd: StringSchema(), Boxes: StringSchema(), State: StringSchema() })),
})

/** Asks for an amendment of a confirmed booking: what it is to say from then on. The booking stays as it is until that is confirmed. */
export const askAmendment = defineEndpoint({
  method: 'POST',
  path: '/api/Booking/AskAmendment',
  summary: '申请改配',
  may: buttons(staff.request, party.request),
  largestBody: largestBooking,
  body: ObjectSchema(
    {
      Id,
      UpdateTime: Instant,
      Content: BookingContent,
      VoyageId: IdOrNone,
      Remarks: text(500),
      /** Where the price of the booking is not for the content. Absent: the unit prices that it has, as far as they say it. */
      Price: Optional(AmendedPriceChoice),
    },
    strict,
  ),
  reply: BookingView,
})
export const askCancellation = defineEndpoint({
  method: 'POST',
  path: '/api/Booking/AskCancellation',
  summary: '申请退关',
  may: buttons(staff.request, party.request),
  body: ObjectSchema(
    {
      Id,
      UpdateTime: Instant,
      Reason: oneOf<(typeof cancellationReasons)[number]['code']>(Object.fromEntries(cancellationReasons.map(({ code }) => [code, code]))),
      Remarks: text(500),
    },
    strict,
  ),
  reply: BookingView,
})
/** Confirms or declines what was asked; a decline says why. */
export const answerRequest = defineEndpoint({
  method: 'POST',
  path: '/api/Booking/AnswerRequest',
  summary: '答复改配或退关申请',
  may: buttons(staff.answer),
  body: ObjectSchema(
    {
      Id,
      UpdateTime: Instant,
      Kind: oneOf<RequestKind>(requestKinds),
      Answer: oneOf<'confirm' | 'decline'>({ confirm: 1, decline: 1 }),
      Remarks: text(500),
      /** Of an amendment that is confirmed: another price than the proposed one. */
      Price: Optional(AmendedPriceChoice),
    },
    strict,
  ),
  reply: BookingView,
})
export const withdrawRequest = defineEndpoint({
  method: 'POST',
  path: '/api/Booking/WithdrawRequest',
  summary: '撤回改配或退关申请',
  may: buttons(staff.request, party.request),
  body: ObjectSchema({ Id, UpdateTime: Instant, Kind: oneOf<RequestKind>(requestKinds) }, strict),
  reply: BookingView,
})

/** An option of a quotation as a new booking would take it. `Customer`: code, where the staff book for it. */
export const quotedPrice = defineEndpoint({
  method: 'GET',
  path: '/api/Booking/QuotedPrice',
  summary: '报价单价格',
  may: write,
  query: ObjectSchema({ QuoteId: Id, OptionKey: text(12), Customer: Optional(text(20)) }, strict),
  reply: BookingPrice,
})

/** The price of a booking beside that of today. `Now`: what would be taken. */
export const bookingPriceNow = defineEndpoint({
  method: 'GET',
  path: '/api/Booking/PriceNow',
  summary: '订舱价格核对',
  may: read,
  query: ObjectSchema({ Id }, strict),
  reply: ObjectSchema({ Verdict: oneOf<PriceVerdict>(priceVerdicts), Now: Union([BookingPrice, Null()]) }),
})
/**
 * Gives the booking another price: while its content may be changed, and by the forwarder also later where the price is not for what the booking
 * says, as after another sailing.
 */
export const repriceBooking = defineEndpoint({
  method: 'POST',
  path: '/api/Booking/Reprice',
  summary: '按最新运价更新',
  may: write,
  body: ObjectSchema({ Id, UpdateTime: Instant, Price: AmendedPriceChoice }, strict),
  reply: BookingView,
})

/**
 * Prices of an amendment: the one that the booking has, and new ones for the route, day and boxes asked for (absent: those of the open
 * amendment). `Boxes`: the boxes that a new price is for.
 * `Gap` empty: the price of the booking stays. `Same` null: its unit prices do not say it; `Now` null: no offer of today.
 */
export const amendmentPrices = defineEndpoint({
  method: 'GET',
  path: '/api/Booking/AmendmentPrices',
  summary: '改配价格',
  may: buttons(staff.request, party.request, staff.answer),
  query: ObjectSchema(
    {
      Id,
      Pol: Optional(text(10)),
      Pod: Optional(text(10)),
      Day: Optional(Day),
      Boxes: Optional(BoxesText),
      Carrier: Optional(text(20)),
      CargoType: cargoFacts.CargoType,
      /** Left out: as many as the booking says. */
      Bills: cargoFacts.Bills,
    },
    strict,
  ),
  reply: ObjectSchema({
    Gap: StringSchema(),
    Boxes: BookingPrice.properties.Boxes,
    Before: Union([BookingPrice, Null()]),
    Same: Union([BookingPrice, Null()]),
    Now: Union([BookingPrice, Null()]),
  }),
})
