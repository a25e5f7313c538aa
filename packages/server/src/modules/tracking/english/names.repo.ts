import type { Queryable } from '../../../kernel/database/database.ts'

const rows = `select code, name_zh as name, coalesce(nullif(name_en, ''), code) as english, true as port, company_id, id from m_port
    where (code = any ($1) or name_zh = any ($2)) and removed_at is null
  union all select code, name_zh, coalesce(nullif(name_en, ''), code), false, company_id, id from m_carrier
    where name_zh = any ($2) and removed_at is null
  order by 4 desc, company_id nulls first, id`

/** English names of ports by code, and of ports and carriers by the Chinese name that a sentence has of them. Those of the platform stand first. */
export async function englishNames(
  system: Queryable,
  { codes, names }: { readonly codes: readonly string[]; readonly names: readonly string[] },
): Promise<{ readonly byCode: ReadonlyMap<string, string>; readonly byName: ReadonlyMap<string, string> }> {
  const found = await system.query<{ code: string; name: string; english: string; port: boolean }>(rows, [
    [...new Set(codes)],
    [...new Set(names)],
  ])
  const [byCode, byName] = [new Map<string, string>(), new Map<string, string>()]
  for (const { code, name, english, port } of found) {
    if (port && !byCode.has(code)) byCode.set(code, english)
    if (!byName.has(name)) byName.set(name, english)
  }
  return { byCode, byName }
}
