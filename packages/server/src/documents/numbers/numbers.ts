import { numberOf, numberPeriod } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database.ts'
import { moduleOf } from '../registry.ts'

interface Series {
  /** The company whose numbers they are. */
  readonly companyId: number
  readonly kind: string
}

/** The day by which numbers are dated: that of China. */
const today = `to_char(clock_timestamp() at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`

const ruleOf = `select rule, ${today} as day from (select 1) one left join document_number_rule r on r.company_id = $1 and r.kind = $2`
async function ruleAndDay(db: Queryable, { companyId, kind }: Series): Promise<{ rule: string; day: string }> {
  const usual = moduleOf(kind).document.number
  if (usual === undefined) throw new Error(`document ${kind}: no number rule`)
  const [row] = await db.query<{ rule: string | null; day: string }>(ruleOf, [companyId, kind])
  return { rule: row!.rule ?? usual.rule, day: row!.day }
}

const draw = `insert into document_number (company_id, operator_id, kind, period, last)
  select c.id, c.operator_id, $2, $3, $4 from company c where c.id = $1
  on conflict (company_id, kind, period) do update set last = document_number.last + excluded.last returning last`
/**
 * The next numbers of a company, in their order. To be drawn last before the rows are written: whoever draws next waits until this transaction ends,
 * and gets the same numbers when it fails, so that none is missing.
 */
export async function drawNumbers(tx: Queryable, series: Series, count: number): Promise<string[]> {
  const { rule, day } = await ruleAndDay(tx, series)
  const [row] = await tx.query<{ last: number }>(draw, [series.companyId, series.kind, `${rule} ${numberPeriod(rule, day)}`, count])
  return Array.from({ length: count }, (_, at) => numberOf(rule, row!.last - count + 1 + at, day))
}
