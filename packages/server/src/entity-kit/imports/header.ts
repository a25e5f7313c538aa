import { normText, type Entity, type EntityField } from '@jst/contracts/entity'
import { AppError } from '../../kernel/errors.ts'
import { texts } from './imports.texts.ts'

export interface Header {
  /** Index of the row of headings. */
  readonly at: number
  /** Field of each column; undefined: a heading that means nothing here. */
  readonly fields: readonly (EntityField | undefined)[]
  readonly unknown: readonly string[]
}

/** Titles above the table are skipped, this many at most. */
const deepest = 10
/** `*港口代码（必填）` → `港口代码`. */
const headingOf = (cell: string) => normText(cell.replace(/[*＊]/g, '').replace(/[（(]必填[)）]/, ''))

/** Which column holds what. @throws AppError BAD_FILE when the columns that are needed are not there */
export function headerOf(entity: Entity, rows: readonly (readonly string[])[]): Header {
  const byName = new Map<string, EntityField>()
  for (const field of entity.all)
    for (const name of [...(field.aliases ?? []), field.en, field.key, field.zh]) byName.set(headingOf(name), field)
  const code = entity.fields[0]!
  const at = rows.slice(0, deepest).findIndex((row) => row.some((cell) => byName.get(headingOf(cell)) === code))
  if (at < 0) throw new AppError('BAD_FILE', { message: texts.noHeader(code.zh) })
  const seen = new Set<EntityField>()
  const fields = rows[at]!.map((cell) => {
    const field = byName.get(headingOf(cell))
    if (!field || seen.has(field)) return undefined
    seen.add(field)
    return field
  })
  return { at, fields, unknown: rows[at]!.filter((cell, place) => cell !== '' && fields[place] === undefined) }
}

export const missingColumns = (entity: Entity, { fields }: Header): EntityField[] =>
  entity.all.filter((field) => field.required && !fields.includes(field))
