/** Bytes that the file may unpack to; rows with content, columns and characters of a cell that are read. */
export interface SheetLimits {
  readonly unpacked: number
  readonly rows: number
  readonly columns: number
  readonly cell: number
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
}

/** The first sheet of a file, read from its beginning to its end, once. */
export interface SheetReader {
  readonly name: string
  /** Some rows at a time. */
  readonly rows: AsyncIterable<readonly FoundRow[]> | Iterable<readonly FoundRow[]>
  /** Columns that the file does not show, counted from 0; known after the first row. */
  readonly hiddenColumns: () => readonly number[]
  /** After the last row: whether there are formulas, and none of them was worked out when the file was saved. */
  readonly neverWorkedOut: () => boolean
}

/** Some rows with content, without the empty cells at their ends. */
export interface SheetPart {
  readonly sheetName: string
  readonly rows: readonly (readonly string[])[]
  /** Where each of them stands in the file, from 1. */
  readonly lines: readonly number[]
  /** Those of `lines` that the file does not show. */
  readonly hiddenRows: readonly number[]
  readonly hiddenColumns: readonly number[]
  /** No part follows. */
  readonly last: boolean
  /** There is content beyond the limits. */
  readonly truncated: boolean
}

export type SheetFault = 'bomb' | 'unreadable' | 'formulas'

/** A file that is not read to its end. */
export class Fault extends Error {
  readonly kind: SheetFault

  constructor(kind: SheetFault) {
    super(kind)
    this.kind = kind
  }
}

/** Rows of a part, and characters after which it is full whatever its rows: parts are what memory is needed for. */
const mostRows = 1_000
const mostCharacters = 2_000_000

/** Without what a database cannot hold: NUL, and half of a sign, which a cut leaves. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

/** What is read of a sheet, in parts. The last one may be empty. @throws Fault when only formulas without results are found */
export async function* partsOf({ name, rows, hiddenColumns, neverWorkedOut }: SheetReader, limits: SheetLimits): AsyncGenerator<SheetPart> {
  let [texts, lines, hidden, characters, count, truncated]: [string[][], number[], number[], number, number, boolean] = [
    [],
    [],
    [],
    0,
    0,
    false,
  ]
  const part = (last: boolean): SheetPart => ({
    sheetName: name,
    rows: texts,
    lines,
    hiddenRows: hidden,
    hiddenColumns: hiddenColumns(),
    last,
    truncated,
  })
  reading: for await (const found of rows)
    for (const { line, cells, wide, hidden: isHidden } of found) {
      const filled = cells.findLastIndex((text) => text !== '') + 1
      if (filled === 0 && !wide) continue
      truncated ||= wide || count >= limits.rows
      if (count >= limits.rows) break reading
      if (texts.length >= mostRows || characters >= mostCharacters) {
        yield part(false)
        ;[texts, lines, hidden, characters] = [[], [], [], 0]
      }
      const row = cells.slice(0, filled).map((text) => storable(text.slice(0, limits.cell)))
      texts.push(row)
      lines.push(line)
      if (isHidden) hidden.push(line)
      characters += row.reduce((sum, text) => sum + text.length, 0)
      count++
    }
  if (neverWorkedOut()) throw new Fault('formulas')
  yield part(true)
}

/** Formulas come with what they gave when the file was saved; a file of some tool may have formulas alone, which we do not run. */
export class Formulas {
  private found = false
  private worked = false

  met(result: string): void {
    this.found = true
    this.worked ||= result !== ''
  }

  neverWorkedOut = (): boolean => this.found && !this.worked
}

/** Numbers without the noise of binary fractions (12.300000000000001). */
export const numberText = (value: number): string => String(Number(value.toPrecision(15)))
