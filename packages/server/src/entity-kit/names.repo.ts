import { targetOf, type Entity, type EntityField, type EntityRow } from '@jst/contracts/entity'
import type { Db, Queryable } from '../kernel/database/database.ts'
import { namesByCode, namesTopic, sqlOf } from './columns.ts'

const keyOf = (kind: string, code: string, Lang?: 'en') => `name${Lang ? ` ${Lang}` : ''} ${kind} ${code}`
const codesIn = (row: EntityRow, { key }: EntityField): readonly string[] => {
  const value = row[key]
  return Array.isArray(value) ? value : typeof value === 'string' && value !== '' ? [value] : []
}

/** Rows of a list with the names of what they refer to: those that this process does not remember are asked for, all kinds in one flight. */
export async function withNames(db: Db, entity: Entity, rows: readonly EntityRow[], Lang?: 'en'): Promise<EntityRow[]> {
  const { remembered } = sqlOf(entity)
  if (remembered.length === 0) return [...rows]
  const cache = db.cache<string>(namesTopic)
  const names = new Map<string, string>()
  const unknown = new Map<string, Set<string>>()
  for (const field of remembered) {
    const kind = targetOf(field)!
    for (const row of rows)
      for (const code of codesIn(row, field)) {
        const key = keyOf(kind, code, Lang)
        if (names.has(key)) continue
        const cachedName = cache.get(key)
        names.set(key, cachedName ?? '')
        if (cachedName === undefined) unknown.set(kind, (unknown.get(kind) ?? new Set()).add(code))
      }
  }
  if (unknown.size > 0) {
    const lookups = [...unknown]
    const answers = await db.many<{ code: string; name: string }[][]>(
      lookups.map(([kind, codes]) => [namesByCode(kind, Lang), [[...codes]]] as const),
      'force_generic_plan',
    )
    for (const [at, [kind, codes]] of lookups.entries()) {
      for (const { code, name } of answers[at]!) names.set(keyOf(kind, code, Lang), name)
      for (const code of codes) cache.set(keyOf(kind, code, Lang), names.get(keyOf(kind, code, Lang))!)
    }
  }
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(remembered.map((field) => [`${field.key}Name`, nameIn(row, field, names, Lang)])),
  }))
}

function nameIn(row: EntityRow, field: EntityField, names: ReadonlyMap<string, string>, Lang?: 'en'): string {
  const kind = targetOf(field)!
  const codes = codesIn(row, field)
  const nameOf = (code: string) => names.get(keyOf(kind, code, Lang)) ?? ''
  return field.kind === 'list' ? codes.map((code) => nameOf(code) || code).join(Lang === 'en' ? ', ' : '、') : nameOf(codes[0] ?? '')
}

/** English names of codes of one kind, as the connection's company calls them; a code without a name is not in it. */
export async function englishNames(db: Queryable, kind: string, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const uniqueCodes = [...new Set(codes)].filter((code) => code !== '')
  const found = await db.query<{ code: string; name: string }>(namesByCode(kind, 'en'), [uniqueCodes])
  return new Map(found.map(({ code, name }) => [code, name]))
}
