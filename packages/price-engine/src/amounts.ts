import type { Decimal, DigitsOf } from '@jst/contracts/money'
import { isSmall, smallHalfUp } from './small.ts'

/** Amounts inside the engine: whole numbers of 10^-10. Amounts and per cents have four places, so a per cent of an amount is exact. */
export type Units = bigint

const places = 10
export const one: Units = 10n ** BigInt(places)
const zeros = '0'.repeat(places)

/** Texts that were read lately: surcharges and mark-ups repeat the same few. */
const read = new Map<Decimal, Units>()
const mostRead = 20_000

/** @throws RangeError for text that is no decimal, or has more than ten places */
export function unitsOf(text: Decimal): Units {
  const cached = read.get(text)
  if (cached !== undefined) return cached
  if (!/^-?\d{1,15}(\.\d{1,10})?$/.test(text)) throw new RangeError(`"${text}" is no decimal of at most ten places`)
  const point = text.indexOf('.')
  const part = point < 0 ? '' : text.slice(point + 1)
  const value = BigInt((point < 0 ? text : text.slice(0, point)) + part + zeros.slice(part.length))
  if (read.size >= mostRead) read.clear()
  read.set(text, value)
  return value
}

/** Divides and rounds half up, away from zero. The divisor is above 0. */
export function dividedHalfUp(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor
  const rest = value - quotient * divisor
  if (rest === 0n) return quotient
  return rest < 0n ? (-rest * 2n >= divisor ? quotient - 1n : quotient) : rest * 2n >= divisor ? quotient + 1n : quotient
}

/** A product of two amounts, to ten places. */
export const product = (a: Units, b: Units): Units => dividedHalfUp(a * b, one)
/** So many per cent of a value, to ten places. */
export const percentOf = (value: Units, percent: Units): Units => dividedHalfUp(value * percent, one * 100n)

const steps = Array.from({ length: places + 1 }, (_, digits) => 10n ** BigInt(places - digits))
/** The smallest amount with so many places, of at most ten. */
export const stepOf = (digits: number): Units => steps[digits] ?? 0n

/** Rounded half up to so many places. */
export const roundedTo = (value: Units, digits: number): Units => {
  const step = steps[digits] ?? 1n
  return value % step === 0n ? value : dividedHalfUp(value, step) * step
}

const nothing = Array.from({ length: places + 1 }, (_, digits) => (digits === 0 ? '0' : `0.${'0'.repeat(digits)}`))
/** With exactly so many places: `1250.00`. What has more places is rounded. */
export function fixed(value: Units, digits: number): Decimal {
  // most shipments have nothing collect
  if (value === 0n) return nothing[digits] ?? '0'
  const step = steps[digits] ?? 1n
  const units = isSmall(value) ? smallHalfUp(value, step) : dividedHalfUp(value, step)
  const text = String(units < 0 ? -units : units).padStart(digits + 1, '0')
  const decimal = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
  return units < 0 ? `-${decimal}` : decimal
}

/** With the places of a currency, or with as many more as the exact value has: `1250.00`, `0.125`. */
export function exact(value: Units, digits: number): Decimal {
  if (value % (steps[digits] ?? 1n) === 0n) return fixed(value, digits)
  return fixed(value, places).replace(/(?<!0)0+$/, '')
}

/** `12.5`, `3`: as short as it goes. */
export const plainText = (value: Units): Decimal => exact(value, 0)

const others = new Map<string, number>([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
])
/** Places of a currency by ISO 4217. */
export const isoDigits: DigitsOf = (currency) => others.get(currency) ?? 2
