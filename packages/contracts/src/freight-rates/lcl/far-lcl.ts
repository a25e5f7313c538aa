import type { Line } from '../../document/lines.ts'
import type { EntityValues } from '../../entity/fields.ts'
import { amountOf } from '../far-lines.ts'
import { withoutKnown, type FarPrice } from '../far-prices.ts'

/** Amounts above which a price of one revenue ton, or the least charge of a shipment, is asked about. */
const mostUsual: Readonly<Record<string, number>> = { USD: 1_000, EUR: 1_000, GBP: 1_000, CNY: 7_000 }
const mostOfOthers = 150_000
/** Factors above which a change, a price beside its cost, and prices of two tiers are asked about. */
const [farChange, farFromCost, farTiers] = [5, 5, 20] as const
/** Prices of a few dollars a ton are usual, also as many times each other. */
const small = 10

const shown = (amount: number) => amount.toLocaleString('en-US')
const isFar = (currency: string, amount: number) => Math.abs(amount) > (mostUsual[currency] ?? mostOfOthers)
const isManyTimes = (a: number, b: number, factor: number) =>
  Math.min(a, b) > 0 && Math.max(a, b) >= small && Math.max(a, b) > Math.min(a, b) * factor

const prices = { Rate: '每计费吨', MinCharge: '最低收费', CostRate: '成本' } as const

function allFar(values: EntityValues, before?: EntityValues): FarPrice[] {
  const currency = String(values['CurrencyCode'] ?? '')
  const found = Object.entries(prices).flatMap(([key, word]): FarPrice[] => {
    const [amount, was] = [amountOf(values, key), before && amountOf(before, key)]
    if (amount === undefined) return []
    const say = (Message: string): FarPrice => ({ Field: key, Fields: [key], Message })
    return [
      ...(isFar(currency, amount) ? [say(`${word} ${shown(amount)} 远高于常见拼箱运价`)] : []),
      ...(was !== undefined && isManyTimes(amount, was, farChange) ? [say(`${word} ${shown(was)} → ${shown(amount)}，变动过大`)] : []),
    ]
  })
  const [rate, cost] = [amountOf(values, 'Rate'), amountOf(values, 'CostRate')]
  if (rate === undefined || cost === undefined || rate < cost || !isManyTimes(rate, cost, farFromCost)) return found
  const Message = `${prices.Rate} ${shown(rate)} 是${prices.CostRate}的 ${Math.round(rate / cost)} 倍`
  return [...found, { Field: 'Rate', Fields: ['Rate', 'CostRate'], Message }]
}

/**
 * Prices of an LCL rate that are far from their kind: mistyped more often than meant.
 * @param before the rate before a change: what stood then is not told again
 */
export function farLclPrices(values: EntityValues, before?: EntityValues): FarPrice[] {
  const found = allFar(values, before)
  return before ? withoutKnown(found, allFar(before)) : found
}

function allFarTiers(currency: string, rows: readonly Line[]): FarPrice[] {
  const rates = rows.flatMap((row, at) => {
    const amount = amountOf(row, 'Rate')
    return amount === undefined ? [] : [{ amount, field: `Rows[${at}].Rate` }]
  })
  const far = rates.flatMap(({ amount, field }): FarPrice[] =>
    isFar(currency, amount) ? [{ Field: field, Fields: [field], Message: `阶梯价 ${shown(amount)} 远高于常见拼箱运价` }] : [],
  )
  const sorted = rates.filter(({ amount }) => amount > 0).toSorted((a, b) => a.amount - b.amount)
  const [least, largest] = [sorted[0], sorted.at(-1)]
  if (!least || !largest || !isManyTimes(largest.amount, least.amount, farTiers)) return far
  const Message = `阶梯价 ${shown(largest.amount)} 与 ${shown(least.amount)} 相差 ${Math.round(largest.amount / least.amount)} 倍`
  return [...far, { Field: largest.field, Fields: [largest.field], Message }]
}
/** The same of the tiers of an LCL rate in its currency. */
export const farLclTiers = (currency: string, rows: readonly Line[], before: readonly Line[] = []): FarPrice[] =>
  withoutKnown(allFarTiers(currency, rows), allFarTiers(currency, before))
