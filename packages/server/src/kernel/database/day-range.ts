import { invalid } from '../errors.ts'
import { texts } from '../kernel.texts.ts'

const chinaOffset = 8 * 3_600_000
const day = 86_400_000

/**
 * Start of a range: an instant as it is, a day (YYYY-MM-DD) at its beginning in China. `end`: the day is inside, so its end.
 * @throws AppError INVALID_INPUT for anything else.
 */
export function instantOf(field: string, value: string | undefined, end = false): string | undefined {
  if (value === undefined || value === '') return undefined
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value)
  const at = isDay || /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN
  // years that PostgreSQL and the four-digit notation both support
  if (Number.isNaN(at) || at < 0 || at > 253_402_300_799_000) throw invalid(field, texts.badDay)
  return new Date(isDay ? at - chinaOffset + (end ? day : 0) : at).toISOString()
}

/** Days in China (YYYY-MM-DD) from that of an instant on, in epoch milliseconds. */
export const daysFrom = (now: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(now + chinaOffset + index * day).toISOString().slice(0, 10))

/** SQL: the day in China of a column with an instant, as text. */
export const dayOf = (column: string): string => `to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`

/** SQL of a date as text (`YYYY-MM-DD`), null without one. `column` is a date, or an instant in the zone of the session. */
export const dayText = (column: string): string => `to_char(${column}, 'YYYY-MM-DD')`
/** SQL of a date as text, '' without one. */
export const dayOrBlank = (column: string): string => `coalesce(${dayText(column)}, '')`
/** SQL of the day of an instant in China, '' without one. */
export const chinaDayOrBlank = (column: string): string => `coalesce(${dayOf(column)}, '')`
