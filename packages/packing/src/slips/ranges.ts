import type { Words } from '../model/error.ts'
import { rangeTexts } from './texts.ts'

/** A range of slip numbers that a carrier gave to a depot: `SHA` 000100 to 000199. All numbers have as many digits as `To`. */
export interface SlipRange {
  readonly Id: string | number
  /** '' where numbers are digits alone. */
  readonly Prefix: string
  readonly From: number
  readonly To: number
  /** Digits with leading zeros; absent: as many as `To` has. */
  readonly Digits?: number
  readonly Carrier: string
  readonly Depot: string
}

const widthOf = ({ Digits, To }: Pick<SlipRange, 'Digits' | 'To'>) => Digits ?? String(To).length
/** The text of a number of a range. */
export const slipNo = (range: Pick<SlipRange, 'Prefix' | 'To' | 'Digits'>, number: number): string =>
  `${range.Prefix}${String(number).padStart(widthOf(range), '0')}`

/**
 * The next number behind the last one that was given, which may be void: a number never comes back. Undefined: the range is used up.
 * @param last the last number that was given; undefined: none yet
 */
export function nextInRange(
  range: SlipRange,
  last: number | undefined,
): { readonly number: number; readonly no: string; readonly left: number } | undefined {
  const number = last === undefined ? range.From : Math.max(last + 1, range.From)
  return number > range.To ? undefined : { number, no: slipNo(range, number), left: range.To - number }
}

/** A refused range. */
export interface RangeProblem {
  readonly code: 'PREFIX' | 'NUMBERS' | 'ORDER' | 'DIGITS' | 'TOO_LONG' | 'OVERLAP'
  readonly message: Words
}
/** Most characters of a slip number, as COPARN and COPINO carry it. */
const longest = 35

/** Problems of a range beside the others: its form, and numbers that another range gives too. */
export function rangeProblems(range: SlipRange, others: readonly SlipRange[]): RangeProblem[] {
  const { Prefix, From, To, Digits } = range
  const problems: RangeProblem[] = []
  const add = (code: RangeProblem['code'], message: Words) => problems.push({ code, message })
  // a prefix that ends in a digit would run into the number: A1 + 1 is A + 11
  if (!/^(?:[A-Z0-9-]*[A-Z-])?$/.test(Prefix) || Prefix.length > 10) add('PREFIX', rangeTexts.prefix)
  if (![From, To].every((number) => Number.isSafeInteger(number) && number >= 0))
    return [...problems, { code: 'NUMBERS', message: rangeTexts.numbers }]
  if (From > To) add('ORDER', rangeTexts.order(From, To))
  if (Digits !== undefined && (!Number.isInteger(Digits) || Digits < String(To).length)) add('DIGITS', rangeTexts.digits(To))
  if (slipNo(range, To).length > longest) add('TOO_LONG', rangeTexts.tooLong(longest))
  for (const other of others) {
    const [from, to] = [Math.max(From, other.From), Math.min(To, other.To)]
    // with other leading zeros the numbers are other texts, except those that are long enough anyway
    const first = Math.max(from, widthOf(range) === widthOf(other) ? from : 10 ** (Math.max(widthOf(range), widthOf(other)) - 1))
    if (other.Id !== range.Id && other.Prefix === Prefix && first <= to)
      add('OVERLAP', rangeTexts.overlap(slipNo(range, first), slipNo(range, to), other.Carrier, other.Depot))
  }
  return problems
}

/** True for the form of an EIR number: letters, digits and hyphens, at least four digits, 5 to 35 characters. */
export const isSlipNo = (text: string): boolean => /^(?=(?:.*\d){4})[A-Z0-9][A-Z0-9-]{4,34}$/.test(text)
/** True for the form of a pick-up code: 4 to 12 letters and digits. */
export const isPickUpCode = (text: string): boolean => /^[A-Z0-9]{4,12}$/.test(text)
