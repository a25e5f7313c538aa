import type { DigitsOf } from '@jst/contracts/money'
import { percentOf, product, roundedTo, type Units } from '../amounts.ts'
import type { Findings } from './surcharges.ts'
import type { Line } from './lines.ts'
import { lack, notCharged } from './texts.ts'

const timesQuantity = ({ price, count, quantity = 0n }: Line): Units =>
  count === undefined ? product(price, quantity) : price * BigInt(count)

function settle(line: Line, exact: Units, digitsOf: DigitsOf): void {
  const least = line.minimum !== undefined && exact < line.minimum ? line.minimum : exact
  line.amount = line.inAllIn ? 0n : roundedTo(least, digitsOf(line.currency))
}

/**
 * Says what each line comes to. Per cents wait for the charges that they are taken of; those that wait for each other, or for nothing, are taken out
 * and named.
 */
export function settleLines(found: Findings, digitsOf: DigitsOf): void {
  const { lines } = found
  const waiting = new Set<Line>()
  for (const line of lines) {
    if (line.basis === 'F') waiting.add(line)
    else settle(line, timesQuantity(line), digitsOf)
  }
  if (waiting.size === 0) return
  for (let before = waiting.size + 1; before > waiting.size;) {
    before = waiting.size
    for (const line of waiting) {
      const base = lines.filter(({ code }) => line.of.includes(code))
      const code = line.code
      if (base.length === 0) found.notCharged.push(notCharged(code, '', 'NOTHING_TO_TAKE_OF', line.of.join('、')))
      else if (base.some(({ currency }) => currency !== line.currency)) found.lacks.push(lack('PERCENT_CURRENCY', code))
      else {
        if (base.some(({ amount }) => amount === undefined)) continue
        settle(
          line,
          percentOf(
            base.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n),
            line.price,
          ),
          digitsOf,
        )
        waiting.delete(line)
        continue
      }
      waiting.delete(line)
      lines.splice(lines.indexOf(line), 1)
    }
  }
  for (const line of waiting) {
    found.lacks.push(lack('PERCENT_CIRCULAR', line.code))
    lines.splice(lines.indexOf(line), 1)
  }
}
