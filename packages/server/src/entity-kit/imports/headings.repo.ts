import type { Queryable } from '../../kernel/database/database.ts'
import type { Layouts } from './header.ts'

/** Those of some layouts that the company has said something of. */
export async function savedLayouts(db: Queryable, companyId: number, kind: string, layouts: readonly string[]): Promise<Layouts> {
  const rows = await db.query<{ layout: string; fields: string[] }>(
    'select layout, fields from entity_heading where company_id = $1 and kind = $2 and layout = any($3)',
    [companyId, kind, layouts],
  )
  return new Map(rows.map(({ layout, fields }) => [layout, fields]))
}

interface Said {
  readonly layout: string
  readonly headings: readonly string[]
  readonly fields: readonly string[]
}
export const keepLayout = (tx: Queryable, companyId: number, kind: string, { layout, headings, fields }: Said) =>
  tx.query(
    `insert into entity_heading as h (company_id, kind, layout, fields, headings) values ($1, $2, $3, $4, $5)
     on conflict (company_id, kind, layout) do update set fields = excluded.fields, headings = excluded.headings,
       update_time = next_update_time(h.update_time)`,
    [companyId, kind, layout, fields, headings],
  )

/** Returns the area's settings for a layout, besides its columns. */
export async function savedAreaSettings(db: Queryable, companyId: number, kind: string, layout: string): Promise<unknown> {
  const [row] = await db.query<{ more: unknown }>('select more from entity_heading where company_id = $1 and kind = $2 and layout = $3', [
    companyId,
    kind,
    layout,
  ])
  return row?.more
}
