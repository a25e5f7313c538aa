import type { Line } from '@jst/contracts/document'
import { readCell, type EntityField, type EntityValue, type FindingTexts } from '@jst/contracts/entity'
import { parseTsv } from '@jst/sheet'
import type { DocumentTexts } from '../texts.ts'

interface Target {
  readonly lines: readonly Line[]
  readonly blank: () => Line
  /** Most lines. */
  readonly most: number
  /** Columns from the cell in which the paste began. */
  readonly fields: readonly EntityField[]
  /** Line in which it began. */
  readonly at: number
}
interface Words {
  readonly words: Pick<DocumentTexts['lines'], 'tooMany' | 'unreadable' | 'tooWide'>
  readonly findings: FindingTexts
}

/** Lines with the cells of a sheet from one of their cells on: all of them, or the reason why none. Cells are read as those of a file. */
export function withPasted(text: string, { lines, blank, most, fields, at }: Target, { words, findings }: Words): readonly Line[] | string {
  const { rows, count } = parseTsv(text, most)
  if (at + count > most) return words.tooMany(most)
  const written = [...lines]
  for (const [row, cells] of rows.entries()) {
    const values: Record<string, EntityValue> = {}
    for (const [column, cell] of cells.entries()) {
      const field = fields[column]
      if (!field && cell.trim() !== '') return words.tooWide(row + 1, cell.trim())
      if (!field) continue
      const read = readCell(field, cell, findings)
      if ('problem' in read) return words.unreadable(row + 1, cell.trim(), read.problem)
      values[field.key] = read.value
    }
    written[at + row] = { ...(written[at + row] ?? blank()), ...values }
  }
  return written
}
