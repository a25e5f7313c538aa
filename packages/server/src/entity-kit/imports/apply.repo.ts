import type { Entity, EntityValues } from '@jst/contracts/entity'
import type { EmployeeActor } from '../../kernel/actor.ts'
import type { Queryable, Tx } from '../../kernel/database.ts'
import { columnOf, elsewhereOf, overridableKeys, sqlOf, stored, tellRenamed } from '../columns.ts'
import { layerOf } from '../rows.repo.ts'
import { wordsOf } from '../words.ts'

export interface StoredLine {
  readonly line: number
  readonly act: 'add' | 'change'
  readonly content: EntityValues
  readonly diff: Readonly<Record<string, [unknown, unknown]>>
  readonly rowId: number | null
  readonly layer: string | null
}

/** Lines to be written, in order, after a line. */
export const nextLines = (tx: Queryable, importId: number, after: number, skip: readonly number[], most: number): Promise<StoredLine[]> =>
  tx.query<StoredLine>(
    `select line, act, content, diff, row_id as "rowId", layer from entity_import_line where import_id = $1 and line > $2 and act in ('add', 'change')
      and line <> all($3) order by line limit ${most}`,
    [importId, after, skip],
  )

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

/** A row by columns, with its words, for `jsonb_to_recordset`. */
const recordOf = (entity: Entity, { line, content, rowId }: StoredLine) => ({
  line,
  row_id: rowId,
  ...Object.fromEntries(entity.all.map((field) => [columnOf(field.key), stored(field, content[field.key] ?? null)])),
  ...wordsOf(entity, content),
})
const typesOf = (entity: Entity) =>
  `line integer, row_id bigint, ${sqlOf(entity)
    .columns.map(({ column, type }) => `${column} ${type}`)
    .join(', ')}, search text, pinyin text, initials text`
const namesOf = (entity: Entity) => [...sqlOf(entity).columns.map(({ column }) => column), 'search', 'pinyin', 'initials']

/** The value of a column of the line `x`; `otherwise` where another table has the word: what nobody sees is not written. */
function writtenOf(entity: Entity, otherwise: (field: ReturnType<typeof elsewhereOf>[number]) => string): (name: string) => string {
  const fields = elsewhereOf(entity)
  return (name) => {
    const field = fields.find(({ column }) => column === name)
    return field ? `case when ${field.of('x.code')} is null then x.${name} else ${otherwise(field)} end` : `x.${name}`
  }
}

export async function addRows(tx: Tx, entity: Entity, actor: EmployeeActor, importId: number, lines: readonly StoredLine[]): Promise<void> {
  const names = namesOf(entity)
  const value = writtenOf(entity, ({ blank }) => blank)
  tellRenamed(tx)
  await tx.query(
    `with added as (
       insert into ${entity.table} (company_id, create_id, ${names.join(', ')}) select $2, $3, ${names.map(value).join(', ')}
      from jsonb_to_recordset($4::jsonb) as x (${typesOf(entity)})
       returning id, code, update_time)
     update entity_import_line l set row_id = a.id, version = a.update_time, applied = true, layer = $5 from added a where l.import_id = $1
      and l.act = 'add' and l.code = a.code and l.line between $6 and $7`,
    [
      importId,
      layerOf(actor),
      actor.employeeId,
      JSON.stringify(lines.map((line) => recordOf(entity, line))),
      layerOf(actor) === null ? 'platform' : 'company',
      lines[0]!.line,
      lines.at(-1)!.line,
    ],
  )
}

export async function changeRows(tx: Tx, entity: Entity, importId: number, lines: readonly StoredLine[]): Promise<void> {
  const value = writtenOf(entity, ({ column }) => `t.${column}`)
  tellRenamed(tx)
  await tx.query(
    `with changed as (
       update ${entity.table} t set ${namesOf(entity)
         .map((name) => `${name} = ${value(name)}`)
         .join(
           ', ',
         )}, update_time = next_update_time(t.update_time) from jsonb_to_recordset($2::jsonb) as x (${typesOf(entity)}) where t.id = x.row_id
       returning t.id, t.update_time)
     update entity_import_line l set version = c.update_time, applied = true from changed c where l.import_id = $1 and l.row_id = c.id
      and l.act = 'change'`,
    [importId, JSON.stringify(lines.map((line) => recordOf(entity, line)))],
  )
}

/** A company's own words about rows of the platform; a value that is not among the differences stays as it was. */
export async function overrideRows(
  tx: Tx,
  entity: Entity,
  companyId: number,
  importId: number,
  lines: readonly StoredLine[],
): Promise<void> {
  tellRenamed(tx)
  const columns = overridableKeys.map(columnOf)
  const rows = lines.map(({ rowId, content, diff }) => ({
    row_id: rowId,
    ...Object.fromEntries(overridableKeys.map((key) => [columnOf(key), key in diff ? content[key] : null])),
  }))
  await tx.query(
    `with said as (
       insert into entity_override as o (company_id, kind, row_id, ${columns.join(', ')}) select $2, $3, x.row_id,
      ${columns.map((column) => `x.${column}`).join(', ')}
       from jsonb_to_recordset($4::jsonb) as x (row_id bigint, name_zh text, abbr text, sort integer, enabled boolean)
       on conflict (company_id, kind, row_id) do update
      set ${columns.map((column) => `${column} = coalesce(excluded.${column}, o.${column})`).join(', ')},
      update_time = next_update_time(o.update_time)
       returning row_id, update_time)
     update entity_import_line l set version = s.update_time, applied = true from said s where l.import_id = $1 and l.row_id = s.row_id
      and l.act = 'change'`,
    [importId, companyId, entity.kind, JSON.stringify(rows)],
  )
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
export async function touchedSince(
  tx: Queryable,
  entity: Entity,
  importId: number,
  companyId: number | null,
): Promise<{ count: number; codes: string[] }> {
  const [found] = await tx.query<{ count: number; codes: string[] | null }>(
    `select count(*) as count, (array_agg(l.code order by l.line))[1:5] as codes from entity_import_line l left
      join ${entity.table} t on t.id = l.row_id
     left join entity_override o on o.kind = $2 and o.row_id = t.id and o.company_id = $3
     where l.import_id = $1 and l.applied and (t.id is null or greatest(t.update_time, o.update_time) <> l.version)`,
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

/** Changed lines as they were before. */
export const appliedChanges = async (tx: Queryable, importId: number): Promise<StoredLine[]> => {
  const lines = await tx.query<StoredLine>(
    `select line, act, content, diff, row_id as "rowId", layer from entity_import_line where import_id = $1 and applied and act = 'change'
      order by line`,
    [importId],
  )
  return lines.map((line) => ({
    ...line,
    content: {
      ...line.content,
      ...Object.fromEntries(Object.entries(line.diff).map(([key, [before]]) => [key, before as EntityValues[string]])),
    },
  }))
}
