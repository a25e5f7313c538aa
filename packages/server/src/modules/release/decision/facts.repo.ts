import type { ApplicationType, CheckRule, ReleaseWay, RiskEntry } from '@jst/contracts/release'
import type { Queryable } from '../../../kernel/database.ts'
import { heldOf } from '../guarantee/guarantee.repo.ts'
import { dayOrBlank } from '../../../kernel/day-range.ts'

interface StoredBill {
  readonly no: string
  readonly consignee: string
  readonly onBoard: string
  readonly issued: number
  readonly lost: boolean
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
  readonly guaranteed: boolean
  readonly held: string
  readonly step: string
  readonly decision: unknown
  readonly decidedAt: string | null
  readonly makerId: number | null
  readonly submittedBy: number | null
  readonly today: string
  readonly bills: readonly StoredBill[]
}
const select = `select t.id, t.code, t.name_zh as name, t.company_id as "companyId", t.state, t.customer_code as "customerCode",
    t.customer_id as "customerId", t.type, t.way, t.carrier_code as carrier,
    t.pod_code as pod, t.agent_code as agent, t.receiver_code as "receiverCode", t.guaranteed,
    ${heldOf('t.id')}::text as held,
    t.step, t.decision, t.decided_at as "decidedAt", t.create_id as "makerId", t.submitted_by as "submittedBy", china_day()::text as today,
    coalesce((select jsonb_agg(jsonb_build_object('no', b.bl_no, 'consignee', b.consignee, 'onBoard', ${dayOrBlank('b.on_board')},
      'issued', coalesce(b.issued, 0), 'lost', b.lost, 'boxes', b.boxes) order by b.place, b.id)
      from release_bill b where b.kind = 'releaseApplication' and b.subject_id = t.id), '[]') as bills
  from release_application t where t.removed_at is null and t.merged_into is null and t.id = any($1) order by t.id`
export const findApplications = (db: Queryable, ids: readonly number[]): Promise<StoredApplication[]> =>
  db.query<StoredApplication>(select, [ids])

const loaded = `select b.no, min(e.at at time zone 'Asia/Shanghai')::date::text as day from unnest($2::text[]) as b (no) join lateral (
    select e.at from track_event e where e.company_id = $1 and e.bill = b.no and e.code = 'LOAD' and e.event ->> 'classifier' = 'ACT'
    union all
    select e.at from track_shipment s cross join jsonb_array_elements(s.boxes) x
      join track_event e on e.company_id = $1 and e.box = x ->> 'box'
        and e.at between s.departure - interval '45 days' and s.departure + interval '5 days'
      where s.staff_id = $1 and s.bill = b.no and e.code = 'LOAD' and e.event ->> 'classifier' = 'ACT') e on true
  group by b.no`
/** Days of the first loading of bills, by the statements of tracking that name the bill, or a box of its shipment around the departure. */
export const findLoaded = async (system: Queryable, companyId: number, bills: readonly string[]): Promise<Map<string, string>> =>
  new Map((await system.query<{ no: string; day: string }>(loaded, [companyId, bills])).map(({ no, day }) => [no, day]))

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

export interface CustomerFacts {
  readonly id: number
  readonly name: string
  readonly nameEn: string
  readonly creditCode: string
  readonly blacklisted: boolean
}
export async function findCustomerFacts(system: Queryable, customerId: number): Promise<CustomerFacts | undefined> {
  const [row] = await system.query<CustomerFacts>(
    `select id, name_zh as name, name_en as "nameEn", credit_code as "creditCode", state = 4 as blacklisted from customer where id = $1`,
    [customerId],
  )
  return row
}

/** The receiver stands at an address that is verified and still holds. */
export async function isVerified(system: Queryable, companyId: number, receiver: string): Promise<boolean> {
  const rows = await system.query(
    `select from release_receiver r join release_address a on a.company_id = r.company_id and a.code = r.address_code and a.state = 2
        and (a.valid_to is null or a.valid_to >= china_day()) and a.removed_at is null
      where r.company_id = $1 and r.code = $2 and r.enabled and r.removed_at is null limit 1`,
    [companyId, receiver],
  )
  return rows.length > 0
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
