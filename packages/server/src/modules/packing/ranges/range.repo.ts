import type { Queryable } from '../../../kernel/database/database.ts'

/** Returns true if numbers of the caller's company lie in another range. Two who add ranges at once come one after the other. */
export async function findOverlap(
  tx: Queryable,
  { id, prefix, from, to }: { readonly id: number; readonly prefix: string; readonly from: string; readonly to: string },
): Promise<boolean> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('slip ranges ' || app_company_id(), 0))`)
  const rows = await tx.query(
    `select 1 from slip_range where company_id = app_company_id() and id <> $1 and prefix = $2 and length(from_no) = length($3) and removed_at is null
      and merged_into is null and from_no <= $4 and to_no >= $3 limit 1`,
    [id, prefix, from, to],
  )
  return rows.length > 0
}

/** Returns true if one of some ranges has given numbers. */
export const hasBegun = async (tx: Queryable, ids: readonly number[]): Promise<boolean> =>
  (await tx.query('select 1 from slip_range where id = any($1) and next > from_no::bigint limit 1', [ids])).length > 0
