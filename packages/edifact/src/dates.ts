/** A date or time of DTM as it is written: in the time of its place unless it has an offset. */
export interface Moment {
  /** `2026-12-03`, or `2026-12-03T18:00`. */
  readonly local: string
  /** `Z` or `+08:00`; `''` if the message says none. */
  readonly offset: string
}
/** A value of DTM: its moment, or why it is none. */
export type ReadMoment = Moment | { readonly wrong: 'value' } | { readonly wrong: 'zone'; readonly zone: string }

/** Zone names of formats 303 and 304 that mean one offset everywhere. */
const offsets: Readonly<Record<string, string>> = { UTC: 'Z', GMT: 'Z', ZZZ: '', '': '' }
const zoned = /^(\d{12}(?:\d{2})?)\s?([A-Z]{3}|[+-]\d{2}(?::?\d{2})?|)$/
/** CCYYMMDDHHMMZHHMM of format 205: the offset follows the time, its sign may be missing. */
const shifted = /^(\d{12})([+-]?)(\d{4})$/

/**
 * Reads a value of DTM by its format (element 2379): 101, 102, 201, 203, 204, 205, 303, 304. Eight digits are a day in any format, as some
 * senders write `20260302:203`.
 */
export function readMoment(text: string, format: string): ReadMoment {
  const short = (format === '101' && text.length === 6) || (format === '201' && text.length === 10)
  const value = short ? `20${text}` : text
  const withOffset = format === '205' ? shifted.exec(value) : null
  const withZone = format === '303' || format === '304' ? zoned.exec(value) : null
  const name = withZone?.[2] ?? ''
  if (/[A-Z]/.test(name) && offsets[name] === undefined) return { wrong: 'zone', zone: name }
  const hours = withOffset ? `${withOffset[2] || '+'}${withOffset[3]}` : name
  const digits = withOffset?.[1] ?? withZone?.[1] ?? value
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?$/.exec(digits) ?? []
  if (year === undefined || !isDay(`${year}-${month}-${day}`)) return { wrong: 'value' }
  if (Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 59) return { wrong: 'value' }
  const date = `${year}-${month}-${day}`
  if (hour === undefined) return { local: date, offset: '' }
  return { local: `${date}T${hour}:${minute}`, offset: offsets[hours] ?? `${hours.slice(0, 3)}:${hours.slice(3).replace(':', '') || '00'}` }
}

/** True for a day of the calendar; `Date` takes 30 February for 2 March. */
function isDay(date: string): boolean {
  const start = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(date)
}
