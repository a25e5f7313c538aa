import { plainText } from './signs.ts'

/** Order of day and month where a file writes the year last. */
export type DayOrder = 'dmy' | 'mdy'

export interface DayWays {
  readonly order?: DayOrder | undefined
}

/** `meanings`: days that it may be, where nobody has said which order the file has. */
export type ReadText = { readonly value: string } | { readonly meanings: readonly string[] } | { readonly wrong: 'none' }

const none = { wrong: 'none' } as const
const yearFirst = /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})\s?[日号]?/
const yearLast = /^(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4})/
const compact = /^(\d{4})(\d{2})(\d{2})(?!\d)/
const clock =
  /^(?:\s?T\s?|\s)?(?:(上午|下午|AM|PM)\s?)?(\d{1,2})\s?[:时点]\s?(\d{1,2})?分?(?::(\d{2})(?:\.\d+)?)?\s?(AM|PM)?\s?(Z|[+-]\d{2}:?\d{2})?$/i
/** Days since 1899-12-30, as spreadsheets keep them, where a cell has no format of a day. */
const serial = /^\d{5}(?:\.\d+)?$/

const two = (part: string | number) => String(part).padStart(2, '0')

/** `YYYY-MM-DD` of a day that exists. */
function dayOf(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${two(month)}-${two(day)}`
  // `Date` takes 30 February for 2 March
  const start = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== text ? undefined : text
}

/** The days that the beginning of a text may be, and what follows. */
function daysIn(
  text: string,
  order: DayOrder | undefined,
): { readonly days: readonly string[]; readonly rest: string; readonly isAsked: boolean } {
  const first = yearFirst.exec(text) ?? compact.exec(text)
  if (first) return { days: given(dayOf(first[1]!, first[2]!, first[3]!)), rest: text.slice(first[0].length), isAsked: false }
  const last = yearLast.exec(text)
  if (!last) return { days: [], rest: text, isAsked: false }
  const [matched, one, other, year] = last as unknown as readonly [string, string, string, string]
  const ways = { dmy: dayOf(year, other, one), mdy: dayOf(year, one, other) }
  const days = order ? given(ways[order]) : [...new Set([...given(ways.dmy), ...given(ways.mdy)])]
  return { days, rest: text.slice(matched.length), isAsked: order === undefined }
}
const given = (day: string | undefined) => (day === undefined ? [] : [day])

const fromSerial = (text: string) => new Date(Math.round((Number(text) - 25_569) * 86_400_000))

/**
 * A day as `YYYY-MM-DD`: `2027/3/20`, `2027.3.20`, `2027年3月20日`, full width. `''` of an empty text. A day that no month has, a bare year and a
 * time behind the day are none. `03/04/2027` is asked about unless `order` says what it is.
 */
export function readDay(text: string, { order }: DayWays = {}): ReadText {
  const plain = plainText(text)
  if (plain === '') return { value: '' }
  if (serial.test(plain)) return { value: fromSerial(plain).toISOString().slice(0, 10) }
  const { days, rest, isAsked } = daysIn(plain, order)
  // midnight, as spreadsheets write a day into csv
  if (days.length === 0 || !/^(?:[\sT]0{1,2}:00(?::00(?:\.0+)?)?)?$/.test(rest)) return none
  return isAsked ? { meanings: days } : { value: days[0]! }
}

/** A local time as `YYYY-MM-DD HH:mm:ss`, with its offset where it has one: `2027/3/20 16:00`, `2027年3月20日16时`, `2027-03-20T16:00+08:00`. */
export function readLocalTime(text: string, { order }: DayWays = {}): ReadText {
  const plain = plainText(text)
  if (plain === '') return { value: '' }
  if (serial.test(plain)) return { value: fromSerial(plain).toISOString().slice(0, 19).replace('T', ' ') }
  const { days, rest, isAsked } = daysIn(plain, order)
  const time = rest === '' ? '00:00:00' : timeOf(rest)
  if (days.length === 0 || time === undefined) return none
  const all = days.map((day) => `${day} ${time}`)
  return isAsked ? { meanings: all } : { value: all[0]! }
}

function timeOf(text: string): string | undefined {
  const [, before, hour, minute = '0', second = '0', after, zone = ''] = clock.exec(text) ?? []
  if (hour === undefined) return undefined
  const half = (before ?? after ?? '').toUpperCase()
  const isLate = half === '下午' || half === 'PM'
  if (half !== '' && Number(hour) > 12) return undefined
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (isLate ? 12 : 0)
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  return `${two(hours)}:${two(minute)}:${two(second)}${zone.toUpperCase()}`
}

const isoInstant = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})$/i

/**
 * Instant (ISO text in UTC) that a message of a program says, with an offset. Undefined for a day that no month has, which `Date.parse` takes for
 * one of the next month, and for a time without an offset, which it takes for one of the machine.
 */
export function readIsoInstant(text: string): string | undefined {
  const [, year, month, day, time, zone] = isoInstant.exec(text.trim()) ?? []
  if (time === undefined || dayOf(year!, month!, day!) === undefined) return undefined
  const at = Date.parse(`${year}-${month}-${day}T${time}${zone!.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

/** Instant (ISO text in UTC) of a time that a cell says. Times without an offset are China's, where the cut-offs are set. */
export function readInstant(text: string, ways: DayWays = {}): ReadText {
  const read = readLocalTime(text, ways)
  if ('meanings' in read) return { meanings: read.meanings.map((one) => one.replace(/:00$/, '')) }
  if ('wrong' in read || read.value === '') return read
  const [, day, time, zone] = /^(\S+) (\d\d:\d\d:\d\d)(.*)$/.exec(read.value)!
  const instant = new Date(`${day}T${time}${zone || '+08:00'}`)
  return Number.isNaN(instant.getTime()) ? none : { value: instant.toISOString() }
}
