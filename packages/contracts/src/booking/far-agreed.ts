import { amountText } from '../money/amount-text.ts'
import { isFarAmount, type FarPrice } from '../freight-rates/far-prices.ts'
import type { BookingPrice } from './price.ts'

type Agreed = Pick<BookingPrice, 'Boxes' | 'Totals'>
const boxesIn = ({ Boxes }: Agreed) => Math.max(1, boxesOf(Boxes))
const boxesOf = (boxes: Agreed['Boxes']) => boxes.reduce((sum, { Count }) => sum + Count, 0)
/** Factor between the price of a box before and after, above which somebody is asked. */
const farChange = 3

/** Totals that were agreed by hand and are far from what so many boxes cost, or from the price before: mistyped more often than meant. */
export function farAgreed(price: Agreed, before: Agreed | null): FarPrice[] {
  const boxes = boxesIn(price)
  return price.Totals.flatMap(({ Currency, Amount }): FarPrice[] => {
    const amount = Number(Amount)
    const say = (Message: string): FarPrice => ({ Field: 'Price.Totals', Fields: ['Price.Totals'], Message })
    const far = isFarAmount(Currency, amount, boxes) ? [say(`合计 ${amountText(amount, Currency)} 远高于 ${boxes} 箱的常见费用`)] : []
    const old = before?.Totals.find((total) => total.Currency === Currency)
    const [was, is] = [old ? Number(old.Amount) / boxesIn(before!) : 0, amount / boxes]
    const isOther = was > 0 && is > 0 && (is > was * farChange || was > is * farChange)
    return isOther ? [...far, say(`合计 ${amountText(old!.Amount, Currency)} → ${amountText(amount, Currency)}，每箱变动过大`)] : far
  })
}
