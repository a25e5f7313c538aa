import type { Queryable } from '../../kernel/database/database.ts'
import type { DocumentModule } from '../registry.ts'

/** Numbers of one kind in one company. */
export interface Series {
  /** The company whose numbers they are. */
  readonly companyId: number
  readonly kind: string
}

export interface StoredRule {
  readonly rule: string | null
  readonly employeeName: string
  readonly updateTime: string | null
  /** `YYYY-MM-DD` of China, by which numbers are dated. */
  readonly day: string
}

const stored = `select r.rule, coalesce(r.employee_name, '') as "employeeName", r.update_time as "updateTime",
    china_day()::text as day
  from (select 1) one left join document_number_rule r on r.company_id = $1 and r.kind = $2`
/** The company's own rule, if it has one, and the day. */
export const findRule = async (db: Queryable, { companyId, kind }: Series): Promise<StoredRule> =>
  (await db.query<StoredRule>(stored, [companyId, kind]))[0]!

/** False when somebody was faster: the rule is not the one that was seen any more. */
export async function writeRule(
  tx: Queryable,
  { companyId, kind }: Series,
  rule: string,
  employeeName: string,
  seen: string | null,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into document_number_rule as r (company_id, operator_id, kind, rule, employee_name)
      select c.id, c.operator_id, $2, $3, $4 from company c where c.id = $1
      on conflict (company_id, kind) do update set rule = excluded.rule, employee_name = excluded.employee_name,
        update_time = next_update_time(r.update_time) where r.update_time = $5 returning r.kind`,
    [companyId, kind, rule, employeeName, seen],
  )
  return rows.length > 0
}

const draw = `insert into document_number (company_id, operator_id, kind, period, last)
  select c.id, c.operator_id, $2, $3, $4 from company c where c.id = $1
  on conflict (company_id, kind, period) do update set last = document_number.last + excluded.last returning last`
/** Moves a counter on and holds it until the transaction ends. Answers with the last number that was drawn. */
export async function drawSeqs(tx: Queryable, { companyId, kind }: Series, period: string, count: number): Promise<number> {
  const [row] = await tx.query<{ last: number }>(draw, [companyId, kind, period, count])
  return row!.last
}

/** The last number of a period; 0 before the first. */
export async function lastSeq(db: Queryable, { companyId, kind }: Series, period: string): Promise<number> {
  const [row] = await db.query<{ last: number }>('select last from document_number where company_id = $1 and kind = $2 and period = $3', [
    companyId,
    kind,
    period,
  ])
  return row?.last ?? 0
}

/** Those of some numbers that records of the company have, in the recycle bin too. To be asked as the server: nobody sees all of them. */
export async function usedNumbers(
  system: Queryable,
  { table, no }: DocumentModule,
  { companyId }: Series,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  // one number is asked for by itself: a list of them is planned anew each time, while others wait for the counter
  const [condition, sought] = numbers.length === 1 ? [`${no} = $1`, numbers[0]] : [`${no} = any($1)`, numbers]
  const rows = await system.query<{ no: string }>(
    `select ${no} as no from ${table} t where ${condition} and (t.company_id = $2 or t.operator_id = $2)`,
    [sought, companyId],
  )
  return new Set(rows.map((row) => row.no))
}
