import type { BookingRole } from '@jst/contracts/booking'
import type { EntityValue } from '@jst/contracts/entity'
import type { Pointed, PointedNoteField } from '@jst/text-reader'
import type { Span } from '../reading.ts'
import { why } from '../texts.ts'
import { boxesIn } from './boxes.ts'
import { matches, plainOf, type NoteContext } from './context.ts'
import { daysIn } from './dates.ts'
import { figuresIn } from './figures.ts'
import { namesIn } from './names.ts'

export type PointedPlace = Pointed<PointedNoteField>
const names = { pol: ['PolCode', 'port'], pod: ['PodCode', 'port'], carrier: ['CarrierCode', 'carrier'] } as const
const days = { etd: 'Etd', ready: 'ReadyOn' } as const
const figures = { packages: 'Packages', weight: 'Weight', volume: 'Volume' } as const
const within = <Key extends string>(map: Readonly<Record<Key, unknown>>, field: string): field is Key => Object.hasOwn(map, field)
const round = (value: number) => Math.round(value * 1_000) / 1_000
const letters = (words: string) => words.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Cross-checks the draft with the spans that a second reader returns; our own grammar parses each span. Equal values are confirmed, different
 * values become a question with both, and a span that our grammar cannot parse as such a value is dropped.
 * @param scope range of the source that holds the booking
 * @returns number of spans dropped
 */
export function withSecond(context: NoteContext, pointed: readonly PointedPlace[], scope: readonly Span[]): number {
  const seen = new Set<string>()
  let dropped = 0
  for (const place of pointed) {
    const key = `${place.field}:${place.start}`
    if (seen.has(key) || !scope.some(({ start, end }) => start <= place.start && place.end <= end)) continue
    seen.add(key)
    if (!compared(context, place)) dropped += 1
  }
  return dropped
}

function compared(context: NoteContext, place: PointedPlace): boolean {
  const { field } = place
  const span = context.layout.trim(place)
  if (within(names, field)) {
    const [key, kind] = names[field]
    const [hit, ...others] = namesIn(context, span, kind)
    const isWhole = hit && others.length === 0 && hit.span.start === span.start && hit.span.end === span.end
    return isWhole === true && hit.codes.length > 0 && isSame(context, `Values.${key}`, span, hit.codes)
  }
  if (within(days, field)) {
    const [hit, ...others] = daysIn(context, span)
    const isWhole = hit && others.length === 0 && !hit.unsure && hit.span.start === span.start && hit.span.end === span.end
    return isWhole === true && !/\d/.test(context.layout.plain[span.end] ?? '') && isSame(context, `Values.${days[field]}`, span, hit.days)
  }
  if (within(figures, field)) return figure(context, figures[field], span)
  return field === 'boxes' ? boxes(context, span) : party(context, field, span)
}

/** Confirms equal values; asks about different values and about values that only the second reader found. */
function isSame(context: NoteContext, path: string, span: Span, values: readonly EntityValue[]): true {
  const { draft } = context
  const said = draft.said(path)
  if (said !== undefined && values.includes(said)) return true
  draft.doubt(path, span, [...(said === undefined ? [] : [said]), ...values], why.second)
  return true
}

/** Line that contains a span, so that a number is parsed completely and with its unit. */
function lineOf({ layout }: NoteContext, { start, end }: Span): Span {
  const next = layout.plain.indexOf('\n', end)
  return { start: layout.plain.lastIndexOf('\n', start - 1) + 1, end: next < 0 ? layout.plain.length : next }
}

function figure(context: NoteContext, key: 'Packages' | 'Weight' | 'Volume', span: Span): boolean {
  const one = figuresIn(context, lineOf(context, span)).find((found) => found.span.start === span.start)
  const digits = one && /^[\dO,.'’]+/.exec(plainOf(context, one.span))![0].length
  if (!one || one.key !== key || span.end < one.span.start + digits! || span.end > one.span.end) return false
  const values = one.numbers.map((value) => round(value * one.factor))
  const lines = Array.from({ length: Math.max(1, context.cargo + 1) }, (_, at) => context.draft.said(`Cargo[${at}].${key}`))
  const total = context.totals.get(key)?.value
  if ([...lines, total].some((value) => values.includes(Number(value)))) return true
  // with several cargo lines the span does not identify one
  return lines.length === 1 && isSame(context, `Cargo[0].${key}`, one.span, values)
}

function boxes(context: NoteContext, span: Span): boolean {
  const items = boxesIn(context, lineOf(context, span), false).filter((one) => one.span.start <= span.start && span.end <= one.span.end)
  const [item, ...others] = items
  const isNumber = /\d/.test(context.layout.plain[span.end] ?? '') || /[\d.,]/.test(context.layout.plain[span.start - 1] ?? '')
  if (!item || others.length > 0 || isNumber || item.types.length !== 1 || item.count === undefined) return false
  const lines: string[] = []
  for (let at = 0; context.draft.has(`Boxes[${at}].Type`); at += 1)
    lines.push(`${String(context.draft.said(`Boxes[${at}].Count`) ?? '?')}*${String(context.draft.said(`Boxes[${at}].Type`) ?? '?')}`)
  const read = `${item.count}*${item.types[0]!}`
  if (lines.includes(read)) return true
  context.draft.retract('Boxes[')
  const joined = lines.length > 0 && !lines.some((line) => line.includes('?')) ? [lines.join(',')] : []
  context.draft.doubt('Boxes', item.span, [...joined, read], why.second)
  return true
}

/** A party needs a name in letters that is neither a port nor a carrier. */
function party(context: NoteContext, role: Extract<BookingRole, 'shipper' | 'consignee' | 'notify'>, span: Span): boolean {
  const words = context.layout.words(span).trim()
  const isName =
    matches(context, span, /\p{L}/gu).length > 3 &&
    (['port', 'carrier'] as const).every((kind) =>
      namesIn(context, span, kind).every((hit) => hit.span.end - hit.span.start < words.length),
    )
  if (!isName) return false
  const { draft, layout } = context
  const given = draft.parties.get(role)
  if (given && letters(given.spans.map((one) => layout.words(one)).join(' ')).includes(letters(words))) return true
  const texts = given ? [given.spans.map((one) => layout.words(one).trim()).join('\n'), words] : [words]
  draft.parties.delete(role)
  draft.doubt(`Parties.${role}`, span, texts, why.second)
  return true
}
