// The one place where dates are computed or parsed in the browser, with zone.ts beside it; the guard `dates` names any other.
import dayjs from 'dayjs'
import { weekdayLabels } from './dates.texts.ts'
import { momentOf, wallOf } from './zone.ts'

/** Input of the formatters: ISO 8601 text, milliseconds, or a Date; null and '' are empty. */
export type DateInput = string | number | Date | null | undefined

/** Shown for every empty value, never blank. */
export const emptyText = '–'

/** The date formats of the product (spec §9), and the list format MM-DD HH:mm. */
export const dateFormats = {
  date: 'YYYY-MM-DD',
  dateTime: 'YYYY-MM-DD HH:mm:ss',
  slashDate: 'YYYY/MM/DD',
  slashDateTime: 'YYYY/MM/DD HH:mm:ss',
  monthDay: 'MM-DD',
  time: 'HH:mm:ss',
  list: 'MM-DD HH:mm',
} as const
/** Name of a format of `dateFormats`. */
export type DateFormat = keyof typeof dateFormats

let zone: string | undefined

/** The zone whose clocks all these helpers go by, such as `Europe/Amsterdam`; undefined: that of the machine. */
export function setTimeZone(name: string | undefined): void {
  zone = name
}

/** A text without an offset is what a clock shows: a day, or a day and a time of day. */
const isWall = (value: DateInput): value is string => typeof value === 'string' && !/T.*(Z|[+-]\d\d:?\d\d)$/i.test(value)

/** Formats an instant in a zone, by a pattern of `dateFormats`. */
function inZone(at: number, pattern: string, name: string): string {
  const [year = '', month = '', date = '', hour = '', minute = '', second = ''] = new Date(wallOf(at, name)).toISOString().split(/[-T:.]/)
  const parts: Readonly<Record<string, string>> = { YYYY: year, MM: month, DD: date, HH: hour, mm: minute, ss: second }
  return pattern.replace(/YYYY|MM|DD|HH|mm|ss/g, (part) => parts[part] ?? part)
}

/** Local date text; `–` for empty or unreadable input. */
export function formatDate(value: DateInput, format: DateFormat = 'date'): string {
  const at = timeOf(value)
  if (at === undefined) return emptyText
  return zone === undefined ? dayjs(at).format(dateFormats[format]) : inZone(at, dateFormats[format], zone)
}

/** Weekday of a date, in Chinese or by other labels from Sunday on; `–` for empty input. */
export const weekdayLabel = (value: DateInput, labels: readonly string[] = weekdayLabels): string =>
  labels[dayjs(formatDate(value)).day()] ?? emptyText

/** Monday 00:00:00.000 of the week of a date: weeks begin on Monday (spec §9). */
export const startOfWeek = (value: Exclude<DateInput, null | undefined>): Date => new Date(beginOf(mondayOf(value)))

/** Sunday 23:59:59.999 of the week of a date. */
export const endOfWeek = (value: Exclude<DateInput, null | undefined>): Date => new Date(beginOf(addDays(mondayOf(value), 7)) - 1)

/** The seven days of the week of a date, Monday first. */
export function daysOfWeek(value: Exclude<DateInput, null | undefined>): Date[] {
  const monday = mondayOf(value)
  return Array.from({ length: 7 }, (_, index) => new Date(beginOf(addDays(monday, index))))
}

/** Today's local day, `YYYY-MM-DD`. */
export const today = (): string => formatDate(Date.now())

/** True for a day of the calendar written `YYYY-MM-DD`; the 31st of February is none. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs(text).format(dateFormats.date) === text

/** The day so many days after a day, both `YYYY-MM-DD`; negative for days before. */
export const addDays = (day: string, count: number): string => dayjs(day).add(count, 'day').format(dateFormats.date)

/** Monday of the week of a date, `YYYY-MM-DD`. */
export function mondayOf(value: Exclude<DateInput, null | undefined>): string {
  const day = formatDate(value)
  return addDays(day, -((dayjs(day).day() + 6) % 7))
}

/** Number of the ISO 8601 week of a day, two digits: the week that holds its Thursday belongs to that year. */
export function weekNumber(day: string): string {
  const thursday = dayjs(mondayOf(day)).add(3, 'day')
  return String(Math.floor(thursday.diff(thursday.startOf('year'), 'day') / 7) + 1).padStart(2, '0')
}

/** Milliseconds since 1970; undefined for empty or unreadable input. */
export function timeOf(value: DateInput): number | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const day = dayjs(value)
  if (!day.isValid()) return undefined
  const wall = zone !== undefined && isWall(value) ? Date.parse(`${value.slice(0, 10)}T${value.slice(11) || '00:00'}Z`) : Number.NaN
  return zone === undefined || Number.isNaN(wall) ? day.valueOf() : momentOf(wall, zone)
}

/** ISO 8601 in UTC of a moment or of a local time such as `2026-03-08T09:05`; undefined for empty or unreadable input. */
export function instantOf(value: DateInput): string | undefined {
  const at = timeOf(value)
  return at === undefined ? undefined : new Date(at).toISOString()
}

/** The first millisecond of a local day. */
const beginOf = (day: string): number => timeOf(day) ?? Number.NaN

/** The first or the last millisecond of a local day, ISO 8601 in UTC; undefined for what is no day. */
export function edgeOfDay(day: string, edge: 'start' | 'end'): string | undefined {
  if (!isDay(day)) return undefined
  return new Date(edge === 'start' ? beginOf(day) : beginOf(addDays(day, 1)) - 1).toISOString()
}

/** Hours from one moment to another, with fractions; negative when it lies before. */
export const hoursBetween = (from: Exclude<DateInput, null | undefined>, to: Exclude<DateInput, null | undefined>): number =>
  dayjs(to).diff(from, 'hour', true)

/** Begin of the hour, in milliseconds: for what need not be drawn anew every minute. */
export const beginOfHour = (now: number): number => dayjs(now).startOf('hour').valueOf()
