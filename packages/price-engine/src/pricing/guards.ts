import type { DigitsOf } from '@jst/contracts/money'
import { fixed, one, unitsOf, type Units } from '../amounts.ts'
import type { Exchange } from '../exchange.ts'
import type { Guard, Lack } from '../facts/findings.ts'
import type { FiledRange, MarginFloor } from '../facts/rules.ts'
import { addMissing } from './markups.ts'
import { guard } from './texts.ts'

/** A box with its price as whole numbers. */
export interface PricedBox {
  readonly type: string
  readonly count: number
  readonly cost: Units | undefined
  readonly floor: Units
  readonly sell: Units
}

interface Context {
  readonly currency: string
  readonly exchange: Exchange
  readonly digitsOf: DigitsOf
  readonly lacks: Lack[]
}

/**
 * The guards that the price of a shipment crosses.
 * @param margin the strongest least margin of its situation
 * @param ranges filed ranges of it, the strongest first
 */
export function guardsOf(
  boxes: readonly PricedBox[],
  bills: number,
  margin: MarginFloor | undefined,
  ranges: readonly FiledRange[],
  context: Context,
): Guard[] {
  const guards: Guard[] = []
  const digits = context.digitsOf(context.currency)
  for (const { type, floor, sell, cost } of boxes) {
    if (sell < 0n) guards.push(guard('NEGATIVE', type, '', context.currency))
    if (sell < floor) guards.push(guard('BELOW_FLOOR', type, fixed(floor - sell, digits), context.currency))
    if (margin && margin.PerBox !== '') {
      if (cost === undefined) guards.push(guard('COST_UNKNOWN', type, '', context.currency))
      else check('BELOW_MARGIN_BOX', type, sell - cost, unitsOf(margin.PerBox), margin, context, guards)
    }
    const range = ranges.find(({ Box }) => Box === type)
    if (range) checkRange(type, sell, range, context, guards)
  }
  if (margin && margin.PerBill !== '') checkBill(boxes, bills, margin, context, guards)
  return guards
}

function checkBill(boxes: readonly PricedBox[], bills: number, margin: MarginFloor, context: Context, found: Guard[]): void {
  let sum = 0n
  for (const { cost, sell, count, type } of boxes) {
    if (cost === undefined) {
      if (margin.PerBox === '') found.push(guard('COST_UNKNOWN', type, '', context.currency))
      return
    }
    sum += (sell - cost) * BigInt(count)
  }
  const least = margin.PerBill === '' ? 0n : unitsOf(margin.PerBill)
  check('BELOW_MARGIN_BILL', '', sum, least * BigInt(bills), margin, context, found)
}

function checkRange(type: string, sell: Units, range: FiledRange, context: Context, found: Guard[]): void {
  check('BELOW_FILED', type, sell, unitsOf(range.Min), range, context, found)
  check('ABOVE_FILED', type, -sell, -unitsOf(range.Max), range, context, found)
}

/** A value may not be below a least one of perhaps another currency; what cannot be compared is named as missing. */
function check(
  code: Guard['Code'],
  box: string,
  value: Units,
  least: Units,
  { Currency }: MarginFloor | FiledRange,
  { currency, exchange, digitsOf, lacks }: Context,
  found: Guard[],
): void {
  const compared = currency === Currency ? value : exchange.convert(value, currency, Currency)?.amount
  if (compared === undefined) return addMissing([`${currency}→${Currency}`], lacks)
  if (compared >= least) return
  const digits = digitsOf(Currency)
  // what is missing is never shown as 0
  const by = least - compared
  const step = one / 10n ** BigInt(digits)
  found.push(guard(code, box, fixed(by < step ? step : by, digits), Currency))
}
