import type { Entity } from '@jst/contracts/entity'
import type { Tx } from '../../../kernel/database/database.ts'

/** The next free codes of a list whose rows are numbered for people alone: a prefix and six digits. Two who add wait for each other. */
export async function nextCodes(tx: Tx, { table }: Entity, prefix: string, count: number): Promise<string[]> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, (select app_company_id())))', [`codes ${table}`])
  const [row] = await tx.query<{ last: number }>(
    `select coalesce(max(substr(code, length($1) + 1)::bigint), 0)::int as last from ${table}
      where company_id = (select app_company_id()) and code ~ ('^' || $1 || '[0-9]{6}$')`,
    [prefix],
  )
  return Array.from({ length: count }, (_, at) => `${prefix}${String(row!.last + at + 1).padStart(6, '0')}`)
}

/** Another row that puts the customer on a level on some of these days. */
export async function findLevelOverlap(
  tx: Tx,
  { customer, from, to, id }: { customer: string; from: string; to: string; id: number },
): Promise<{ code: string; level: string } | undefined> {
  const [row] = await tx.query<{ code: string; level: string }>(
    `select code, level_code as level from freight_level_customer where company_id = (select app_company_id()) and customer_code = $1 and id <> $4
      and removed_at is null and merged_into is null and enabled
      and daterange(valid_from, valid_to, '[]') && daterange(nullif($2, '')::date, nullif($3, '')::date, '[]') order by valid_from limit 1`,
    [customer, from, to, id],
  )
  return row
}
