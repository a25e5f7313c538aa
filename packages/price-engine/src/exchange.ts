import type { DatedExchangeRate } from '@jst/contracts/money'
import { dividedHalfUp, one, unitsOf, type Units } from './amounts.ts'
import type { Inquiry } from './facts/inquiry.ts'
import { each } from './once.ts'

/** Value of one unit of a currency in the currency of the totals, as a fraction: an inverted rate loses no digits. */
interface Known {
  readonly over: Units
  readonly under: Units
  readonly dated: DatedExchangeRate | undefined
}

/** A pair of currencies as a fraction, with the rates that it is made of. */
interface Way {
  readonly over: Units
  readonly under: Units
  readonly rates: readonly DatedExchangeRate[]
}

/** An amount in another currency, and the dated rates that it was converted by. */
interface Exchanged {
  readonly amount: Units
  readonly rates: readonly DatedExchangeRate[]
}

/** The greatest number that divides both. Small fractions are multiplied and divided much quicker. */
function commonOf(a: Units, b: Units): Units {
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

/** The exchange rates of one inquiry. */
export interface Exchange {
  /** Converts to ten places; undefined while a rate is missing. */
  convert(amount: Units, from: string, to: string): Exchanged | undefined
  /** Converts into the currency of the totals, rounded once to so many places; undefined while the rate is missing. */
  into(amount: Units, from: string, step: Units): Exchanged | undefined
}

/** Of each currency the newest rate counts that is not later than the day of the offer. */
export function exchangeOf({ ExchangeRates, Into, AskedOn }: Inquiry): Exchange {
  const latest = new Map<string, Known>()
  for (const dated of ExchangeRates) {
    const before = latest.get(dated.Currency)?.dated
    if (dated.FromDay > AskedOn || (before && before.FromDay >= dated.FromDay)) continue
    const rate = unitsOf(dated.Rate)
    if (rate <= 0n) continue
    latest.set(dated.Currency, dated.Turned ? { over: one, under: rate, dated } : { over: rate, under: one, dated })
  }
  latest.set(Into, { over: 1n, under: 1n, dated: undefined })
  const between = (from: string, to: string): Way | null => {
    const [a, b] = [latest.get(from), latest.get(to)]
    if (!a || !b) return null
    const [over, under] = [a.over * b.under, a.under * b.over]
    const common = commonOf(over, under)
    return { over: over / common, under: under / common, rates: [a.dated, b.dated].filter((one) => one !== undefined) }
  }
  const ways = each((from: string) => each((to: string) => between(from, to)))
  const exchanged = (amount: Units, from: string, to: string, step: Units): Exchanged | undefined => {
    if (from === to) return { amount, rates: [] }
    const way = ways(from)(to)
    return way ? { amount: dividedHalfUp(amount * way.over, way.under * step) * step, rates: way.rates } : undefined
  }
  return {
    convert: (amount, from, to) => exchanged(amount, from, to, 1n),
    into: (amount, from, step) => exchanged(amount, from, Into, step),
  }
}
