import { cellName } from './cells.ts'
import { headingsOf, isField, unitRow, type Heading, type ReadHeading } from './headings.ts'
import type { FileNotes } from './notes.ts'
import { why } from './texts.ts'

/** A table of a sheet: its headings, the rows above them that belong to it, and its rows. */
export interface SheetTable {
  /** Rows in front of the head that no table before has. */
  readonly above: readonly number[]
  readonly headings: readonly Heading[]
  readonly rows: readonly number[]
}

/** A head of one line, or of two that say more together: `Gross` above `Weight`. */
interface FoundHead {
  readonly at: number
  readonly lines: 1 | 2
  readonly cells: readonly string[]
  readonly found: readonly ReadHeading[]
}
const fieldsOf = (found: readonly ReadHeading[] = []) => new Set(found.filter(isField).map(({ column }) => column)).size

function headsOf(rows: readonly (readonly string[])[]): FoundHead[] {
  const heads: FoundHead[] = []
  for (let at = 0; at < rows.length; at += 1) {
    const [cells, next = []] = [rows[at]!, rows[at + 1]]
    const found = headingsOf(cells)
    const two = twoLines(cells, next)
    const both = two && headingsOf(two)
    if (two && both && fieldsOf(both) > Math.max(fieldsOf(found), fieldsOf(headingsOf(next)))) {
      heads.push({ at, lines: 2, cells: two, found: both })
      at += 1
    } else if (found) heads.push({ at, lines: 1, cells, found })
  }
  return heads
}
/** Each cell with the one below it; undefined where one of the lines is blank or has a number, which is no heading. */
function twoLines(upper: readonly string[], lower: readonly string[]): string[] | undefined {
  const isWords = (row: readonly string[]) => row.some((cell) => cell.trim() !== '') && !row.some((cell) => /\d{2}/.test(cell))
  if (!isWords(upper) || !isWords(lower)) return undefined
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => `${upper[column] ?? ''} ${lower[column] ?? ''}`.trim())
}

/** Divides the rows of a sheet into tables by their heads. The rows above a head begin behind the last blank row of the table before. */
export function tablesOf(name: string, rows: readonly (readonly string[])[], notes: FileNotes): { tables: SheetTable[]; rest: number[] } {
  const heads = headsOf(rows)
  const isBlank = (at: number) => (rows[at] ?? []).every((cell) => cell.trim() === '')
  if (heads.length === 0) return { tables: [], rest: rows.map((_, at) => at).filter((at) => !isBlank(at)) }
  const starts = heads.map(({ at }, index) => {
    const before = heads[index - 1]
    if (!before) return 0
    let start = at
    while (start - 1 > before.at && !isBlank(start - 1)) start -= 1
    // without a blank row between, all rows belong to the table before
    return start - 1 > before.at ? start : at
  })
  const tables = heads.map(({ at, cells, lines, found }, index): SheetTable => {
    const end = starts[index + 1] ?? rows.length
    const units = unitRow(rows[at + lines] ?? [], found)
    const first = at + lines + (units ? 1 : 0)
    const fields = found.filter(isField)
    const chosen = fields.filter((one) => isChosen(one, fields)).map((one) => ({ ...one, factor: units?.get(one.at) ?? one.factor }))
    const below = Array.from({ length: end - first }, (_, offset) => first + offset).filter((row) => !isBlank(row))
    noteColumns(name, rows, { at, cells, found, chosen, below }, notes)
    return { above: Array.from({ length: at - starts[index]! }, (_, offset) => starts[index]! + offset), headings: chosen, rows: below }
  })
  return { tables, rest: [] }
}

/** The first strong heading of a field, else the first weak one. Seals may have several columns. */
function isChosen(one: Heading, all: readonly Heading[]): boolean {
  const same = all.filter(({ column }) => column === one.column)
  return (same.find(({ isWeak }) => !isWeak) ?? same[0]) === one
}

interface Head {
  readonly at: number
  readonly cells: readonly string[]
  readonly found: readonly { readonly at: number; readonly column: string }[]
  readonly chosen: readonly Heading[]
  readonly below: readonly number[]
}
/** Notes on columns that are not read: unknown, of no field, or a second time. */
function noteColumns(
  sheet: string,
  rows: readonly (readonly string[])[],
  { at, cells, found, chosen, below }: Head,
  notes: FileNotes,
): void {
  const width = below.reduce((most, row) => Math.max(most, rows[row]!.length), cells.length)
  for (let column = 0; column < width; column += 1) {
    const text = (cells[column] ?? '').trim()
    const heading = found.find((one) => one.at === column)
    if (heading?.column === 'rowNumber' || chosen.some((one) => one.at === column)) continue
    const filled = below.filter((row) => (rows[row]![column] ?? '').trim() !== '').length
    if (text === '' && filled === 0) continue
    const reason = heading === undefined ? why.unknownHeading : heading.column === 'other' ? why.noField : why.twoColumns
    // cells below no heading at all are named one by one
    if (text === '')
      for (const row of below) {
        const cell = (rows[row]![column] ?? '').trim()
        if (cell !== '') notes.unread.push({ sheet, cell: cellName(row, column), text: cell, why: why.unknownHeading })
      }
    else notes.unread.push({ sheet, cell: cellName(at, column), text, why: reason, ...(filled > 0 ? { more: filled } : {}) })
  }
}
