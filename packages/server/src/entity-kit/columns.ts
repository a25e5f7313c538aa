import { blankOf, countedFields, targetOf, type Entity, type EntityField, type EntityValue } from '@jst/contracts/entity'
import type { Tx } from '../kernel/database/database.ts'
import { cacheTopic } from '../kernel/database/tenant-cache.ts'
import type { SortColumn } from '../kernel/database/paging.ts'
import type { ElsewhereRule } from './kit.call.ts'
import { entityOf, rulesOf } from './registry.ts'
import { dayOrBlank } from '../kernel/database/day-range.ts'

const columns = new Map<string, string>()
/** Column of a field. Names come from the declarations alone, never from a caller: they are few, and asked for each value of many rows. */
export function columnOf(key: string): string {
  const cached = columns.get(key)
  if (cached !== undefined) return cached
  const column = key.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
  columns.set(key, column)
  return column
}

/** Fields that a company may say of the platform's rows, in the order of `entity_override`. */
export const overridableKeys = ['NameZh', 'Abbr', 'Sort', 'Enabled'] as const
export const isOverridable = ({ ownOnly }: Entity, field: EntityField) => field.overridable === true && ownOnly !== true

const ruleOf = (entity: Entity, { key }: EntityField): ElsewhereRule | undefined => rulesOf(entity).elsewhere?.[key]
/** Fields that another table may have the word on. */
export const elsewhereOf = (entity: Entity) =>
  entity.all.flatMap((field) => {
    const rule = ruleOf(entity, field)
    return rule ? [{ field, of: rule.said, column: columnOf(field.key), blank: field.kind === 'list' ? `'{}'` : `''` }] : []
  })

/** A field as this company sees it; `o` is the company's override of the row. */
function shown(entity: Entity, field: EntityField): string {
  const ownColumn = `t.${columnOf(field.key)}`
  const said = ruleOf(entity, field)?.said('t.code')
  const column = said === undefined ? ownColumn : `coalesce(${said}, ${ownColumn})`
  if (isOverridable(entity, field)) return `coalesce(o.${columnOf(field.key)}, ${column})`
  return field.kind === 'date' ? dayOrBlank(column) : column
}

/** Topic of names found by `namesByCode` (kernel/database/tenant-cache.ts). */
export const namesTopic = 'names'
/** To be said by every transaction that changes what rows are called, or which row has a code; of rows that nobody names nothing is said. */
export const tellRenamed = (tx: Tx, entity?: Entity): void => {
  if (!(entity && rulesOf(entity).unnamed)) tx.publish(cacheTopic, namesTopic)
}

/** Values of other tables for rows with these codes: by code, and by field with the names of the values. */
export const saidElsewhere = (entity: Entity) =>
  elsewhereOf(entity)
    .map(
      ({ field, of }) =>
        `select c.code, '${field.key}' as key, said.value, (select string_agg(coalesce(${nameOf(targetOf(field)!, 'x.code')}, x.code), '、'
          order by x.place) from unnest(said.value) with ordinality as x (code, place)) as names
         from (select distinct code from unnest($1::text[]) as code) c cross join lateral (select ${of('c.code')} as value) said
          where said.value is not null`,
    )
    .join(' union all ')

/**
 * Rows `r` of a kind, and what they are called: by the caller's company if it has a word of its own, and as the row that stands for them if they were
 * merged.
 */
const calledRows = (kind: string) => {
  const { table } = entityOf(kind)
  return `${table} r left join ${table} s on s.id = r.merged_into
    left join entity_override said on said.company_id = (select app_company_id()) and said.kind = '${kind}' and said.row_id = coalesce(s.id, r.id)`
}
const called = 'coalesce(said.name_zh, s.name_zh, r.name_zh)'

/** The same in English; a company's own word is Chinese, and rows without an English name have the Chinese one. */
const calledIn = (kind: string, Lang: 'en' | undefined): string =>
  Lang === 'en' && entityOf(kind).all.some(({ key }) => key === 'NameEn')
    ? `coalesce(nullif(case when s.id is null then r.name_en else s.name_en end, ''), ${called})`
    : called

/** Names of some codes at once, as `nameOf` finds each. */
export const namesByCode = (kind: string, Lang?: 'en') =>
  `select distinct on (r.code) r.code, ${calledIn(kind, Lang)} as name from ${calledRows(kind)} where r.code = any($1)
    order by r.code, r.removed_at is null desc, r.company_id nulls last`

/** Name of what a code points to. */
const nameOf = (kind: string, code: string) =>
  `(select ${called} from ${calledRows(kind)} where r.code = ${code} order by r.removed_at is null desc, r.company_id nulls last limit 1)`

/** Names of these rows are the same for all of a company's people, so that they are remembered: those of the two layers, which no data scope narrows. */
const isRemembered = (field: EntityField): boolean => {
  const target = targetOf(field)
  return target !== undefined && entityOf(target).ownOnly !== true
}

function named(entity: Entity, field: EntityField): string[] {
  const target = targetOf(field)
  if (target === undefined) return []
  const column = `t.${columnOf(field.key)}`
  const name =
    field.kind === 'list'
      ? `(select string_agg(coalesce(${nameOf(target, 'c.code')}, c.code), '、' order by c.place)
        from unnest(${shown(entity, field)}) with ordinality as c (code, place))`
      : nameOf(target, column)
  return [`coalesce(${name}, '') as "${field.key}Name"`]
}

const stateOf = (
  enabled: string,
) => `case when t.removed_at is not null then 'removed' when t.merged_into is not null then 'merged' when ${enabled}
  then 'active' else 'disabled' end`

/** SQL of a derived field, which the rules of the entity must have; one that may only be looked at has its column. */
function derivedOf(entity: Entity, field: EntityField): string {
  const { key } = field
  const text = rulesOf(entity).derived?.[key] ?? (field.sensitive ? shown(entity, field) : undefined)
  if (text === undefined) throw new Error(`entity ${entity.kind}: no rule for the derived field ${key}`)
  return text
}

export interface EntitySql {
  readonly table: string
  /** Columns under their wire names, over `from`, with the names of what they refer to. */
  readonly select: string
  /** The same without rich texts, and without the names of `remembered`. */
  readonly listed: string
  /** Fields whose names a list looks up by itself (`withNames`). */
  readonly remembered: readonly EntityField[]
  /** The same without those names, which cost a look-up for each row. */
  readonly bare: string
  /** `$1` is the company whose overrides count, `$2` the kind. */
  readonly from: string
  readonly state: string
  readonly sorts: Readonly<Record<string, SortColumn>>
  readonly filters: readonly { key: string; text: string }[]
  readonly columns: readonly { key: string; column: string; type: string }[]
  /** Expressions of the fields whose values are counted, by key. */
  readonly counted: Readonly<Record<string, string>>
}

/** Type of the column of a field. */
export const typeOf = (field: EntityField) =>
  field.kind === 'number'
    ? 'numeric'
    : field.kind === 'flag'
      ? 'boolean'
      : field.kind === 'list'
        ? 'text[]'
        : field.kind === 'date'
          ? 'date'
          : 'text'

function sortOf(entity: Entity, field: EntityField): string | { filled: string } {
  if (field.kind === 'text' || field.kind === 'lines') return `${shown(entity, field)} collate "zh-x-icu"`
  if (field.kind === 'date') return `t.${columnOf(field.key)}`
  return field.kind === 'number' ? shown(entity, field) : { filled: shown(entity, field) }
}

function filterText(entity: Entity, field: EntityField): string {
  const column = shown(entity, field)
  return field.kind === 'list' ? `? = any(t.${columnOf(field.key)})` : `${column} = ?`
}

const derivedSort = (entity: Entity, field: EntityField) => rulesOf(entity).derivedSorts?.[field.key] ?? derivedOf(entity, field)
const derivedFilter = (entity: Entity, field: EntityField) =>
  rulesOf(entity).derivedFilters?.[field.key] ??
  (field.kind === 'list' ? `? = any(${derivedOf(entity, field)})` : `${derivedOf(entity, field)} = ?`)

function build(entity: Entity): EntitySql {
  const { ownOnly, derived = [] } = entity
  const state = stateOf(ownOnly ? 't.enabled' : 'coalesce(o.enabled, t.enabled)')
  const version = ownOnly ? 't.update_time' : 'greatest(t.update_time, o.update_time)'
  const fieldsOf = (text: (field: EntityField) => string) => entity.all.map((field) => `${text(field)} as "${field.key}"`)
  const fields = fieldsOf((field) => shown(entity, field))
  // a list has no use for long texts
  const short = fieldsOf((field) => (field.kind === 'rich' ? `''` : shown(entity, field)))
  const naming = [...entity.all, ...derived.filter(({ sensitive }) => sensitive)]
  const remembered = naming.filter(isRemembered)
  const names = (fields: readonly EntityField[]) => [
    ...fields.flatMap((field) => named(entity, field)),
    ...elsewhereOf(entity).map(({ field, of }) => `${of('t.code')} is not null as "${field.key}Elsewhere"`),
    ...derived.map((field) => `${derivedOf(entity, field)} as "${field.key}"`),
  ]
  const withFields = (texts: readonly string[]) =>
    [
      `t.id as "Id", case when t.company_id is null then 'platform' else 'company' end as "Layer", ${state} as "State"`,
      ...texts,
      `${ownOnly ? 'false' : 'o.row_id is not null'} as "Overridden", coalesce((select s.code from ${entity.table} s where s.id = t.merged_into), '') as "MergedInto"`,
      `${version} as "UpdateTime"`,
    ].join(', ')
  const bare = withFields(fields)
  return {
    table: entity.table,
    select: [bare, ...names(naming)].join(', '),
    listed: [withFields(short), ...names(naming.filter((field) => !remembered.includes(field)))].join(', '),
    remembered,
    bare,
    from: ownOnly
      ? // the placeholders have their types also where nothing is overridden
        `${entity.table} t cross join (select $1::bigint, $2::text) reader`
      : `${entity.table} t left join entity_override o on o.row_id = t.id and o.kind = $2 and o.company_id = $1 and t.company_id is null`,
    state,
    sorts: {
      ...Object.fromEntries(entity.all.filter(({ kind }) => kind !== 'list').map((field) => [field.key, sortOf(entity, field)])),
      ...Object.fromEntries(derived.filter(({ kind }) => kind !== 'list').map((field) => [field.key, derivedSort(entity, field)])),
      UpdateTime: { filled: version },
    },
    filters: [
      ...entity.all.filter(({ filter }) => filter).map((field) => ({ key: field.key, text: filterText(entity, field) })),
      ...derived.filter(({ filter }) => filter).map((field) => ({ key: field.key, text: derivedFilter(entity, field) })),
    ],
    columns: entity.all.map((field) => ({ key: field.key, column: columnOf(field.key), type: typeOf(field) })),
    counted: Object.fromEntries(
      countedFields(entity).map((field) => [field.key, entity.all.includes(field) ? shown(entity, field) : derivedOf(entity, field)]),
    ),
  }
}

/** The same as in a list, for some derived fields. */
export const derivedSelect = (entity: Entity, fields: readonly EntityField[]): string =>
  fields.map((field) => `, ${derivedOf(entity, field)} as "${field.key}"`).join('')

const built = new WeakMap<Entity, EntitySql>()
/** SQL of an entity, made once. */
export function sqlOf(entity: Entity): EntitySql {
  const cached = built.get(entity) ?? build(entity)
  built.set(entity, cached)
  return cached
}

/** A value as the column takes it: no day for an empty date, what a new row holds for an empty number. */
export const stored = (field: EntityField, value: EntityValue): EntityValue =>
  field.kind === 'date' && value === '' ? null : (value ?? blankOf(field))
