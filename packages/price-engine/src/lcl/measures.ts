import type { Decimal, DigitsOf, Money } from '@jst/contracts/money'
import { dividedHalfUp, exact, fixed, isoDigits, one, unitsOf } from '../amounts.ts'

/** Pieces of one size. */
export interface Pieces {
  /** Centimetres. */
  readonly Length: Decimal
  /** Centimetres. */
  readonly Width: Decimal
  /** Centimetres. */
  readonly Height: Decimal
  /** How many. */
  readonly Count: number
}

/** Cubic metres of pieces. Sides of up to one place come out exactly; the sum is kept to ten places. */
export function cbmOf(pieces: readonly Pieces[]): Decimal {
  const cubicUnits = pieces.reduce(
    (sum, { Length, Width, Height, Count }) => sum + unitsOf(Length) * unitsOf(Width) * unitsOf(Height) * BigInt(Count),
    0n,
  )
  return exact(dividedHalfUp(cubicUnits, one * one * 1_000_000n), 0)
}

/** Cubic metres that a box is taken to hold when dead freight is counted. */
export const standardVolumes: Readonly<Record<string, Decimal>> = { '20GP': '25', '40GP': '50', '40HQ': '60' }

/** A cancelled LCL booking, and what the whole box costs. */
export interface Cancelled {
  /** Cubic metres that were booked. */
  readonly Cbm: Decimal
  /** Box that the space was kept in. */
  readonly Box: string
  /** Ocean freight and origin charges of the whole box. */
  readonly Costs: readonly Money[]
}

/** Dead freight (亏舱费): booked volume × costs of the box / its standard volume, by currency. Undefined for a box without a standard volume. */
export function deadFreight({ Cbm, Box, Costs }: Cancelled, digitsOf: DigitsOf = isoDigits): Money[] | undefined {
  const volume = standardVolumes[Box]
  if (volume === undefined) return undefined
  const sums = new Map<string, bigint>()
  for (const { Amount, Currency } of Costs) sums.set(Currency, (sums.get(Currency) ?? 0n) + unitsOf(Amount))
  return [...sums].map(([Currency, sum]) => {
    const digits = digitsOf(Currency)
    const step = one / 10n ** BigInt(digits)
    return { Amount: fixed(dividedHalfUp(unitsOf(Cbm) * sum, unitsOf(volume) * step) * step, digits), Currency }
  })
}
