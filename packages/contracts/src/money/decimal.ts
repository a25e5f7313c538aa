import Big from 'big.js'
import { StringSchema } from '../schema.ts'

/** An exact decimal as text, such as `1234.5`: the form on the wire and in code. No amount is ever a binary fraction. */
export type Decimal = string

const Exact = Big()
// a number in place of a text is refused
Exact.strict = true
Exact.DP = 30
Exact.RM = Big.roundHalfUp

const shape = /^-?\d{1,15}(\.\d{1,10})?$/
/** Returns true if a text is a decimal of the supported size. */
export const isDecimal = (text: string): boolean => shape.test(text)
/** Schema of a decimal of so many digits before and at most so many behind the point. */
export const decimalText = (integerDigits: number, places: number) =>
  StringSchema({
    pattern: `^-?\\d{1,${integerDigits}}${places === 0 ? '' : `(\\.\\d{1,${places}})?`}$`,
    maxLength: integerDigits + places + 2,
  })

/** At most so many digits, one of them above zero; without a lookahead, which generators of values do not know. */
const someDigit = (most: number) => Array.from({ length: most }, (_, zeros) => `0{${zeros}}[1-9]\\d{0,${most - 1 - zeros}}`).join('|')

/** The same above zero: a weight, a volume, a length. */
export const measureText = (integerDigits: number, places: number) =>
  StringSchema({
    pattern: `^((${someDigit(integerDigits)})(\\.\\d{1,${places}})?|0\\.(${someDigit(places)}))$`,
    maxLength: integerDigits + places + 1,
  })

/** big.js writes a zero below zero as `0`. */
const shown = (value: Big): Decimal => value.toFixed()

export const plus = (...values: readonly Decimal[]): Decimal => shown(values.reduce((sum, value) => sum.plus(value), Exact('0')))
export const minus = (from: Decimal, value: Decimal): Decimal => shown(Exact(from).minus(value))
export const times = (...values: readonly Decimal[]): Decimal => shown(values.reduce((product, value) => product.times(value), Exact('1')))
/** To thirty places; to be rounded by whoever asks. */
export const dividedBy = (value: Decimal, divisor: Decimal): Decimal => shown(Exact(value).div(divisor))
/** Below 0, 0 or above 0, as a sort asks. */
export const compare = (a: Decimal, b: Decimal): number => Exact(a).cmp(b)
/** `1.50` and `1.5` are `1.5`. */
export const plain = (value: Decimal): Decimal => shown(Exact(value))

/** Rounded half up, away from zero, with exactly so many places: `-0.5` to none is `-1`. */
export const rounded = (value: Decimal, places: number): Decimal => Exact(value).round(places, Big.roundHalfUp).toFixed(places)

/** Whole units of the last place: `12.34` with two places is 1234. What has more places is rounded. */
export const unitsOf = (value: Decimal, places: number): bigint => BigInt(rounded(value, places).replace('.', ''))
/** The way back. */
export function ofUnits(units: bigint, places: number): Decimal {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return units < 0n ? `-${text}` : text
}
