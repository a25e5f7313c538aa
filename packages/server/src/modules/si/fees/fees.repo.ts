import type { SiAmendment, SiFee, SiFeeOccasion, SiOriginals } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database/database.ts'
import { insertInto } from '../../../kernel/database/insert.ts'
import type { StoredSi } from '../si.repo.ts'

export interface FeeRule {
  readonly occasion: SiFeeOccasion
  readonly stage: string
  readonly carrier: string
  readonly charge: string
  readonly price: string
  readonly currency: string
  readonly freeTimes: number
}
export const rulesOfFees = (db: Queryable, operatorId: number): Promise<FeeRule[]> =>
  db.query<FeeRule>(
    `select occasion, stage, carrier_code as carrier, charge_code as charge, trim_scale(price)::text as price, currency_code as currency,
        coalesce(free_times, 0) as "freeTimes"
      from si_fee_rule where company_id = $1 and enabled and removed_at is null and merged_into is null order by code`,
    [operatorId],
  )

interface ChargeName {
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly tax: string
}
/** Names and tax rates of charges; a row of the company overrides that of the platform. Customers cannot read the rows of their operator. */
export const chargeNames = (system: Queryable, operatorId: number, codes: readonly string[]): Promise<ChargeName[]> =>
  system.query<ChargeName>(
    `select distinct on (code) code, name_zh as zh, name_en as en, coalesce(trim_scale(tax_rate)::text, '0') as tax from m_charge
      where code = any($2) and removed_at is null and (company_id is null or company_id = $1) order by code, company_id nulls last`,
    [operatorId, codes],
  )

/**
 * True when a later cut-off was granted on request for the order, and its fee is not booked yet. An earlier release, which kept no note of it, had
 * booked it where an instruction followed the request.
 */
export async function owesExtension(db: Queryable, orderId: number): Promise<boolean> {
  const rows = await db.query(
    `select from late_request l where order_id = $1 and state = 'granted' and not coalesce(fee_booked, exists (select from si_record r
      where r.order_id = l.order_id and r.create_time > l.asked_time and r.create_time < now()))`,
    [orderId],
  )
  return rows.length > 0
}
/** True when the fee of a late instruction is booked for the record; an earlier release booked it with the first version alone. */
export async function hasLateFee(db: Queryable, recordId: number): Promise<boolean> {
  const rows = await db.query(
    `select from si_record r where id = $1 and coalesce(late_booked, exists (select from si_version v
      where v.record_id = r.id and v.version = 1 and v.event = 'submit' and v.stage > 0))`,
    [recordId],
  )
  return rows.length > 0
}
/** Marks the extension of the order and the late submission of the record as charged. */
export async function noteFirstFees(tx: Queryable, orderId: number, recordId: number, late: boolean): Promise<void> {
  await tx.query(`update late_request set fee_booked = true where order_id = $1 and state = 'granted' and fee_booked is not true`, [
    orderId,
  ])
  if (late) await tx.query('update si_record set late_booked = true where id = $1', [recordId])
}

const columns = `a.id as "Id", a.record_id as "TDId", a.from_version as "FromVersion", a.from_status as "FromStatus", a.version as "Version",
  a.stage as "Stage", a.reason_code as "ReasonCode", a.reason as "Reason", a.originals as "Originals", a.guarantee as "Guarantee", a.fees as "Fees",
  a.by_name as "By", a.create_time as "CreateTime", a.ended_at as "EndedAt", a.outcome as "Outcome"`
export const amendmentsOf = (db: Queryable, recordId: number): Promise<SiAmendment[]> =>
  db.query<SiAmendment>(`select ${columns} from si_amendment a where a.record_id = $1 order by a.id desc limit 200`, [recordId])

/** Amendments of the record so far. */
export async function countAmendments(db: Queryable, recordId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*)::int as count from si_amendment where record_id = $1', [recordId])
  return row!.count
}

/** Values of a new amendment by their columns. */
interface NewAmendment {
  readonly from_version: number
  readonly from_status: number
  readonly version: number
  readonly stage: number
  readonly reason_code: string
  readonly reason: string
  readonly originals: SiOriginals | ''
  readonly guarantee: string
  readonly by_name: string
}
export const insertAmendment = (
  tx: Queryable,
  { record, companyId, operatorId }: StoredSi,
  amendment: NewAmendment,
  fees: readonly SiFee[],
) => {
  const owner = { record_id: record.id, company_id: companyId, operator_id: operatorId }
  return insertInto(tx, 'si_amendment', { ...owner, ...amendment, fees: JSON.stringify(fees) })
}
/** The open amendment of an issued bill; undefined for any other record. */
export async function openIssued(db: Queryable, recordId: number): Promise<SiAmendment | undefined> {
  const [row] = await db.query<SiAmendment>(
    `select ${columns} from si_amendment a where a.record_id = $1 and a.from_status = 6 and a.ended_at is null order by a.id limit 1`,
    [recordId],
  )
  return row
}

/** All open amendments of a record end together: the bill that is issued contains each of them. */
export const endAmendments = (tx: Queryable, recordId: number, outcome: 'issued' | 'reinstated' | 'voided') =>
  tx.query(`update si_amendment set ended_at = clock_timestamp(), outcome = $2 where record_id = $1 and ended_at is null`, [
    recordId,
    outcome,
  ])
