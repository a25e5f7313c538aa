import type { Page, QueryOf } from '@jst/contracts'
import type { siPagedList, SiRow, SiTotals } from '@jst/contracts/si'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import { dayOf, instantOf } from '../../../kernel/database/day-range.ts'
import { carrierStanding, withStanding } from '../carrier/standing.ts'
import { codesOf } from './filter.ts'

/** Filters of lists over records. */
export type SiFilter = Omit<QueryOf<typeof siPagedList>, keyof PageInput | 'Lang'>

const held = 'coalesce(claim_holds(r.claimed_by, r.claim_time, r.assigned), false)'
const select = `r.id as "Id", r.order_id as "CGO_ID", r.order_no as "OrderNo", r.si_no as "SiNo", r.mbl_no as "MblNo",
  coalesce(nullif(r.split_mbl_no, ''), r.mbl_no) as "BillNo",
  r.company_id as "CompanyId", c.name as "CompanyName", r.carrier_code as "CarrierCode", o.carrier_name as "CarrierName", r.vessel as "Vessel",
  r.voyage as "Voyage",
  coalesce(nullif(o.load_port_name_zh, ''), o.load_port_name) || ' ' || o.load_port_code as "LoadPort",
  coalesce(nullif(o.discharge_port_name_zh, ''), o.discharge_port_name) || ' ' || o.discharge_port_code as "DischargePort",
  r.box_summary as "BoxSummary", r.box_count as "Containers", r.packages as "Packages", r.weight as "Weight", r.volume as "Volume",
  split_part(r.consignee, E'\\n', 1) as "Consignee",
  r.draft_count as "DraftCount", r.version as "Version", coalesce(r.in_force_version, 0) as "InForceVersion", r.warnings as "Warnings",
  r.changes as "Changes", r.status as "Status",
  r.source as "Source", r.stage as "Stage", r.reason_code as "ReasonCode", r.order_deadline as "Deadline", r.submit_time as "SubmitTime",
  coalesce(s.name, '') as "SubmitterName",
  case when ${held} then r.claimed_by else 0 end as "ClaimedById", case when ${held} then r.claimed_name else '' end as "ClaimedByName",
  coalesce(r.claim_time > now() - interval '30 minutes', false) as "Reviewing",
  r.reviewer_name as "ReviewerName", r.reviewed_at as "ReviewTime", r.review_remarks as "ReviewRemarks", ${carrierStanding} as "CarrierState",
  r.create_time as "CreateTime",
  r.update_time as "UpdateTime"`

const from =
  'si_record r join cargo_order o on o.id = r.order_id join company c on c.id = r.company_id left join employee s on s.id = r.created_by'

const sorts = {
  // what waits for a review comes first, then what waits for the submitter
  Queue: 'r.review_turn, r.order_deadline',
  Deadline: 'r.order_deadline',
  UpdateTime: 'r.update_time',
  CreateTime: 'r.create_time',
  SubmitTime: 'r.submit_time',
  ReviewTime: 'r.reviewed_at',
  OrderNo: 'r.order_no',
  MblNo: 'r.mbl_no',
  SiNo: 'r.si_no',
  CompanyName: 'c.name collate "zh-x-icu"',
  CarrierCode: 'r.carrier_code',
  Status: 'r.status',
  Changes: 'r.changes',
  Warnings: 'r.warnings',
  Packages: 'r.packages',
  Weight: 'r.weight',
  Volume: 'r.volume',
}

const due = {
  overdue: 'r.order_deadline < now()',
  day: "r.order_deadline between now() and now() + interval '24 hours'",
  later: "r.order_deadline > now() + interval '24 hours'",
}

/** The same for the list, its sums and its export. Every one of them can be asked of `si_record r` alone. */
function conditionsOf(actor: EmployeeActor, filter: SiFilter): Conditions {
  const where = new Conditions()
    .side('r', actor)
    .raw('r.delete_mark = 0')
    .add(
      `r.search like lower(?) or r.booking_no like upper(?) or r.company_id in (select id from company where name ilike ?)
      or r.id in (select record_id from si_master_bill where merged_booking_no <> '' and merged_booking_no like upper(?))`,
      containing(filter.Keyword),
    )
    .add('r.status = any(?::int[])', codesOf(filter.Status))
    .add('r.source = any(?::int[])', codesOf(filter.Source))
    .add('r.carrier_code = ?', filter.CarrierCode)
    .add('r.company_id = ?', filter.CompanyId)
    .add('r.review_reason = ?', filter.ReviewReason)
    .add('r.order_deadline >= ?', instantOf('DeadlineFrom', filter.DeadlineFrom))
    .add('r.order_deadline < ?', instantOf('DeadlineTo', filter.DeadlineTo, true))
    .add('r.create_time >= ?', instantOf('CreatedFrom', filter.CreatedFrom))
    .add('r.create_time < ?', instantOf('CreatedTo', filter.CreatedTo, true))
  if (filter.Due) where.raw(due[filter.Due])
  if (filter.Warnings) where.raw(filter.Warnings === 'none' ? 'r.warnings = 0' : 'r.warnings > 0')
  withStanding(where, filter.CarrierState)
  if (filter.Amends) where.raw('r.in_force_version < r.version')
  if (filter.Claim === 'mine') where.raw(held).add('r.claimed_by = ?', actor.employeeId)
  if (filter.Claim === 'unclaimed') where.raw(`not ${held}`)
  if (filter.Claim === 'others') where.raw(held).add('r.claimed_by <> ?', actor.employeeId)
  return where
}

/** One page of SI records. */
export function siPage(db: Db, actor: EmployeeActor, filter: SiFilter & PageInput): Promise<Page<SiRow>> {
  const where = conditionsOf(actor, filter)
  return readPage(db, filter, { select, from, counted: 'si_record r', where, sorts, defaultSort: 'Deadline', tieBreaker: 'r.id desc' })
}

/** Records by the day of their cut-off, as the list counts them. */
export function siByDay(db: Db, actor: EmployeeActor, filter: SiFilter): Promise<{ Day: string; Count: number }[]> {
  const where = conditionsOf(actor, filter)
  return db.query(
    `select ${dayOf('r.order_deadline')} as "Day", count(*) as "Count" from si_record r ${where.text} group by 1`,
    where.values,
  )
}

/** Records by the reason of their last verdict, the most frequent first; without a reason they are not counted. */
export function siByReason(db: Db, actor: EmployeeActor, filter: SiFilter): Promise<{ ReviewReason: string; Count: number }[]> {
  const where = conditionsOf(actor, filter).raw("r.review_reason <> ''")
  const text = `select r.review_reason as "ReviewReason", count(*) as "Count" from si_record r ${where.text} group by 1 order by 2 desc, 1`
  return db.query(text, where.values)
}

const sums = `select count(*) as "Records", coalesce(sum(r.box_count), 0) as "Containers", coalesce(sum(r.packages), 0) as "Packages",
  coalesce(sum(r.weight), 0) as "Weight", coalesce(sum(r.volume), 0) as "Volume" from si_record r `
export async function siTotalsOf(db: Db, actor: EmployeeActor, filter: SiFilter): Promise<SiTotals> {
  const where = conditionsOf(actor, filter)
  const [row] = await db.query<SiTotals>(sums + where.text, where.values)
  return row ?? { Records: 0, Containers: 0, Packages: 0, Weight: 0, Volume: 0 }
}
