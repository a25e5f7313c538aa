import { siFeeRuleCalls, type SiFeeOccasion } from '@jst/contracts/si'
import type { Queryable } from '../kernel/database/database.ts'
import { insertRows } from './rows.ts'

type Row = readonly [occasion: SiFeeOccasion, stage: string, name: string, price: number, charge: string, free: number | null]
const rows: readonly Row[] = [
  ['amend', '0', '截单前改单', 0, 'AMD', null],
  ['amend', '1', '截单后改单', 300, 'AMD', 1],
  ['amend', '2', '开船后改单', 500, 'AMD', null],
  ['amend', '3', '签发后改单', 800, 'AMD', null],
  ['late', '', '截单后补料', 200, 'AMD', null],
  ['extend', '', '截单延期', 100, 'AMD', null],
]

/** Fees of amendments as a forwarder charges them, for the company whose staff keep the demo. */
export async function seedSiFees(tx: Queryable, companyId: number): Promise<void> {
  const Rows = rows.map(([Occasion, Stage, NameZh, Price, ChargeCode, FreeTimes], at) => ({
    Code: `FEE${at + 1}`,
    NameZh,
    Occasion,
    Stage,
    ChargeCode,
    Price,
    CurrencyCode: 'CNY',
    FreeTimes,
  }))
  await insertRows(tx, siFeeRuleCalls, companyId, Rows, null)
}
