import { daysIn } from '../dates.ts'
import { isCjk } from '../plain.ts'
import type { DayWord } from '../tokens.ts'

const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const names = `(?:${monthNames.join('|')})[A-Z]*`
const year = '(?:(20\\d\\d|2\\d(?=年))\\s*[-./年]\\s*)?'
const cjkDay = `${year}(\\d{1,2})\\s*[-./月]\\s*(\\d{1,2})(?!\\d)(?:\\s*[日号])?(?:\\s*[-./]\\s*(20\\d\\d)(?!\\d))?`
const monthFirst = `(${names})[\\s.-]*(\\d{1,2})(?!\\d)(?:ST|ND|RD|TH)?(?:,?\\s*(20\\d\\d))?`
const dayFirst = `(\\d{1,2})(?:ST|ND|RD|TH)?[\\s.-]*(${names})(?:[\\s,.-]*(20\\d\\d))?`
const until = '\\s*(?:-|TO|至|到)\\s*'

const monthOf = (name: string) => monthNames.indexOf(name.slice(0, 3)) + 1
const num = (text: string | undefined) => (text === undefined || text === '' ? undefined : Number(text))
const holds = ({ month, day }: DayWord) => month >= 1 && month <= 12 && day >= 1 && day <= daysIn(2024, month)

function numeric(first: string, second: string, y: number | undefined, cjk: boolean): DayWord | undefined {
  const [a, b] = [Number(first), Number(second)]
  const plain: DayWord = { year: y !== undefined && y < 100 ? 2000 + y : y, month: a, day: b, either: false }
  if (a > 12 && b <= 12) return { ...plain, month: b, day: a }
  return { ...plain, either: !cjk && a <= 12 && b <= 12 && a !== b }
}

interface Read {
  readonly from: DayWord | undefined
  readonly to: DayWord | undefined
}
type Maker = (groups: readonly (string | undefined)[], cjk: boolean) => Read | undefined
const both = (from: DayWord | undefined, to: DayWord | undefined): Read | undefined => {
  if (!to || !holds(to) || (from && !holds(from))) return undefined
  return from ? { from: { ...from, year: from.year ?? to.year }, to: { ...to, year: to.year ?? from.year } } : { from, to }
}
const day = (y: number | undefined, month: number, one: number): DayWord => ({ year: y, month, day: one, either: false })
const monthEnd = (y: number | undefined, month: number) => daysIn(y ?? 2024, month)

/** Ranges first: of two that fit, the longer counts. */
const makers: readonly (readonly [RegExp, Maker])[] = [
  // 11.16-11.30, 2026-11-16至2026-11-30, 11/16-11/30/2026
  [
    new RegExp(`(?<![\\d.])${cjkDay}${until}${cjkDay}(?![\\d.]*\\d)`, 'y'),
    ([y1, a, b, y2, y3, c, d, y4], cjk) => both(numeric(a!, b!, num(y1 ?? y2), cjk), numeric(c!, d!, num(y3 ?? y4), cjk)),
  ],
  // 11月16-30日, 11.16-30
  [
    new RegExp(
      `(?<![\\d.])${year}(\\d{1,2})\\s*[./月]\\s*(\\d{1,2})(?:\\s*[日号])?${until}(\\d{1,2})(?![\\d.])(?:\\s*[日号])?(?!\\s*[-/.月天]\\s*\\d)`,
      'y',
    ),
    ([y, a, b, c]) => (Number(c) > Number(b) ? both(day(num(y), Number(a), Number(b)), day(num(y), Number(a), Number(c))) : undefined),
  ],
  // NOV 16-30, 2026; NOV 16 TO NOV 30
  [
    new RegExp(`${monthFirst}${until}(?:(${names})[\\s.-]*)?(\\d{1,2})(?!\\d)(?:ST|ND|RD|TH)?(?:,?\\s*(20\\d\\d))?`, 'y'),
    ([m, a, y1, n, b, y2]) => both(day(num(y1 ?? y2), monthOf(m!), Number(a)), day(num(y2 ?? y1), n ? monthOf(n) : monthOf(m!), Number(b))),
  ],
  // 16-30 NOV 2026; 16 NOV - 15 DEC
  [
    new RegExp(`(?<!\\d)(\\d{1,2})(?:ST|ND|RD|TH)?(?:[\\s.-]*(${names}))?(?:[\\s,.-]*(20\\d\\d))?${until}${dayFirst}`, 'y'),
    ([a, m, y1, b, n, y2]) => both(day(num(y1 ?? y2), m ? monthOf(m) : monthOf(n!), Number(a)), day(num(y2 ?? y1), monthOf(n!), Number(b))),
  ],
  // 11月上半月, 11月下半月, 11月底, 11月整月
  [
    new RegExp(`(?<!\\d)${year}(\\d{1,2})月份?\\s*(上半月|下半月|上旬|中旬|下旬|整月|全月|底|末)`, 'y'),
    ([y, m, part]) => {
      const [month, end] = [Number(m), monthEnd(num(y), Number(m))]
      const [first, last] =
        part === '上半月'
          ? [1, 15]
          : part === '下半月'
            ? [16, end]
            : part === '上旬'
              ? [1, 10]
              : part === '中旬'
                ? [11, 20]
                : part === '下旬'
                  ? [21, end]
                  : [1, end]
      const to = day(num(y), month, last)
      return part === '底' || part === '末' ? both(undefined, to) : both(day(num(y), month, first), to)
    },
  ],
  [new RegExp(`(?<![\\d.])${cjkDay}(?![\\d.]*\\d)`, 'y'), ([y1, a, b, y2], cjk) => both(undefined, numeric(a!, b!, num(y1 ?? y2), cjk))],
  [new RegExp(`(?<!\\d)${dayFirst}`, 'y'), ([a, m, y]) => both(undefined, day(num(y), monthOf(m!), Number(a)))],
  [new RegExp(monthFirst, 'y'), ([m, a, y]) => both(undefined, day(num(y), monthOf(m!), Number(a)))],
]

/** Days at this place of a plain text, with the place where they end. */
export function daysAt(text: string, at: number, cjk = isCjk(text)): (Read & { end: number }) | undefined {
  for (const [pattern, make] of makers) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    const read = found && make(found.slice(1), cjk)
    if (found && read) return { ...read, end: pattern.lastIndex }
  }
  return undefined
}
