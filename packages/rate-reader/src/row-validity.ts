import { contextOf, type FromContext, type Placed } from './context.ts'
import { apart, daysOf, monthEndOf } from './dates.ts'
import type { LineFacts } from './line-facts.ts'
import type { Span } from './reading.ts'
import type { PriceTools } from './row-prices.ts'
import type { DayWord } from './tokens.ts'

/** First and last day of a row. */
export function validityOf(lines: readonly Placed[], line: Placed, { asks, facts, text, open }: PriceTools): { from: string; to: string } {
  const found: FromContext<LineFacts['validity']> | undefined = contextOf(lines, line, ({ validity }) =>
    validity.length > 0 ? validity : undefined,
  )
  const ask = (kind: 'validity' | 'year' | 'dayOrder', about: string, span: Span, candidates: readonly { from: string; to: string }[]) => {
    const label = ({ from, to }: { from: string; to: string }) => `${from}~${to}`
    const word = text.slice(span.start, span.end).trim().slice(0, 60)
    const asked = asks.ask({
      kind,
      about,
      span,
      word,
      candidates: candidates.map((one) => ({ value: label(one), label: label(one) })),
      free: 'days',
    })
    if ('open' in asked) {
      open.add(asked.open)
      return { from: '', to: '' }
    }
    const [from = '', to = ''] = asked.answer.split('~')
    return { from, to }
  }
  if (!found) return ask('validity', '', line.facts.span, [])
  const [first, second] = found.value
  const { value, span } = first!
  const merged = second && found.value.length === 2 && value.from && !value.to && second.value.to && !second.value.from
  const from = value.from
  const to = merged ? second.value.to : value.to
  const about = text.slice(span.start, span.end)
  if (!to) {
    const start = from && daysOf(undefined, from, facts.today)[0]
    return ask('validity', about, span, start ? [{ from: start.to, to: monthEndOf(start.to) }] : [])
  }
  if (from?.either || to.either) {
    const straight = daysOf(from, to, facts.today)[0]!
    return ask('dayOrder', about, span, [swapped(from, to, facts.today), { from: straight.from || facts.today, to: straight.to }])
  }
  const ways = daysOf(from, to, facts.today)
  const filled = ways.map((one) => ({ from: one.from || facts.today, to: one.to }))
  const [best, other] = ways
  if (value.bare && !from) return ask('validity', about, span, [filled[0]!, { from: filled[0]!.to, to: filled[0]!.to }])
  // three months and more: day and month may be the other way round
  if (from && apart(best!.to, best!.from) > 92 && from.day <= 12 && to.day <= 12)
    return ask('dayOrder', about, span, [swapped(from, to, facts.today), filled[0]!])
  if (!best!.sure || other?.sure) return ask('year', about, span, filled)
  if (found.doubt || (found.value.length > 1 && !merged)) return ask('validity', about, span, filled.slice(0, 1))
  return filled[0]!
}

function swapped(from: DayWord | undefined, to: DayWord, today: string): { from: string; to: string } {
  const turned = (word: DayWord) => ({ ...word, month: word.day, day: word.month, either: false })
  const read = daysOf(from && turned(from), turned(to), today)[0]!
  return { from: read.from || today, to: read.to }
}
