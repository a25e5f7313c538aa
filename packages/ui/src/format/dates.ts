import dayjs from 'dayjs'

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

/** Weekday labels in Chinese, Sunday to Saturday (spec §9). */
export const weekdayLabels = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'] as const

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
