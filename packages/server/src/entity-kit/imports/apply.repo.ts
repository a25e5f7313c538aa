import { blankOf, type Entity, type EntityField, type EntityValues } from '@jst/contracts/entity'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable, Tx } from '../../kernel/database/database.ts'
import { columnOf, elsewhereOf, overridableKeys, sqlOf, tellRenamed } from '../columns.ts'
import { rulesOf } from '../registry.ts'
import { layerOf } from '../layers.ts'
import type { Words } from '../words.ts'

/** Lines of an import: after a line of the file, until another. */
export interface Lines {
  readonly importId: number
  readonly after: number
  readonly until: number
  readonly skip: readonly number[]
}
/** State of a line to write: the row as the file wants it, or as it was before. */
export type State = 'after' | 'before'

const wanted = 'l.import_id = $1 and l.line > $2 and l.line <= $3 and l.line <> all($4)'
const chosen = ({ importId, after, until, skip }: Lines) => [importId, after, until, skip]

/** Codes whose rows changed, came or went since the lines were checked, or of which another table says something else since. */
export async function changedSince(
  tx: Queryable,
  entity: Entity,
  importId: number,
  companyId: number | null,
  skip: readonly number[],
): Promise<string[]> {
  const other = elsewhereOf(entity).map(({ field, of }) => `or l.act <> 'bad' and to_jsonb(${of('l.code')}) <> l.content -> '${field.key}'`)
  const rows = await tx.query<{ code: string }>(
    `select l.code from entity_import_line l where l.import_id = $1 and l.line <> all($4) and (case l.act
       when 'add' then exists (select from ${entity.table} n where n.code = l.code and n.removed_at is null and (n.company_id is null
      or n.company_id = $3))
       when 'change' then not exists (select from ${entity.table} t left join entity_override o on o.kind = $2 and o.row_id = t.id
      and o.company_id = $3
         where t.id = l.row_id and t.removed_at is null and greatest(t.update_time, o.update_time) = l.version)
       else false end ${other.join(' ')})
     order by l.line limit 5`,
    [importId, entity.kind, companyId ?? 0, skip],
  )
  return rows.map(({ code }) => code)
}

/**
 * Locks the rows of the layer that an import changes, or has changed. Acts that found the layer taken by another import may still be writing them:
 * whatever is compared afterwards sees what they wrote.
 */
export const lockChanged = (tx: Queryable, entity: Entity, importId: number, companyId: number | null) =>
  tx.query(
    `select count(*) from (select from ${entity.table} t join entity_import_line l on l.row_id = t.id
       where l.import_id = $1 and l.act = 'change' and l.layer = $2 order by t.id for update of t) held`,
    [importId, companyId === null ? 'platform' : 'company'],
  )

/** All values of the row of a line `l`; of what it was before, the differences put back. */
const contentOf = (state: State) =>
  state === 'after'
    ? 'l.content'
    : `l.content || coalesce((select jsonb_object_agg(d.key, d.value -> 0) from jsonb_each(l.diff) as d), '{}')`

/** Type of a value as a line holds it, and the value as the column takes it. */
const givenType = (field: EntityField, type: string) => (field.kind === 'date' ? 'text' : type)
function given(field: EntityField): string {
  const value = `x."${field.key}"`
  if (field.kind === 'date') return `nullif(${value}, '')::date`
  const blank = blankOf(field)
  return typeof blank === 'number' ? `coalesce(${value}, ${blank})` : value
}

/** Lines `l` with their values `x`. */
const linesOf = (entity: Entity, state: State) => {
  const types = sqlOf(entity).columns.map(({ key, type }, at) => `"${key}" ${givenType(entity.all[at]!, type)}`)
  return `entity_import_line l cross join lateral jsonb_to_record(${contentOf(state)}) as x (${types.join(', ')})`
}

/** Columns with what they are given; `otherwise` where another table has the word: what nobody sees is not written. */
function written(
  entity: Entity,
  otherwise: (field: ReturnType<typeof elsewhereOf>[number]) => string,
): { column: string; value: string }[] {
  const fields = elsewhereOf(entity)
  return [
    ...entity.all.map((field) => {
      const decided = fields.find(({ field: { key } }) => key === field.key)
      const value = given(field)
      return {
        column: columnOf(field.key),
        value: decided ? `case when ${decided.of('l.code')} is null then ${value} else ${otherwise(decided)} end` : value,
      }
    }),
    ...['search', 'pinyin', 'initials'].map((column) => ({ column, value: `l.words ->> '${column}'` })),
  ]
}

/**
 * Marks lines as written. Nobody has counted the lines of a new import yet, so each statement finds what it joins by an index; PostgreSQL would
 * otherwise compare every line with every row. Answers how many.
 */
async function mark(tx: Tx, set: string, from: string, lines: Lines, ...values: readonly unknown[]): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `with told as (update entity_import_line l set applied = true, ${set} from ${from} returning 1) select count(*) as count from told`,
    [...chosen(lines), ...values],
  )
  return row!.count
}

/** Answers how many. */
export async function addRows(tx: Tx, entity: Entity, actor: EmployeeActor, lines: Lines): Promise<number> {
  const columns = written(entity, ({ blank }) => blank)
  const layer = layerOf(actor)
  tellRenamed(tx)
  await tx.query(
    `insert into ${entity.table} (company_id, create_id, ${columns.map(({ column }) => column).join(', ')})
     select $5, $6, ${columns.map(({ value }) => value).join(', ')} from ${linesOf(entity, 'after')} where ${wanted} and l.act = 'add'
      order by l.line`,
    [...chosen(lines), layer, actor.employeeId],
  )
  return mark(
    tx,
    'row_id = t.id, version = t.update_time, layer = $6',
    `${entity.table} t where ${wanted} and l.act = 'add' and coalesce(t.company_id, 0) = $5 and t.code = l.code and t.removed_at is null`,
    lines,
    layer ?? 0,
    layer === null ? 'platform' : 'company',
  )
}

/** Rows of the actor's own layer. Answers how many. */
export async function changeRows(tx: Tx, entity: Entity, actor: EmployeeActor, lines: Lines, state: State): Promise<number> {
  const columns = written(entity, ({ column }) => `t.${column}`)
  tellRenamed(tx)
  const changed = `${changes(state)} and l.layer = $5 and t.id = l.row_id`
  const layer = layerOf(actor) === null ? 'platform' : 'company'
  await tx.query(
    `update ${entity.table} t set ${columns.map(({ column, value }) => `${column} = ${value}`).join(', ')},
      update_time = next_update_time(t.update_time) from ${linesOf(entity, state)} where ${wanted} and ${changed}`,
    [...chosen(lines), layer],
  )
  return mark(tx, 'version = t.update_time', `${entity.table} t where ${wanted} and ${changed}`, lines, layer)
}
const changes = (state: State) => `l.act = 'change'${state === 'before' ? ' and l.applied' : ''}`

const rowsOfActs = async (tx: Tx, importId: number, acts: readonly string[]): Promise<number[]> =>
  (
    await tx.query<{ id: number }>(`select row_id as id from entity_import_line where import_id = $1 and act = any ($2) and applied`, [
      importId,
      acts,
    ])
  ).map(({ id }) => id)
/** Ids of the rows that an import has changed. */
export const changedRows = (tx: Tx, importId: number) => rowsOfActs(tx, importId, ['change'])
/** Ids of the rows that an import has added or changed. */
export const writtenRows = (tx: Tx, importId: number) => rowsOfActs(tx, importId, ['add', 'change'])

/** A company's own words about rows of the platform; a value that is not among the differences stays as it was. Answers how many. */
export async function overrideRows(tx: Tx, entity: Entity, companyId: number, lines: Lines, state: State): Promise<number> {
  tellRenamed(tx)
  const fields = entity.all.filter(({ key }) => overridableKeys.some((one) => one === key))
  const columns = fields.map(({ key }) => columnOf(key))
  const changed = `${wanted} and ${changes(state)} and l.layer = 'platform'`
  await tx.query(
    `insert into entity_override as o (company_id, kind, row_id, ${columns.join(', ')})
     select $5, $6, l.row_id, ${fields.map((field) => `case when l.diff ? '${field.key}' then ${given(field)} end`).join(', ')}
     from ${linesOf(entity, state)} where ${changed}
     on conflict (company_id, kind, row_id) do update
      set ${columns.map((column) => `${column} = coalesce(excluded.${column}, o.${column})`).join(', ')},
      update_time = next_update_time(o.update_time)`,
    [...chosen(lines), companyId, entity.kind],
  )
  const said = `entity_override o where ${changed} and o.company_id = $5 and o.kind = $6 and o.row_id = l.row_id`
  return mark(tx, 'version = o.update_time', said, lines, companyId, entity.kind)
}

/** One line of the change log for each row, as if each had been written by hand. */
export async function logLines(
  tx: Queryable,
  actor: EmployeeActor,
  entity: Entity,
  importId: number,
  undo: boolean,
  requestId: string,
): Promise<void> {
  await tx.query(
    `insert into audit_log (company_id, operator_id, user_id, employee_id, action, entity, entity_id, diff, request_id)
     select $2, $3, $4, $5, case when $7 then 'entity.import-undo' else 'entity.import' end, $6, l.row_id,
       case when l.act = 'add' or $7 then jsonb_build_object('Import', i.file_name) else l.diff end, $8
     from entity_import_line l join entity_import i on i.id = l.import_id where l.import_id = $1 and l.applied`,
    [importId, actor.companyId, actor.operatorId, actor.userId, actor.employeeId, entity.kind, undo, requestId],
  )
}

/** Rows of an import that somebody has changed since: how many, and some of their codes. */
export async function changedAfter(
  tx: Queryable,
  entity: Entity,
  importId: number,
  companyId: number | null,
): Promise<{ count: number; codes: string[] }> {
  const { worked = 'false' } = rulesOf(entity)
  const [found] = await tx.query<{ count: number; codes: string[] | null }>(
    `select count(*) as count, (array_agg(l.code order by l.line))[1:5] as codes from entity_import_line l left
      join ${entity.table} t on t.id = l.row_id
     left join entity_override o on o.kind = $2 and o.row_id = t.id and o.company_id = $3
     where l.import_id = $1 and l.applied and (t.id is null or greatest(t.update_time, o.update_time) <> l.version
       or l.act = 'add' and ${worked})`,
    [importId, entity.kind, companyId ?? 0],
  )
  return { count: found?.count ?? 0, codes: found?.codes ?? [] }
}

export async function dropAdded(tx: Tx, entity: Entity, importId: number): Promise<void> {
  tellRenamed(tx)
  await tx.query(
    `delete from ${entity.table} t using entity_import_line l where l.import_id = $1 and l.applied and l.act = 'add' and t.id = l.row_id`,
    [importId],
  )
}

/** Changed rows as they were before, in order, after a line. */
export const valuesBefore = (
  tx: Queryable,
  importId: number,
  after: number,
  most: number,
): Promise<{ line: number; values: EntityValues }[]> =>
  tx.query(
    `select l.line, ${contentOf('before')} as values from entity_import_line l where l.import_id = $1 and l.line > $2 and l.applied
      and l.act = 'change' order by l.line limit ${most}`,
    [importId, after],
  )

export const setWords = (tx: Queryable, importId: number, lines: readonly { line: number; words: Words }[]) =>
  tx.query(
    // the planner counts the items of arrays; any set of JSON it takes for a hundred rows, and compares each with every line
    `update entity_import_line l set words = x.words::jsonb from unnest($2::integer[], $3::text[]) as x (line, words)
      where l.import_id = $1 and l.line = x.line`,
    [importId, lines.map(({ line }) => line), lines.map(({ words }) => JSON.stringify(words))],
  )

/** New lines without a code, in their order. */
export const uncodedLines = (tx: Queryable, importId: number, skip: readonly number[], most: number) =>
  tx.query<{ line: number; content: EntityValues }>(
    `select line, content from entity_import_line where import_id = $1 and act = 'add' and code = '' and line <> all($2) order by line limit ${most}`,
    [importId, skip],
  )

export const setCodes = (tx: Queryable, importId: number, lines: readonly { readonly line: number; readonly code: string }[]) =>
  tx.query(
    `update entity_import_line l set code = x.code, content = l.content || jsonb_build_object('Code', x.code)
      from unnest($2::integer[], $3::text[]) as x (line, code) where l.import_id = $1 and l.line = x.line`,
    [importId, lines.map(({ line }) => line), lines.map(({ code }) => code)],
  )
