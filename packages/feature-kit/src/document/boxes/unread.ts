import type { BoxesFacts, BoxRow, Line } from '@jst/contracts/document'
import type { EntityField } from '@jst/contracts/entity'
import { boxTexts, type BoxWords } from './texts.ts'

/** A number cell that holds text, such as `100.1234` where three decimals are the most: it counts as no number and is not stored silently. */
const unreadIn = (fields: readonly EntityField[], line: Line): EntityField | undefined =>
  fields.find(({ key, kind }) => kind === 'number' && typeof line[key] === 'string' && line[key] !== '')

/** The first number of boxes that could not be read, with the box that it is about; undefined without one. */
export function unreadBox(
  { boxes: { fields }, lines, by }: BoxesFacts,
  boxes: readonly BoxRow[],
  words: BoxWords = boxTexts,
): string | undefined {
  for (const [at, { Box, Lines }] of boxes.entries()) {
    const no = String(Box[by] || words.row(at + 1))
    const unreadField = unreadIn(fields, Box)
    if (unreadField) return words.atRow(no, words.unread(unreadField.zh))
    for (const [place, line] of Lines.entries()) {
      const below = unreadIn(lines.fields, line)
      if (below) return words.atRow(words.lineOf(no, place + 1), words.unread(below.zh))
    }
  }
  return undefined
}

/** The first number of flat rows that could not be read, with its place from 0. */
export function unreadNumber(
  fields: readonly EntityField[],
  rows: readonly Line[],
): { readonly row: number; readonly field: EntityField } | undefined {
  for (const [row, line] of rows.entries()) {
    const field = unreadIn(fields, line)
    if (field) return { row, field }
  }
  return undefined
}
/** The same as a sentence. */
export function unreadRow(fields: readonly EntityField[], rows: readonly Line[], words: BoxWords = boxTexts): string | undefined {
  const unread = unreadNumber(fields, rows)
  return unread && words.atRow(words.row(unread.row + 1), words.unread(unread.field.zh))
}
