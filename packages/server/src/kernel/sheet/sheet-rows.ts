/** Bytes that the file may unpack to; rows with content, columns and characters of a cell that are read. */
export interface SheetLimits {
  readonly unpacked: number
  readonly rows: number
  readonly columns: number
  readonly cell: number
  /** Longer texts are cut, and end with `…`: for what is only shown. Otherwise such a file is refused. */
  readonly cut?: true
}

/** A sheet of a workbook, whether it was read or not. */
export interface SheetName {
  readonly name: string
  /** The file does not show it; it is never read. */
  readonly hidden: boolean
}

/** A cell that says more than its text: a comment, or that it is struck through, wholly or in part. */
export interface SheetMark {
  readonly line: number
  readonly column: number
  readonly struck?: true
  readonly comment?: string
}

/** Cells that are one: the first line and column, and how many lines and columns they take. */
export interface SheetMerge {
  readonly line: number
  readonly column: number
  readonly lines: number
  readonly columns: number
}

/** A row as it stands in its sheet. */
export interface FoundRow {
  /** Counted from 1. */
  readonly line: number
  /** Texts up to the last column that may be read. */
  readonly cells: readonly string[]
  /** There is content beyond that column. */
  readonly wide: boolean
  /** The file does not show it. */
  readonly hidden: boolean
  readonly marks: readonly SheetMark[]
}

/** The sheet of a file that is read, from its beginning to its end, once. */
export interface SheetReader {
  readonly name: string
  /** All sheets of the file, in its order. */
  readonly sheets: readonly SheetName[]
  readonly rows: Iterable<FoundRow>
  /** Columns that the file does not show, counted from 0. */
  readonly hiddenColumns: readonly number[]
  readonly merges: readonly SheetMerge[]
}

/** Some rows with content, without the empty cells at their ends. */
export interface SheetPart {
  readonly sheetName: string
  readonly sheets: readonly SheetName[]
  readonly rows: readonly (readonly string[])[]
  /** Where each of them stands in the file, from 1. */
  readonly lines: readonly number[]
  /** Those of `lines` that the file does not show. */
  readonly hiddenRows: readonly number[]
  readonly hiddenColumns: readonly number[]
  /** Of these rows. */
  readonly marks: readonly SheetMark[]
  /** Those that begin in these rows. */
  readonly merges: readonly SheetMerge[]
  /** No part follows. */
  readonly last: boolean
  /** There is content beyond the limits. */
  readonly truncated: boolean
}

/**
 * `bomb`: more than the limits of size, memory or time. `formulas`: none of the formulas was worked out. `locked`: asks for a password. `page`: a web
 * page without a table. `cell`: a text is longer than a cell may be. `sheet`: there is no visible sheet of the wanted name.
 */
export type SheetFault = 'bomb' | 'unreadable' | 'formulas' | 'locked' | 'page' | 'cell' | 'sheet'

/** A file that is not read to its end. */
export class Fault extends Error {
  readonly kind: SheetFault
  /** The cell (`C5`) or the sheet that it is about. */
  readonly place: string

  constructor(kind: SheetFault, place = '') {
    super(kind)
    this.kind = kind
    this.place = place
  }
}

/** Rows of a part, and characters after which it is full whatever its rows: parts are what memory is needed for. */
const mostRows = 1_000
const mostCharacters = 2_000_000

/** Without what a database cannot hold: NUL, and half of a sign, which a cut leaves. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

function cellOf(text: string, line: number, column: number, { cell, cut }: SheetLimits): string {
  if (text.length <= cell) return storable(text)
  if (!cut) throw new Fault('cell', `${columnName(column)}${line}`)
  return `${storable(text.slice(0, cell - 1))}…`
}

/** `AB` of 27. */
const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

/** Rows of a sheet, in parts. The last one may be empty. @throws Fault */
export function* partsOf({ name, sheets, rows, hiddenColumns, merges }: SheetReader, limits: SheetLimits): Generator<SheetPart> {
  interface Open {
    rows: string[][]
    lines: number[]
    hiddenRows: number[]
    marks: SheetMark[]
  }
  const empty = (): Open => ({ rows: [], lines: [], hiddenRows: [], marks: [] })
  let [open, characters, count, truncated, until] = [empty(), 0, 0, false, 0]
  const part = (last: boolean): SheetPart => {
    const from = until
    until = last ? Number.POSITIVE_INFINITY : (open.lines.at(-1) ?? from)
    const begun = merges.filter(({ line }) => line > from && line <= until)
    return { sheetName: name, sheets, ...open, hiddenColumns, merges: begun, last, truncated }
  }
  for (const { line, cells, wide, hidden, marks } of rows) {
    const filled = cells.findLastIndex((text) => text !== '') + 1
    if (filled === 0 && !wide) continue
    truncated ||= wide || count >= limits.rows
    if (count >= limits.rows) break
    if (open.rows.length >= mostRows || characters >= mostCharacters) {
      yield part(false)
      ;[open, characters] = [empty(), 0]
    }
    const row = cells.slice(0, filled).map((text, column) => cellOf(text, line, column, limits))
    open.rows.push(row)
    open.lines.push(line)
    open.marks.push(...marks)
    if (hidden) open.hiddenRows.push(line)
    characters += row.reduce((sum, text) => sum + text.length, 0)
    count++
  }
  yield part(true)
}

/** Numbers without the noise of binary fractions (12.300000000000001). */
export const numberText = (value: number): string => String(Number(value.toPrecision(15)))
