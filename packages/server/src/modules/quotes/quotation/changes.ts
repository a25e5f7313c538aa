import { amountText, compare, type Decimal } from '@jst/contracts/money'
import type { QuoteCharge } from '@jst/contracts/quotes'
import { texts } from '../texts.ts'

const keyOf = ({ Code, Box, Currency }: QuoteCharge) => `${Code} ${Box} ${Currency}`
const same = (a: Decimal, b: Decimal) => (a === '' || b === '' ? a === b : compare(a, b) === 0)

/** Describes changes of a rate's charges in a sentence; undefined: none. Of cost and floor it says only that they changed. */
export function changesBetween(before: readonly QuoteCharge[], after: readonly QuoteCharge[]): string | undefined {
  const now = new Map(after.map((charge) => [keyOf(charge), charge]))
  const was = new Map(before.map((charge) => [keyOf(charge), charge]))
  const shown = (charge: QuoteCharge | undefined) => (charge ? amountText(charge.Price, charge.Currency) : '')
  let inner = false
  const prices = [...new Set([...was.keys(), ...now.keys()])].flatMap((key) => {
    const [a, b] = [was.get(key), now.get(key)]
    if (a && b && same(a.Price, b.Price)) {
      inner ||= !same(a.Floor, b.Floor) || !same(a.Cost, b.Cost)
      return []
    }
    const { Code, Box } = (b ?? a)!
    return [texts.change([Box, Code].filter((part) => part !== '').join(' '), shown(a), shown(b))]
  })
  return prices.length > 0 ? prices.join('，') : inner ? texts.innerChanged : undefined
}
