import type { EntityValues } from '../entity/fields.ts'
import { rateBoxes } from './rate-words.ts'

/** Code of the problem that a price is far from its kind. */
export const farPrice = 'FAR_PRICE'

/** Sums above which a price of one box is asked about. */
const mostUsual: Readonly<Record<string, number>> = { USD: 30_000, EUR: 30_000, GBP: 30_000, CNY: 200_000 }
const mostOfOthers = 900_000
/** How far prices of two box types, of floor and cost, or before and after a change are apart before somebody is asked. */
const [farTypes, farFromCost, farChange] = [10, 5, 3] as const

const sides = { Floor: '底价', Cost: '成本' } as const
const wordOf = (box: string) => (box === 'Other' ? '其他箱型' : box)
const shown = (amount: number) => amount.toLocaleString('en-US')
const times = (larger: number, smaller: number) => Math.round(larger / smaller)
const amountOf = (values: EntityValues, key: string): number | undefined => {
  const value = values[key]
  return value === null || value === undefined || value === '' ? undefined : Number(value)
}

/**
 * Prices of a rate that are far from their kind, in words: mistyped more often than meant. `Field`: where one stands.
 * @param before the rate before a change
 */
export function farPrices(values: EntityValues, before?: EntityValues): { readonly Field: string; readonly Message: string }[] {
  const found: { Field: string; Message: string }[] = []
  const most = mostUsual[String(values['CurrencyCode'] ?? '')] ?? mostOfOthers
  for (const [side, word] of Object.entries(sides)) {
    const priced = rateBoxes.flatMap((box) => {
      const amount = amountOf(values, `${side}${box}`)
      return amount === undefined ? [] : [{ box, amount, Field: `${side}${box}` }]
    })
    for (const { box, amount, Field } of priced) {
      if (Math.abs(amount) > most) found.push({ Field, Message: `${wordOf(box)} ${word} ${shown(amount)} 远高于常见运价` })
      const old = before && amountOf(before, Field)
      if (old !== undefined && old > 0 && amount > 0 && (amount > old * farChange || old > amount * farChange))
        found.push({ Field, Message: `${wordOf(box)} ${word} ${shown(old)} → ${shown(amount)}，变动过大` })
    }
    const sorted = priced.filter(({ amount }) => amount > 0).toSorted((a, b) => a.amount - b.amount)
    const [least, largest] = [sorted[0], sorted.at(-1)]
    if (least && largest && largest.amount > least.amount * farTypes) {
      const [high, low] = [largest, least].map(({ box, amount }) => [wordOf(box), shown(amount)] as const)
      const Message = `${high![0]} ${word} ${high![1]} 与 ${low![0]} ${low![1]} 相差 ${times(largest.amount, least.amount)} 倍`
      found.push({ Field: largest.Field, Message })
    }
  }
  for (const box of rateBoxes) {
    const [cost, floor] = [amountOf(values, `Cost${box}`), amountOf(values, `Floor${box}`)]
    if (cost !== undefined && floor !== undefined && cost > 0 && floor > cost * farFromCost)
      found.push({ Field: `Floor${box}`, Message: `${wordOf(box)} 底价 ${shown(floor)} 是成本的 ${times(floor, cost)} 倍` })
  }
  return found
}
