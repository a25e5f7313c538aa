import type { DigitsOf } from '@jst/contracts/money'
import { percentOf, product, roundedTo, type Units } from '../amounts.ts'
import type { Findings } from './surcharges.ts'
import { baseOf, type Line } from './lines.ts'
import { lack, notCharged } from './texts.ts'

const timesQuantity = ({ price, quantity }: Line): Units =>
  quantity === 1 ? price : typeof quantity === 'number' ? price * BigInt(quantity) : product(price, quantity)

function settle(line: Line, exact: Units, digitsOf: DigitsOf): void {
  const least = line.minimum !== undefined && exact < line.minimum ? line.minimum : exact
  line.amount = line.head.InAllIn ? 0n : roundedTo(least, digitsOf(line.head.Currency))
}

/**
 * Says what each line comes to. Per cents wait for the charges that they are taken of; those that wait for each other, or for nothing, are taken out
 * and named.
 */
export function settleLines(found: Findings, digitsOf: DigitsOf): void {
  const { lines } = found
  let waiting: Line[] = []
  for (const line of lines) {
    if (line.head.Basis === 'F') waiting.push(line)
    else settle(line, timesQuantity(line), digitsOf)
  }
  for (let before = waiting.length + 1; waiting.length > 0 && before > waiting.length;) {
    before = waiting.length
    waiting = waiting.filter((line) => isWaiting(line, found, digitsOf))
  }
  for (const line of waiting) {
    found.lacks.push(lack('PERCENT_CIRCULAR', line.head.Code))
    lines.splice(lines.indexOf(line), 1)
  }
}

/** Settles a per cent or takes it out. True: what it is taken of is not settled yet. */
function isWaiting(line: Line, found: Findings, digitsOf: DigitsOf): boolean {
  const { lines } = found
  const { Code, Currency } = line.head
  const codes = baseOf(line.head)
  let [isAny, isOtherCurrency, isOpen, sum] = [false, false, false, 0n]
  for (const { head, amount } of lines) {
    if (!codes.includes(head.Code)) continue
    isAny = true
    if (head.Currency !== Currency) isOtherCurrency = true
    if (amount === undefined) isOpen = true
    else sum += amount
  }
  if (isAny && !isOtherCurrency) {
    if (!isOpen) settle(line, percentOf(sum, line.price), digitsOf)
    return isOpen
  }
  if (isAny) found.lacks.push(lack('PERCENT_CURRENCY', Code))
  else found.notCharged.push(notCharged(Code, '', 'NOTHING_TO_TAKE_OF', codes.join('、')))
  lines.splice(lines.indexOf(line), 1)
  return false
}
