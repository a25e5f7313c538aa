import type { ReferenceEntry, ReferenceKind } from '@jst/contracts/master'
import type { Queryable } from '../../../kernel/database.ts'
import { columnOf } from '../kit/columns.ts'
import { entityOf } from '../kit/registry.ts'

/** What stands small beside a name: the country of a port, the SCAC of a carrier, the port of a terminal, what stands on a vessel's bow. */
const notes: Partial<Record<string, string>> = {
  port: 't.country_zh',
  carrier: 't.scac',
  terminal: 't.port_code',
  vessel: `case when t.name_en = t.name_zh then '' else t.name_en end`,
}

const entry = (kind: string) => {
  const { fields } = entityOf(kind)
  const words = fields.some(({ key }) => key === 'Aliases') ? 't.aliases' : `'{}'::text[]`
  const codes = fields
    .filter(({ key, kind: type, search }) => type === 'code' && search && key !== 'Code')
    .map(({ key }) => `nullif(t.${columnOf(key)}, '')`)
  const merged = `array(select m.code from ${entityOf(kind).table} m where m.merged_into = t.id)`
  const learned = `array(select a.text from master_alias a where a.kind = $2 and a.target_code = t.code and (a.company_id is null or a.company_id = $1))`
  return `t.code as "Code", coalesce(o.name_zh, t.name_zh) as "Zh", t.name_en as "En", t.pinyin as "Pinyin", t.initials as "Initials",
    array_remove(${words} || array[${codes.join(', ')}]::text[] || ${merged} || ${learned}, null) as "Words", ${notes[kind] ?? `''`} as "Note"`
}

/** Rows in use, as a company sees them, in the order in which pickers offer them; a company's own row hides the platform's of the same code. */
export function entriesOf(db: Queryable, kind: ReferenceKind, mine: number | null): Promise<ReferenceEntry[]> {
  const { table } = entityOf(kind)
  return db.query<ReferenceEntry>(
    `select ${entry(kind)} from ${table} t left join master_override o on o.row_id = t.id and o.kind = $2 and o.company_id = $1 and t.company_id is null
     where (t.company_id is null or t.company_id = $1) and t.removed_at is null and t.merged_into is null and coalesce(o.enabled, t.enabled)
       and not (t.company_id is null and exists (select from ${table} own where own.company_id = $1 and own.code = t.code and own.removed_at is null))
     order by coalesce(o.sort, t.sort), t.id`,
    [mine ?? 0, kind],
  )
}

/** Changes with every change of what `entriesOf` answers. */
export async function versionOf(db: Queryable, kind: ReferenceKind, mine: number | null): Promise<string> {
  const { table } = entityOf(kind)
  const [row] = await db.query<{ version: string }>(
    `select (select count(*) || '.' || coalesce(extract(epoch from max(update_time)) * 1000, 0)::bigint from ${table} where company_id is null or company_id = $1) || '-' ||
       (select count(*) || '.' || coalesce(extract(epoch from max(update_time)) * 1000, 0)::bigint from master_override where company_id = $1 and kind = $2) || '-' ||
       (select count(*) || '.' || coalesce(extract(epoch from max(update_time)) * 1000, 0)::bigint from master_alias where kind = $2 and (company_id is null or company_id = $1)) || '-' || $1 as version`,
    [mine ?? 0, kind],
  )
  return row!.version
}
