import { dayAfter, daysApart, daysOf, monthEndOf, turnedWord, type DayWord, type Span } from '@jst/text-reader'
import type { Said, Validity } from './line-facts.ts'
import type { PriceTools } from './row-prices.ts'

type Range = { readonly from: string; readonly to: string }
/** Longer ranges become a question: day and month may be swapped. */
const longest = 92

/** Validity of a row. `doubt`: the dates may belong to other prices. */
export function validityOf(
  found: { readonly value: readonly Said<Validity>[]; readonly doubt: boolean } | undefined,
  line: Span,
  later: boolean,
  { asks, facts, text, open }: PriceTools,
): Range {
  const ask = (kind: 'validity' | 'year' | 'dayOrder', about: string, span: Span, candidates: readonly Range[]): Range => {
    const label = ({ from, to }: Range) => `${from}~${to}`
    const word = text.slice(span.start, span.end).trim().slice(0, 60)
    const reply = asks.ask({
      kind,
      about,
      span,
      word,
      candidates: candidates.map((one) => ({ value: label(one), label: label(one) })),
      free: 'days',
    })
    if ('open' in reply) {
      open.add(reply.open)
      return { from: '', to: '' }
    }
    const [from = '', to = ''] = reply.answer.split('~')
    return { from, to }
  }
  if (!found || found.value.length === 0) return ask('validity', '', line, [])
  const [first, second] = found.value
  const { value, span } = first!
  const merged = second && found.value.length === 2 && value.from && !value.to && second.value.to && !second.value.from
  const from = later && value.from === undefined ? value.to : value.from
  const to = merged ? second.value.to : later && value.from === undefined ? undefined : value.to
  const about = text.slice(span.start, span.end)
  if (!to) {
    const start = from && daysOf(undefined, from, facts.today)[0]
    return ask('validity', `${about} >`, span, start ? [{ from: start.to, to: monthEndOf(start.to) }] : [])
  }
  const ways = daysOf(from, to, facts.today)
  const filled = ways.map((one) => ({ from: one.from || facts.today, to: one.to }))
  const [best, other] = ways
  const turned = turnedRange(from, to, facts.today)
  if (from?.either || to.either) {
    // of two interpretations, the only one in the future is taken
    const both = [...(turned ? [turned] : []), filled[0]!].filter((one) => one.from <= one.to)
    const likely = both.filter(
      (one) => one.to >= facts.today && daysApart(one.to, facts.today) < 150 && daysApart(one.to, one.from) <= longest,
    )
    if (!(likely.length === 1 && from && to.year !== undefined)) return ask('dayOrder', about, span, both)
    return likely[0]!
  }
  if (value.before) return ask('validity', `${about} <`, span, [{ from: filled[0]!.from, to: dayAfter(filled[0]!.to, -1) }])
  if (value.bare && !from) return ask('validity', about, span, [filled[0]!, { from: filled[0]!.to, to: filled[0]!.to }])
  if (from && daysApart(best!.to, best!.from) > longest && turned && !from.turned) return ask('dayOrder', about, span, [turned, filled[0]!])
  if (from && best!.from > best!.to) return ask('validity', about, span, [])
  if (!best!.sure || other?.sure) return ask('year', about, span, filled)
  if (found.value.length > 1 && !merged) return ask('validity', about, span, rangesOf(found.value, facts.today))
  if (found.doubt) return ask('validity', about, span, filled.slice(0, 1))
  return filled[0]!
}

/** Ranges from several places. */
const rangesOf = (said: readonly Said<Validity>[], today: string): Range[] => {
  const all = said.flatMap(
    ({ value: { from, to } }) =>
    to ? daysOf(from, to, today).slice(0, 1).map((one) => ({ from: one.from || today, to: one.to })) : [], // prettier-ignore
  )
  return all.filter((one, at) => all.findIndex(({ from, to }) => from === one.from && to === one.to) === at)
}
/** The range with day and month swapped; undefined if that is no valid range. */
function turnedRange(from: DayWord | undefined, to: DayWord, today: string): Range | undefined {
  const last = turnedWord(to)
  const first = from && turnedWord(from)
  if (!last || (from && !first)) return undefined
  const [read] = daysOf(first, last, today)
  return read && { from: read.from || today, to: read.to }
}
