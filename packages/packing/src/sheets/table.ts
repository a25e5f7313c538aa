import { cellName } from './cells.ts'
import { headingsOf, isField, unitRow, type Heading } from './headings.ts'
import type { FileNotes } from './notes.ts'
import { why } from './texts.ts'

/** A table of a sheet: its headings, the rows above them that belong to it, and its rows. */
export interface SheetTable {
  /** Rows in front of the head that no table before has. */
  readonly above: readonly number[]
  readonly headings: readonly Heading[]
  readonly rows: readonly number[]
}

/** Divides the rows of a sheet into tables by their heads. The rows above a head begin behind the last blank row of the table before. */
export function tablesOf(name: string, rows: readonly (readonly string[])[], notes: FileNotes): { tables: SheetTable[]; rest: number[] } {
  const heads = rows.flatMap((row, at) => {
    const found = headingsOf(row)
    return found ? [{ at, found }] : []
  })
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
  const tables = heads.map(({ at, found }, index): SheetTable => {
    const end = starts[index + 1] ?? rows.length
    const units = unitRow(rows[at + 1] ?? [], found)
    const first = units ? at + 2 : at + 1
    const fields = found.filter(isField)
    const chosen = fields.filter((one) => isChosen(one, fields)).map((one) => ({ ...one, factor: units?.get(one.at) ?? one.factor }))
    const below = Array.from({ length: end - first }, (_, offset) => first + offset).filter((row) => !isBlank(row))
    noteColumns(name, rows, { at, found: [...found], chosen, below }, notes)
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
  readonly found: readonly { readonly at: number; readonly column: string }[]
  readonly chosen: readonly Heading[]
  readonly below: readonly number[]
}
/** Notes on columns that are not read: unknown, of no field, or a second time. */
function noteColumns(sheet: string, rows: readonly (readonly string[])[], { at, found, chosen, below }: Head, notes: FileNotes): void {
  const width = [at, ...below].reduce((most, row) => Math.max(most, rows[row]!.length), 0)
  for (let column = 0; column < width; column += 1) {
    const text = (rows[at]![column] ?? '').trim()
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
