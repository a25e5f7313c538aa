import { readNumber } from '@jst/contracts/values'
import type { SheetTexts } from '../texts.ts'
import type { ParseResult } from './types.ts'

/** Format rules of a number column. */
export interface NumberRules {
  /** Most decimal places; 0: whole numbers only. */
  readonly decimals: number
  /** Unit of the column; it and others of its family may stand behind the number. */
  readonly unit?: string | undefined
  /** Reasons for what cannot be read. */
  readonly texts: SheetTexts
}

/**
 * Reads a number as people and Excel write it: `1,234.5`, full-width digits, blanks, a unit of the column behind it.
 * An unclear one (`1,23`) is an error, never a guess.
 */
export function parseNumber(typed: string, { decimals, unit, texts }: NumberRules): ParseResult {
  // by far the most in a pasted table
  const plain = /^\d{1,9}(?:\.(\d{1,3}))?$/.exec(typed)
  if (plain && (plain[1]?.length ?? 0) <= decimals) return { value: Number(typed) }
  const read = readNumber(typed, { unit })
  if ('meanings' in read) return { error: texts.unclearNumber }
  if ('wrong' in read) return { error: /^[+-]?[\d,.]+$/.test(typed.normalize('NFKC').trim()) ? texts.unclearNumber : texts.notANumber }
  const number = read.value
  if (number === null) return { value: null }
  const factor = 10 ** decimals
  const rounded = Math.round(number * factor) / factor
  // 1234.4999999999998 is what Excel hands over for 1234.5
  if (Math.abs(rounded - number) > Math.max(1, Math.abs(number)) * 1e-12) return { error: texts.tooManyDecimals(decimals) }
  if (Math.abs(rounded) * factor > Number.MAX_SAFE_INTEGER) return { error: texts.tooManyDigits }
  return { value: rounded === 0 ? 0 : rounded }
}
