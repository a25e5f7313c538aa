import type { MatchedRecord } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

const no = `coalesce(nullif(r.merge_mbl_no, ''), nullif(r.split_mbl_no, ''), r.mbl_no)`
const select = `select r.id, ${no} as no, o.carrier_code as partner from si_record r join cargo_order o on o.id = r.order_id
  where r.delete_mark = 0`

export async function findSiRecord(
  db: Queryable,
  by: { readonly id: number } | { readonly no: string; readonly companyId: number },
): Promise<MatchedRecord | undefined> {
  if ('id' in by) return (await db.query<MatchedRecord>(`${select} and r.id = $1`, [by.id]))[0]
  return matchSi(db, by.companyId, [by.no])
}

/** The record that has one of these numbers: of the instruction, or of the bill as it will be issued. A number of two records matches neither. */
export async function matchSi(db: Queryable, companyId: number, numbers: readonly string[]): Promise<MatchedRecord | undefined> {
  const uniqueNumbers = [...new Set(numbers.map((one) => one.trim().toUpperCase()))].filter((one) => one !== '')
  if (uniqueNumbers.length === 0) return undefined
  const rows = await db.query<MatchedRecord>(
    `${select} and r.operator_id = $1 and (r.si_no = any($2) or upper(${no}) = any($2)) order by r.id limit 2`,
    [companyId, uniqueNumbers],
  )
  return rows.length === 1 ? rows[0] : undefined
}
