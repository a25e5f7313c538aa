import { dayAfter, daysApart, daysAt, daysOf, turnedWord, type DayWord } from '@jst/text-reader'
import type { Span } from '../reading.ts'
import { why } from '../texts.ts'
import { laterWeeks, weekdayNames, weekdayPattern } from './vocabulary.ts'
import { plainOf, without, type NoteContext } from './context.ts'

/** A date further from today than this becomes a question, in days. */
const farDays = 500

export interface DayHit {
  readonly span: Span
  /** More than one: ambiguous. */
  readonly days: readonly string[]
  /** Needs confirmation, as a date derived from a weekday does. */
  readonly unsure?: boolean
}

/** Possible dates of an expression; without a year the occurrence nearest to today, at most a little in the past. */
function daysOfWord(word: DayWord, today: string): string[] {
  if (word.year !== undefined || word.month === 0) return daysOf(undefined, word, today).map(({ to }) => to).slice(0, 1) // prettier-ignore
  const year = Number(today.slice(0, 4))
  const all = [year - 1, year, year + 1].flatMap((one) => daysOf(undefined, { ...word, year: one }, today).map(({ to }) => to))
  return all.filter((day) => daysApart(day, today) >= -62).slice(0, 1)
}
function meaningsOf(word: DayWord, today: string): string[] {
  const turned = word.either ? turnedWord(word) : undefined
  return [...new Set([word, ...(turned ? [turned] : [])].flatMap((one) => daysOfWord(one, today)))].toSorted()
}

/** Dates in a span; several for one place if the order of day and month is ambiguous. */
export function daysIn(context: NoteContext, span: Span): DayHit[] {
  const text = plainOf(context, span)
  const { today } = context.facts
  const found: DayHit[] = []
  const push = (at: number, end: number, days: readonly string[]) => {
    if (days.length > 0) found.push({ span: { start: span.start + at, end: span.start + end }, days })
    return days.length > 0 ? end : at
  }
  for (let at = 0; at < text.length;) {
    const next = weekdayAt(at) ?? dayAt(at) ?? at
    at = next > at ? next : at + 1
  }
  return found

  function dayAt(at: number): number | undefined {
    if (/[\dA-Z]/.test(text[at - 1] ?? '')) return undefined
    const compact = /^20\d{6}(?!\d)/.exec(text.slice(at, at + 9))?.[0]
    if (compact) return push(at, at + 8, realDay(`${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6)}`))
    const short = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d\d)(?!\d)/.exec(text.slice(at))
    if (short) return push(at, at + short[0].length, shortYear(short))
    const days = daysAt(text, at, context.han, context.order)
    if (!days?.to) return undefined
    // either end of a range may be meant
    return push(at, days.end, days.from ? [days.from, days.to].flatMap((word) => meaningsOf(word, today)) : meaningsOf(days.to, today))
  }
  /** 03/04/26: day first or month first. */
  function shortYear([, a, b, c]: RegExpExecArray): string[] {
    const word = { year: 2000 + Number(c), month: Number(a), day: Number(b), either: Number(a) !== Number(b) }
    const turned = { ...word, month: word.day, day: word.month }
    const textOf = (one: typeof word) => `${one.year}-${String(one.month).padStart(2, '0')}-${String(one.day).padStart(2, '0')}`
    return [...new Set([word, turned].flatMap((one) => realDay(textOf(one))))]
  }
  /** 下周五, NEXT FRIDAY: counted from the current week. */
  function weekdayAt(at: number): number | undefined {
    weekdayPattern.lastIndex = at
    const match = weekdayPattern.exec(text)
    if (!match) return undefined
    const later = laterWeeks[match[1] ?? match[3] ?? ''] ?? 0
    const name = (match[2] ?? match[4])!
    const day = weekdayNames.findIndex((names) => names.includes(name.slice(0, name.length > 1 ? 3 : 1)))
    const monday = dayAfter(today, -((new Date(today).getUTCDay() + 6) % 7))
    const end = weekdayPattern.lastIndex
    // SUNDAY DEC 6: the date decides, not the weekday
    found.push({ span: { start: span.start + at, end: span.start + end }, days: [dayAfter(monday, later + day)], unsure: true })
    return end
  }
}
const realDay = (day: string): string[] => {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? [] : [day]
}

/** Day 0 of spreadsheet serial dates: 1899-12-30. */
const serial = (words: string): string | undefined =>
  /^4[5-9]\d{3}(\.\d+)?$|^5\d{4}(\.\d+)?$/.test(words) ? dayAfter('1899-12-30', Math.floor(Number(words))) : undefined

/** Stores a date in a field, or asks if it is ambiguous. */
export function takeDay({ draft, facts }: NoteContext, path: string, { span, days, unsure }: DayHit): void {
  const [day = ''] = days
  if (days.length === 1 && !unsure && Math.abs(daysApart(day, facts.today)) < farDays) draft.claim(path, day, span)
  else
    draft.ask(
      path,
      span,
      days.map((one) => ({ Value: one, Zh: one })),
      days.length > 1 ? why.dayOrder : unsure ? why.weekday : why.far,
    )
}

export function readDate(context: NoteContext, path: string, span: Span): Span[] {
  const { draft, layout } = context
  const value = layout.trim(span)
  if (value.start === value.end) return []
  const number = serial(plainOf(context, value))
  if (number) {
    draft.claim(path, number, value)
    return []
  }
  const hits = daysIn(context, value)
  const clear = hits.filter(({ unsure }) => !unsure)
  const found = clear.length > 0 ? clear : hits
  const all = [...new Set(found.flatMap(({ days }) => days))]
  // a weekday beside its date adds nothing
  if (found.length === 2 && all.length === 1) draft.read(found[1]!.span)
  if (found.length > 0 && (found.length === 1 || all.length === 1)) {
    takeDay(context, path, found[0]!)
    return without(
      value,
      found.map((one) => one.span),
    )
  }
  draft.ask(
    path,
    value,
    all.map((day) => ({ Value: day, Zh: day })),
    found.length === 0 ? why.day : why.days,
  )
  return []
}
