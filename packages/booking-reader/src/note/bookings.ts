import type { Span } from '../reading.ts'
import { boxesIn } from './boxes.ts'
import { plainOf, type NoteContext } from './context.ts'
import { labelsIn } from './labels.ts'
import type { Layout, Rows } from './layout.ts'
import { namesIn } from './names.ts'
import * as say from './vocabulary.ts'

const counted =
  /^\s{0,4}(?:[①-⑳]|[(（]?\d{1,2}\s{0,4}[.)）、:：]|第\s{0,4}[一二三四五六七八九\d]{1,3}\s{0,4}票|[一二三四五]\s{0,4}[、.]|票\s{0,4}[一二三\d]|BOOKING\s{0,4}#?\s{0,4}\d|BKG\s{0,4}\d|\d{1,2}(?:ST|ND|RD|TH)\s{1,4}(?:BOOKING|SHIPMENT))/

/** Rows of each booking of a text that requests several, each with the rows shared by all. A single element: the text is one booking. */
export function bookingsOf(context: NoteContext, rows: Rows): { readonly common: Rows; readonly bookings: readonly Rows[] } {
  const starts = countedStarts(context, rows) ?? routeStarts(context, rows) ?? labelStarts(context.layout, rows) ?? []
  if (starts.length < 2) return { common: [], bookings: [rows] }
  const [first = 0] = starts
  const parts = starts.map((start, at) => rows.slice(start, starts[at + 1] ?? rows.length))
  // rows after the last booking that are set apart, or begin with a word for all, are shared
  const last = parts.at(-1)!
  // where each booking is one line, later lines without a route are shared
  const single = parts.slice(0, -1).every((part) => part.filter((row) => row.some((cell) => !context.layout.isBlank(cell))).length === 1)
  const isOwn = (row: Rows[number], at: number) => at === 0 || !(saysOfAll(context, row) || (single && !isRoute(context, row)))
  const tail = last.findIndex((row, at) => !isOwn(row, at))
  const lastPart = tail < 0 ? last : last.slice(0, tail)
  const rest = tail < 0 ? [] : last.slice(tail)
  return { common: [...rows.slice(0, first), ...rest], bookings: [...parts.slice(0, -1), lastPart] }
}
function saysOfAll(context: NoteContext, row: Rows[number]): boolean {
  const text = row.map((cell) => plainOf(context, cell)).join(' ')
  return /^\s*(?:都|均|全部|以上|两票|三票|ALL|BOTH)/.test(text)
}
const lineOf = (row: Rows[number]): Span | undefined => (row.length > 0 ? { start: row[0]!.start, end: row.at(-1)!.end } : undefined)
const portsIn = (context: NoteContext, row: Rows[number]) => {
  const line = lineOf(row)
  return line ? namesIn(context, line, 'port').filter(({ span }) => span.end - span.start > 1) : []
}

/** Numbered lines, each with a port and boxes, or with two ports. */
function countedStarts(context: NoteContext, rows: Rows): number[] | undefined {
  const starts = rows.flatMap((row, at) => {
    const line = lineOf(row)
    if (!line || row[0]!.hidden || !counted.test(plainOf(context, line))) return []
    const next = rows[at + 1]
    const ports = portsIn(context, row).length || (next ? portsIn(context, next).length : 0)
    return ports > 0 ? [at] : []
  })
  const routed = starts.filter((at) => isRoute(context, rows[at]!) || (rows[at + 1] !== undefined && isRoute(context, rows[at + 1]!)))
  return routed.length > 1 ? routed : undefined
}
/** Lines that begin with a route, differ from each other and name boxes. */
function routeStarts(context: NoteContext, rows: Rows): number[] | undefined {
  const starts = rows.flatMap((row, at) => {
    const line = lineOf(row)
    return line && !row[0]!.hidden && isRoute(context, row) ? [at] : []
  })
  const withBoxes = starts.filter((at, index) =>
    rows.slice(at, starts[index + 1] ?? rows.length).some((row) => {
      const line = lineOf(row)
      return line !== undefined && boxesIn(context, line, false).some(({ count }) => count !== undefined)
    }),
  )
  return withBoxes.length > 1 && withBoxes.length === starts.length ? starts : undefined
}
function isRoute(context: NoteContext, row: Rows[number]): boolean {
  const hits = portsIn(context, row)
  return hits.some(({ span }, at) => {
    const next = hits[at + 1]
    return next !== undefined && say.routeBetween.test(context.layout.plain.slice(span.end, next.span.start))
  })
}
/** A label that occurred before starts the next form, once the current one has its port of discharge. */
function labelStarts(layout: Layout, rows: Rows): number[] | undefined {
  const labels = rows.map((row) => {
    const line = lineOf(row)
    return line && !row[0]!.hidden
      ? labelsIn(layout.plain.slice(line.start, line.end), line.start).map(({ target }) => `${target.part}.${target.key}`)
      : []
  })
  const opening = labels.find((keys) => keys.some((key) => /^(Parties\.shipper|Values\.(PolCode|NameZh|Route))$/.test(key)))?.[0]
  if (!opening) return undefined
  const starts = labels.flatMap((keys, at) => (keys[0] === opening ? [at] : []))
  const ofStart = (start: number, at: number) => labels.slice(start, starts[at + 1] ?? rows.length).flat()
  const isComplete = starts.every((start, at) => ofStart(start, at).some((key) => key === 'Values.PodCode' || key === 'Values.Route'))
  return starts.length > 1 && isComplete ? starts : undefined
}
