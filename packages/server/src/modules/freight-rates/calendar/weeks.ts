const dayMs = 86_400_000
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayAfter = (day: string, days: number): string => new Date(timeOf(day) + days * dayMs).toISOString().slice(0, 10)
/** 0 : Monday. */
const placeInWeek = (day: string) => (new Date(timeOf(day)).getUTCDay() + 6) % 7
const mondayOf = (day: string) => dayAfter(day, -placeInWeek(day))
const weekMs = 7 * dayMs

export interface Week {
  readonly from: string
  readonly to: string
}

/** Some weeks around a day: two before it, but none that is over, unless the day itself is. */
export function weeksAround(day: string, today: string, count: number): Week[] {
  const monday = mondayOf(day)
  const earliest = day < today ? monday : mondayOf(today)
  const before = Math.min(2, Math.round((timeOf(monday) - timeOf(earliest)) / weekMs))
  return Array.from({ length: count }, (_, at) => {
    const from = dayAfter(monday, 7 * (at - before))
    return { from, to: dayAfter(from, 6) }
  })
}

/**
 * One day for each part of a week in which the same rates hold: the weekday that was asked for where the part has it, else its first day. Days that
 * are over are left out, but for a search that is about the past.
 * @param turns days on which rates begin, and those behind their last ones
 */
export function daysOf({ from, to }: Week, turns: readonly string[], day: string, today: string): string[] {
  const first = day >= today && from < today ? today : from
  const preferred = dayAfter(from, placeInWeek(day))
  const starts = [first, ...turns.filter((turn) => turn > first && turn <= to)]
  return starts.map((start, at) => {
    const last = at + 1 < starts.length ? dayAfter(starts[at + 1]!, -1) : to
    return preferred >= start && preferred <= last ? preferred : start
  })
}
