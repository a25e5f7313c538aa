import type { DatedRate, DigitsOf, Money } from '@jst/contracts/money'
import { exact, percentOf, roundedTo, type Units } from '../amounts.ts'
import type { Exchange } from '../exchange.ts'
import type { Lack } from '../facts/findings.ts'
import { fitsBox } from '../rules/scope.ts'
import type { ReadyRule } from '../rules/prepare.ts'
import { lack } from './texts.ts'

/** What a rule added to the price of a box. */
export interface Added {
  readonly ready: ReadyRule
  readonly amount: Units
  /** The price after it. */
  readonly running: Units
  /** The amount as the rule has it, where its currency is another one. */
  readonly given: Money | null
  readonly rates: readonly DatedRate[]
}

/** The price of one box and what it is made of. */
export interface Marked {
  readonly floor: Units
  readonly added: readonly Added[]
  /** Rounded to the currency. */
  readonly sell: Units
}

/**
 * From floor to price: layer by layer, in each the strongest rule that is not stackable and all stackable ones. A per cent of the running price is
 * taken of what the layers before came to, so that inside a layer the order changes nothing. The price is rounded once, at the end.
 * @param rules those that fit, the strongest first
 */
export function mark(
  currency: string,
  box: string,
  floor: Units,
  rules: readonly ReadyRule[],
  exchange: Exchange,
  digitsOf: DigitsOf,
  lacks: Lack[],
): Marked {
  const added: Added[] = []
  let running = floor
  for (let layer = 0; layer < 4; layer++) {
    const before = running
    let single = false
    for (const ready of rules) {
      if (ready.layer !== layer || (single && !ready.rule.Stackable) || !fitsBox(ready.Scope, box)) continue
      const own = ready.percent === undefined ? ready.amountOf(box) : percentOf(ready.rule.Of === 'FLOOR' ? floor : before, ready.percent)
      if (own === undefined) continue
      if (!ready.rule.Stackable) single = true
      const one =
        ready.percent === undefined ? inCurrency(own, ready.rule.Currency, currency, exchange, digitsOf) : { ...asItIs, amount: own }
      if (one) {
        running += one.amount
        added.push({ ready, amount: one.amount, running, given: one.given, rates: one.rates })
      } else {
        const pair = `${ready.rule.Currency}→${currency}`
        if (!lacks.some(({ What }) => What === pair)) lacks.push(lack('NO_EXCHANGE_RATE', pair))
      }
    }
  }
  return { floor, added, sell: roundedTo(running, digitsOf(currency)) }
}

const none: readonly DatedRate[] = []
const asItIs = { given: null, rates: none }

/** Undefined while an exchange rate is missing. */
function inCurrency(amount: Units, from: string, to: string, exchange: Exchange, digitsOf: DigitsOf) {
  if (from === to) return { ...asItIs, amount }
  const other = exchange.convert(amount, from, to)
  return other && { ...other, given: { Amount: exact(amount, digitsOf(from)), Currency: from } }
}
