import type { Place } from '@jst/places'
import type { Queryable } from '../kernel/database/database.ts'
import { columnOf } from './columns.ts'
import { entityOf } from './registry.ts'

function placeColumns(kind: string, note: string): string {
  const { fields, table } = entityOf(kind)
  const words = fields.some(({ key }) => key === 'Aliases') ? 't.aliases' : `'{}'::text[]`
  const codes = fields
    .filter(({ key, kind: type, search }) => type === 'code' && search && key !== 'Code')
    .map(({ key }) => `nullif(t.${columnOf(key)}, '')`)
  const nameEn = fields.some(({ key }) => key === 'NameEn') ? 't.name_en' : `''`
  const merged = `array(select m.code from ${table} m where m.merged_into = t.id)`
  const learned = `array(select a.text from entity_alias a where a.kind = $2 and a.target_code = t.code and (a.company_id is null
    or a.company_id = $1))`
  return `t.code, coalesce(o.name_zh, t.name_zh) as zh, ${nameEn} as en, t.pinyin, t.initials,
    array_remove(${words} || array[${codes.join(', ')}]::text[] || ${merged} || ${learned}, null) as words, ${note} as note`
}

/**
 * Rows in use, as a company sees them, in the order in which pickers offer them; a company's own row hides the platform's of the same code.
 * @param note SQL over the row `t`: what stands small beside its name
 */
export function placesOf(db: Queryable, kind: string, mine: number | null, note = `''`): Promise<Required<Place>[]> {
  const { table } = entityOf(kind)
  return db.query<Required<Place>>(
    `select ${placeColumns(kind, note)} from ${table} t left join entity_override o on o.row_id = t.id and o.kind = $2 and o.company_id = $1
      and t.company_id is null
     where (t.company_id is null or t.company_id = $1) and t.removed_at is null and t.merged_into is null and coalesce(o.enabled, t.enabled)
       and not (t.company_id is null and exists (select from ${table} own where own.company_id = $1 and own.code = t.code and own.removed_at is null))
     order by coalesce(o.sort, t.sort), t.id`,
    [mine ?? 0, kind],
  )
}
