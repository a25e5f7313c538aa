import type { Span } from '../reading.ts'
import { boxesIn } from './boxes.ts'
import { matches, plainOf, type NoteContext } from './context.ts'
import { daysIn } from './dates.ts'
import { figuresIn } from './figures.ts'
import { namesIn } from './names.ts'
import * as say from './vocabulary.ts'

/** True for a line that belongs to the booking itself, so that a party or free text above it has ended. */
export function saysOfBooking(context: NoteContext, line: Span): boolean {
  const text = plainOf(context, line)
  if (say.bookingTerms.test(text)) return true
  if (boxesIn(context, line, false).some(({ count }) => count !== undefined)) return true
  const figures = new Set(figuresIn(context, line).flatMap(({ key }) => (key ? [key] : [])))
  if (
    figures.has('Volume') ||
    figures.has('Weight') ||
    (figures.size > 0 &&
      !/\d{3}[^\n]{0,80}(?:ROAD|STREET|AVE|路|号)/.test(text) &&
      matches(context, line, /(?<![\d,.])\d[\d,.]{0,12}\s{0,4}(?:CTNS?|PKGS?|CARTONS|PALLETS|PLTS?|件|托)(?![A-Z])/g).length > 0)
  )
    return true
  return isRoute(context, line) || (daysIn(context, line).length > 0 && /ETD|SAIL|船|READY|货/.test(text))
}
function isRoute(context: NoteContext, line: Span): boolean {
  const hits = namesIn(context, line, 'port')
  return hits.some(({ span }, at) => {
    const next = hits[at + 1]
    return next !== undefined && say.routeBetween.test(context.layout.plain.slice(span.end, next.span.start))
  })
}

/** True for a line that continues a list of goods: with figures like the first line, or with names only as long as no line has figures. */
export function goesOnAsGoods(context: NoteContext, first: Span, line: Span): boolean {
  const figured = (span: Span) => figuresIn(context, span).some(({ key }) => key !== undefined)
  if (figured(first)) return figured(line) && !isRoute(context, line)
  return (
    !say.bookingTerms.test(plainOf(context, line)) &&
    !isRoute(context, line) &&
    boxesIn(context, line, false).every(({ count }) => count === undefined)
  )
}
