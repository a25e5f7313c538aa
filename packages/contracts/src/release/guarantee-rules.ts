import { compare, dividedBy, minus, ofUnits, plus, rounded, times, unitsOf, type Decimal } from '../money/decimal.ts'
import { sumIn, type DatedExchangeRate, type DigitsOf, type Money } from '../money/money.ts'

/** Currency of limits. */
export const guaranteeCurrency = 'CNY'

/**
 * Need of an application: its open receivables, each converted at the finance rate of the day and rounded half up to the cent, then added.
 * `Unrated`: currencies without a rate; then there is no sum that may be relied on.
 */
export const guaranteeNeed = (items: readonly Money[], rates: readonly DatedExchangeRate[], digitsOf: DigitsOf) =>
  sumIn(items, rates, guaranteeCurrency, digitsOf)

/** An open receivable in its currency, and in the currency of limits. */
export interface NeededPart {
  readonly currency: string
  readonly amount: Decimal
  readonly base: Decimal
}
/**
 * Parts of receivables that a guarantee stands for: credit notes reduce those of their own currency first, then the others, in their order. A part
 * that is reduced keeps its rate; credit notes and what they pay whole have nothing left.
 */
export function netParts<P extends NeededPart>(parts: readonly P[]): P[] {
  const isCredit = ({ base }: NeededPart) => compare(base, '0') < 0
  const credit = new Map<string, Decimal>()
  for (const { currency, base } of parts.filter(isCredit)) credit.set(currency, minus(credit.get(currency) ?? '0', base))
  const left = parts.map((part) => (isCredit(part) ? '0' : part.base))
  const use = (at: number, currency: string) => {
    const [available, open] = [credit.get(currency) ?? '0', left[at]!]
    const paid = compare(available, open) < 0 ? available : open
    left[at] = minus(open, paid)
    credit.set(currency, minus(available, paid))
  }
  for (const [at, { currency }] of parts.entries()) use(at, currency)
  for (const at of parts.keys()) for (const currency of credit.keys()) use(at, currency)
  return parts.map((part, at) => {
    const base = rounded(left[at]!, 2)
    if (compare(base, part.base) === 0) return part
    const amount = compare(base, '0') === 0 ? '0' : rounded(dividedBy(times(part.amount, base), part.base), 4)
    return { ...part, amount, base }
  })
}

/** A receivable with the amount that a reservation still holds of it. */
export interface ReservedPart {
  readonly invoiceId: number
  readonly currency: string
  readonly left: Decimal
}
/**
 * Need of an application whose reservation stands: what that still holds, whatever the rate is by now, and receivables that came later.
 * `parts` have their amounts in CNY by the rates of the day of the application.
 */
export function needOfReserved(
  reserved: readonly ReservedPart[],
  parts: readonly { readonly invoiceId: number; readonly currency: string; readonly base: Decimal }[],
): Decimal {
  const held = new Set(reserved.map(({ invoiceId, currency }) => `${invoiceId} ${currency}`))
  const later = parts.filter(({ invoiceId, currency }) => !held.has(`${invoiceId} ${currency}`)).map(({ base }) => base)
  const need = plus('0', ...reserved.map(({ left }) => left), ...later)
  return compare(need, '0') > 0 ? rounded(need, 2) : '0.00'
}

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
