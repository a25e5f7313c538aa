import { defineParties, PartySnapshot } from '../document/parties/parties.ts'
import { Line } from '../document/lines.ts'
import { blankOf, type EntityField, type EntityValue, type EntityValues } from '../entity/fields.ts'
import { valuesSchema } from '../entity/schemas.ts'
import { text } from '../envelope.ts'
import { ArraySchema, ObjectSchema, type Static, Unsafe, strict } from '../schema.ts'
import { containerTypes } from '../si/container-types.ts'
import { bookingFields } from './booking-fields.ts'
import { bookingValues } from './booking-values.ts'
import { bookingBoxes, bookingCargo, bookingLimits } from './booking-lines.ts'

/** Party roles of a booking. */
export const bookingParties = defineParties({
  shipper: { zh: '发货人', en: 'Shipper', use: 'shipper', required: true },
  consignee: { zh: '收货人', en: 'Consignee', use: 'consignee' },
  notify: { zh: '通知人', en: 'Notify party', use: 'notify' },
  notify2: { zh: '第二通知人', en: 'Second notify party', use: 'notify' },
})
export type BookingRole = keyof typeof bookingParties.roles

/** Values of a booking that a form writes: the number is drawn, the name looked up. */
const writtenValues = bookingValues.filter(({ key }) => key !== 'CustomerName')
/** Their fields. */
export const bookingValueFields: readonly EntityField[] = bookingFields.filter(({ key }) =>
  writtenValues.some((value) => value.key === key),
)

/** Bytes of a booking with all its lines. */
export const largestBooking = 2 * 1024 * 1024

/** Content of a booking: header, goods, boxes and parties, saved and amended as one. */
export const BookingContent = ObjectSchema(
  {
    Values: Unsafe<EntityValues>(valuesSchema({ all: writtenValues })),
    Cargo: Unsafe<readonly Line[]>(ArraySchema(Line, { maxItems: bookingLimits.cargo })),
    Boxes: Unsafe<readonly Line[]>(ArraySchema(Line, { maxItems: bookingLimits.boxes })),
    Parties: ArraySchema(ObjectSchema({ Role: text(20), Party: PartySnapshot }, strict), { maxItems: 8 }),
  },
  strict,
)
export type BookingContent = Static<typeof BookingContent>
export type BookingParty = BookingContent['Parties'][number]

const blank = (fields: readonly EntityField[]): Record<string, EntityValue> =>
  Object.fromEntries(fields.map((field) => [field.key, blankOf(field)]))
export const blankCargo = (): Line => ({ ...blank(bookingCargo.fields), Id: 0 })
export const blankBox = (Type = ''): Line => ({ ...blank(bookingBoxes.fields), Id: 0, Type, Count: 1 })
/** A new booking: prepaid, from yard to yard, one bill, nothing else. */
export const blankBooking = (): BookingContent => ({
  Values: { ...blank(bookingValueFields), CargoType: '1', TransportTerm: 'CY-CY', PaymentTerm: 'PP', Bills: 1 },
  Cargo: [blankCargo()],
  Boxes: [blankBox()],
  Parties: [],
})

/** Number of bills of lading that a content states; undefined: none. */
export const statedBills = ({ Values }: Pick<BookingContent, 'Values'>): number | undefined => Number(Values['Bills']) || undefined
/** The same to price by; one where it is left open. */
export const billsOf = (content: Pick<BookingContent, 'Values'>): number => statedBills(content) ?? 1

/** `40HQ*2,20GP*1`, in the order of the lines; one type stands once. */
export function boxesText(boxes: readonly Line[]): string {
  const counts = new Map<string, number>()
  for (const { Type, Count } of boxes)
    if (Type !== '' && Number(Count) > 0) counts.set(String(Type), (counts.get(String(Type)) ?? 0) + Number(Count))
  return [...counts].map(([type, count]) => `${type}*${count}`).join(',')
}
export const teuOf = (boxes: readonly Line[]): number =>
  boxes.reduce((sum, { Type, Count }) => sum + (containerTypes.find(({ value }) => value === Type)?.teu ?? 0) * Number(Count ?? 0), 0)
/** Sum of a column over the lines, to three decimals. */
export const sumOf = (lines: readonly Line[], key: string): number =>
  Math.round(lines.reduce((sum, line) => sum + Number(line[key] ?? 0), 0) * 1_000) / 1_000
