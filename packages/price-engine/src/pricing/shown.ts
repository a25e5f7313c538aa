import { exact, fixed } from '../amounts.ts'
import type { Guard, Lack } from '../facts/findings.ts'
import type { OptionBox, OptionCharge, Verdict } from '../facts/option.ts'
import type { Rate } from '../facts/rate.ts'
import { stepsOf } from './derivation.ts'
import type { PricedBox } from './guards.ts'
import { baseOf, type Line } from './lines.ts'
import type { Plan } from './markups.ts'
import type { Lot } from './weights.ts'

/** A box of an option on its way. */
export interface ShownBox extends PricedBox {
  readonly lots: readonly Lot[]
  readonly plan: Plan
}

/** A box with its derivation. */
export const boxOf = ({ type, count, cost, floor, sell, plan }: ShownBox, rate: Rate, digits: number): OptionBox => ({
  Type: type,
  Count: count,
  Cost: cost === undefined ? '' : exact(cost, digits),
  Floor: exact(floor, digits),
  Sell: fixed(sell, digits),
  Margin: cost === undefined ? '' : exact(sell - cost, digits),
  Steps: stepsOf(floor, plan, rate, digits),
})

export const chargeOf = ({ head, box, quantity, price, minimum, amount }: Line, digits: number): OptionCharge => ({
  Code: head.Code,
  NameZh: head.NameZh,
  NameEn: head.NameEn,
  Basis: head.Basis,
  Box: box,
  PpCc: head.PpCc,
  Currency: head.Currency,
  Quantity: typeof quantity === 'number' ? String(quantity) : exact(quantity, 0),
  Price: head.Basis === 'F' ? exact(price, 0) : exact(price, digits),
  Minimum: minimum === undefined ? '' : exact(minimum, digits),
  PercentOf: baseOf(head),
  InAllIn: head.InAllIn,
  Amount: fixed(amount ?? 0n, digits),
  Source: head.Source,
})

export function marginOf(boxes: readonly PricedBox[], digits: number): string {
  let sum = 0n
  for (const { cost, sell, count } of boxes) {
    if (cost === undefined) return ''
    sum += (sell - cost) * BigInt(count)
  }
  return exact(sum, digits)
}

export const verdictOf = (guards: readonly Guard[], lacks: readonly Lack[]): Verdict => {
  if (guards.length > 0) return guards.some(({ Outcome }) => Outcome === 'REFUSED') ? 'REFUSED' : 'APPROVAL'
  return lacks.length > 0 ? 'INCOMPLETE' : 'OK'
}

/** The remark of the rate, and the notes of public rules that were applied. */
export function remarksOf({ RemarkPublic }: Rate, boxes: readonly ShownBox[]): string[] {
  const remarks = RemarkPublic === '' ? [] : [RemarkPublic]
  for (const { plan } of boxes) for (const note of plan.notes) if (!remarks.includes(note)) remarks.push(note)
  return remarks
}
