import { readNumber } from './numbers.ts'

/**
 * Decimal text of a typed number, such as `1200` of `1,200` and `1 200`: not negative, with at most `places` decimals. Undefined where the text
 * is blank, no number, may mean two, or has more decimals.
 */
export function decimalText(typed: string, { places, unit }: { readonly places: number; readonly unit?: string }): string | undefined {
  const read = readNumber(typed, unit === undefined ? {} : { unit })
  if (!('value' in read) || read.value === null || read.value < 0) return undefined
  const text = String(read.value)
  const found = /^\d{1,15}(?:\.(\d+))?$/.exec(text)
  return found && (found[1] ?? '').length <= places ? text : undefined
}

/** Text of a decimal field while it is typed: what stands as plain digits stays, other ways to write a number become plain digits. */
export const whileTyped = (typed: string, places: number): string =>
  /^\d*(?:\.\d*)?$/.test(typed.trim()) ? typed.trim() : (decimalText(typed, { places }) ?? typed.trim())
