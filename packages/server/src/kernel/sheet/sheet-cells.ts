import { numberText } from './sheet-rows.ts'

/** A cell as SheetJS gives it. */
export interface Cell {
  /** `s` text, `n` number, `b` flag, `e` error, `z` nothing. */
  readonly t: string
  readonly v?: string | number | boolean
  readonly w?: string
  /** Its formula. */
  readonly f?: string
  /** Its number format. */
  readonly z?: string | number
  /** XML of a text in several runs. */
  readonly r?: string
  readonly c?: readonly { readonly t?: string }[]
}

/** Functions of the library for number formats. */
export interface Formats {
  is_date(format: string): boolean
  format(format: string, value: number, options?: { date1904?: boolean }): string
}

const errors: Readonly<Record<string, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
}

/** Larger numbers have lost digits: a spreadsheet keeps 15. */
const exact = 1e15
const secondsOfDay = 86_400
/** 9999-12-31. */
const lastDay = 2_958_465
/** Days between the systems that begin 1900 and 1904. */
const days1904 = 1_462

/**
 * Texts of the cells of one workbook. A day is `YYYY-MM-DD` and a time `YYYY-MM-DD HH:mm`, by the date system of the workbook; a number has all its
 * digits and no grouping; a code that a format fills with zeros is as shown; a formula without a result is the formula, which every reader refuses.
 */
export class CellTexts {
  private readonly kinds = new Map<string, 'number' | 'day' | 'time' | 'clock' | 'percent' | 'shown'>()
  private readonly formats: Formats
  private readonly date1904: boolean

  constructor(formats: Formats, date1904: boolean) {
    this.formats = formats
    this.date1904 = date1904
  }

  of({ t, v, w, f, z }: Cell): string {
    if (t === 'e') return w ?? errors[String(v)] ?? '#ERROR!'
    if (f !== undefined && (t === 'z' || v === undefined)) return `=${f}`
    if (typeof v === 'boolean') return v ? 'TRUE' : 'FALSE'
    if (typeof v === 'number') return this.number(v, typeof z === 'string' ? z : 'General')
    return t === 'z' ? '' : quoted((v ?? '').trim())
  }

  private number(value: number, format: string): string {
    const kind = this.kinds.get(format) ?? this.kindOf(format)
    this.kinds.set(format, kind)
    switch (kind) {
      case 'day':
      case 'time':
      case 'clock':
        return this.moment(value, kind) ?? plain(value)
      case 'percent':
        return `${plain(value * 100)}%`
      case 'shown':
        return this.formats.format(format, value, { date1904: this.date1904 }).trim()
      default:
        return plain(value)
    }
  }

  private kindOf(format: string) {
    if (format === 'General') return 'number' as const
    const signs = withoutLiterals(format)
    if (this.formats.is_date(format))
      return !/h/i.test(signs) ? ('day' as const) : /[yd]/i.test(signs) ? ('time' as const) : ('clock' as const)
    if (signs.includes('%')) return 'percent' as const
    // 00000000, "WT-"0000, 000-00: digits of a code, not of an amount
    return signs.includes('00') && !/[#?.,E]/i.test(signs) ? ('shown' as const) : ('number' as const)
  }

  private moment(value: number, kind: 'day' | 'time' | 'clock'): string | undefined {
    const all = Math.round((value + (this.date1904 ? days1904 : 0)) * secondsOfDay)
    const day = kind === 'day' ? Math.floor(value + (this.date1904 ? days1904 : 0)) : Math.floor(all / secondsOfDay)
    if (day < 0 || day > lastDay) return undefined
    const two = (part: number) => String(part).padStart(2, '0')
    const rest = all - day * secondsOfDay
    const clock = `${two(Math.floor(rest / 3600))}:${two(Math.floor(rest / 60) % 60)}${rest % 60 === 0 ? '' : `:${two(rest % 60)}`}`
    const shownDay = value + (this.date1904 ? days1904 : 0) >= 1
    if (kind === 'clock' && !shownDay) return clock
    // 1900 is a leap year for spreadsheets: until its end of February they are a day ahead
    const date = new Date(Date.UTC(1899, 11, 30 + (day < 60 ? day + 1 : day))).toISOString().slice(0, 10)
    return kind === 'day' ? date : `${date} ${clock}`
  }
}

/** `="0012"` is how programs write a text into csv that a spreadsheet shall not take for a number. */
export const quoted = (text: string) => (text.startsWith('="') ? (/^="([^"]*)"$/.exec(text)?.[1] ?? text) : text)

const withoutLiterals = (format: string) => format.split(';')[0]!.replace(/"[^"]*(?:"|$)|\\.|\[[^\]]*(?:\]|$)|_./g, '')

function plain(value: number): string {
  if (Math.abs(value) >= exact) return value.toExponential().toUpperCase()
  const text = numberText(value)
  return text.includes('e') ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }).replace(/^-0$/, '0') : text
}
