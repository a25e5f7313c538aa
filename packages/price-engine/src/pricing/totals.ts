import type { DatedRate, DigitsOf } from '@jst/contracts/money'
import { fixed, one, type Units } from '../amounts.ts'
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
  prepaid: Units
  collect: Units
}

/** Adds lines up. Each total is converted and rounded by itself, so that the converted sum is that of what is shown. */
export function totalsOf(lines: readonly Line[], into: string, exchange: Exchange, digitsOf: DigitsOf): Totals {
  const sums = new Map<string, Sum>()
  for (const { currency, term, amount = 0n } of lines) {
    let sum = sums.get(currency)
    if (!sum) sums.set(currency, (sum = { prepaid: 0n, collect: 0n }))
    if (term === 'PP') sum.prepaid += amount
    else sum.collect += amount
  }
  const intoDigits = digitsOf(into)
  const step = one / 10n ** BigInt(intoDigits)
  const missing: string[] = []
  const rates: DatedRate[] = []
  let converted = 0n
  const totals = [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, { prepaid, collect }]): OptionTotal => {
      const digits = digitsOf(currency)
      const all = exchange.into(prepaid + collect, currency, step)
      if (all) {
        converted += all.amount
        for (const rate of all.rates) rates.push(rate)
      } else missing.push(currency)
      return {
        Currency: currency,
        Prepaid: fixed(prepaid, digits),
        Collect: fixed(collect, digits),
        Total: fixed(prepaid + collect, digits),
      }
    })
  return {
    totals,
    missing,
    converted: missing.length > 0 ? null : { Amount: fixed(converted, intoDigits), Currency: into, Rates: rates },
  }
}
