import type { SiCockpit } from '@jst/contracts/si'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { Conditions } from '../../../kernel/database/paging.ts'

const countOpen = `select count(*) as "ToSubmit" from cargo_order o `
const openOrders = (actor: EmployeeActor) => new Conditions().side('o', actor).raw('o.si_turn = 0 and o.si_count = 0')
const liveRecords = (actor: EmployeeActor) => new Conditions().side('r', actor).raw('r.delete_mark = 0')
const desk = `select count(*) filter (where r.status in (1, 3) and r.order_deadline between now() and now() + interval '24 hours') as "DueDay",
  count(*) filter (where r.status in (1, 3) and r.order_deadline < now()) as "Overdue",
  count(*) filter (where r.status = 1 and coalesce(claim_holds(r.claimed_by, r.claim_time, r.assigned), false)
  and r.claimed_by = $1) as "Mine",
  count(*) filter (where r.status = 1 and not coalesce(claim_holds(r.claimed_by, r.claim_time, r.assigned), false)) as "Unclaimed",
  count(*) filter (where r.status = 1 and r.in_force_version < r.version) as "Amendments" from si_record r `
const states = 'select r.status as "Status", count(*) as "Count" from si_record r '
const reviews = `select avg(v.waited_seconds) filter (where v.create_time >= $1) as "week",
  count(*) filter (where v.create_time >= $1) as "weekCount",
  avg(v.waited_seconds) as "month", count(*) as "monthCount" from si_version v `
const rejections = `select r.id as "Id", coalesce(nullif(r.split_mbl_no, ''), r.mbl_no) as "BillNo", r.order_no as "OrderNo", c.name as "CompanyName",
  r.review_remarks as "Remarks",
  r.reviewer_name as "ReviewerName", r.reviewed_at as "ReviewTime" from si_record r join company c on c.id = r.company_id `
const carriers = `select r.carrier_code as "CarrierCode", max(o.carrier_name) as "CarrierName", count(*) filter (where r.status = 1) as "Open",
  count(*) filter (where r.order_deadline between now() and now() + interval '24 hours') as "Due",
  count(*) filter (where r.order_deadline < now()) as "Overdue",
  count(*) filter (where r.status = 3) as "Rejected" from si_record r join cargo_order o on o.id = r.order_id `

interface Reviews {
  week: number | null
  weekCount: number
  month: number | null
  monthCount: number
}
type Figures = Pick<SiCockpit, 'DueDay' | 'Overdue' | 'Mine' | 'Unclaimed' | 'Amendments'>

/** All figures of the cockpit in one round trip. Numbers count what the lists with the same filters show (contracts). */
export async function siCockpitOf(db: Db, actor: EmployeeActor, now: Date): Promise<SiCockpit> {
  const since = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  const [Since7, Since30] = [since(7), since(30)]
  const orders = openOrders(actor)
  const records = liveRecords(actor)
  const drafts = new Conditions().add('d.company_id = ?', actor.companyId)
  const ownScope = new Conditions().add('r.delete_mark = 0 and ?::bigint is not null', actor.employeeId).side('r', actor)
  const verdicts = new Conditions()
    .add('?::timestamptz is not null', Since7)
    .side('v', actor)
    .raw('v.waited_seconds is not null')
    .add('v.create_time >= ?', Since30)
  const refused = liveRecords(actor).raw('r.status = 3 and r.reviewed_at is not null')
  const waiting = liveRecords(actor).raw('r.status in (1, 3)')
  const [[open], [draftCount], ByStatus, [figures], [times], LatestRejections, Carriers] = await db.many<
    [
      { ToSubmit: number }[],
      { count: number }[],
      SiCockpit['ByStatus'],
      Figures[],
      Reviews[],
      SiCockpit['LatestRejections'],
      SiCockpit['Carriers'],
    ]
  >([
    [countOpen + orders.text, orders.values],
    [`select count(*) as count from si_draft_set d ${drafts.text}`, drafts.values],
    [`${states} ${records.text} group by r.status order by r.status`, records.values],
    [desk + ownScope.text, ownScope.values],
    [reviews + verdicts.text, verdicts.values],
    [`${rejections} ${refused.text} order by r.reviewed_at desc, r.id desc limit 10`, refused.values],
    [`${carriers} ${waiting.text} group by r.carrier_code order by "Overdue" desc, "Due" desc, "Open" desc, 1`, waiting.values],
  ])
  const hours = (seconds: number | null | undefined) => (seconds === null || seconds === undefined ? null : Math.round(seconds / 36) / 100)
  return {
    ToSubmit: open?.ToSubmit ?? 0,
    Drafts: draftCount?.count ?? 0,
    ByStatus,
    DueDay: figures?.DueDay ?? 0,
    Overdue: figures?.Overdue ?? 0,
    Mine: figures?.Mine ?? 0,
    Unclaimed: figures?.Unclaimed ?? 0,
    Amendments: figures?.Amendments ?? 0,
    Review7: { Hours: hours(times?.week), Reviews: times?.weekCount ?? 0 },
    Review30: { Hours: hours(times?.month), Reviews: times?.monthCount ?? 0 },
    Since7,
    Since30,
    LatestRejections,
    Carriers,
  }
}
