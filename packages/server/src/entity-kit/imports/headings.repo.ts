import type { Queryable } from '../../kernel/database.ts'
import type { Layouts } from './header.ts'

/** Those of some layouts that the company has said something of. */
export async function keptLayouts(db: Queryable, companyId: number, kind: string, layouts: readonly string[]): Promise<Layouts> {
  const rows = await db.query<{ layout: string; fields: string[] }>(
    'select layout, fields from entity_heading where company_id = $1 and kind = $2 and layout = any($3)',
    [companyId, kind, layouts],
  )
  return new Map(rows.map(({ layout, fields }) => [layout, fields]))
}

export const keepLayout = (tx: Queryable, companyId: number, kind: string, layout: string, fields: readonly string[]) =>
  tx.query(
    `insert into entity_heading as h (company_id, kind, layout, fields) values ($1, $2, $3, $4)
     on conflict (company_id, kind, layout) do update set fields = excluded.fields, update_time = next_update_time(h.update_time)`,
    [companyId, kind, layout, fields],
  )
