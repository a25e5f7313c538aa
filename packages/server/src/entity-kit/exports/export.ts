import {
  showValue,
  targetOf,
  type Entity,
  type EntityCalls,
  type EntityExportQuery,
  type EntityField,
  type EntityQuery,
  type EntityRow,
} from '@jst/contracts/entity'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db } from '../../kernel/database/database.ts'
import { derivedSelect, namesByCode, sqlOf } from '../columns.ts'
import { keyWords } from '../keyword.repo.ts'
import { conditionsOf } from '../rows.repo.ts'
import { seenBy } from '../seen.ts'
import type { ExportSource } from './sources.ts'
import { InstantCell, type ExportCell, type RowParts } from './xlsx-stream.ts'
import { exportWords, type ExportWords } from './export.texts.ts'

const chunk = 4_000

interface ExportColumn {
  readonly title: string
  readonly width: number
  readonly value: (row: EntityRow) => ExportCell
}

/** The columns as a reader has arranged them: codes by the names that they stand for. What is not his to see is no field here. */
const arranged = (entity: Entity, keys: readonly string[], Lang?: 'en'): ExportColumn[] =>
  keys.flatMap((key) => {
    const words = exportWords(Lang)
    const field = [...entity.all, ...(entity.derived ?? [])].find((one) => one.key === key)
    if (!field)
      return key === 'UpdateTime' ? [{ title: words.updated, width: 18, value: (row: EntityRow) => new InstantCell(row.UpdateTime) }] : []
    const named = (row: EntityRow) => String(row[`${key}Name`] || showValue(field, row[key] ?? null, Lang))
    return [
      {
        title: words.called(field),
        width: widthOf(field),
        value: (row: EntityRow) => (targetOf(field) === undefined ? cellOf(field, row, Lang) : named(row)),
      },
    ]
  })

/** Filters that are no fields are texts. */
const keyword: EntityField = { key: 'Keyword', kind: 'text', zh: '', en: '', max: 60 }

/** Describes the filter of exported rows, in the words of the list. */
function chosenBy(entity: Entity, { Lang, ...query }: EntityQuery): string {
  const words = exportWords(Lang)
  const fields = [...entity.all, ...(entity.derived ?? [])]
  const said = Object.entries(query).flatMap(([key, value]) => {
    if (value === undefined || value === '' || key === 'Sort') return []
    const field = fields.find((one) => one.key === key)
    const label = field ? words.called(field) : (words.filters[key] ?? key)
    return [words.filter(label, showValue(field ?? keyword, value, Lang))]
  })
  return words.chosenBy(said)
}

/** The columns that an import reads again, and beside each code the name that it stands for. */
const columnsOf = (entity: Entity, words: ExportWords, Lang?: 'en'): ExportColumn[] => [
  ...entity.all.flatMap((field) => [
    { title: words.called(field), width: widthOf(field), value: (row: EntityRow) => cellOf(field, row, Lang) },
    ...(targetOf(field) === undefined
      ? []
      : [{ title: words.nameOf(words.called(field)), width: 20, value: (row: EntityRow) => String(row[`${field.key}Name`] ?? '') }]),
  ]),
  { title: words.layer, width: 10, value: ({ Layer }) => words.layers[Layer] },
]
const widthOf = ({ listed = 100 }: EntityField) => Math.round(listed / 7)
/** An instant as the server tells it; a clock of a port has no zone and stays as it is. */
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
function cellOf(field: EntityField, row: EntityRow, Lang?: 'en'): ExportCell {
  const value = row[field.key] ?? null
  if ('moment' in field && field.moment !== undefined && typeof value === 'string' && instant.test(value)) return new InstantCell(value)
  return typeof value === 'number' ? value : showValue(field, value, Lang)
}

const codesIn = (row: EntityRow, { key }: EntityField) => [row[key] ?? []].flat().map(String)

/** Adds the names of what the rows refer to: one question for each kind instead of one for each row. */
async function withNames(db: Db, entity: Entity, rows: readonly EntityRow[], Lang?: 'en'): Promise<readonly EntityRow[]> {
  const fields = entity.all.filter((field) => targetOf(field) !== undefined)
  const names = new Map<string, string>()
  for (const kind of new Set(fields.map((field) => targetOf(field)!))) {
    const codes = new Set(rows.flatMap((row) => fields.filter((field) => targetOf(field) === kind).flatMap((field) => codesIn(row, field))))
    for (const { code, name } of await db.query<{ code: string; name: string }>(namesByCode(kind, Lang), [[...codes]]))
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
          .join(exportWords(Lang).joint),
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
async function* partsOf(
  db: Db,
  entity: Entity,
  actor: EmployeeActor,
  query: EntityQuery,
  columns: readonly ExportColumn[],
  more = '',
): RowParts {
  const { bare, from, table } = sqlOf(entity)
  const words = await keyWords(db, entity, actor, query)
  let [last, end]: [Place, Place | undefined] = [{ code: '', id: 0 }, undefined]
  do {
    ;[end] = await db.query<Place>(
      `select code, id from ${table} where (code, id) > ($1, $2) order by code, id offset ${chunk - 1} limit 1`,
      [last.code, last.id],
    )
    const where = conditionsOf(entity, actor, query, words)
    const first = where.values.length + 1
    const until = end ? ` and (t.code, t.id) <= ($${first + 2}, $${first + 3})` : ''
    const rows: EntityRow[] = await db.query<EntityRow>(
      `select ${bare}${more} from ${from} ${where.text} and (t.code, t.id) > ($${first}, $${first + 1})${until} order by t.code, t.id`,
      [...where.values, last.code, last.id, ...(end ? [end.code, end.id] : [])],
    )
    const namedRows = await withNames(db, entity, rows, query.Lang)
    yield namedRows.map((row) => columns.map(({ value }) => value(row)))
    last = end ?? last
  } while (end)
}

/** Everything that a list of the entity has, by code. */
export const entityExport = ({ entity: declared, export: call }: EntityCalls): ExportSource<EntityExportQuery> => ({
  call,
  zh: declared.zh,
  formatOf: ({ Format }) => Format,
  async count(db, actor, { Format: _format, Columns: _columns, ...query }) {
    const entity = seenBy(actor, declared)
    const where = conditionsOf(entity, actor, query, await keyWords(db, entity, actor, query))
    const [row] = await db.query<{ count: number }>(`select count(*) as count from ${sqlOf(entity).from} ${where.text}`, where.values)
    return row!.count
  },
  table(db, actor, { Format: _, Columns, ...query }) {
    const entity = seenBy(actor, declared)
    const words = exportWords(query.Lang)
    const [name, sheet] = [words.called(entity), words.called(entity)]
    if (Columns === undefined) {
      const columns = columnsOf(entity, words, query.Lang)
      return { name, sheet, columns, rows: partsOf(db, entity, actor, query, columns) }
    }
    const keys = Columns.split(',')
    const columns = arranged(entity, keys, query.Lang)
    const derived = (entity.derived ?? []).filter(({ key }) => keys.includes(key))
    const rows = partsOf(db, entity, actor, query, columns, derivedSelect(entity, derived))
    return { name, sheet, head: chosenBy(entity, query), columns, rows }
  },
})
