import type { Span } from '../reading.ts'
import { boxesIn } from './boxes.ts'
import { plainOf, type NoteContext } from './context.ts'
import { daysIn } from './dates.ts'
import { figuresIn } from './figures.ts'
import { namesIn } from './names.ts'
import { companyWords } from './vocabulary.ts'

/** A party, amount, box, port or date that was not stored, with the field it probably belongs to. */
export interface UnreadFact {
  readonly path: string
  readonly span: Span
}
const firstFree = (context: NoteContext, paths: readonly string[]): string =>
  paths.find((path) => !context.draft.has(path) && !context.draft.parties.has(path.replace('Parties.', ''))) ?? paths[0]!

/** Facts in the unread characters of a note, without quoted mails and signatures. */
export function unreadFacts(context: NoteContext, unread: readonly Span[]): UnreadFact[] {
  return joined(context, unread)
    .filter((span) => !context.layout.isAside(span))
    .flatMap((span) => factsIn(context, span))
}
/** Merges unread spans that only punctuation separates: `12/9`. */
function joined(context: NoteContext, spans: readonly Span[]): Span[] {
  const out: Span[] = []
  for (const span of spans) {
    const last = out.at(-1)
    const gap = last && last.end <= span.start ? context.layout.text.slice(last.end, span.start) : undefined
    if (gap !== undefined && gap.length <= 3 && /^[^\p{L}\p{N}\n:：]*$/u.test(gap))
      out[out.length - 1] = { start: last!.start, end: span.end }
    else out.push({ start: span.start, end: span.end })
  }
  return out
}
function factsIn(context: NoteContext, span: Span): UnreadFact[] {
  if (companyWords.test(plainOf(context, span)))
    return [{ path: firstFree(context, ['Parties.shipper', 'Parties.consignee', 'Parties.notify']), span }]
  const boxes = boxesIn(context, span, false).map((one) => ({ path: 'Boxes', span: one.span }))
  const figures = figuresIn(context, span).flatMap(({ key, span: at }) =>
    key ? [{ path: context.cargo > 0 ? `Cargo.${key}` : `Cargo[0].${key}`, span: at }] : [],
  )
  // a three-letter code is ambiguous
  const ports = namesIn(context, span, 'port')
    .filter(({ span: at }) => at.end - at.start !== 3 || /\p{Script=Han}/u.test(plainOf(context, at)))
    .map((hit) => ({ path: firstFree(context, ['Values.PodCode', 'Values.PolCode']), span: hit.span }))
  const days = daysIn(context, span).map((hit) => ({ path: firstFree(context, ['Values.Etd', 'Values.ReadyOn']), span: hit.span }))
  const all = [...boxes, ...figures, ...days, ...ports]
  // one place is one fact
  return all.filter(({ span: at }, index) => !all.slice(0, index).some((other) => other.span.start < at.end && at.start < other.span.end))
}
