import { mostSheetNotes, type SheetNotes } from '@jst/contracts'
import type { SheetPart } from './sheet-rows.ts'

type Noted = Pick<SheetPart, 'rows' | 'lines' | 'hiddenRows' | 'hiddenColumns' | 'marks' | 'merges'>

/** `A`, `Z`, `AA`: the column of that number, from 0. */
function columnName(column: number): string {
  const letter = String.fromCodePoint(65 + (column % 26))
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`
}
/** `B4`: a cell by its line, from 1, and its column, from 0. */
export const placeOf = (line: number, column: number) => `${columnName(column)}${line}`
const shown = (text: string) => (text.length > 100 ? `${text.slice(0, 99)}…` : text)

/** Notes on a sheet beside its texts: hidden rows and columns, struck cells, comments, cells that are merged over several rows. */
export class SheetNoteReader {
  private readonly found = { rows: [] as number[], struck: [] as SheetNotes['Struck'], comments: [] as SheetNotes['Comments'] }
  private readonly merged: string[] = []
  private readonly columns = new Map<number, string>()

  /** Adds the next part of the sheet. */
  add({ rows, lines, hiddenRows, hiddenColumns, marks, merges }: Noted): void {
    this.found.rows.push(...hiddenRows)
    const at = new Map(lines.map((line, index) => [line, index]))
    const text = (line: number, column: number) => rows[at.get(line) ?? -1]?.[column] ?? ''
    for (const column of hiddenColumns) {
      const name = rows.find((row) => (row[column] ?? '') !== '')?.[column]
      if (name !== undefined && !this.columns.has(column)) this.columns.set(column, name)
    }
    for (const { line, column, struck, comment } of marks) {
      const Place = placeOf(line, column)
      if (struck && text(line, column) !== '') this.found.struck.push({ Place, Text: shown(text(line, column)) })
      if (comment !== undefined) this.found.comments.push({ Place, Text: shown(comment) })
    }
    for (const { line, column, lines: high, columns: wide } of merges)
      if (high > 1) this.merged.push(`${placeOf(line, column)}:${placeOf(line + high - 1, column + wide - 1)}`)
  }
  /** Undefined: nothing to say. */
  notes(): SheetNotes | undefined {
    const { rows, struck, comments } = this.found
    const Columns = [...this.columns].toSorted(([a], [b]) => a - b).map(([column, name]) => `${columnName(column)} ${shown(name)}`)
    if (rows.length + Columns.length + struck.length + comments.length + this.merged.length === 0) return undefined
    return {
      HiddenRows: rows.slice(0, mostSheetNotes),
      HiddenColumns: Columns.slice(0, mostSheetNotes),
      Struck: struck.slice(0, mostSheetNotes),
      Comments: comments.slice(0, mostSheetNotes),
      Merged: this.merged.slice(0, mostSheetNotes),
      More: [rows, Columns, struck, comments, this.merged].some(({ length }) => length > mostSheetNotes),
    }
  }
}

/** Notes for a reply; empty where there are none. */
export function notesOf(sheet: Noted): { readonly SheetNotes?: SheetNotes } {
  const reader = new SheetNoteReader()
  reader.add(sheet)
  const SheetNotes = reader.notes()
  return SheetNotes ? { SheetNotes } : {}
}

/** Struck cells that say something, by line: somebody has taken them back. */
export function struckIn({ rows, lines, marks }: Pick<Noted, 'rows' | 'lines' | 'marks'>): ReadonlyMap<number, readonly number[]> {
  const at = new Map(lines.map((line, index) => [line, index]))
  const struck = marks.filter((mark) => mark.struck && (rows[at.get(mark.line) ?? -1]?.[mark.column] ?? '') !== '')
  return new Map([...Map.groupBy(struck, ({ line }) => line)].map(([line, of]) => [line, of.map(({ column }) => column)]))
}
