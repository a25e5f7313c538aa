import type { DayWord } from './tokens.ts'

export const daysIn = (y: number, month: number) => new Date(Date.UTC(y, month, 0)).getUTCDate()
const iso = (y: number, { month, day: one }: DayWord) =>
  `${y}-${String(month).padStart(2, '0')}-${String(Math.min(one, daysIn(y, month))).padStart(2, '0')}`
/** Days from `b` to `a`. */
export const apart = (a: string, b: string) => (Date.parse(a) - Date.parse(b)) / 86_400_000

/** The days that a range without a year may be, likeliest first; the first is sure when it is near today. */
export function daysOf(from: DayWord | undefined, to: DayWord, today: string): { from: string; to: string; sure: boolean }[] {
  const thisYear = Number(today.slice(0, 4))
  const of = (y: number) => {
    const end = iso(to.year ?? y, to)
    const start = from ? iso(from.year ?? (from.month > to.month ? Number(end.slice(0, 4)) - 1 : Number(end.slice(0, 4))), from) : ''
    return { from: start, to: end }
  }
  if (to.year !== undefined) return [{ ...of(to.year), sure: true }]
  return [thisYear - 1, thisYear, thisYear + 1]
    .map(of)
    .map((range) => ({ ...range, sure: apart(range.to, today) >= -31 && apart(range.to, today) <= 150 }))
    .toSorted((a, b) => Number(b.sure) - Number(a.sure) || Math.abs(apart(a.to, today)) - Math.abs(apart(b.to, today)))
    .slice(0, 2)
}

/** The last day of the month of a day. */
export const monthEndOf = (day: string) =>
  `${day.slice(0, 8)}${String(daysIn(Number(day.slice(0, 4)), Number(day.slice(5, 7)))).padStart(2, '0')}`

/** The day so many days later. */
export const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
