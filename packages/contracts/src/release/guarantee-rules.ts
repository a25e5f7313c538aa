import { compare, minus, ofUnits, unitsOf, type Decimal } from '../money/decimal.ts'
import { sumIn, type DatedRate, type DigitsOf, type Money } from '../money/money.ts'

/** Currency of limits. */
export const guaranteeCurrency = 'CNY'

/**
 * Need of an application: its open receivables, each converted at the finance rate of the day and rounded half up to the cent, then added.
 * `Unrated`: currencies without a rate; then there is no sum that may be relied on.
 */
export const guaranteeNeed = (items: readonly Money[], rates: readonly DatedRate[], digitsOf: DigitsOf) =>
  sumIn(items, rates, guaranteeCurrency, digitsOf)

/** A limit and what uses it. */
export interface GuaranteeStand {
  readonly limit: Decimal
  readonly used: Decimal
  readonly reserved: Decimal
  /** Last day on which it holds, in China; '' without end. */
  readonly validTo: string
}
/** The free part of a limit. A limit that was lowered below its use leaves a negative rest; after its last day nothing is free. */
export const freeOf = ({ limit, used, reserved, validTo }: GuaranteeStand, today: string): Decimal =>
  validTo !== '' && today > validTo ? '0.00' : minus(minus(limit, used), reserved)
export const isEnough = (free: Decimal, need: Decimal): boolean => compare(free, need) >= 0

/** Entries of the ledger. */
export const guaranteeEntries = {
  reserve: { zh: '提交占用', en: 'Reserved at submission' },
  use: { zh: '放单转已用', en: 'Used at release' },
  free: { zh: '解除占用', en: 'Reservation freed' },
  settle: { zh: '核销解除', en: 'Freed by settlement' },
  close: { zh: '完结解除', en: 'Freed at completion' },
} as const
export type GuaranteeEntryKind = keyof typeof guaranteeEntries
export interface GuaranteeEntry {
  readonly kind: GuaranteeEntryKind
  readonly amount: Decimal
}

const places = 2
/** By how much an entry changes what is used and reserved. */
const effects: Readonly<Record<GuaranteeEntryKind, readonly [used: bigint, reserved: bigint]>> = {
  reserve: [0n, 1n],
  use: [1n, -1n],
  free: [0n, -1n],
  settle: [-1n, 0n],
  close: [-1n, 0n],
}
/** The balance that entries lead to. */
export function replayGuarantee(entries: readonly GuaranteeEntry[]): { readonly used: Decimal; readonly reserved: Decimal } {
  let [used, reserved] = [0n, 0n]
  for (const { kind, amount } of entries) {
    const units = unitsOf(amount, places)
    used += effects[kind][0] * units
    reserved += effects[kind][1] * units
  }
  return { used: ofUnits(used, places), reserved: ofUnits(reserved, places) }
}
