import type { ReferenceEntry, ReferenceKind } from '@jst/contracts/master'
import { entityOf, placesOf } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

/** Small print beside a name: the country of a port, the SCAC of a carrier, the port of a terminal, the IMO number of a vessel. */
const notes: Partial<Record<string, string>> = {
  port: 't.country_zh',
  carrier: 't.scac',
  terminal: 't.port_code',
  vessel: `case when t.name_en = t.name_zh then '' else t.name_en end`,
}

/** Options of pickers of a kind, in their order. */
export async function entriesOf(db: Queryable, kind: ReferenceKind, mine: number | null): Promise<ReferenceEntry[]> {
  const places = await placesOf(db, kind, mine, notes[kind])
  return places.map(({ code, zh, en, pinyin, initials, words, note }) => ({
    Code: code,
    Zh: zh,
    En: en,
    Pinyin: pinyin,
    Initials: initials,
    Words: [...words],
    Note: note,
  }))
}

/** Changes with every change of what `entriesOf` answers. */
export async function versionOf(db: Queryable, kind: ReferenceKind, mine: number | null): Promise<string> {
  const { table } = entityOf(kind)
  const [row] = await db.query<{ version: string }>(
    `select (select count(*) || '.' || coalesce(extract(epoch from max(update_time)) * 1000, 0)::bigint from ${table} where company_id is null
      or company_id = $1) || '-' ||
       (select count(*) || '.' || coalesce(extract(epoch from max(update_time)) * 1000, 0)::bigint from entity_override where company_id = $1
      and kind = $2) || '-' ||
       (select count(*) || '.' || coalesce(extract(epoch from max(update_time)) * 1000, 0)::bigint from entity_alias where kind = $2
      and (company_id is null or company_id = $1)) || '-' || $1 as version`,
    [mine ?? 0, kind],
  )
  return row!.version
}
