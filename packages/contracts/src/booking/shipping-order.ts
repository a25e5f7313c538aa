import { defineEndpoint } from '../endpoint.ts'
import { importCalls } from '../entity/import-calls.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { Id, Instant, text } from '../envelope.ts'
import { buttons } from '../may.ts'
import { ObjectSchema, Optional, type Static, strict } from '../schema.ts'
import { cutoffCodes, cutoffTable, type CutoffCode } from '../schedules/states.ts'
import { bookingFields, shippingOrderFields } from './booking-fields.ts'
import { BookingView, ShippingOrder } from './calls.ts'
import { bookingButtons, bookingPages } from './pages.ts'
import { cutoffHeadings } from './vocabulary.ts'

const { confirm } = bookingButtons.staff

/** The sailing as the carrier confirmed it. Days are `YYYY-MM-DD`, or '' for one that is not known. */
export const ConfirmedSailing = ObjectSchema({ Vessel: text(60), VoyageNo: text(20), Etd: text(10), Eta: text(10) }, strict)
export type ConfirmedSailing = Static<typeof ConfirmedSailing>
export const confirmedSailingKeys = ['Vessel', 'VoyageNo', 'Etd', 'Eta'] as const satisfies readonly (keyof ConfirmedSailing)[]

/**
 * Confirms with the shipping order of the carrier; the customer is told. The confirmed booking becomes a cargo order. `Sailing`: where the carrier
 * confirmed another one than was booked.
 */
export const confirmBooking = defineEndpoint({
  method: 'POST',
  path: '/api/Booking/Confirm',
  summary: '放舱',
  may: buttons(confirm),
  body: ObjectSchema(
    { Id, UpdateTime: Instant, ...ShippingOrder.properties, Sailing: Optional(ConfirmedSailing), Remarks: text(500) },
    strict,
  ),
  reply: BookingView,
})

/** Corrects what a confirmation said: SO, sailing or cut-offs. It says why; both sides read it, and the customer is told. */
export const correctShippingOrder = defineEndpoint({
  method: 'POST',
  path: '/api/Booking/CorrectShippingOrder',
  summary: '更正放舱信息',
  may: buttons(confirm),
  body: ObjectSchema({ Id, UpdateTime: Instant, ...ShippingOrder.properties, Sailing: ConfirmedSailing, Reason: text(500) }, strict),
  reply: BookingView,
})

const ungrouped = ({ group: _group, groupEn: _groupEn, ...field }: EntityField) => field as EntityField
const fieldOf = (key: string) => ungrouped([...bookingFields, ...shippingOrderFields].find((field) => field.key === key)!)
const moment = (code: CutoffCode): EntityField => ({
  key: code,
  kind: 'text',
  zh: cutoffTable[code].zh,
  en: code,
  aliases: cutoffHeadings[code] ?? [],
  max: 30,
  moment: 'china',
  hint: '中国时间，例如 2026-03-12 16:00',
})
/** Cut-offs of a shipping order: that for bookings is over by then. */
export const confirmedCutoffs = cutoffCodes.filter((code) => code !== 'BCO')

/** A file of shipping orders, one booking a line: each confirms its booking. */
export const shippingOrderFile = defineEntity({
  name: 'BookingShippingOrder',
  kind: 'booking-so',
  table: 'booking',
  zh: 'SO 放舱',
  en: 'Shipping orders',
  path: bookingPages.desk,
  stated: true,
  fields: [
    {
      key: 'BookingNo',
      kind: 'code',
      zh: '订舱单号',
      en: 'Booking',
      aliases: ['订舱编号', '委托编号', 'Booking reference'],
      max: 20,
      required: true,
      upper: true,
    },
    { ...fieldOf('SoNo'), required: true },
    fieldOf('BlNo'),
    fieldOf('Vessel'),
    fieldOf('VoyageNo'),
    fieldOf('Etd'),
    fieldOf('PickupPlace'),
    fieldOf('PickupFrom'),
    fieldOf('ReturnPlace'),
    fieldOf('FreeDaysGiven'),
    ...confirmedCutoffs.map(moment),
  ],
})
export const shippingOrderImport = importCalls(shippingOrderFile)
