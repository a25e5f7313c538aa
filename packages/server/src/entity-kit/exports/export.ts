import { showValue, targetOf, type Entity, type EntityField, type EntityQuery, type EntityRow } from '@jst/contracts/entity'
import type { EmployeeActor } from '../../kernel/actor.ts'
import type { Db } from '../../kernel/database.ts'
import { FileAnswer } from '../../kernel/file-answer.ts'
import { mediaTypes } from '../../kernel/file-kinds.ts'
import { namesByCode, sqlOf } from '../columns.ts'
import { conditionsOf } from '../rows.repo.ts'
import { csvStream } from './csv-stream.ts'
import { xlsxStream, type RowParts } from './xlsx-stream.ts'
import { texts } from '../kit.texts.ts'

const chunk = 4_000

/** The columns that an import reads again, and beside each code the name that it stands for. */
const columnsOf = (entity: Entity): { title: string; width: number; value: (row: EntityRow) => string | number | null }[] => [
  ...entity.all.flatMap((field) => [
    { title: field.zh, width: widthOf(field), value: (row: EntityRow) => cellOf(field, row) },
    ...(targetOf(field) === undefined
      ? []
      : [{ title: texts.exports.nameOf(field.zh), width: 20, value: (row: EntityRow) => String(row[`${field.key}Name`] ?? '') }]),
  ]),
  { title: texts.exports.layer, width: 10, value: ({ Layer }) => (Layer === 'platform' ? texts.exports.platform : texts.exports.company) },
]
const widthOf = ({ listed = 100 }: EntityField) => Math.round(listed / 7)
function cellOf(field: EntityField, row: EntityRow): string | number | null {
  const value = row[field.key] ?? null
  return typeof value === 'number' ? value : showValue(field, value)
}

const codesIn = (row: EntityRow, { key }: EntityField) => [row[key] ?? []].flat().map(String)

/** Adds the names of what the rows refer to: one question for each kind instead of one for each row. */
async function withNames(db: Db, entity: Entity, rows: readonly EntityRow[]): Promise<readonly EntityRow[]> {
  const fields = entity.all.filter((field) => targetOf(field) !== undefined)
  const names = new Map<string, string>()
  for (const kind of new Set(fields.map((field) => targetOf(field)!))) {
    const codes = new Set(rows.flatMap((row) => fields.filter((field) => targetOf(field) === kind).flatMap((field) => codesIn(row, field))))
    for (const { code, name } of await db.query<{ code: string; name: string }>(namesByCode(kind), [[...codes]]))
      names.set(`${kind} ${code}`, name)
  }
  const nameOf = (field: EntityField, code: string) => names.get(`${targetOf(field)} ${code}`) ?? (field.kind === 'list' ? code : '')
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      fields.map((field) => [
        `${field.key}Name`,
        codesIn(row, field)
          .map((code) => nameOf(field, code))
          .join('、'),
      ]),
    ),
  }))
}

interface Place {
  readonly code: string
  readonly id: number
}

/**
 * Rows by code, some thousand at a time: each part is a question of its own, so a slow reader holds no connection. The parts are cut out of
 * the index before the filters are asked: a limit over filters would have the whole table sorted for every part.
 */
async function* partsOf(db: Db, entity: Entity, actor: EmployeeActor, query: EntityQuery, columns: ReturnType<typeof columnsOf>): RowParts {
  const { bare, from, table } = sqlOf(entity)
  let [last, end]: [Place, Place | undefined] = [{ code: '', id: 0 }, undefined]
  do {
    ;[end] = await db.query<Place>(
      `select code, id from ${table} where (code, id) > ($1, $2) order by code, id offset ${chunk - 1} limit 1`,
      [last.code, last.id],
    )
    const where = conditionsOf(entity, actor, query)
    const first = where.values.length + 1
    const until = end ? ` and (t.code, t.id) <= ($${first + 2}, $${first + 3})` : ''
    const rows: EntityRow[] = await db.query<EntityRow>(
      `select ${bare} from ${from} ${where.text} and (t.code, t.id) > ($${first}, $${first + 1})${until} order by t.code, t.id`,
      [...where.values, last.code, last.id, ...(end ? [end.code, end.id] : [])],
    )
    const whole = await withNames(db, entity, rows)
    yield whole.map((row) => columns.map(({ value }) => value(row)))
    last = end ?? last
  } while (end)
}

/** A file of everything that a list with these filters has. */
export function exportRows(
  db: Db,
  actor: EmployeeActor,
  entity: Entity,
  { Format, ...query }: EntityQuery & { Format: 'xlsx' | 'csv' },
  now: Date,
): FileAnswer {
  const columns = columnsOf(entity)
  const rows = partsOf(db, entity, actor, query, columns)
  const day = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  const body =
    Format === 'xlsx'
      ? xlsxStream(entity.zh, columns, rows)
      : csvStream(
          columns.map(({ title }) => title),
          rows,
        )
  return new FileAnswer(`${entity.zh}_${day}.${Format}`, mediaTypes[Format], body)
}
