import type { ReplyOf } from '@jst/contracts'
import { bookingStates, type bookingHome, type RecentRoute, type WaitingBooking } from '@jst/contracts/booking'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { namesOf } from '../../freight-rates/index.ts'

const mostRoutes = 6
const mostWaiting = 8
const { codes } = bookingStates
/** States in which somebody has to do something, and an amendment or a cancellation that nobody has answered. */
const waits = `(b.state = any(array[${[codes.draft, codes.submitted, codes.pendingUpdate, codes.updateReceived, codes.pendingAmendment].join(', ')}])
  or b.amendment = 1 or b.cancellation = 1)`
/** Bookings that the reader made or works on. */
const mine = `b.staff_id = (select app_company_id()) and b.removed_at is null and b.merged_into is null and (b.create_id = $1 or b.owner_id = $1)`

const routes = `select * from (select distinct on (b.pol_code, b.pod_code) b.pol_code as "Pol", b.pod_code as "Pod", b.box_summary as "Boxes",
    b.customer_code as "CustomerCode", b.customer_name as "Customer", count(*) over (partition by b.pol_code, b.pod_code)::int as "Bookings",
    b.create_time as "LastAt"
  from booking b where ${mine} and b.pol_code <> '' and b.pod_code <> '' and b.create_time > now() - interval '90 days'
  order by b.pol_code, b.pod_code, b.create_time desc) r order by "Bookings" desc, "LastAt" desc, "Pol", "Pod" limit ${mostRoutes}`
const stage = `case b.state ${Object.entries(codes)
  .map(([state, code]) => `when ${code} then '${state}'`)
  .join(' ')} end`
const waiting = `select b.id as "Id", b.code as "Code", b.customer_name as "Customer", b.pol_code as "Pol", b.pod_code as "Pod",
    b.box_summary as "Boxes", ${stage} as "Stage", b.amendment = 1 as "AmendmentAsked", b.cancellation = 1 as "CancellationAsked",
    b.state_due as "Due",
    coalesce(b.state_due < now(), false) as "Late", count(*) over ()::int as total
  from booking b where ${mine} and ${waits} order by b.state_due nulls last, b.id limit ${mostWaiting}`

type Route = Omit<RecentRoute, 'PolName' | 'PodName'>
type Waiting = Omit<WaitingBooking, 'PolName' | 'PodName'> & { readonly total: number }

export async function homeOf(db: Db, { employeeId }: EmployeeActor): Promise<ReplyOf<typeof bookingHome>> {
  const [found, open] = await db.many<[Route[], Waiting[]]>([
    [routes, [employeeId]],
    [waiting, [employeeId]],
  ])
  const port = await namesOf(
    db,
    'port',
    [...found, ...open].flatMap(({ Pol, Pod }) => [Pol, Pod]),
  )
  const named = <R extends { readonly Pol: string; readonly Pod: string }>(row: R) => ({
    ...row,
    PolName: port(row.Pol),
    PodName: port(row.Pod),
  })
  return {
    Routes: found.map(named),
    Waiting: open.map(({ total: _, ...row }) => named(row)),
    WaitingCount: open[0]?.total ?? 0,
  }
}
