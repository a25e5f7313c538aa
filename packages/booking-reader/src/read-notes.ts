import type { NoteFacts } from './facts.ts'
import { newContext } from './note/context.ts'
import { labelOf, type LabelTarget } from './note/labels.ts'
import { Marks } from './note/marks.ts'
import { Layout, type Cell, type Rows } from './note/layout.ts'
import { readTarget } from './note/values.ts'
import { Walk } from './note/walk.ts'
import { newDraft, readingOf } from './read-note.ts'
import type { ListedReading, NoteSource, Span, UnreadWords } from './reading.ts'
import { totalStart } from './note/vocabulary.ts'

type Columns = ReadonlyMap<number, LabelTarget>
/** Titles above the row of headings. */
const deepest = 10
const least = 4

/** The row of headings of a list of bookings, by column; undefined: the sheet is one booking. */
function headingsOf(layout: Layout, rows: Rows): { readonly at: number; readonly columns: Columns } | undefined {
  for (const [at, row] of rows.slice(0, deepest).entries()) {
    const filled = row.filter((cell) => !layout.isBlank(cell))
    const columns = new Map<number, LabelTarget>()
    for (const cell of filled) {
      const target = labelOf(layout.words(cell))
      const taken = [...columns.values()].some((other) => other.part === target?.part && other.key === target.key)
      if (target && target.part !== 'Skip' && !taken) columns.set(cell.column, target)
    }
    const said = [...columns.values()]
    const route = said.some(({ key }) => key === 'PolCode') || said.some(({ key }) => key === 'PodCode')
    const kinds = new Set(said.map(({ part }) => part))
    if (route && kinds.size > 1 && columns.size >= least && columns.size * 2 >= filled.length) return { at, columns }
  }
  return undefined
}

/**
 * Reads a list of bookings: below one row of headings a booking a row. A sheet or text that is no list is read as one note. `Unread`: what stands in
 * no booking, such as titles, sums and columns that mean nothing here.
 */
export function readNotes({ source, facts }: { readonly source: Exclude<NoteSource, { kind: 'dcsa' }>; readonly facts: NoteFacts }): {
  readonly Readings: readonly ListedReading[]
  readonly Unread: readonly UnreadWords[]
} {
  const layout = new Layout(source)
  const marks = new Marks(layout.text)
  const readings: ListedReading[] = []
  const unread: Span[] = []
  for (const [sheet, rows] of layout.pages.entries()) {
    if (rows.every((row) => row.every((cell) => layout.isBlank(cell)))) continue
    const list = headingsOf(layout, rows)
    if (list) readRows(sheet, rows, list)
    else {
      const words = rows
        .flat()
        .map((cell) => layout.plain.slice(cell.start, cell.end))
        .join('\n')
      const context = newContext(layout, facts, newDraft(layout, facts, marks), words)
      new Walk(context, rows, source.kind === 'tables').read()
      const last = rows.flat().at(-1)
      const scope = source.kind === 'text' ? [{ start: 0, end: last?.end ?? 0 }] : rows.flat()
      readings.push({ Sheet: sheet, Row: -1, Hidden: false, Reading: readingOf(context, scope) })
    }
  }
  const words = unread.flatMap((span) =>
    layout.places(span).map(({ start, end, place }) => ({ Words: layout.words({ start, end }), ...place })),
  )
  return { Readings: readings, Unread: words }

  function readRows(sheet: number, rows: Rows, { at, columns }: NonNullable<ReturnType<typeof headingsOf>>): void {
    for (const row of rows.slice(0, at)) skip(row)
    skip(rows[at]!.filter(({ column }) => !columns.has(column)))
    for (const [index, row] of rows.slice(at + 1).entries()) {
      const first = row.find((cell) => !layout.isBlank(cell))
      if (!first) continue
      if (totalStart.test(layout.words(first)) || !row.some((cell) => columns.has(cell.column) && !layout.isBlank(cell))) skip(row)
      else readings.push({ Sheet: sheet, Row: at + 1 + index, Hidden: first.hidden, Reading: readRow(row, columns) })
    }
  }
  function readRow(row: readonly Cell[], columns: Columns) {
    const words = row.map((cell) => layout.plain.slice(cell.start, cell.end)).join('\n')
    const context = newContext(layout, facts, newDraft(layout, facts, marks), words)
    for (const cell of row) {
      const target = columns.get(cell.column)
      if (target) readTarget(context, target, layout.lines(cell))
    }
    return readingOf(context, row)
  }
  function skip(row: readonly Cell[]): void {
    unread.push(...row.filter((cell) => !layout.isBlank(cell)))
  }
}
