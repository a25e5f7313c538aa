import { invalid } from '../../../kernel/errors.ts'
import { texts } from '../si.texts.ts'

/** Codes of one or two digits, `1,3`; undefined when there are none. */
export function codesOf(list: string | undefined): number[] | undefined {
  const codes = (list ?? '').split(',').filter((code) => /^\d{1,2}$/.test(code))
  return codes.length > 0 ? codes.map(Number) : undefined
}

export function wordsOf(list: string | undefined): string[] | undefined {
  const words = (list ?? '').split(',').filter((word) => /^\w{1,20}$/.test(word))
  return words.length > 0 ? words : undefined
}

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
  // years that PostgreSQL and people both know
  if (Number.isNaN(at) || at < 0 || at > 253_402_300_799_000) throw invalid(field, texts.filter.badDay)
  return new Date(isDay ? at - chinaOffset + (end ? day : 0) : at).toISOString()
}
