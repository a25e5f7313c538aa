import { isDay, today } from './dates.ts'

/** Typed text in half width, without signs that nobody sees; a time may stand right behind 日. */
const plainOf = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/(?<=日)(?=\d)/, ' ')
    .trim()
const pad = (part: string) => part.padStart(2, '0')

/** Year, month and day of what was typed; the year may be left out. */
function dayOf(text: string, year: string): string | undefined {
  const digits = /^(\d{4})?(\d\d)(\d\d)$/.exec(text) ?? /^(?:(\d{4})[-/.年])?(\d{1,2})[-/.月](\d{1,2})日?$/.exec(text)
  if (!digits) return undefined
  const day = `${digits[1] ?? year}-${pad(digits[2] ?? '')}-${pad(digits[3] ?? '')}`
  return isDay(day) ? day : undefined
}

function timeOf(text: string): string | undefined {
  const parts = /^(\d{1,2})[:：时](\d{1,2})?分?(?::\d\d)?$/.exec(text) ?? /^(\d\d)(\d\d)$/.exec(text) ?? /^(\d{1,2})$/.exec(text)
  if (!parts) return undefined
  const [hour, minute] = [Number(parts[1]), Number(parts[2] ?? 0)]
  return hour < 24 && minute < 60 ? `${pad(String(hour))}:${pad(String(minute))}` : undefined
}

/**
 * A day as people type it, as `YYYY-MM-DD`: `2026-11-23`, `2026/11/23`, `20261123`, `11-23` and `1123` (of this year), `11月23日`.
 * @returns '' for nothing, undefined for what is no day.
 */
export function readDay(typed: string, now = today()): string | undefined {
  const text = plainOf(typed)
  return text === '' ? '' : dayOf(text, now.slice(0, 4))
}

/**
 * A local time as people type it, as `YYYY-MM-DD HH:mm`: a day of `readDay`, then `14:30`, `1430` or `14`; without a time it is midnight.
 * @returns '' for nothing, undefined for what is no time.
 */
export function readMoment(typed: string, now = today()): string | undefined {
  const text = plainOf(typed).replace('T', ' ')
  if (text === '') return ''
  const [first = '', second = '00:00', ...more] = text.split(/\s+/)
  const [day, time] = [dayOf(first, now.slice(0, 4)), timeOf(second)]
  return day && time && more.length === 0 ? `${day} ${time}` : undefined
}

/** As `readMoment` where a day alone may be any time of it: undefined without a time. */
export function readWholeMoment(typed: string, now = today()): string | undefined {
  const text = plainOf(typed).replace('T', ' ')
  return text === '' || /\s/.test(text) ? readMoment(typed, now) : undefined
}
