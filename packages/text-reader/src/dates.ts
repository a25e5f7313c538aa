/** A day as it is written: the year may be left out, and the order of day and month unsaid. Month 0: the month of today. */
export interface DayWord {
  readonly year: number | undefined
  readonly month: number
  readonly day: number
  /** The two numbers may be meant either way. */
  readonly either: boolean
  /** The day is written before the month. */
  readonly turned?: boolean
}

export const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
const two = (value: number) => String(value).padStart(2, '0')
const iso = (year: number, { month, day }: DayWord) => `${year}-${two(month)}-${two(Math.min(day, daysInMonth(year, month)))}`
/** Days from `b` to `a`. */
export const daysApart = (a: string, b: string) => (Date.parse(a) - Date.parse(b)) / 86_400_000

/** Days of a range that has no year, likeliest first; the first is sure when it is near today. */
export function daysOf(from: DayWord | undefined, last: DayWord, today: string): { from: string; to: string; sure: boolean }[] {
  const thisYear = Number(today.slice(0, 4))
  const to = last.month === 0 ? { ...last, year: thisYear, month: Number(today.slice(5, 7)) } : last
  const of = (year: number) => {
    const end = iso(to.year ?? year, to)
    const start = from ? iso(from.year ?? (from.month > to.month ? Number(end.slice(0, 4)) - 1 : Number(end.slice(0, 4))), from) : ''
    return { from: start, to: end }
  }
  if (to.year !== undefined) return [{ ...of(to.year), sure: true }]
  return [thisYear - 1, thisYear, thisYear + 1]
    .map(of)
    .map((range) => ({ ...range, sure: daysApart(range.to, today) >= -31 && daysApart(range.to, today) <= 150 }))
    .toSorted((a, b) => Number(b.sure) - Number(a.sure) || Math.abs(daysApart(a.to, today)) - Math.abs(daysApart(b.to, today)))
    .slice(0, 2)
}
/** Day and month the other way round; undefined where that is no day. */
export const turnedWord = (word: DayWord): DayWord | undefined =>
  word.day <= 12 && word.month <= daysInMonth(word.year ?? 2024, word.day)
    ? { ...word, month: word.day, day: word.month, either: false }
    : undefined

/** The last day of the month of a day. */
export const monthEndOf = (day: string) => `${day.slice(0, 8)}${two(daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7))))}`

/** The day so many days later. */
export const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
