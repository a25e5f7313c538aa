import type { DatedExchangeRate, DigitsOf } from '@jst/contracts/money'
import { fixed, stepOf, type Units } from '../amounts.ts'
import type { Exchange } from '../exchange.ts'
import type { Converted, OptionTotal } from '../facts/option.ts'
import type { Line } from './lines.ts'

/** Totals by currency, prepaid and collect apart, and all of them in one currency. */
export interface Totals {
  readonly totals: readonly OptionTotal[]
  readonly converted: Converted | null
  readonly missing: readonly string[]
}

interface Sum {
  readonly currency: string
  prepaid: Units
  collect: Units
}

/** Sums in the order of their currencies. There are two or three: a list that is kept in order is quicker than a map that is sorted. */
function sumsOf(lines: readonly Line[]): Sum[] {
  const sums: Sum[] = []
  for (const { head, amount = 0n } of lines) {
    const { Currency: currency } = head
    let at = 0
    while (at < sums.length && sums[at]!.currency < currency) at += 1
    let sum = sums[at]
    if (sum?.currency !== currency) sums.splice(at, 0, (sum = { currency, prepaid: 0n, collect: 0n }))
    if (head.PpCc === 'PP') sum.prepaid += amount
    else sum.collect += amount
  }
  return sums
}

/** Adds lines up. Each total is converted and rounded by itself, so that the converted sum is that of what is shown. */
export function totalsOf(lines: readonly Line[], into: string, exchange: Exchange, digitsOf: DigitsOf): Totals {
  const intoDigits = digitsOf(into)
  const step = stepOf(intoDigits)
  const missing: string[] = []
  const rates: DatedExchangeRate[] = []
  let converted = 0n
  const totals = sumsOf(lines).map(({ currency, prepaid, collect }): OptionTotal => {
    const digits = digitsOf(currency)
    const total = prepaid + collect
    const all = exchange.into(total, currency, step)
    if (all) {
      converted += all.amount
      rates.push(...all.rates)
    } else missing.push(currency)
    const Prepaid = fixed(prepaid, digits)
    return {
      Currency: currency,
      Prepaid,
      Collect: fixed(collect, digits),
      Total: collect === 0n ? Prepaid : fixed(total, digits),
    }
  })
  return {
    totals,
    missing,
    converted: missing.length > 0 ? null : { Amount: fixed(converted, intoDigits), Currency: into, Rates: rates },
  }
}
