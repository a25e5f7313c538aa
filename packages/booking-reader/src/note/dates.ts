import type { Span } from '../reading.ts'
import { why } from '../texts.ts'
import { daySigns, months } from './vocabulary.ts'
import { plainOf, without, type NoteContext } from './context.ts'

const { year: y, month: m, day: d } = daySigns
const two = (value: number) => String(value).padStart(2, '0')
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const leap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
function iso(year: number, month: number, day: number): string[] {
  const valid = month >= 1 && month <= 12 && day >= 1 && day <= lengths[month - 1]! && (month !== 2 || day < 29 || leap(year))
  return valid ? [`${year}-${two(month)}-${two(day)}`] : []
}
/** A day that is further from today is asked. */
const farDays = 500
const monthOf = (word: string) => months.split('|').indexOf(word.slice(0, 3)) + 1
const yearOf = (word: string) => (word.length === 2 ? 2_000 + Number(word) : Number(word))
const rank = (day: string) => Number(day.slice(0, 4)) * 372 + Number(day.slice(5, 7)) * 31 + Number(day.slice(8))

/** The year that brings a day nearest to today, a little before it at most. */
function near(month: number, day: number, today: string): string[] {
  const [year] = [Number(today.slice(0, 4))]
  const all = [year - 1, year, year + 1].flatMap((one) => iso(one, month, day))
  return all.filter((one) => rank(one) >= rank(today) - 62).slice(0, 1)
}
const either = (one: number, other: number, make: (month: number, day: number) => string[]) => [
  ...new Set([...make(one, other), ...make(other, one)]),
]

type Maker = (groups: readonly string[], today: string) => string[]
const patterns: readonly (readonly [RegExp, Maker])[] = [
  [
    new RegExp(`(20\\d\\d)\\s*[-/.${y}]\\s*(\\d{1,2})\\s*[-/.${m}]\\s*(\\d{1,2})(?:${d})?(?!\\d)`, 'y'),
    ([a, b, c]) => iso(Number(a), Number(b), Number(c)),
  ],
  [/(20\d\d)(\d\d)(\d\d)(?!\d)/y, ([a, b, c]) => iso(Number(a), Number(b), Number(c))],
  [
    new RegExp(`(\\d{1,2})(?:ST|ND|RD|TH)?[-/.\\s]*(${months})[A-Z]*\\.?(?:[-/.,\\s]*(20\\d\\d)|[-/.'](\\d\\d)(?![\\d-]))?`, 'y'),
    ([a, b, c, d], today) => (c || d ? iso(yearOf((c ?? d)!), monthOf(b!), Number(a)) : near(monthOf(b!), Number(a), today)),
  ],
  [
    new RegExp(`(${months})[A-Z]*\\.?[-/\\s]*(\\d{1,2})(?:ST|ND|RD|TH)?(?!\\d)(?:[,\\s]+(20\\d\\d))?`, 'y'),
    ([a, b, c], today) => (c ? iso(yearOf(c), monthOf(a!), Number(b)) : near(monthOf(a!), Number(b), today)),
  ],
  [
    /(\d{1,2})[-/.](\d{1,2})[-/.](20\d\d|\d\d)(?!\d)/y,
    ([a, b, c]) => either(Number(a), Number(b), (month, day) => iso(yearOf(c!), month, day)),
  ],
  [new RegExp(`(\\d{1,2})\\s*${m}\\s*(\\d{1,2})(?:${d})?(?!\\d)`, 'y'), ([a, b], today) => near(Number(a), Number(b), today)],
  [/(\d{1,2})[-/.](\d{1,2})(?![\d.])/y, ([a, b], today) => either(Number(a), Number(b), (month, day) => near(month, day, today))],
]

/** Days that a span says; several candidates: the order of day and month is open. */
export function daysIn(context: NoteContext, span: Span): { readonly span: Span; readonly days: readonly string[] }[] {
  const text = plainOf(context, span)
  const found: { span: Span; days: readonly string[] }[] = []
  for (let at = 0; at < text.length;) {
    const end = /\w/.test(text[at]!) && !/[\dA-Z]/.test(text[at - 1] ?? '') ? dayAt(at) : at
    at = end > at ? end : at + 1
  }
  return found

  function dayAt(at: number): number {
    for (const [pattern, make] of patterns) {
      pattern.lastIndex = at
      const match = pattern.exec(text)
      const days = match ? make(match.slice(1), context.facts.today) : []
      if (!match || days.length === 0) continue
      found.push({ span: { start: span.start + at, end: span.start + at + match[0].length }, days })
      return at + match[0].length
    }
    return at
  }
}

/** Day 0 of sheets is 1899-12-30. */
const serial = (words: string): string | undefined =>
  /^4[5-9]\d{3}(\.\d+)?$|^5\d{4}(\.\d+)?$/.test(words)
    ? new Date(Date.UTC(1899, 11, 30 + Math.floor(Number(words)))).toISOString().slice(0, 10)
    : undefined

export function readDate(context: NoteContext, path: string, span: Span): Span[] {
  const { draft, layout } = context
  const value = layout.trim(span)
  if (value.start === value.end) return []
  const number = serial(plainOf(context, value))
  if (number) {
    draft.claim(path, number, value)
    return []
  }
  const found = daysIn(context, value)
  const candidates = [...new Set(found.flatMap(({ days }) => days))].map((day) => ({ Value: day, Zh: day }))
  const usual = candidates.every(({ Value }) => Math.abs(rank(Value) - rank(context.facts.today)) < farDays)
  if (found.length === 1 && candidates.length === 1 && usual) draft.claim(path, candidates[0]!.Value, found[0]!.span)
  else if (found.length === 1) draft.ask(path, found[0]!.span, candidates, candidates.length > 1 ? why.dayOrder : why.far)
  else draft.ask(path, value, candidates, found.length === 0 ? why.day : why.days)
  return found.length === 1 ? without(value, [found[0]!.span]) : []
}
