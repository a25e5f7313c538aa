import type { Page } from '@jst/contracts'
import type { SiCounts, SiRow } from '@jst/contracts/si'
import type { EmployeeActor } from '../../kernel/actor.ts'
import type { Db } from '../../kernel/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../kernel/paging.ts'

export interface SiFilter extends PageInput {
  Keyword?: string
  Status?: string
  CarrierCode?: string
  Due?: 'overdue' | 'day' | 'later'
  CreatedFrom?: string
  CreatedTo?: string
}

const select = `r.id as "Id", r.order_id as "CGO_ID", o.order_no as "OrderNo", r.si_no as "SiNo", r.mbl_no as "MblNo", coalesce(nullif(r.split_mbl_no, ''), r.mbl_no) as "BillNo",
  c.name as "CompanyName", o.carrier_code as "CarrierCode", o.carrier_name as "CarrierName", r.vessel as "Vessel", r.voyage as "Voyage",
  coalesce(nullif(o.load_port_name_zh, ''), o.load_port_name) || ' ' || o.load_port_code as "LoadPort",
  coalesce(nullif(o.discharge_port_name_zh, ''), o.discharge_port_name) || ' ' || o.discharge_port_code as "DischargePort",
  r.box_summary as "BoxSummary", split_part(r.consignee, E'\\n', 1) as "Consignee", r.draft_count as "DraftCount", r.version as "Version", r.warnings as "Warnings", r.status as "Status", r.source as "Source",
  r.order_deadline as "Deadline", coalesce(s.name, '') as "SubmitterName", coalesce(v.name, '') as "ReviewerName", r.review_remarks as "ReviewRemarks",
  r.create_time as "CreateTime", r.update_time as "UpdateTime"`

const from = `si_record r join cargo_order o on o.id = r.order_id join company c on c.id = r.company_id
  left join employee s on s.id = r.created_by left join employee v on v.id = r.reviewer_id`

const sorts = {
  // what waits for a review comes first, then what waits for the submitter
  Queue: 'r.review_turn, r.order_deadline',
  Deadline: 'r.order_deadline',
  UpdateTime: 'r.update_time',
  CreateTime: 'r.create_time',
  MblNo: 'r.mbl_no',
  CompanyName: 'c.name collate "zh-x-icu"',
  Status: 'r.status',
}

const due = {
  overdue: 'r.order_deadline < now()',
  day: "r.order_deadline between now() and now() + interval '24 hours'",
  later: "r.order_deadline > now() + interval '24 hours'",
}

/** One page of SI records. `Status` is a list of codes, `1,3`. */
export function siPage(db: Db, actor: EmployeeActor, filter: SiFilter): Promise<Page<SiRow>> {
  const where = new Conditions()
    .side('r', actor)
    .raw('r.delete_mark = 0')
    .add('r.search like lower(?) or r.company_id in (select id from company where name ilike ?)', containing(filter.Keyword))
    .add('r.status = any(?::int[])', statusesOf(filter.Status))
    .add('o.carrier_code = ?', filter.CarrierCode)
    .add('r.create_time >= ?', filter.CreatedFrom)
    .add('r.create_time < ?', filter.CreatedTo)
  if (filter.Due) where.raw(due[filter.Due])
  const counted = filter.CarrierCode ? from : 'si_record r'
  return readPage(db, filter, { select, from, counted, where, sorts, defaultSort: 'Deadline', tieBreaker: 'r.id desc' })
}

function statusesOf(list: string | undefined): number[] | undefined {
  const codes = (list ?? '').split(',').filter((code) => /^\d$/.test(code))
  return codes.length > 0 ? codes.map(Number) : undefined
}

const countRecords = `select count(*) filter (where r.status = 1) as "Submitted", count(*) filter (where r.status = 3) as "Rejected", count(*) filter (where r.status = 2) as "Approved",
  count(*) filter (where r.status in (1, 3) and r.order_deadline between now() and now() + interval '24 hours') as "DueSoon",
  count(*) filter (where r.status in (1, 3) and r.order_deadline < now()) as "Overdue" from si_record r `

export async function siCountsOf(db: Db, actor: EmployeeActor): Promise<SiCounts> {
  const orders = new Conditions().side('o', actor).raw('o.si_turn = 0 and o.si_count = 0')
  const records = new Conditions().side('r', actor).raw('r.delete_mark = 0')
  const [[open], [counts]] = await db.many<[{ ToSubmit: number }[], Omit<SiCounts, 'ToSubmit'>[]]>([
    [`select count(*) as "ToSubmit" from cargo_order o ${orders.text}`, orders.values],
    [countRecords + records.text, records.values],
  ])
  return { ...open!, ...counts! }
}
