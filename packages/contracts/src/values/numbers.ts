import { isSheetError, plainText } from './signs.ts'
import { unitFactorOf, withUnit } from './units.ts'

/**
 * How a file writes decimals. `point`: 1,234.5. `comma`: 1.234,5. `either`: nobody has said, and there are signs of both. Absent: a point, as here in
 * China; a comma that is no thousands separator is asked about.
 */
export type DecimalSign = 'point' | 'comma' | 'either'

export interface NumberWays {
  readonly decimal?: DecimalSign | undefined
  /** Unit of the field, and whether others may stand with the number; absent: none. */
  readonly unit?: string | undefined
}

/** `meanings`: what it may be; with one alone, its signs are still not those of a plain number (`12,5`). */
export type ReadNumber =
  | { readonly value: number | null }
  | { readonly meanings: readonly number[] }
  | { readonly wrong: 'number' | 'unit' | 'error' }

const plain = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/
const grouped = (separator: string) => new RegExp(`^\\d{1,3}(?:\\${separator}\\d{3})+$`)
const groups = { ',': grouped(','), '.': grouped('.') } as const

/**
 * Reads a number as people and spreadsheets write it: grouped (`1,234.5`, `1 234.5`, `1'234.5`), with a decimal comma (`1.234,56`), in full
 * width, with the field's unit. A number that may mean two things is not guessed.
 */
export function readNumber(text: string, { decimal, unit }: NumberWays = {}): ReadNumber {
  if (plain.test(text) && decimal !== 'comma' && decimal !== 'either') return { value: tidy(Number(text)) }
  const cleaned = plainText(text)
  if (cleaned === '') return { value: null }
  if (isSheetError(cleaned)) return { wrong: 'error' }
  const found = withUnit(cleaned)
  const factor = found.unit === '' ? 1 : unit === undefined ? undefined : unitFactorOf(found.unit, unit)
  const [, sign = '', digits = '', power = ''] = /^([+-]?)([\d.,'’\s]+)(?:E([+-]?\d{1,3}))?$/.exec(found.number) ?? []
  if (!/\d/.test(digits)) return { wrong: 'number' }
  const values = valuesOf(digits.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, ''), decimal)
  if (values.length === 0) return { wrong: 'number' }
  if (factor === undefined) return { wrong: 'unit' }
  const all = values.map((value) => tidy(Number(`${sign}${value}${power === '' ? '' : `e${power}`}`) * factor))
  if (!all.every(Number.isFinite)) return { wrong: 'number' }
  return all.length === 1 && !isUnusual(digits, decimal) ? { value: all[0]! } : { meanings: all }
}

/** -0 is 0, and 12.04 tons are 12040 kg, not 12039.999999999998. */
const tidy = (value: number) => (value === 0 ? 0 : Number(value.toPrecision(15)))

/** Meanings of digits with points and commas, as texts that JavaScript reads. */
function valuesOf(digits: string, decimal: DecimalSign | undefined): string[] {
  if (/\s|['’]/.test(digits)) return []
  const [points, commas] = [count(digits, '.'), count(digits, ',')]
  if (points === 0 && commas === 0) return [digits]
  if (points > 0 && commas > 0) {
    const last = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','
    const other = last === '.' ? ',' : '.'
    const [integer = '', part = '', more] = digits.split(last)
    return more === undefined && groups[other].test(integer) && !part.includes(other) ? [`${integer.replaceAll(other, '')}.${part}`] : []
  }
  const sign = points > 0 ? '.' : ','
  const isGrouped = groups[sign].test(digits)
  const asGrouped = digits.replaceAll(sign, '')
  if (points + commas > 1) return isGrouped ? [asGrouped] : []
  const asDecimal = digits.replace(',', '.')
  if (!isGrouped) return [asDecimal]
  if (decimal === 'either') return [asGrouped, asDecimal]
  const decimalSign = decimal === 'comma' ? ',' : '.'
  return [sign === decimalSign ? asDecimal : asGrouped]
}

/** A comma alone that can only be a decimal sign, where nobody has said that it is one. */
const isUnusual = (digits: string, decimal: DecimalSign | undefined) =>
  (decimal === undefined || decimal === 'point') && digits.includes(',') && !digits.includes('.') && !groups[','].test(digits)

const count = (text: string, sign: string) => text.split(sign).length - 1

/** True of a number with a decimal comma, whatever else is in its file: `1.234,56`, `12040,50`. */
export const showsDecimalComma = (text: string): boolean => /^[+-]?(?:\d{1,3}(?:\.\d{3})+,\d+|\d{4,},\d{1,2})$/.test(text.trim())
