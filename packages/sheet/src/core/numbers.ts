import type { SheetTexts } from '../texts.ts'
import type { ParseResult } from './types.ts'
import { families } from './vocabulary.ts'

/** What a number may look like. */
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
  const text = typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
  if (text === '') return { value: null }
  const bare = withoutUnit(text, unit)
  const found = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?(?:E[+-]?\d{1,2})?$/.exec(bare)
  if (!found || !/\d/.test(bare)) return { error: /^[+-]?[\d,.]+$/.test(bare) ? texts.unclearNumber : texts.notANumber }
  const number = Number(bare.replaceAll(',', ''))
  if (!Number.isFinite(number)) return { error: texts.notANumber }
  const factor = 10 ** decimals
  const rounded = Math.round(number * factor) / factor
  // 1234.4999999999998 is what Excel hands over for 1234.5
  if (Math.abs(rounded - number) > Math.max(1, Math.abs(number)) * 1e-12) return { error: texts.tooManyDecimals(decimals) }
  if (Math.abs(rounded) * factor > Number.MAX_SAFE_INTEGER) return { error: texts.tooManyDigits }
  return { value: rounded === 0 ? 0 : rounded }
}

function withoutUnit(text: string, unit: string | undefined): string {
  const own = unit?.normalize('NFKC').toUpperCase()
  if (!own) return text
  const accepted = families.find((family) => family.includes(own)) ?? [own]
  const suffix = accepted.find((one) => text.endsWith(one) && text.length > one.length)
  return suffix ? text.slice(0, -suffix.length).replace(/\.$/, '') : text
}
