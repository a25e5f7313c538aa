import type { DayOrder } from '@jst/contracts/values'
import { isHan } from './plain.ts'
import { daysInMonth, type DayWord } from '../dates.ts'

const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const names =
  '(?:JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|SEPT?(?:EMBER)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?)(?![A-Z])\\.?'
const year = '(?:(20\\d\\d|2\\d(?=年))\\s*[-./年]\\s*)?'
const measure = '(?!\\s*(?:K(?![A-Z])|万|千|吨|T(?![A-Z])|方|立方|CBM|MT(?![A-Z])|KGS?(?![A-Z])|公斤|%|米|CM(?![A-Z])|CU|M3))'
const cjkDay = `${year}(\\d{1,2})\\s*[-./月]\\s*(\\d{1,2})(?!\\d)${measure}(?:\\s*[日号])?(?:\\s*[-./]\\s*(20\\d\\d)(?!\\d))?`
const behind = "(?:[\\s,.-]*(20\\d\\d)(?!\\d)|[-'’](2\\d)(?![\\d-]))?"
const monthFirst = `(${names})[\\s.-]*(\\d{1,2})(?!\\d)(?:ST|ND|RD|TH)?${behind}`
const dayFirst = `(\\d{1,2})(?:ST|ND|RD|TH)?[\\s.-]*(${names})${behind}`
const until = '\\s*(?:-+>?|TO|TILL|UNTIL|至|到)\\s*'

const monthOf = (name: string) => monthNames.indexOf(name.slice(0, 3)) + 1
const yearOf = (text: string | undefined) =>
  text === undefined || text === '' ? undefined : Number(text.length === 2 ? `20${text}` : text)
/** Days of a month that no year is said for: February has 29. */
const holds = ({ year: y, month, day }: DayWord) => month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(y ?? 2024, month)

/** How two numbers of a day stand. `either`: both ways are days. */
function numeric(first: string, second: string, y: number | undefined, cjk: boolean, order?: DayOrder): DayWord | undefined {
  const [a, b] = [Number(first), Number(second)]
  if (order === 'dmy' && b <= 12) return { year: y, month: b, day: a, either: false, turned: true }
  if (order === 'mdy') cjk = true
  const word: DayWord = { year: y, month: a, day: b, either: false }
  if (a > 12) return b <= 12 ? { ...word, month: b, day: a, turned: true } : undefined
  return b > 12 ? word : { ...word, either: !cjk && a !== b }
}
/** A range is written one way: the end that can be read in one way alone says it for the other. */
function sameWay(one: DayWord, other: DayWord): DayWord {
  if (!one.either || other.either) return one
  return other.turned ? { ...one, month: one.day, day: one.month, either: false, turned: true } : { ...one, either: false }
}

/** The ends of a range; one day is its last. */
export interface DaysRead {
  readonly from: DayWord | undefined
  readonly to: DayWord | undefined
}
type Maker = (groups: readonly (string | undefined)[], cjk: boolean, order?: DayOrder) => DaysRead | undefined
const both = (from: DayWord | undefined, to: DayWord | undefined): DaysRead | undefined => {
  if (!to || (from && !holds({ ...from, year: from.year ?? to.year })) || !holds({ ...to, year: to.year ?? from?.year })) return undefined
  if (!from) return { from, to }
  const [first, last] = [sameWay(from, to), sameWay(to, from)]
  // without a year at its first day a range over New Year begins in the year before
  const before = to.year !== undefined && from.year === undefined && first.month > last.month ? to.year - 1 : to.year
  return { from: { ...first, year: from.year ?? before }, to: { ...last, year: to.year ?? from.year } }
}
const day = (y: number | undefined, month: number, one: number): DayWord => ({ year: y, month, day: one, either: false })
const monthEnd = (y: number | undefined, month: number) => daysInMonth(y ?? 2024, month)
function partOf(y: number | undefined, month: number, part: string): DaysRead | undefined {
  const end = monthEnd(y, month)
  const [first, last] =
    /^上半|^1ST|^1H|^H1|^FIRST/.test(part) ? [1, 15]
    : /^下半|^2ND|^2H|^H2|^SECOND/.test(part) ? [16, end]
    : part === '上旬' ? [1, 10]
    : part === '中旬' ? [11, 20]
    : part === '下旬' ? [21, end]
    : [1, end] // prettier-ignore
  const to = day(y, month, last)
  return /^[底末]$|END/.test(part) ? both(undefined, to) : both(day(y, month, first), to)
}

/** Ranges first: of two that fit, the longer counts. */
const makers: readonly (readonly [RegExp, Maker])[] = [
  // 11.16-11.30, 2026-11-16至2026-11-30, 11/16-11/30/2026
  [
    new RegExp(`(?<![\\d.])${cjkDay}(?:\\s*起)?${until}${cjkDay}(?![\\d.]*\\d)`, 'y'),
    ([y1, a, b, y2, y3, c, d, y4], cjk, order) => {
      const free = cjk && !y2 && !y4
      const [from, to] = [
        numeric(a!, b!, yearOf(y1 ?? y2), free || !!y1, y1 ? 'mdy' : order),
        numeric(c!, d!, yearOf(y3 ?? y4), free || !!y3, y3 ? 'mdy' : order),
      ]
      return from && to && both(from, to)
    },
  ],
  // 11月16-30日, 11.16-30
  [
    new RegExp(
      `(?<![\\d.])${year}(\\d{1,2})\\s*[./月]\\s*(\\d{1,2})(?:\\s*[日号])?${until}(\\d{1,2})(?![\\d.])(?:\\s*[日号])?(?!\\s*[-/.月天]\\s*\\d)`,
      'y',
    ),
    ([y, a, b, c]) =>
      Number(c) > Number(b) ? both(day(yearOf(y), Number(a), Number(b)), day(yearOf(y), Number(a), Number(c))) : undefined,
  ],
  // NOV 16-30, 2026; NOV 16 TO NOV 30
  [
    new RegExp(`(?<![A-Z])${monthFirst}${until}(?:(${names})[\\s.-]*)?(\\d{1,2})(?!\\d)(?:ST|ND|RD|TH)?${behind}`, 'y'),
    ([m, a, y1, z1, n, b, y2, z2]) =>
      both(day(yearOf(y1 ?? z1), monthOf(m!), Number(a)), day(yearOf(y2 ?? z2), n ? monthOf(n) : monthOf(m!), Number(b))),
  ],
  // 16-30 NOV 2026; 16 NOV - 15 DEC
  [
    new RegExp(
      `(?<![\\d.])(\\d{1,2})(?:ST|ND|RD|TH)?(?:[\\s.-]*(${names}))?(?:[\\s,.-]*(20\\d\\d)|[-'’](2\\d)(?![\\d-]))?${until}${dayFirst}`,
      'y',
    ),
    ([a, m, y1, z1, b, n, y2, z2]) =>
      both(day(yearOf(y1 ?? z1), m ? monthOf(m) : monthOf(n!), Number(a)), day(yearOf(y2 ?? z2), monthOf(n!), Number(b))),
  ],
  // 11月上半月, 11月下半月, 11月底, 11月整月
  [
    new RegExp(`(?<!\\d)${year}(\\d{1,2})月份?\\s*(上半月?|下半月?|上旬|中旬|下旬|整月|全月|底|末)`, 'y'),
    ([y, m, part]) => (Number(m) >= 1 && Number(m) <= 12 ? partOf(yearOf(y), Number(m), part!) : undefined),
  ],
  // 1ST HALF OF DEC, 2H DEC, END OF DEC
  [
    new RegExp(`(?<![A-Z\\d])(1ST HALF|2ND HALF|FIRST HALF|SECOND HALF|1H|2H|H1|H2|END)(?:\\s+OF)?\\s+(${names})(?:\\s*(20\\d\\d))?`, 'y'),
    ([part, m, y]) => partOf(yearOf(y), monthOf(m!), part!),
  ],
  // the end of this month
  [/(?:本|这个?|当)月(?:底|末)|(?<![\d月年])月底/y, () => ({ from: undefined, to: { year: undefined, month: 0, day: 31, either: false } })],
  [
    new RegExp(`(?<![\\d.])${cjkDay}(?![\\d.]*\\d)`, 'y'),
    ([y1, a, b, y2], cjk, order) => both(undefined, numeric(a!, b!, yearOf(y1 ?? y2), (cjk && !y2) || !!y1, y1 ? 'mdy' : order)),
  ],
  [new RegExp(`(?<![\\d.])${dayFirst}`, 'y'), ([a, m, y, z]) => both(undefined, day(yearOf(y ?? z), monthOf(m!), Number(a)))],
  [new RegExp(`(?<![A-Z])${monthFirst}`, 'y'), ([m, a, y, z]) => both(undefined, day(yearOf(y ?? z), monthOf(m!), Number(a)))],
]

/** Days at this place of a plain text, with the place where they end. */
export function daysAt(text: string, at: number, cjk = isHan(text), order?: DayOrder): (DaysRead & { readonly end: number }) | undefined {
  if (!/[\dA-Z本这当月]/.test(text[at] ?? '')) return undefined
  for (const [pattern, make] of makers) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    const read = match && make(match.slice(1), cjk, order)
    if (match && read) return { ...read, end: pattern.lastIndex }
  }
  return undefined
}

const pairs = /(?<![\d./])(\d{1,2})\/(\d{1,2})(?![\d.]|\/\d{3})/g
/** How a text writes days of two numbers: a number above 12 in one of them shows it for all. Undefined: none shows it, or they differ. */
export function dayOrderIn(text: string): DayOrder | undefined {
  const orders = new Set<DayOrder>()
  for (const [, a, b] of text.matchAll(pairs)) {
    if (Number(a) > 12 && Number(a) <= 31 && Number(b) >= 1 && Number(b) <= 12) orders.add('dmy')
    if (Number(b) > 12 && Number(b) <= 31 && Number(a) >= 1 && Number(a) <= 12) orders.add('mdy')
  }
  return orders.size === 1 ? [...orders][0] : undefined
}
