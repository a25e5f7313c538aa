import type { BookedCharge, BookingPrice } from '@jst/contracts/booking'
import { compare, plus, rounded, times } from '@jst/contracts/money'

type Boxes = BookingPrice['Boxes']
const countOf = (boxes: Boxes) => boxes.reduce((sum, { Count }) => sum + Count, 0)
/** Amounts have the places of their currency already. */
const placesOf = (amount: string) => (amount.split('.')[1] ?? '').length
const amountOf = ({ Price, Amount }: BookedCharge, quantity: string) => rounded(times(Price, quantity), placesOf(Amount))

/** A charge for other boxes and bills; null: none of them has it; undefined: its unit price does not tell the amount (least charge, per cent). */
function scaledCharge(charge: BookedCharge, before: Boxes, boxes: Boxes, bills: number): BookedCharge | null | undefined {
  if (charge.Basis === 'F') return undefined
  if (!charge.InAllIn && compare(amountOf(charge, charge.Quantity), charge.Amount) !== 0) return undefined
  const counted = (count: number): BookedCharge => {
    const Quantity = String(count)
    return { ...charge, Quantity, Amount: charge.InAllIn ? charge.Amount : amountOf(charge, Quantity) }
  }
  if (charge.Basis === 'B') return counted(bills)
  if (charge.Basis !== 'C') return charge
  const countIn = (all: Boxes) => (charge.Box === '' ? countOf(all) : (all.find(({ Type }) => Type === charge.Box)?.Count ?? 0))
  // what is due for some of the boxes alone does not say what others come to
  if (compare(charge.Quantity, String(countIn(before))) !== 0) return undefined
  const count = countIn(boxes)
  return count === 0 ? null : counted(count)
}

/** A price by its own unit prices for other boxes of its types and a number of bills; undefined where they do not say it. */
export function scaledPrice(price: BookingPrice, boxes: Boxes, bills: number): BookingPrice | undefined {
  if (boxes.some(({ Type }) => !price.Boxes.some((one) => one.Type === Type))) return undefined
  const Charges: BookedCharge[] = []
  for (const charge of price.Charges) {
    const scaled = scaledCharge(charge, price.Boxes, boxes, bills)
    if (scaled === undefined) return undefined
    if (scaled !== null) Charges.push(scaled)
  }
  const sums = sumsOf(price.Charges)
  // totals that are no sum of the charges, such as agreed ones, are nobody's unit prices
  if (price.Totals.length !== sums.size || price.Totals.some(({ Currency, Amount }) => compare(sums.get(Currency) ?? '-1', Amount) !== 0))
    return undefined
  return { ...price, Boxes: [...boxes], Charges, Totals: [...sumsOf(Charges)].map(([Currency, Amount]) => ({ Currency, Amount })) }
}

function sumsOf(charges: readonly BookedCharge[]): Map<string, string> {
  const sums = new Map<string, string>()
  for (const { Currency, Amount, InAllIn } of charges) {
    if (InAllIn) continue
    sums.set(Currency, rounded(plus(sums.get(Currency) ?? '0', Amount), placesOf(Amount)))
  }
  return sums
}
