import type { Line } from '@jst/contracts/document'
import { looseHeading, readCell, type EntityField, type EntityValue, type FindingTexts } from '@jst/contracts/entity'
import { parseTsv } from '@jst/sheet'
import type { DocumentTexts } from '../texts.ts'

interface Target {
  readonly lines: readonly Line[]
  readonly blank: () => Line
  /** Most lines. */
  readonly most: number
  /** Columns from the cell in which the paste began. */
  readonly fields: readonly EntityField[]
  /** All columns, which a row of headings may name in any order. */
  readonly all: readonly EntityField[]
  /** Line in which it began. */
  readonly at: number
}
interface Words {
  readonly words: Pick<DocumentTexts['lines'], 'tooMany' | 'unreadable' | 'tooWide'>
  readonly findings: FindingTexts
}

/** Columns by a row of headings: most of its cells, and two at least, name fields. Undefined for a row of values. */
function headed(cells: readonly string[], all: readonly EntityField[]): readonly (EntityField | undefined)[] | undefined {
  const fieldOf = (cell: string) =>
    all.find(({ zh, en, aliases = [] }) => [zh, en, ...aliases].some((name) => looseHeading(name) === looseHeading(cell)))
  const columns = cells.map((cell) => (cell.trim() === '' ? undefined : fieldOf(cell)))
  const named = columns.filter((field) => field !== undefined)
  const filled = cells.filter((cell) => cell.trim() !== '')
  return named.length >= 2 && named.length * 2 > filled.length && new Set(named).size === named.length ? columns : undefined
}

/**
 * Lines with the cells of a sheet from one of their cells on: all of them, or the reason why none. Cells are read as those of a file. A row of
 * headings above them says their columns. */
export function withPasted(
  text: string,
  { lines, blank, most, fields, all, at }: Target,
  { words, findings }: Words,
): readonly Line[] | string {
  const table = parseTsv(text, most + 1)
  const columns = headed(table.rows[0] ?? [], all)
  const first = columns ? 1 : 0
  if (at + table.count - first > most) return words.tooMany(most)
  const written = [...lines]
  for (const [row, cells] of table.rows.entries()) {
    if (row < first) continue
    const values: Record<string, EntityValue> = {}
    for (const [column, cell] of cells.entries()) {
      const field = (columns ?? fields)[column]
      if (!field && cell.trim() !== '')
        return words.tooWide(columns ? 1 : row + 1, (columns && table.rows[0]![column]?.trim()) || cell.trim())
      if (!field) continue
      const read = readCell(field, cell, findings)
      if ('problem' in read) return words.unreadable(row + 1, cell.trim(), read.problem)
      values[field.key] = read.value
    }
    const line = at + row - first
    written[line] = { ...(written[line] ?? blank()), ...values }
  }
  return written
}
