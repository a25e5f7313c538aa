import { headFields } from '@jst/contracts/manifest'
import { readNumber } from '@jst/contracts/values'
import type { EntityField } from '@jst/contracts/entity'
import { noWords, yesWords } from './vocabulary.ts'
import type { WorkbookWords } from './workbook.texts.ts'

/** A value, several that a text may mean, or why it is none. */
export type CellValue = { readonly value: unknown } | { readonly meanings: readonly string[] } | { readonly wrong: string }

const fields = new Map(headFields.map((field) => [field.key, field]))
const clocks = new Set(['LoadingAt', 'DepartureAt', 'AgentCutoff'])
const two = (text: string) => text.padStart(2, '0')
const isDay = (year: string, month: string, day: string): boolean => {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

/** A time of the load port. Day and month of `03/04/2026` may be either. */
function readClock(text: string, words: WorkbookWords): CellValue {
  const [, year = '', month = '', day = '', hour = '', minute = ''] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?[\sT]+(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? []
  const said = (y: string, m: string, d: string, h: string, min: string) => `${y}-${two(m)}-${two(d)} ${two(h)}:${min}`
  if (year !== '' && isDay(year, month, day) && Number(hour) < 24 && Number(minute) < 60)
    return { value: said(year, month, day, hour, minute) }
  const [, one = '', other = '', years = '', hours = '', minutes = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\s+(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? []
  const ways = [
    [one, other],
    [other, one],
  ].flatMap(([m = '', d = '']) =>
    years !== '' && isDay(years, m, d) && Number(hours) < 24 && Number(minutes) < 60 ? [said(years, m, d, hours, minutes)] : [],
  )
  const meanings = [...new Set(ways)]
  if (meanings.length === 1) return { value: meanings[0] }
  return meanings.length > 1 ? { meanings } : { wrong: words.clock }
}

function readChoice(field: EntityField & { readonly kind: 'choice' }, text: string, words: WorkbookWords): CellValue {
  const plain = text.toUpperCase()
  const code = Object.entries(field.choices).find(
    ([key, zh]) =>
      plain === key || plain === zh.toUpperCase() || plain === (field.choicesEn?.[key] ?? '').toUpperCase() || zh.split(' ')[0] === plain,
  )?.[0]
  return code === undefined ? { wrong: words.choice(field) } : { value: code }
}

const longOr = (value: string, max: number, words: WorkbookWords): CellValue =>
  value.length > max ? { wrong: words.long(max) } : { value }

/** The value of a field of the head in a text. Places are read by whoever knows the ports. */
export function readHeadValue(key: string, given: string, words: WorkbookWords): CellValue {
  const field = fields.get(key)!
  const text = given.normalize('NFKC').trim()
  if (clocks.has(key)) return readClock(text, words)
  switch (field.kind) {
    case 'number': {
      const read = readNumber(text, { unit: key === 'Weight' ? 'KGS' : key === 'Volume' ? 'CBM' : undefined })
      if ('meanings' in read) return { meanings: read.meanings.map(String) }
      return 'value' in read && read.value !== null && read.value >= 0 ? { value: read.value } : { wrong: words.number }
    }
    case 'choice':
      return readChoice(field, text, words)
    case 'flag':
      return yesWords.test(text) ? { value: true } : noWords.test(text) ? { value: false } : { wrong: words.flag }
    case 'list': {
      const parts = text
        .toUpperCase()
        .split(/[\s,;、，；/]+/)
        .filter(Boolean)
      return parts.some((part) => part.length > field.max) || parts.length > field.most ? { wrong: words.list } : { value: parts }
    }
    default:
      return longOr('upper' in field && field.upper ? text.toUpperCase() : text, 'max' in field ? field.max : 500, words)
  }
}
