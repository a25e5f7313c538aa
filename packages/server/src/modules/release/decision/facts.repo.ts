import type { ApplicationType, CheckRule, ReleaseWay, RiskEntry } from '@jst/contracts/release'
import type { Queryable } from '../../../kernel/database/database.ts'
import { reservedOf } from '../guarantee/guarantee.repo.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'

interface StoredBill {
  readonly no: string
  readonly consignee: string
  readonly onBoard: string
  readonly issued: number
  readonly lost: number
  readonly boxes: string
}
export interface StoredApplication {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly companyId: number
  readonly state: number
  readonly customerCode: string
  readonly customerId: number | null
  readonly type: ApplicationType
  readonly way: ReleaseWay
  readonly carrier: string
  readonly pod: string
  readonly agent: string
  readonly receiverCode: string
  /** Receiver as the last submission found it; '' before the first, and without one. */
  readonly receiverPrint: string
  readonly guaranteed: boolean
  readonly held: string
  readonly step: string
  readonly decision: unknown
  readonly decidedAt: string | null
  /** Day of the last submission, by which foreign currencies of a reservation are converted; today before the first. */
  readonly decidedOn: string
  readonly makerId: number | null
  readonly submittedBy: number | null
  readonly today: string
  readonly bills: readonly StoredBill[]
}
/** SQL of how many originals of a bill are lost; rows of earlier versions say only that the set is. */
const lostOf = (bill: string): string => `coalesce(${bill}.lost_copies, case when ${bill}.lost then coalesce(${bill}.issued, 0) else 0 end)`
const select = `select t.id, t.code, t.name_zh as name, t.company_id as "companyId", t.state, t.customer_code as "customerCode",
    t.customer_id as "customerId", t.type, t.way, t.carrier_code as carrier,
    t.pod_code as pod, t.agent_code as agent, t.receiver_code as "receiverCode", t.receiver_print as "receiverPrint", t.guaranteed,
    ${reservedOf('t.id')}::text as held,
    t.step, t.decision, t.decided_at as "decidedAt",
    coalesce((t.decided_at at time zone 'Asia/Shanghai')::date, china_day())::text as "decidedOn",
    t.create_id as "makerId", t.submitted_by as "submittedBy", china_day()::text as today,
    coalesce((select jsonb_agg(jsonb_build_object('no', b.bl_no, 'consignee', b.consignee, 'onBoard', ${dayOrBlank('b.on_board')},
      'issued', coalesce(b.issued, 0), 'lost', ${lostOf('b')},
      'boxes', b.boxes) order by b.place, b.id)
      from release_bill b where b.kind = 'releaseApplication' and b.subject_id = t.id), '[]') as bills
  from release_application t where t.removed_at is null and t.merged_into is null and t.id = any($1) order by t.id`
export const findApplications = (db: Queryable, ids: readonly number[]): Promise<StoredApplication[]> =>
  db.query<StoredApplication>(select, [ids])

export const findHolds = async (system: Queryable, companyId: number, bills: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await system.query<{ code: string }>(
        `select code from release_hold where company_id = $1 and code = any($2) and enabled and removed_at is null and merged_into is null`,
        [companyId, bills],
      )
    ).map(({ code }) => code),
  )

export interface RiskRow {
  readonly name: string
  readonly nameEn: string
  readonly creditCode: string
  readonly subject: 'customer' | 'consignee' | 'both'
  readonly level: RiskEntry
}
export const findRisks = (system: Queryable, companyId: number): Promise<RiskRow[]> =>
  system.query<RiskRow>(
    `select name_zh as name, name_en as "nameEn", credit_code as "creditCode", subject, level from release_risk
      where company_id = $1 and enabled and removed_at is null and merged_into is null and (valid_to is null or valid_to >= china_day())`,
    [companyId],
  )

/** SQL: money of a release went back, and its bill is still open. */
export const unpinned = (customer: string): string => `exists (select from release_application u
  join invoice_total o on o.invoice_id = u.unsettled_invoice_id and o.open > 0 where u.customer_id = ${customer})`
export interface CustomerFacts {
  readonly id: number
  readonly name: string
  readonly nameEn: string
  readonly creditCode: string
  readonly blacklisted: boolean
  /** A settlement was reversed after the release that had used it, and its bill is open. */
  readonly unpinned: boolean
}
export async function findCustomerFacts(system: Queryable, customerId: number): Promise<CustomerFacts | undefined> {
  const [row] = await system.query<CustomerFacts>(
    `select id, name_zh as name, name_en as "nameEn", credit_code as "creditCode", state = 4 as blacklisted, ${unpinned('customer.id')} as unpinned
      from customer where id = $1`,
    [customerId],
  )
  return row
}

/** Where the papers of an application go. */
export interface FoundReceiver {
  /** Customers that the receiver and its address belong to, merged ones by the one that stands for them. */
  readonly owners: readonly number[]
  /** It stands at an address that is verified and still holds. */
  readonly verified: boolean
  /** Person, phone and address, by which a change after the submission is seen. */
  readonly print: string
}
const receivers = `select array_remove(array[coalesce(cr.merged_into, cr.id), coalesce(ca.merged_into, ca.id)], null) as owners,
    coalesce(a.state = 2 and (a.valid_to is null or a.valid_to >= china_day()), false) as verified,
    md5(concat_ws('|', r.name_zh, r.phone, r.address_code, a.name_zh, a.contact, a.phone, a.address)) as print
  from release_receiver r left join release_address a on a.company_id = r.company_id and a.code = r.address_code and a.removed_at is null
    left join customer cr on cr.company_id = r.company_id and cr.code = r.customer_code
    left join customer ca on ca.company_id = r.company_id and ca.code = a.customer_code
  where r.company_id = $1 and r.code = $2 and r.enabled and r.removed_at is null and r.merged_into is null limit 1`
export async function findReceiver(system: Queryable, companyId: number, receiver: string): Promise<FoundReceiver | undefined> {
  if (receiver === '') return undefined
  const [row] = await system.query<FoundReceiver>(receivers, [companyId, receiver])
  return row
}

const rules = `select name_zh as name, level, min_open::text as "minOpen", carrier_code as carrier, pod_code as pod, customer_code as customer,
    type, way
  from release_rule where company_id = $1 and enabled and removed_at is null and merged_into is null
    and coalesce(valid_from, '-infinity') <= $2::date and coalesce(valid_to, 'infinity') >= $2::date order by sort, id`
/** Rules of checks that hold on a day. */
export const findRules = (system: Queryable, companyId: number, day: string): Promise<CheckRule[]> =>
  system.query<CheckRule>(rules, [companyId, day])

export interface StoredSettings {
  readonly threshold: string
  readonly automatic: boolean
  readonly updateTime: string | null
}
export async function findSettings(db: Queryable, companyId: number): Promise<StoredSettings> {
  const [row] = await db.query<StoredSettings>(
    `select coalesce(threshold::text, '') as threshold, automatic, update_time as "updateTime" from release_setting where company_id = $1`,
    [companyId],
  )
  return row ?? { threshold: '', automatic: true, updateTime: null }
}
