import { createHash } from 'node:crypto'
import { headingText, longestHeading, looseHeading, type Entity, type EntityField, type ImportColumn } from '@jst/contracts/entity'
import { AppError } from '../../kernel/errors.ts'
import { texts } from './imports.texts.ts'

type Rows = readonly (readonly string[])[]

export interface Header {
  /** Index of the row of headings. */
  readonly at: number
  /** Field of each column; undefined: a heading that means nothing here. */
  readonly fields: readonly (EntityField | undefined)[]
  readonly unknown: readonly string[]
  readonly columns: readonly ImportColumn[]
  /** Somebody has said what these columns mean. */
  readonly remembered: boolean
}

/** Keys of fields by column, for each layout that the company has. */
export type Layouts = ReadonlyMap<string, readonly string[]>

/** Titles above the table are skipped, this many at most. */
const deepest = 10

/** Without the empty cells at the end, which other rows give a row. */
const filled = (row: readonly string[]) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1)

/** Signature of the headings of a file, independent of spelling: files with equal signatures have the same layout. */
export const layoutOf = (headings: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(filled(headings).map((heading) => headingText(heading.slice(0, longestHeading)))))
    .digest('base64url')

/** Layouts of the rows that may be the headings. */
export const layoutsIn = (rows: Rows): string[] => rows.slice(0, deepest).map(layoutOf)

/** Which column holds what: as somebody said it, or as the headings do. @throws AppError BAD_FILE when the columns that are needed are not there */
export function headerOf(entity: Entity, rows: Rows, layouts: Layouts = new Map()): Header {
  const said = layoutsIn(rows).findIndex((layout) => layouts.has(layout))
  if (said >= 0) {
    const keys = layouts.get(layoutOf(rows[said]!))!
    return header(
      rows,
      said,
      keys.map((key) => entity.all.find((field) => field.key === key)),
      true,
    )
  }
  const fieldOf = fieldsByHeading(entity)
  const fieldsOf = (row: readonly string[]) => {
    const seen = new Set<EntityField>()
    return row.map((cell) => {
      const field = fieldOf(cell)
      if (!field || seen.has(field)) return undefined
      seen.add(field)
      return field
    })
  }
  const [code, name] = entity.fields as readonly [EntityField, EntityField]
  // where codes are given out, a file may have names alone, or what a new row needs
  const marks = code.required ? [code] : [code, name]
  const needed = code.required ? [] : entity.all.filter((field) => field.required)
  const at = rows.slice(0, deepest).findIndex((row) => {
    const named = new Set(row.map((cell) => fieldOf(cell)))
    return marks.some((field) => named.has(field)) || (needed.length > 0 && needed.every((field) => named.has(field)))
  })
  if (at >= 0) return header(rows, at, fieldsOf(rows[at]!), false)
  const message = texts.noHeader((needed.length > 0 ? needed : [code]).map(({ zh }) => zh).join('、'))
  const likely = likelyAt(rows)
  if (likely < 0) throw new AppError('BAD_FILE', { message })
  const { columns } = header(rows, likely, fieldsOf(rows[likely]!), false)
  throw new AppError('BAD_FILE', { message: message + texts.headings.orChoose, data: { Columns: columns } })
}

/** Which field a heading names: as it is declared, or without units in brackets, spaces and points where that is one field alone. */
function fieldsByHeading(entity: Entity): (cell: string) => EntityField | undefined {
  const exact = new Map<string, EntityField>()
  const loose = new Map<string, EntityField | undefined>()
  for (const field of entity.all)
    for (const name of [...(field.aliases ?? []), field.en, field.key, field.zh]) {
      const short = looseHeading(name)
      exact.set(headingText(name), field)
      loose.set(short, loose.has(short) && loose.get(short) !== field ? undefined : field)
    }
  return (cell) => exact.get(headingText(cell)) ?? (cell === '' ? undefined : loose.get(looseHeading(cell)))
}

/** The first row that has about as many texts as the others: a title above the headings has fewer, data may have more. */
function likelyAt(rows: Rows): number {
  const counts = rows.slice(0, deepest).map((row) => row.filter((cell) => cell !== '').length)
  const least = Math.max(2, Math.max(...counts) / 2)
  return counts.findIndex((count) => count >= least)
}

function header(rows: Rows, at: number, fields: readonly (EntityField | undefined)[], remembered: boolean): Header {
  const headings = filled(rows[at]!)
  const columns = headings.map((heading, column) => ({
    Heading: heading.slice(0, longestHeading),
    Field: fields[column]?.key ?? '',
    Sample: (rows.slice(at + 1).find((row) => row[column])?.[column] ?? '').slice(0, 100),
  }))
  return { at, fields, unknown: headings.filter((cell, column) => cell !== '' && fields[column] === undefined), columns, remembered }
}

export const missingColumns = (entity: Entity, { fields }: Pick<Header, 'fields'>): EntityField[] =>
  entity.all.filter((field) => field.required && !fields.includes(field))
