import { normText, targetOf, type Entity, type EntityField, type EntityValue } from '@jst/contracts/entity'
import type { EmployeeActor } from '../kernel/access/actor.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { columnOf } from './columns.ts'
import { entityOf } from './registry.ts'

interface Named {
  code: string
  texts: string[]
}
interface AliasFact {
  id: number
  norm: string
  source: string
  own: boolean
  target: string
}

interface Found {
  readonly code: string | undefined
  /** The learned alias that said so. */
  readonly alias: number | undefined
}
/** Texts that are remembered while a file is read. */
const mostFound = 20_000

/** Fields by which a row may be meant, weakest first. */
const meantBy = (entity: Entity) => [
  ...entity.fields
    .filter(({ key, kind }) => key === 'NameEn' || key === 'NameZh' || key === 'Aliases' || (kind === 'code' && key !== 'Code'))
    .filter(({ search }) => search),
  ...entity.fields.filter(({ key }) => key === 'Code'),
]

/**
 * Resolves texts to codes, for the kinds that an entity refers to: codes, names, other codes, learned aliases; a merged code resolves to its target.
 */
export class ReferenceLookup {
  private readonly meanings = new Map<string, Map<string, string>>()
  private readonly aliases = new Map<string, AliasFact[]>()
  /** Hits of learned aliases, to be counted. */
  readonly hits = new Map<number, number>()

  static async of(db: Queryable, actor: EmployeeActor, kinds: Iterable<string>): Promise<ReferenceLookup> {
    const lookup = new ReferenceLookup()
    const mine = actor.companyKind === 'platform' ? null : actor.companyId
    for (const kind of new Set(kinds)) await lookup.load(db, kind, mine)
    return lookup
  }

  private async load(db: Queryable, kind: string, mine: number | null): Promise<void> {
    const entity = entityOf(kind)
    const columns = meantBy(entity).map(({ key, kind: type }) => (type === 'list' ? `t.${columnOf(key)}` : `array[t.${columnOf(key)}]`))
    const rows = await db.query<Named>(
      `select coalesce(s.code, t.code) as code, ${columns.join(' || ')} as texts from ${entity.table} t left
        join ${entity.table} s on s.id = t.merged_into
       where t.removed_at is null and (t.company_id is null or t.company_id = $1) order by t.merged_into is not null desc, t.enabled,
        t.company_id is not null, t.sort desc`,
      [mine],
    )
    const meaning = new Map<string, string>()
    // codes go before names, names of rows in use before those of others: what is put in last counts
    const depth = Math.max(0, ...rows.map(({ texts }) => texts.length))
    for (const { code, texts } of rows) for (const text of texts.slice(0, -1)) if (text) meaning.set(normText(text), code)
    if (depth > 0) for (const { code, texts } of rows) meaning.set(normText(texts.at(-1)!), code)
    this.meanings.set(kind, meaning)
    if (!entity.aliased) return
    this.aliases.set(
      kind,
      await db.query<AliasFact>(
        `select id, norm, source, company_id is not null as own, target_code as target from entity_alias where kind = $1 and (company_id is null
          or company_id = $2) order by company_id is not null, source <> ''`,
        [kind, mine],
      ),
    )
  }

  /** The code that a text stands for. What somebody confirmed goes before names, a source's own words before everybody's. */
  find(kind: string, text: string, source = ''): string | undefined {
    const key = `${kind} ${source} ${text}`
    const found = this.found.get(key) ?? this.lookUp(kind, text, source)
    if (this.found.size < mostFound) this.found.set(key, found)
    if (found.alias !== undefined) this.hits.set(found.alias, (this.hits.get(found.alias) ?? 0) + 1)
    return found.code
  }

  private lookUp(kind: string, text: string, source: string): Found {
    const norm = normText(text)
    const meaning = this.meanings.get(kind)
    const alias = this.aliasMap(kind, source).get(norm)
    return alias
      ? { code: meaning?.get(normText(alias.target)) ?? alias.target, alias: alias.id }
      : { code: meaning?.get(norm), alias: undefined }
  }

  /** A column says the same few texts in many lines: each is looked up once. */
  private readonly found = new Map<string, Found>()
  /** Every text that means something, with its code: names first, over them what was confirmed, last of all for the source. */
  words(kind: string, source = ''): ReadonlyMap<string, string> {
    const words = new Map(this.meanings.get(kind))
    for (const [norm, { target }] of this.aliasMap(kind, source)) words.set(norm, words.get(normText(target)) ?? target)
    return words
  }
  /** Texts that were confirmed for this source alone. */
  confirmed(kind: string, source: string): readonly string[] {
    return source === '' ? [] : [...this.aliasMap(kind, source)].flatMap(([norm, alias]) => (alias.source === source ? [norm] : []))
  }
  private readonly maps = new Map<string, Map<string, AliasFact>>()
  private aliasMap(kind: string, source: string): Map<string, AliasFact> {
    const key = `${kind} ${source}`
    const lookupMap =
      this.maps.get(key) ??
      new Map(
        (this.aliases.get(kind) ?? [])
          .filter((alias) => alias.source === '' || alias.source === source)
          .map((alias) => [alias.norm, alias]),
      )
    this.maps.set(key, lookupMap)
    return lookupMap
  }

  /** A field's value with codes in place of texts; `missing` are those that mean nothing. */
  resolve(field: EntityField, value: EntityValue, source = ''): { value: EntityValue; missing: string[] } {
    const kind = targetOf(field)
    if (kind === undefined || value === null || value === '') return { value, missing: [] }
    const missing: string[] = []
    const codeOf = (text: string) => {
      const code = this.find(kind, text, source)
      if (code === undefined) missing.push(text)
      return code ?? text
    }
    return { value: Array.isArray(value) ? value.map((text: string) => codeOf(text)) : codeOf(String(value)), missing }
  }
}

/** Kinds that an entity's fields name. */
export const kindsOf = (entity: Entity, keys?: readonly string[]) =>
  entity.all.filter(({ key }) => !keys || keys.includes(key)).flatMap((field) => targetOf(field) ?? [])
