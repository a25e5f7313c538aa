import type { Queryable } from '../../../kernel/database/database.ts'

/** False for a company that never chose. */
export async function forcesWatermark(db: Queryable, companyId: number): Promise<boolean> {
  const [row] = await db.query<{ forced: boolean }>('select force_watermark as forced from company_frame where company_id = $1', [
    companyId,
  ])
  return row?.forced ?? false
}

/** Answers what it was before. */
export async function forceWatermark(tx: Queryable, companyId: number, forced: boolean): Promise<boolean> {
  const before = await forcesWatermark(tx, companyId)
  await tx.query(
    `insert into company_frame as f (company_id, force_watermark) values ($1, $2)
     on conflict (company_id) do update set force_watermark = excluded.force_watermark, update_time = next_update_time(f.update_time)`,
    [companyId, forced],
  )
  return before
}
