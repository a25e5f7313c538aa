import { showValue, targetOf, type Entity, type EntityField } from '@jst/contracts/entity'
import type { Queryable } from '../../kernel/database/database.ts'
import { FileAnswer } from '../../kernel/http/file-answer.ts'
import { mediaTypes } from '../../kernel/files/file-kinds.ts'
import { writeSheets } from '../../kernel/sheet/sheets.ts'
import { kindsOf } from '../reference-lookup.ts'
import { entityOf } from '../registry.ts'
import { texts } from './imports.texts.ts'

/** Values of a line by field, as a file says them. */
export type ExampleLine = Readonly<Record<string, string>>

const ruled = {
  creditCode: '91310000MA1EXAMP01',
  phone: '021-58880000',
  imo: '9074729',
  mmsi: '413123456',
  email: 'booking@example.com',
  numberRule: 'HBL{yy}{mm}{seq:5}',
} as const

/**
 * The table that people fill in: headings, an example, and a second sheet that says what each column takes. The example says that it is one; imports
 * pass over it.
 */
export async function importTemplate(db: Queryable, entity: Entity, lines?: readonly ExampleLine[]): Promise<FileAnswer> {
  const codes = await firstCodes(db, entity)
  // what every entity has besides means nothing to a table of something else
  const fields = lines ? entity.fields : entity.all
  const columns = fields.map((field) => ({
    title: field.required ? `*${field.zh}` : field.zh,
    width: Math.max(12, field.zh.length * 2 + 4),
    ...blankOf(field),
  }))
  const rows = (lines ?? [exampleOf(entity, codes)]).map((line) =>
    fields.map(({ key }, at) => (at === 0 ? texts.template.example : '') + (line[key] ?? '')),
  )
  const { sheet, words, columns: titles } = texts.template
  const fieldRows = fields.map((field) => [field.zh, field.required ? texts.template.yes : '', allowedOf(field), field.hint ?? ''])
  const bytes = await writeSheets([
    { name: sheet, columns, rows, blanks: formattedRows },
    { name: words, columns: titles.map((title, at) => ({ title, width: at < 2 ? 16 : 48, wrap: at > 1 })), rows: fieldRows },
  ])
  return new FileAnswer(texts.template.file(entity.zh), mediaTypes.xlsx, bytes)
}

/** Rows that are formatted for what people type. */
const formattedRows = 300

/** Days are days, and codes and texts stay as they are typed: `0012` keeps its zeros, `2027-03-04` of a text is no day. Numbers keep any format. */
function blankOf({ kind, ...field }: EntityField): { readonly blank?: string } {
  if (kind === 'date') return { blank: 'yyyy-mm-dd' }
  if (kind === 'number') return {}
  return { blank: 'moment' in field && field.moment ? 'yyyy-mm-dd hh:mm' : '@' }
}

/** Returns true for the example line of a template, which is not imported. */
export const isExample = (cells: readonly string[]): boolean => cells[0]?.startsWith(texts.template.example) ?? false

/** Of each kind that the entity refers to a code that the platform has, or the company where the platform has none. */
async function firstCodes(db: Queryable, entity: Entity): Promise<ReadonlyMap<string, string>> {
  const codes = new Map<string, string>()
  for (const kind of new Set(kindsOf(entity))) {
    const [row] = await db.query<{ code: string }>(
      `select code from ${entityOf(kind).table} where removed_at is null and merged_into is null order by company_id nulls first, sort, code limit 1`,
    )
    if (row) codes.set(kind, row.code)
  }
  return codes
}

const exampleOf = (entity: Entity, codes: ReadonlyMap<string, string>): ExampleLine =>
  Object.fromEntries(entity.all.map((field) => [field.key, exampleCell(field, codes)]))

function exampleCell(field: EntityField, codes: ReadonlyMap<string, string>): string {
  if (field.example !== undefined) return field.example
  const target = targetOf(field)
  if (target !== undefined) return codes.get(target) ?? ''
  switch (field.kind) {
    case 'reference':
      return ''
    case 'choice':
      return Object.values(field.choices)[0] ?? ''
    case 'list':
      return Object.values(field.choices ?? {})[0] ?? ''
    case 'flag':
      return showValue(field, field.key === 'Enabled')
    case 'number':
      return String(Math.max(field.min, 1))
    case 'date':
      return '2026-01-31'
    default:
      if (field.rule) return ruled[field.rule]
      return field.required ? (field.kind === 'code' ? 'DEMO01' : field.zh) : ''
  }
}

/** Describes the values that a column accepts. */
function allowedOf(field: EntityField): string {
  const { takes } = texts.template
  const target = targetOf(field)
  if (target !== undefined) return takes.reference(entityOf(target).zh, field.kind === 'list')
  switch (field.kind) {
    case 'reference':
      return ''
    case 'choice':
      return Object.values(field.choices).join('、')
    case 'flag':
      return takes.flag
    case 'number':
      return takes.number(field.min, field.max, field.digits)
    case 'date':
      return takes.date
    case 'list':
      return field.choices ? takes.list(Object.values(field.choices).join('、')) : takes.texts
    default:
      return field.pattern?.say ?? takes.text(field.max)
  }
}
