import type { Entity, EntityCountQuery, EntityQuery, EntityRow, EntityValue, EntityValues } from '@jst/contracts/entity'
import { mostCountedRows as mostCounted } from '@jst/contracts/entity'
import type { Page } from '@jst/contracts'
import type { EmployeeActor } from '../kernel/access/actor.ts'
import type { Db, Queryable, Tx } from '../kernel/database/database.ts'
import { invalid } from '../kernel/errors.ts'
import { Conditions, readPage, type ListQuery } from '../kernel/database/paging.ts'
import { columnOf, overridableKeys, sqlOf, stored, tellRenamed } from './columns.ts'
import { hasWord, keyWords, variantsOf, type KeyWord } from './keyword.repo.ts'
import type { RowOwner } from './kit.call.ts'
import { layerOf, overridesOf } from './layers.ts'
import { texts } from './kit.texts.ts'
import { withNames } from './names.repo.ts'
import { rulesOf } from './registry.ts'
import { wordsOf } from './words.ts'

/**
 * Conditions of a list. The platform's administrators maintain the platform's rows: companies' own are not theirs to see here.
 * Without a state: what is in use or was disabled.
 */
export function conditionsOf(
  entity: Entity,
  actor: EmployeeActor,
  query: EntityQuery,
  words: readonly KeyWord[],
  found?: Found,
): Conditions {
  const sql = sqlOf(entity)
  const where = new Conditions()
    .add('$1::bigint is not distinct from ?::bigint', overridesOf(actor))
    .add('$2::text is not distinct from ?::text', entity.kind)
  if (entity.ownOnly) return ownConditions(entity, actor, where, query, words, found)
  where.raw(layerOf(actor) === null ? 't.company_id is null' : `t.company_id is null or t.company_id = $1`)
  if (query.Layer) where.raw(query.Layer === 'platform' ? 't.company_id is null' : 't.company_id is not null')
  where.raw(query.State ? `${sql.state} = '${states[query.State]}'` : `${sql.state} in ('active', 'disabled')`)
  for (const { key, text } of sql.filters) where.add(text, query[key])
  // what sources call a row finds it too, as far as the company has learned it
  const learned = `t.code in (select a.target_code from entity_alias a where a.kind = $2 and (a.company_id is null or a.company_id = $1)
    and position((?::text[])[1] in a.norm) > 0)`
  for (const word of words) where.add(`${hasWord} or position((?::text[])[1] in upper(o.name_zh)) > 0 or ${learned}`, variantsOf(word))
  return where
}

/** The same for rows that only companies have: none of the platform's, no overrides, and a keyword by the index of its letters. */
function ownConditions(
  entity: Entity,
  actor: EmployeeActor,
  where: Conditions,
  query: EntityQuery,
  words: readonly KeyWord[],
  found?: Found,
): Conditions {
  const { filters, state } = sqlOf(entity)
  where.raw(ownSide(entity, actor))
  where.raw(query.State ? `${state} = '${states[query.State]}'` : 't.removed_at is null and t.merged_into is null')
  for (const { key, text } of filters) where.add(text, query[key])
  if (found && !found.many) where.add('t.id = any(?)', found.ids)
  for (const word of words) {
    if (!found) where.add(`t.id in (${foundText(entity, '?')})`, variantsOf(word))
    where.add(hasWord, variantsOf(word))
  }
  return where
}

/**
 * Ids of rows that hold one of some texts, by the index of their letters. The function stands among the selected columns because PostgreSQL takes its
 * rows one by one there, so that a limit ends the search; in `from` it looks at every row first.
 */
const foundText = ({ table }: Entity, texts: string) => `select ${table}_found(one.word) as id from unnest(${texts}::text[]) one (word)`

/** Rows of the side on which the actor's company ($1) stands: one column, so that an index gives them in order. */
function ownSide({ sided }: Entity, { companyKind }: EmployeeActor): string {
  if (!sided) return 't.company_id = $1'
  return companyKind === 'operator' ? 't.staff_id = $1' : 't.company_id = $1 and t.operator_id is not null'
}

/** Rows that may have the words of a keyword: all of those that have the rarest word, or some where each word has more than are counted. */
interface Found {
  readonly ids: readonly number[]
  readonly many: boolean
}

/**
 * Few rows are read by their ids. Where more hold the words, a list in its usual order goes through the rows themselves: the first that fit come at
 * once, while the index of letters answers all of them before the first.
 */
async function findRowsOf(db: Db, entity: Entity, { Sort }: EntityQuery, words: readonly KeyWord[]): Promise<Found | undefined> {
  if (!entity.ownOnly || words.length === 0) return undefined
  // the first of them are enough: one row twice, by its texts and by a code, costs nothing
  const text = `select array(select id from (${foundText(entity, '$1')}) rows limit ${mostCounted + 1}) as ids`
  const answers = await db.many<{ ids: number[] }[][]>(words.map((word) => [text, [variantsOf(word)]] as const))
  const [rarest = []] = answers.map(([row]) => row!.ids).toSorted((one, other) => one.length - other.length)
  if (rarest.length <= mostCounted) return { ids: rarest, many: false }
  return Sort === undefined || Sort === usualSort ? { ids: rarest, many: true } : undefined
}
const usualSort = '-UpdateTime'
const states = { active: 'active', disabled: 'disabled', removed: 'removed', merged: 'merged' } as const

export async function rowPage(db: Db, entity: Entity, actor: EmployeeActor, query: EntityQuery): Promise<Page<EntityRow>> {
  const { listed, from, sorts } = sqlOf(entity)
  const { PageIndex, PageSize, Sort } = query
  const paging = {
    ...(PageIndex === undefined ? {} : { PageIndex }),
    ...(PageSize === undefined ? {} : { PageSize }),
    ...(Sort === undefined ? {} : { Sort }),
  }
  const words = await keyWords(db, entity, actor, query)
  const found = await findRowsOf(db, entity, query, words)
  const page = await readPage<EntityRow>(db, paging, {
    select: listed,
    ...inOrder(entity, query, from, sorts),
    counted: from,
    where: conditionsOf(entity, actor, query, words, found),
    ...(found?.many ? { some: { condition: 't.id = any(?)', ids: found.ids } } : {}),
    defaultSort: entity.ownOnly ? usualSort : 'Sort',
    tieBreaker: entity.ownOnly ? 't.id desc' : 't.code, t.id',
    ...(entity.ownOnly ? { most: mostCounted } : {}),
    keepPlan: rulesOf(entity).keepPlan === true && found === undefined,
  })
  return { ...page, Rows: await withNames(db, entity, page.Rows, query.Lang) }
}

/**
 * Source and order of a list. The order of change comes from the index of a table of its own where the rows have none. Where that table
 * has the column of a filter too, both are said to be the same: rows that do not fit are passed over there, and not looked at.
 */
function inOrder(entity: Entity, query: EntityQuery, from: string, sorts: ListQuery['sorts']): Pick<ListQuery, 'from' | 'sorts'> {
  const { recency } = rulesOf(entity)
  if (recency === undefined || !(query.Sort ?? usualSort).endsWith('UpdateTime')) return { from, sorts }
  const filtered = Object.entries(recency.beside).flatMap(([key, column]) => (query[key] === undefined ? [] : [column]))
  const same = ['id', 'company_id', ...filtered].map((column) => `recent.${column} = t.${column}`)
  return {
    from: `${from} join ${recency.table} recent on ${same.join(' and ')}`,
    sorts: { ...sorts, UpdateTime: { filled: 'recent.update_time' } },
  }
}

interface RowCount {
  readonly Field: string
  readonly Value: string
  readonly Count: number
}
/** How many rows of a list have each value of some fields, in one pass. @throws AppError INVALID_INPUT for a field that is not counted */
export async function countRows(db: Db, entity: Entity, actor: EmployeeActor, { Of, ...query }: EntityCountQuery): Promise<RowCount[]> {
  const { from, counted } = sqlOf(entity)
  const keys = [...new Set(Of.split(','))]
  const unknown = keys.find((key) => counted[key] === undefined)
  if (unknown !== undefined) throw invalid('Of', texts.notCounted(unknown))
  const words = await keyWords(db, entity, actor, query)
  const where = conditionsOf(entity, actor, query, words, await findRowsOf(db, entity, query, words))
  const columns = keys.map((key, at) => `(${counted[key]})::text as v${at}`)
  const sets = keys.map((_, at) => `(v${at})`)
  const rows = await db.query<{ at: number; value: string | null; count: number }>(
    `select case ${keys.map((_, at) => `when grouping(v${at}) = 0 then ${at}`).join(' ')} end as at,
        coalesce(${keys.map((_, at) => `v${at}`).join(', ')}) as value, count(*) as count
      from (select ${columns.join(', ')} from ${from} ${where.text}) listed group by grouping sets (${sets.join(', ')}) order by 1, 2`,
    where.values,
  )
  return rows.map(({ at, value, count }) => ({ Field: keys[at]!, Value: value ?? '', Count: count }))
}

/** Ids of the rows that a list with a keyword begins with. */
export async function newestIds(db: Db, entity: Entity, actor: EmployeeActor, Keyword: string, most: number): Promise<number[]> {
  const words = await keyWords(db, entity, actor, { Keyword })
  const where = conditionsOf(entity, actor, {}, words, await findRowsOf(db, entity, {}, words))
  const rows = await db.query<{ id: number }>(
    `select t.id from ${sqlOf(entity).from} ${where.text} order by t.update_time desc, t.id desc limit ${most}`,
    where.values,
  )
  return rows.map(({ id }) => id)
}

/** Ids of the rows that a list has, at most so many and one more. */
export async function idsOf(db: Queryable, entity: Entity, actor: EmployeeActor, query: EntityQuery, most: number): Promise<number[]> {
  const { from } = sqlOf(entity)
  const where = conditionsOf(entity, actor, query, await keyWords(db, entity, actor, query))
  const rows = await db.query<{ id: number }>(`select t.id from ${from} ${where.text} order by t.id limit ${most + 1}`, where.values)
  return rows.map(({ id }) => id)
}

/** Rows as the actor's company sees them, in no order. One row is asked for by its key: a list of keys is planned anew each time. */
export function findRows(db: Queryable, entity: Entity, actor: EmployeeActor, ids: readonly number[]): Promise<EntityRow[]> {
  const { select, from } = sqlOf(entity)
  const sideCondition = entity.sided
    ? ownSide(entity, actor)
    : layerOf(actor) === null
      ? 't.company_id is null'
      : 't.company_id is null or t.company_id = $1'
  const [condition, keys] = ids.length === 1 ? ['t.id = $3', ids[0]] : ['t.id = any($3)', ids]
  return db.query<EntityRow>(`select ${select} from ${from} where ${condition} and (${sideCondition})`, [
    overridesOf(actor),
    entity.kind,
    keys,
  ])
}

export async function insertRow(tx: Tx, entity: Entity, actor: EmployeeActor, values: EntityValues, owner?: RowOwner): Promise<number> {
  tellRenamed(tx, entity)
  const words = wordsOf(entity, values)
  const fields = entity.all.map((field) => [columnOf(field.key), stored(field, values[field.key] ?? null)] as const)
  const columns = [
    ...fields,
    ['search', words.search],
    ['pinyin', words.pinyin],
    ['initials', words.initials],
    ['company_id', owner ? owner.companyId : layerOf(actor)],
    ...(owner ? ([['operator_id', owner.operatorId]] as const) : []),
    ['create_id', actor.employeeId],
  ] as const
  const [row] = await tx.query<{ id: number }>(
    `insert into ${entity.table} (${columns.map(([column]) => column).join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})
      returning id`,
    columns.map(([, value]) => value),
  )
  return row!.id
}

/** Writes some fields; `all` are the row's values afterwards, which its words are made of. */
export async function updateRow(tx: Tx, entity: Entity, id: number, changed: EntityValues, all: EntityValues): Promise<void> {
  tellRenamed(tx, entity)
  const words = wordsOf(entity, all)
  const fields = entity.all
    .filter(({ key }) => key in changed)
    .map((field) => [columnOf(field.key), stored(field, changed[field.key]!)] as const)
  const columns = [...fields, ['search', words.search], ['pinyin', words.pinyin], ['initials', words.initials]] as const
  await tx.query(
    `update ${entity.table} set ${columns.map(([column], at) => `${column} = $${at + 2}`).join(', ')}, update_time = next_update_time(update_time)
      where id = $1`,
    [id, ...columns.map(([, value]) => value)],
  )
}

/** Writes a company's override of a row of the platform; null removes a value. */
export async function upsertOverride(tx: Tx, entity: Entity, companyId: number, id: number, changed: EntityValues): Promise<void> {
  tellRenamed(tx, entity)
  const keys = overridableKeys.filter((key) => key in changed)
  const columns = keys.map(columnOf)
  const values: EntityValue[] = keys.map((key) => changed[key]!)
  await tx.query(
    `insert into entity_override (company_id, kind, row_id, ${columns.join(', ')}) values ($1, $2, $3,
      ${columns.map((_, at) => `$${at + 4}`).join(', ')})
     on conflict (company_id, kind, row_id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')},
      update_time = next_update_time(entity_override.update_time)`,
    [companyId, entity.kind, id, ...values],
  )
}

export async function setRemoved(tx: Tx, entity: Entity, ids: readonly number[], removed: boolean): Promise<void> {
  tellRenamed(tx, entity)
  await tx.query(
    `update ${entity.table} set removed_at = ${removed ? 'clock_timestamp()' : 'null'}, update_time = next_update_time(update_time)
      where id = any($1)`,
    [ids],
  )
}

/** Rows that had been merged into this one follow it. */
export async function mergeRow(tx: Tx, entity: Entity, id: number, into: number): Promise<void> {
  tellRenamed(tx, entity)
  await tx.query(
    `update ${entity.table} set merged_into = $2, update_time = next_update_time(update_time) where id = $1 or merged_into = $1`,
    [id, into],
  )
}

/** Returns the row of the actor's company or of the platform that has the code already. */
export async function codeHolder(
  tx: Queryable,
  entity: Entity,
  code: string,
  except: number,
): Promise<{ layer: 'platform' | 'company'; removed: boolean; survivor: string } | undefined> {
  const [row] = await tx.query<{ layer: 'platform' | 'company'; removed: boolean; survivor: string }>(
    `select case when t.company_id is null then 'platform' else 'company' end as layer, t.removed_at is not null as removed, coalesce((select s.code
      from ${entity.table} s where s.id = t.merged_into), '') as survivor
     from ${entity.table} t where t.code = $1 and t.id <> $2 and t.removed_at is null order by t.company_id nulls last limit 1`,
    [code, except],
  )
  return row
}
