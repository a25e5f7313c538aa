import { invoiceStates } from '@jst/contracts/invoices'
import type { FeeRule } from '@jst/contracts/release'
import type { Queryable } from '../../../kernel/database/database.ts'

export interface StoredFeeRule extends FeeRule {
  readonly nameZh: string
  readonly nameEn: string
  readonly basis: 'S' | 'B'
  readonly price: string
  readonly currency: string
  readonly tax: string
}
const rules = `select f.charge_code as charge, f.type, f.way, f.carrier_code as carrier, coalesce(c.name_zh, f.name_zh) as "nameZh",
    coalesce(c.name_en, '') as "nameEn", f.basis, trim_scale(f.price)::text as price, f.currency_code as currency,
    coalesce(trim_scale(f.tax_rate), 0)::text as tax
  from release_fee f left join lateral (select m.name_zh, m.name_en from m_charge m where m.code = f.charge_code and m.removed_at is null
    and m.merged_into is null and (m.company_id is null or m.company_id = $1) order by m.company_id nulls last limit 1) c on true
  where f.company_id = $1 and f.enabled and f.removed_at is null and f.merged_into is null order by f.sort, f.id limit 500`
/** Rules of fees in use, with the names of their charges. */
export const findFeeRules = (system: Queryable, companyId: number): Promise<StoredFeeRule[]> =>
  system.query<StoredFeeRule>(rules, [companyId])

const { settled, void: isVoid } = invoiceStates.codes
const unpaid = `select distinct c.name_zh as name from release_application a
    join document_charge c on c.kind = 'releaseApplication' and c.subject_id = a.id and c.sheet = 'fees' and c.price > 0
    join release_fee f on f.company_id = a.company_id and f.charge_code = c.code and f.demanded and f.enabled and f.removed_at is null
      and f.merged_into is null and f.type in ('', a.type) and f.way in ('', a.way) and f.carrier_code in ('', a.carrier_code)
  where a.id = $1 and not exists (select from invoice i where i.id = a.fee_invoice_id and i.state = $2 and i.removed_at is null)
  order by 1 limit 50`
/** Names of fees that a rule asks to be paid first, and whose bill is not settled. */
export const findUnpaidFees = async (system: Queryable, applicationId: number): Promise<string[]> =>
  (await system.query<{ name: string }>(unpaid, [applicationId, settled])).map(({ name }) => name)

interface FeeBill {
  readonly id: number
  readonly no: string
  readonly state: number
}
const bill = `select i.id, coalesce(nullif(i.invoice_no, ''), i.code) as no, i.state from release_application a
  join invoice i on i.id = a.fee_invoice_id where a.id = $1 and i.state <> $2 and i.removed_at is null`
/** The bill of the fees of an application that is not void. */
export async function findFeeBill(system: Queryable, applicationId: number): Promise<FeeBill | undefined> {
  const [row] = await system.query<FeeBill>(bill, [applicationId, isVoid])
  return row
}
