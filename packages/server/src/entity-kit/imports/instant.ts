const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g
const moment =
  /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})\s?日?(?:(?:\s?T\s?|\s)?(\d{1,2})\s?[:时点]\s?(\d{1,2})分?(?::(\d{2})(?:\.\d+)?)?)?\s?(Z|[+-]\d{2}:?\d{2})?$/i

/**
 * The moment that a cell says, as ISO text; '' of an empty one, undefined of what is none, such as a day that no month has. Spreadsheets keep times
 * as days since 1899-12-30 in local time. Times without a zone are China's, where the cut-offs are set.
 */
export function instantOfCell(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(invisible, '').replace(/\s+/g, ' ').trim()
  if (plain === '') return ''
  if (/^\d{5}(\.\d+)?$/.test(plain)) return new Date(Math.round((Number(plain) - 25_569) * 86_400_000) - 8 * 3_600_000).toISOString()
  const [, year, month, day, hour, minute, second, zone] = moment.exec(plain) ?? []
  if (year === undefined) return undefined
  const two = (part: string | undefined) => (part ?? '0').padStart(2, '0')
  const date = `${year}-${two(month)}-${two(day)}`
  // `Date` takes 30 February for 2 March
  const start = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== date || Number(hour ?? 0) > 23) return undefined
  const time = new Date(`${date}T${two(hour)}:${two(minute)}:${two(second)}${zone?.toUpperCase() ?? '+08:00'}`)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}
