import type { EntityValues } from '../entity/fields.ts'
import { rateBoxes } from './rate-words.ts'

/** Code of the problem that a price is far from its kind. */
export const farPrice = 'FAR_PRICE'

/** Amounts above which a price of one box is asked about. */
const mostUsual: Readonly<Record<string, number>> = { USD: 30_000, EUR: 30_000, GBP: 30_000, CNY: 200_000 }
const mostOfOthers = 900_000
/** Factors between prices of two box types, of a price and what it is made of, and before and after a change, above which somebody is asked. */
const [farTypes, farFromBase, farChange] = [10, 5, 3] as const

const wordOf = (box: string) => (box === 'Other' ? '其他箱型' : box)
const shown = (amount: number) => amount.toLocaleString('en-US')
const times = (larger: number, smaller: number) => Math.round(larger / smaller)

/** A price that is far from its kind, in words. `Fields`: the prices that the words tell. */
export interface FarPrice {
  readonly Field: string
  readonly Fields: readonly [string, ...string[]]
  readonly Message: string
}
/** Price of one box of a type. `before`: the same price before a change. */
export interface BoxPrice {
  readonly box: string
  readonly amount: number
  readonly before?: number | undefined
  readonly field: string
}

/** True for an amount that is more than `boxes` boxes cost. */
export const isFarAmount = (currency: string, amount: number, boxes = 1): boolean =>
  Math.abs(amount) > (mostUsual[currency] ?? mostOfOthers) * boxes

/** Prices of one kind (`word`) that are above any usual price, changed by many times, or far from those of other box types. */
export function farOfKind(word: string, currency: string, prices: readonly BoxPrice[]): FarPrice[] {
  const found: FarPrice[] = []
  for (const { box, amount, before, field } of prices) {
    const say = (Message: string) => found.push({ Field: field, Fields: [field], Message })
    if (isFarAmount(currency, amount)) say(`${wordOf(box)} ${word} ${shown(amount)} 远高于常见运价`)
    if (before !== undefined && before > 0 && amount > 0 && (amount > before * farChange || before > amount * farChange))
      say(`${wordOf(box)} ${word} ${shown(before)} → ${shown(amount)}，变动过大`)
  }
  const sorted = prices.filter(({ amount }) => amount > 0).toSorted((a, b) => a.amount - b.amount)
  const [least, largest] = [sorted[0], sorted.at(-1)]
  if (least && largest && largest.amount > least.amount * farTypes) {
    const [high, low] = [largest, least].map(({ box, amount }) => [wordOf(box), shown(amount)] as const)
    const Message = `${high![0]} ${word} ${high![1]} 与 ${low![0]} ${low![1]} 相差 ${times(largest.amount, least.amount)} 倍`
    found.push({ Field: largest.field, Fields: [largest.field, least.field], Message })
  }
  return found
}

/** A price that is many times the one that it is made of: a floor of its cost, a quoted price of its floor. */
export function farFrom(word: string, { box, amount, field }: BoxPrice, base: { word: string; amount: number; field: string }): FarPrice[] {
  if (base.amount <= 0 || amount <= base.amount * farFromBase) return []
  const Message = `${wordOf(box)} ${word} ${shown(amount)} 是${base.word}的 ${times(amount, base.amount)} 倍`
  return [{ Field: field, Fields: [field, base.field], Message }]
}

const sides = { Floor: '底价', Cost: '成本' } as const
const amountOf = (values: EntityValues, key: string): number | undefined => {
  const value = values[key]
  return value === null || value === undefined || value === '' ? undefined : Number(value)
}

/** Every price of a rate that is far from its kind: mistyped more often than meant. */
function allFarPrices(values: EntityValues, before?: EntityValues): FarPrice[] {
  const currency = String(values['CurrencyCode'] ?? '')
  const pricesOf = (side: string) =>
    rateBoxes.flatMap((box): BoxPrice[] => {
      const field = `${side}${box}`
      const amount = amountOf(values, field)
      return amount === undefined ? [] : [{ box, amount, before: before && amountOf(before, field), field }]
    })
  const costs = new Map(pricesOf('Cost').map((price) => [price.box, price]))
  const floorsOfCosts = pricesOf('Floor').flatMap((floor) => {
    const cost = costs.get(floor.box)
    return cost ? farFrom(sides.Floor, floor, { word: sides.Cost, amount: cost.amount, field: cost.field }) : []
  })
  return [...Object.entries(sides).flatMap(([side, word]) => farOfKind(word, currency, pricesOf(side))), ...floorsOfCosts]
}

/**
 * Prices of a rate that are far from their kind: mistyped more often than meant.
 * @param before the rate before a change: what stood then is not told again
 */
export function farPrices(values: EntityValues, before?: EntityValues): FarPrice[] {
  const found = allFarPrices(values, before)
  return before ? withoutKnown(found, allFarPrices(before)) : found
}

/** Findings that were not there before. */
export function withoutKnown(found: readonly FarPrice[], earlier: readonly FarPrice[]): FarPrice[] {
  const messages = new Set(earlier.map(({ Message }) => Message))
  return found.filter(({ Message }) => !messages.has(Message))
}
