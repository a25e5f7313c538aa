import { defineEndpoint } from '../endpoint.ts'
import { Measure, Quantity } from '../envelope.ts'
import type { EntityField } from '../entity/fields.ts'
import { FigurePeriod, periodField } from '../freight-rates/figures/periods.ts'
import { menus } from '../may.ts'
import { ArraySchema, Null, ObjectSchema, type Static, StringSchema, Union, strict } from '../schema.ts'
import { bookingPages } from './pages.ts'

/** How soon the next cut-off of a booking comes: the carrier's for bookings until it is confirmed, then the first of its shipping order. */
export const bookingCloses = { h24: '24 小时内截止', h48: '24–48 小时截止' } as const
const flag = (key: string, zh: string, en: string): EntityField => ({ key, kind: 'flag', zh, en, filter: true, staffOnly: true })

/** Figures of 订舱驾驶舱, as filters of the list of bookings. */
export const bookingFigureFields: readonly EntityField[] = [
  flag('Waiting', '待受理', 'To be accepted'),
  flag('Overdue', '逾期未处理', 'Overdue'),
  flag('SubmittedToday', '今日提交', 'Submitted today'),
  flag('Released', '已放舱', 'Was confirmed'),
  flag('Returned', '曾退回补充', 'Was returned'),
  flag('Rolled', '曾通知改配', 'Was rolled'),
  {
    key: 'Closes',
    kind: 'choice',
    zh: '即将截止',
    en: 'Closes',
    choices: bookingCloses,
    choicesEn: { h24: 'Within 24 hours', h48: 'In 24 to 48 hours' },
    filter: true,
    staffOnly: true,
  },
  { ...periodField('SubmittedIn', '提交时间', 'Submitted in'), staffOnly: true },
  { ...periodField('ConfirmedIn', '放舱时间', 'Confirmed in'), staffOnly: true },
]

/**
 * Of the bookings that were submitted in a period: how many there are, were confirmed, were returned or rolled by the carrier at least once, and are
 * cancelled by now.
 */
const BookingSums = ObjectSchema({ Submitted: Quantity, Released: Quantity, Returned: Quantity, Rolled: Quantity, Cancelled: Quantity })
export const BookingCockpit = ObjectSchema({
  Waiting: Quantity,
  Overdue: Quantity,
  Amendments: Quantity,
  Cancellations: Quantity,
  H24: Quantity,
  H48: Quantity,
  /** Messages to carriers that failed for good and that nobody has sent again or given up. */
  Failed: Quantity,
  Today: Quantity,
  /** Confirmed in the period, whenever they were submitted. */
  Confirmed: Quantity,
  Now: BookingSums,
  Former: BookingSums,
  /** Hours from the submission to the confirmation, of those that are `Now.Released`; null: none. */
  Hours: Union([Measure, Null()]),
  FormerHours: Union([Measure, Null()]),
  /** Submitted in the period, most TEU first. `Code` '': no carrier was chosen. */
  Carriers: ArraySchema(
    ObjectSchema({ Code: StringSchema(), Name: StringSchema(), Bookings: Quantity, Teu: Measure, FormerTeu: Measure, Released: Quantity }),
  ),
})
export type BookingCockpit = Static<typeof BookingCockpit>

/** Figures of the bookings that the reader sees; each number is that of the list under the same filter. */
export const bookingCockpit = defineEndpoint({
  method: 'GET',
  path: '/api/BookingFigures/Cockpit',
  summary: '订舱驾驶舱',
  may: menus(bookingPages.cockpit),
  query: ObjectSchema({ Period: FigurePeriod }, strict),
  reply: BookingCockpit,
})
