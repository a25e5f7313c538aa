import type { DatedExchangeRate, DigitsOf, Money } from '@jst/contracts/money'
import { exact, percentOf, roundedTo, type Units } from '../amounts.ts'
import type { Exchange } from '../exchange.ts'
import type { Lack } from '../facts/findings.ts'
import { fitsBox } from '../rules/scope.ts'
import type { ReadyRule } from '../rules/prepare.ts'
import { lack } from './texts.ts'

/** Effect of a rule on the price of a box type, independent of its floor. */
interface Planned {
  readonly ready: ReadyRule
  /** In the currency of the rate; undefined: a per cent. */
  readonly amount: Units | undefined
  /** The amount as the rule has it, where its currency is another one. */
  readonly given: Money | null
  readonly rates: readonly DatedExchangeRate[]
}

/** The rules that count for a box type, layer by layer. Rates of the same situation share it. */
export interface Plan {
  readonly rules: readonly Planned[]
  /** Pairs of currencies without an exchange rate. */
  readonly missing: readonly string[]
  /** Notes of public rules. */
  readonly notes: readonly string[]
}

/** Amount that a rule added to the price of a box. */
export interface Added extends Planned {
  readonly amount: Units
  /** The price after it. */
  readonly running: Units
}

/**
 * In each layer the strongest rule that is not stackable counts, and all stackable ones.
 * @param rules those that fit, layer by layer, in each the strongest first
 */
export function planOf(currency: string, box: string, rules: readonly ReadyRule[], exchange: Exchange, digitsOf: DigitsOf): Plan {
  const planned: Planned[] = []
  const missing: string[] = []
  const notes: string[] = []
  /** The last layer with a rule that is not stackable. */
  let single = -1
  for (const ready of rules) {
    const { rule, percent } = ready
    if ((ready.layer === single && !rule.Stackable) || !fitsBox(ready.Scope, box)) continue
    const ownAmount = percent === undefined ? ready.amountOf(box) : undefined
    if (percent === undefined && ownAmount === undefined) continue
    if (!rule.Stackable) single = ready.layer
    const one = ownAmount === undefined ? aPercent : inCurrency(ownAmount, rule.Currency, currency, exchange, digitsOf)
    if (!one) {
      missing.push(`${rule.Currency}→${currency}`)
      continue
    }
    planned.push({ ready, amount: one.amount, given: one.given, rates: one.rates })
    if (rule.Public && rule.Note !== '') notes.push(rule.Note)
  }
  return { rules: planned, missing, notes }
}

/**
 * From floor to price. A per cent of the running price is taken of what the layers before came to, so that inside a layer the order changes nothing.
 * The price is rounded once, at the end.
 * @param tell is told each step
 */
export function sellOf(floor: Units, { rules }: Plan, digits: number, tell?: (added: Added) => void): Units {
  let running = floor
  let before = floor
  let layer = -1
  for (const planned of rules) {
    const { ready } = planned
    if (ready.layer !== layer) {
      layer = ready.layer
      before = running
    }
    const amount = planned.amount ?? percentOf(ready.rule.Of === 'FLOOR' ? floor : before, ready.percent ?? 0n)
    running += amount
    tell?.({ ...planned, amount, running })
  }
  return roundedTo(running, digits)
}

/** Names the pairs of currencies that are not named yet. */
export function addMissing(pairs: readonly string[], lacks: Lack[]): void {
  for (const pair of pairs) if (!lacks.some(({ What }) => What === pair)) lacks.push(lack('NO_EXCHANGE_RATE', pair))
}

const none: readonly DatedExchangeRate[] = []
const asItIs = { given: null, rates: none }
const aPercent = { ...asItIs, amount: undefined }

/** Undefined while an exchange rate is missing. */
function inCurrency(amount: Units, from: string, to: string, exchange: Exchange, digitsOf: DigitsOf) {
  if (from === to) return { ...asItIs, amount }
  const other = exchange.convert(amount, from, to)
  return other && { ...other, given: { Amount: exact(amount, digitsOf(from)), Currency: from } }
}
