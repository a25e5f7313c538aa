import type { NoteFacts } from './facts.ts'
import { newContext } from './note/context.ts'
import { labelOf, type LabelTarget } from './note/labels.ts'
import { Fates } from '@jst/text-reader'
import { Layout, type Cell, type Rows } from './note/layout.ts'
import { readTarget } from './note/values.ts'
import type { PointedPlace } from './note/second.ts'
import { Walk } from './note/walk.ts'
import { bookingsOf } from './note/bookings.ts'
import { actReading } from './read-act.ts'
import { newDraft, readingOf } from './read-one.ts'
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

/** The bookings of a text, one or several. */
function textReadings(
  layout: Layout,
  rows: Rows,
  facts: NoteFacts,
  marks: Fates,
  sheet: number,
  pointed: readonly PointedPlace[],
): ListedReading[] {
  const wholeContext = newContext(layout, facts, newDraft(layout, facts, marks))
  const { common, bookings } = bookingsOf(wholeContext, rows)
  const spanOf = (part: Rows) =>
    part.flatMap((row) => (row.length > 0 ? [{ start: row[0]!.start, end: Math.min(row.at(-1)!.end + 1, layout.text.length) }] : []))
  if (bookings.length === 1) {
    new Walk(wholeContext, rows, false).read()
    return [{ Sheet: sheet, Row: -1, Hidden: false, Reading: readingOf(wholeContext, [{ start: 0, end: layout.text.length }], pointed) }]
  }
  return bookings.map((bookingRows, at) => {
    const words = [...common, ...bookingRows].flatMap((row) => row.map((cell) => layout.plain.slice(cell.start, cell.end))).join('\n')
    const context = newContext(layout, facts, newDraft(layout, facts, marks), words)
    new Walk(context, [...bookingRows, ...common], false).read()
    const scope = (at === 0 ? [...common, ...bookingRows] : bookingRows).toSorted(
      (one, other) => (one[0]?.start ?? 0) - (other[0]?.start ?? 0),
    )
    return { Sheet: sheet, Row: bookingRows[0]?.[0]?.row ?? at, Hidden: false, Reading: readingOf(context, spanOf(scope), pointed) }
  })
}

/**
 * Reads a list of bookings: below one row of headings a booking a row. A sheet or text that is no list is read as one note. `Unread`: what stands in
 * no booking, such as titles, sums and columns that mean nothing here.
 */
export function readNotes({
  source,
  facts,
  pointed = [],
}: {
  readonly source: Exclude<NoteSource, { kind: 'dcsa' }>
  readonly facts: NoteFacts
  /** Places of a text that a second reader takes for fields. */
  readonly pointed?: readonly PointedPlace[]
}): {
  readonly Readings: readonly ListedReading[]
  readonly Unread: readonly UnreadWords[]
} {
  const act = source.kind === 'text' ? actReading(source.text, facts) : undefined
  if (act) return { Readings: [{ Sheet: 0, Row: -1, Hidden: false, Reading: act }], Unread: [] }
  const layout = new Layout(source)
  const marks = new Fates(layout.text)
  const readings: ListedReading[] = []
  const unread: Span[] = []
  for (const [sheet, rows] of layout.pages.entries()) {
    if (rows.every((row) => row.every((cell) => layout.isBlank(cell)))) continue
    const list = headingsOf(layout, rows)
    if (list) readRows(sheet, rows, list)
    else if (source.kind === 'text') readings.push(...textReadings(layout, rows, facts, marks, sheet, pointed))
    else {
      const words = rows
        .flat()
        .map((cell) => layout.plain.slice(cell.start, cell.end))
        .join('\n')
      const context = newContext(layout, facts, newDraft(layout, facts, marks), words)
      new Walk(context, rows, true).read()
      readings.push({ Sheet: sheet, Row: -1, Hidden: false, Reading: readingOf(context, rows.flat()) })
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
    return readingOf(context, row, source.kind === 'text' ? pointed : [])
  }
  function skip(row: readonly Cell[]): void {
    unread.push(...row.filter((cell) => !layout.isBlank(cell)))
  }
}
