import { text } from '../envelope.ts'
import { ObjectSchema, type Static, strict } from '../schema.ts'
import { decimalText, dividedBy, ofUnits, plus, rounded, times, unitsOf, type Decimal } from './decimal.ts'

/** An amount with its currency. On the wire it is decimal text with the places of the currency: `1250.00`, of JPY `1250`. */
export const Money = ObjectSchema({ Amount: decimalText(15, 4), Currency: text(3) }, strict)
export type Money = Static<typeof Money>

/** Places of a currency: 2 for most, 0 for JPY, 3 for KWD. */
export type DigitsOf = (currency: string) => number

/** Rate of a currency in another one from a day on; `Turned`: stored in the inverse direction, so that amounts are divided by it. */
export interface DatedExchangeRate {
  readonly Currency: string
  readonly Rate: Decimal
  readonly Turned: boolean
  readonly FromDay: string
}

/** @throws RangeError for two currencies */
export function add(first: Money, ...others: readonly Money[]): Money {
  const other = others.find(({ Currency }) => Currency !== first.Currency)
  if (other) throw new RangeError(`${first.Currency} and ${other.Currency} are not added`)
  return { Amount: plus(first.Amount, ...others.map(({ Amount }) => Amount)), Currency: first.Currency }
}

/** A unit price times a quantity, rounded half up to the places of the currency. */
export const multiplied = ({ Amount, Currency }: Money, by: Decimal, digitsOf: DigitsOf): Money => ({
  Amount: rounded(times(Amount, by), digitsOf(Currency)),
  Currency,
})

/** The same value in another currency, rounded once. */
export function convert({ Amount }: Money, { Rate, Turned }: DatedExchangeRate, to: string, digitsOf: DigitsOf): Money {
  const exact = Turned ? dividedBy(Amount, Rate) : times(Amount, Rate)
  return { Amount: rounded(exact, digitsOf(to)), Currency: to }
}

/** Amounts together in one currency, each converted by itself; those without a rate are not in it and are named. */
export function sumIn(
  amounts: readonly Money[],
  rates: readonly DatedExchangeRate[],
  into: string,
  digitsOf: DigitsOf,
): Money & { readonly Unrated: readonly string[] } {
  const converted = amounts.flatMap((amount) => {
    if (amount.Currency === into) return [amount.Amount]
    const rate = rates.find(({ Currency }) => Currency === amount.Currency)
    return rate ? [convert(amount, rate, into, digitsOf).Amount] : []
  })
  const hasRate = new Set([into, ...rates.map(({ Currency }) => Currency)])
  const Unrated = [...new Set(amounts.map(({ Currency }) => Currency))].filter((currency) => !hasRate.has(currency))
  return { Amount: rounded(plus('0', ...converted), digitsOf(into)), Currency: into, Unrated }
}

/** Parts of an amount by weights of 0 or more, which add up to it exactly: what rounding leaves goes to the largest remainders, the first of equal ones. */
export function allocate({ Amount, Currency }: Money, weights: readonly Decimal[], digitsOf: DigitsOf): Money[] {
  const digits = digitsOf(Currency)
  const signed = unitsOf(Amount, digits)
  const total = signed < 0n ? -signed : signed
  const shares = weights.map((weight) => unitsOf(weight, 10))
  const sumOfShares = shares.reduce((sum, share) => sum + share, 0n)
  // nothing to go by: equal parts
  const [by, of] = sumOfShares === 0n ? [shares.map(() => 1n), BigInt(shares.length)] : [shares, sumOfShares]
  const parts = by.map((share, at) => ({ at, units: (total * share) / of, rest: (total * share) % of }))
  const left = total - parts.reduce((sum, { units }) => sum + units, 0n)
  const lucky = new Set(
    parts
      .toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1))
      .filter((_, place) => BigInt(place) < left)
      .map(({ at }) => at),
  )
  return parts.map(({ at, units }) => {
    const part = lucky.has(at) ? units + 1n : units
    return { Amount: ofUnits(signed < 0n ? -part : part, digits), Currency }
  })
}
