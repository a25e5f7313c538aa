import type { Entity, EntityRow, ImportPlan } from '@jst/contracts/entity'
import { mostShownGroups, mostShownProblems } from '@jst/contracts/entity'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable, Tx } from '../../kernel/database/database.ts'
import { saidElsewhere, sqlOf } from '../columns.ts'
import { layerOf, overridesOf } from '../layers.ts'
import { wordsOf } from '../words.ts'
import type { Line, Problem, Said } from './read-lines.ts'

/** Rows by their codes, as the actor's company sees them; its own go before the platform's. */
export async function rowsByCode(
  db: Queryable,
  entity: Entity,
  actor: EmployeeActor,
  codes: readonly string[],
): Promise<Map<string, EntityRow>> {
  const { bare, from } = sqlOf(entity)
  const layerCondition = layerOf(actor) === null ? 't.company_id is null' : 't.company_id is null or t.company_id = $1'
  const rows = await db.query<EntityRow>(
    `select ${bare} from ${from} where t.code = any($3) and t.removed_at is null and (${layerCondition}) order by t.company_id nulls first`,
    [overridesOf(actor), entity.kind, codes],
  )
  return new Map(rows.map((row) => [row.Code, row]))
}

export async function insertImport(
  tx: Queryable,
  entity: Entity,
  actor: EmployeeActor,
  fileName: string,
  unknown: readonly string[],
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'insert into entity_import (company_id, for_platform, kind, file_name, unknown, create_id) values ($1, $2, $3, $4, $5, $6) returning id',
    [actor.companyId, layerOf(actor) === null, entity.kind, fileName, unknown, actor.employeeId],
  )
  return row!.id
}

/** Sent without waiting: the next lines are read meanwhile. */
export function insertLines(tx: Tx, entity: Entity, importId: number, companyId: number, lines: readonly Line[]): void {
  const rows = lines.map(({ line, act, content, diff, problems, row }) => ({
    code: String(content[entity.fields[0]!.key] ?? ''),
    line,
    act,
    content,
    diff,
    problems,
    row_id: row?.Id ?? null,
    layer: row?.Layer ?? null,
    version: row?.UpdateTime ?? null,
    words: act === 'add' || act === 'change' ? wordsOf(entity, content) : {},
  }))
  tx.defer(
    `insert into entity_import_line (import_id, company_id, line, code, act, content, diff, problems, row_id, layer, version, words)
     select $1, $2, x.line, x.code, x.act, x.content, x.diff, x.problems, x.row_id, x.layer, x.version, x.words
     from jsonb_to_recordset($3::jsonb) as x (line integer, code text, act text, content jsonb, diff jsonb, problems jsonb, row_id bigint, layer text,
      version timestamptz, words jsonb)`,
    [importId, companyId, JSON.stringify(rows)],
  )
}

const planColumns = `i.id as "Id", i.file_name as "FileName", i.state as "State", i.unknown as "Unknown", i.create_time as "CreateTime",
  count(l.line) as "Lines", count(*) filter (where l.act = 'add') as "Adds", count(*) filter (where l.act = 'change') as "Changes",
  count(*) filter (where l.act = 'same') as "Same", count(*) filter (where l.act = 'bad') as "Bad"`

/** Imports of the actor's company, newest first; one of them by its id. */
export async function plansOf(db: Queryable, actor: EmployeeActor, kind: string, id?: number): Promise<ImportPlan[]> {
  const plans = await db.query<Omit<ImportPlan, 'Problems'>>(
    `select ${planColumns} from entity_import i left join entity_import_line l on l.import_id = i.id where i.company_id = $1
      and i.kind = $2 ${id === undefined ? '' : 'and i.id = $3'} group by i.id order by i.id desc limit 20`,
    id === undefined ? [actor.companyId, kind] : [actor.companyId, kind, id],
  )
  return plans.map((plan) => ({ ...plan, Problems: [] }))
}

/** By code and field. */
export async function saidOf(db: Queryable, entity: Entity, codes: readonly string[]): Promise<Map<string, ReadonlyMap<string, Said>>> {
  const text = saidElsewhere(entity)
  const rows = text === '' ? [] : await db.query<Said & { code: string; key: string }>(text, [codes])
  return new Map(
    [...Map.groupBy(rows, ({ code }) => code)].map(([code, fields]) => [code, new Map(fields.map((field) => [field.key, field]))]),
  )
}

/** Returns problems of lines, or of written lines the values without effect. */
export async function problemsOf(db: Queryable, importId: number, of: 'bad' | 'written'): Promise<ImportPlan['Problems']> {
  return db.query<ImportPlan['Problems'][number]>(
    `select p.value ->> 'Field' as "Field", p.value ->> 'Label' as "Label", p.value ->> 'Value' as "Value", p.value ->> 'Message' as "Message",
      p.value ->> 'Suggest' as "Suggest", coalesce(p.value ->> 'Code', 'INVALID') as "Code", l.line as "Line"
     from entity_import_line l cross join lateral jsonb_array_elements(l.problems) p where l.import_id = $1 and (l.act = 'bad') = $2 order by l.line
      limit ${mostShownProblems}`,
    [importId, of === 'bad'],
  )
}

/** Values in lines that a run writes and that have to be confirmed; more than one answer names are not read. */
export const doubtsOf = (db: Queryable, importId: number, skip: readonly number[]): Promise<Problem[]> =>
  db.query<Problem>(
    `select p.value ->> 'Field' as "Field", p.value ->> 'Label' as "Label", p.value ->> 'Value' as "Value", p.value ->> 'Message' as "Message",
      p.value ->> 'Suggest' as "Suggest", p.value ->> 'Code' as "Code", l.line as "Line"
     from entity_import_line l cross join lateral jsonb_array_elements(l.problems) p where l.import_id = $1 and l.act in ('add', 'change')
      and p.value ? 'Doubt' and l.line <> all($2) order by l.line limit ${mostShownProblems}`,
    [importId, skip],
  )

/** Names of the fields whose doubtful values a run has kept, for the log. */
export async function doubtfulLabels(db: Queryable, importId: number, skip: readonly number[]): Promise<string[]> {
  const rows = await db.query<{ label: string }>(
    `select distinct p.value ->> 'Label' as label from entity_import_line l cross join lateral jsonb_array_elements(l.problems) p
      where l.import_id = $1 and l.act in ('add', 'change') and p.value ? 'Doubt' and l.line <> all($2) order by 1`,
    [importId, skip],
  )
  return rows.map(({ label }) => label)
}

/** The same content with the same problem in several bad lines. */
export const groupsOf = (db: Queryable, importId: number): Promise<NonNullable<ImportPlan['Groups']>> =>
  db.query(
    `select p.value ->> 'Field' as "Field", p.value ->> 'Label' as "Label", p.value ->> 'Value' as "Value", p.value ->> 'Message' as "Message",
      max(p.value ->> 'Suggest') as "Suggest", count(*) as "Count", min(l.line) as "Line"
     from entity_import_line l cross join lateral jsonb_array_elements(l.problems) p where l.import_id = $1 and l.act = 'bad'
     group by 1, 2, 3, 4 having count(*) > 1 order by count(*) desc, min(l.line) limit ${mostShownGroups}`,
    [importId],
  )

/** Texts in bad lines that mean nothing and could: of references, and of the fields named. */
export const choicesOf = (db: Queryable, importId: number, fields: readonly string[]): Promise<NonNullable<ImportPlan['Choices']>> =>
  db.query(
    `select p.value ->> 'Field' as "Field", p.value ->> 'Value' as "Text", max(p.value ->> 'Suggest') as "Suggest", count(*) as "Count",
      min(l.line) as "Line"
     from entity_import_line l cross join lateral jsonb_array_elements(l.problems) p where l.import_id = $1 and l.act = 'bad'
      and p.value ->> 'Value' <> '' and (p.value ->> 'Code' = 'REFERENCE_UNKNOWN' or p.value ->> 'Code' = 'INVALID' and p.value ->> 'Field' = any($2))
     group by 1, 2 order by count(*) desc, min(l.line), 1 desc, 2 limit ${mostShownGroups}`,
    [importId, fields],
  )

/** The last line of the file that an import has. */
export async function lastLine(db: Queryable, importId: number): Promise<number> {
  const [row] = await db.query<{ line: number | null }>('select max(line) as line from entity_import_line where import_id = $1', [importId])
  return row?.line ?? 0
}

/** Lines that a run writes, or has written. */
export async function countToWrite(db: Queryable, importId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from entity_import_line where import_id = $1 and act in ('add', 'change')`,
    [importId],
  )
  return row!.count
}

export async function hasBad(db: Queryable, importId: number): Promise<boolean> {
  const [row] = await db.query<{ bad: boolean }>(
    `select exists (select from entity_import_line where import_id = $1 and act = 'bad') as bad`,
    [importId],
  )
  return row!.bad
}

/** Lines that a run has written. */
export async function countApplied(db: Queryable, importId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*) as count from entity_import_line where import_id = $1 and applied', [
    importId,
  ])
  return row!.count
}

/** Takes the import for this transaction alone. */
export async function lockImport(tx: Queryable, actor: EmployeeActor, kind: string, id: number): Promise<{ state: string } | undefined> {
  const [row] = await tx.query<{ state: string }>(
    'select state from entity_import where id = $1 and company_id = $2 and kind = $3 for update',
    [id, actor.companyId, kind],
  )
  return row
}

export const setState = (tx: Queryable, id: number, state: 'done' | 'undone') =>
  tx.query('update entity_import set state = $2 where id = $1', [id, state])

/** Texts that meant nothing join the queue, or are counted there. */
export async function queueUnmatched(
  tx: Queryable,
  companyId: number,
  source: string,
  texts: readonly { kind: string; text: string; norm: string; times: number }[],
): Promise<void> {
  await tx.query(
    `insert into entity_unmatched (company_id, kind, source, text, norm, times) select $1, x.kind, $2, x.text, x.norm, x.times
      from jsonb_to_recordset($3::jsonb) as x (kind text, text text, norm text, times integer)
     on conflict (company_id, kind, source, norm) do update set times = entity_unmatched.times + excluded.times, state = case
      when entity_unmatched.state = 'done' then 'open' else entity_unmatched.state end, update_time = next_update_time(entity_unmatched.update_time)`,
    [companyId, source, JSON.stringify(texts)],
  )
}

/** Aliases of the platform are counted by the platform alone. */
export const countHits = (tx: Queryable, companyId: number | null, hits: ReadonlyMap<number, number>) =>
  tx.query(
    `update entity_alias a set hits = a.hits + x.n from unnest($1::bigint[], $2::integer[]) as x (id, n) where a.id = x.id and a.company_id is not
      distinct from $3`,
    [[...hits.keys()], [...hits.values()], companyId],
  )
