import { bookingStates, type BookingCockpit } from '@jst/contracts/booking'
import { formerOf, type FigurePeriod } from '@jst/contracts/freight-rates'
import type { Db } from '../../../kernel/database/database.ts'
import { namesOf, within, withinBoth } from '../../freight-rates/index.ts'
import { figureColumns as is } from './figure-columns.ts'

// row-level security shows a reader those of his scope
const liveSql = 'from booking t where t.staff_id = (select app_company_id()) and t.removed_at is null and t.merged_into is null'
const { codes } = bookingStates
const count = (name: string, condition: string) => `count(*) filter (where ${condition})::int as "${name}"`
const alive = Object.entries(bookingStates.states)
  .filter(([, facts]) => !('final' in facts))
  .map(([, { code }]) => code)

/** SQL of pending bookings. Final states wait for nothing; an index leads past them. */
const waiting = `select ${[
  count('Waiting', is.Waiting),
  count('Overdue', is.Overdue),
  count('Amendments', 't.amendment = 1'),
  count('Cancellations', 't.cancellation = 1'),
  count('H24', `${is.Closes} = 'h24'`),
  count('H48', `${is.Closes} = 'h48'`),
].join(', ')} ${liveSql} and t.state in (${alive.join(', ')})`
const failed = `select count(*)::int as count from document_message m
  where m.company_id = (select app_company_id()) and m.kind = 'booking' and m.state = 'failed' and not m.test`
const today = `select count(*)::int as count ${liveSql} and ${is.SubmittedToday}`
const confirmed = (period: FigurePeriod) => `select count(*)::int as count ${liveSql} and ${within('t.confirmed_at', period)}`
const submitted = (period: FigurePeriod) => `select t.carrier_code as carrier, ${within('t.submitted_at', period)} as now,
    count(*)::int as bookings, sum(t.teu)::float8 as teu, ${count('released', is.Released)}, ${count('returned', is.Returned)},
    ${count('rolled', is.Rolled)}, ${count('cancelled', `t.state = ${codes.cancelled}`)},
    coalesce(sum(extract(epoch from t.confirmed_at - t.submitted_at) / 3600), 0)::float8 as hours
  ${liveSql} and ${withinBoth('t.submitted_at', period)} and (${within('t.submitted_at', period)} or ${within('t.submitted_at', formerOf[period])})
  group by 1, 2`

type Open = Pick<BookingCockpit, 'Waiting' | 'Overdue' | 'Amendments' | 'Cancellations' | 'H24' | 'H48'>
interface Sent {
  readonly carrier: string
  readonly now: boolean
  readonly bookings: number
  readonly teu: number
  readonly released: number
  readonly returned: number
  readonly rolled: number
  readonly cancelled: number
  readonly hours: number
}
type Summed = Exclude<keyof Sent, 'carrier' | 'now'>
const sum = (rows: readonly Sent[], key: Summed) => rows.reduce((all, row) => all + row[key], 0)
const sumsOf = (rows: readonly Sent[]): BookingCockpit['Now'] => ({
  Submitted: sum(rows, 'bookings'),
  Released: sum(rows, 'released'),
  Returned: sum(rows, 'returned'),
  Rolled: sum(rows, 'rolled'),
  Cancelled: sum(rows, 'cancelled'),
})
/** To a tenth of an hour. */
const hoursOf = (rows: readonly Sent[]) => {
  const released = sum(rows, 'released')
  return released === 0 ? null : Math.max(0, Math.round((sum(rows, 'hours') / released) * 10) / 10)
}

/** Figures of the reader's bookings, as far as he sees them. */
export async function cockpitOf(db: Db, period: FigurePeriod): Promise<BookingCockpit> {
  const [[open], [broken], [sent], [done], rows] = await db.many<
    [Open[], { count: number }[], { count: number }[], { count: number }[], Sent[]]
  >([[waiting], [failed], [today], [confirmed(period)], [submitted(period)]])
  const [now, former] = [rows.filter((row) => row.now), rows.filter((row) => !row.now)]
  const name = await namesOf(
    db,
    'carrier',
    now.map(({ carrier }) => carrier),
  )
  return {
    ...open!,
    Failed: broken!.count,
    Today: sent!.count,
    Confirmed: done!.count,
    Now: sumsOf(now),
    Former: sumsOf(former),
    Hours: hoursOf(now),
    FormerHours: hoursOf(former),
    Carriers: now
      .map((row) => ({
        Code: row.carrier,
        Name: name(row.carrier),
        Bookings: row.bookings,
        Teu: row.teu,
        FormerTeu: former.find(({ carrier }) => carrier === row.carrier)?.teu ?? 0,
        Released: row.released,
      }))
      .toSorted((a, b) => b.Teu - a.Teu || a.Code.localeCompare(b.Code)),
  }
}
