// The one place where dates are computed or parsed in the browser; the guard `dates` names any other.
import dayjs from 'dayjs'
import { weekdayLabels } from './dates.texts.ts'

/** What the formatters accept: ISO 8601 text, milliseconds, or a Date; null and '' are empty. */
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

const parse = (value: DateInput) => (value === null || value === undefined || value === '' ? undefined : dayjs(value))

/** Local date text; `–` for empty or unreadable input. */
export function formatDate(value: DateInput, format: DateFormat = 'date'): string {
  const day = parse(value)
  return day?.isValid() ? day.format(dateFormats[format]) : emptyText
}

/** Chinese weekday of a date; `–` for empty input. */
export function weekdayLabel(value: DateInput): string {
  const day = parse(value)
  return day?.isValid() ? (weekdayLabels[day.day()] ?? emptyText) : emptyText
}

/** Monday 00:00:00.000 of the week of a date: weeks begin on Monday (spec §9). */
export function startOfWeek(value: Exclude<DateInput, null | undefined>): Date {
  const day = dayjs(value)
  return day
    .subtract((day.day() + 6) % 7, 'day')
    .startOf('day')
    .toDate()
}

/** Sunday 23:59:59.999 of the week of a date. */
export function endOfWeek(value: Exclude<DateInput, null | undefined>): Date {
  return dayjs(startOfWeek(value)).add(6, 'day').endOf('day').toDate()
}

/** The seven days of the week of a date, Monday first. */
export function daysOfWeek(value: Exclude<DateInput, null | undefined>): Date[] {
  const monday = dayjs(startOfWeek(value))
  return Array.from({ length: 7 }, (_, index) => monday.add(index, 'day').toDate())
}

/** Today's local day, `YYYY-MM-DD`. */
export const today = (): string => dayjs().format(dateFormats.date)

/** True for a day of the calendar written `YYYY-MM-DD`; the 31st of February is none. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs(text).format(dateFormats.date) === text

/** The day so many days after a day, both `YYYY-MM-DD`; negative for days before. */
export const addDays = (day: string, count: number): string => dayjs(day).add(count, 'day').format(dateFormats.date)

/** Monday of the week of a date, `YYYY-MM-DD`. */
export const mondayOf = (value: Exclude<DateInput, null | undefined>): string => dayjs(startOfWeek(value)).format(dateFormats.date)

/** Number of the ISO 8601 week of a day, two digits: the week that holds its Thursday belongs to that year. */
export function weekNumber(day: string): string {
  const thursday = dayjs(mondayOf(day)).add(3, 'day')
  return String(Math.floor(thursday.diff(thursday.startOf('year'), 'day') / 7) + 1).padStart(2, '0')
}

/** Milliseconds since 1970; undefined for empty or unreadable input. */
export function timeOf(value: DateInput): number | undefined {
  const day = parse(value)
  return day?.isValid() ? day.valueOf() : undefined
}

/** ISO 8601 in UTC of a moment or of a local time such as `2026-03-08T09:05`; undefined for empty or unreadable input. */
export function instantOf(value: DateInput): string | undefined {
  const day = parse(value)
  return day?.isValid() ? day.toISOString() : undefined
}

/** The first or the last millisecond of a local day, ISO 8601 in UTC; undefined for what is no day. */
export function edgeOfDay(day: string, edge: 'start' | 'end'): string | undefined {
  if (!isDay(day)) return undefined
  return (edge === 'start' ? dayjs(day).startOf('day') : dayjs(day).endOf('day')).toISOString()
}

/** Hours from one moment to another, with fractions; negative when it lies before. */
export const hoursBetween = (from: Exclude<DateInput, null | undefined>, to: Exclude<DateInput, null | undefined>): number =>
  dayjs(to).diff(from, 'hour', true)

/** Begin of the hour, in milliseconds: for what need not be drawn anew every minute. */
export const beginOfHour = (now: number): number => dayjs(now).startOf('hour').valueOf()
