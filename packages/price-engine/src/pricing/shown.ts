import { exact, fixed } from '../amounts.ts'
import { validityBases } from '../facts/bases.ts'
import type { Inquiry } from '../facts/inquiry.ts'
import type { Guard, Lack } from '../facts/findings.ts'
import type { OptionBox, OptionCharge, Route, Verdict } from '../facts/option.ts'
import type { Rate } from '../facts/rate.ts'
import { stepsOf } from './derivation.ts'
import type { PricedBox } from './guards.ts'
import type { Line } from './lines.ts'
import type { Match } from './match.ts'

export const routeOf = (inquiry: Inquiry, rate: Rate, { barge, day, assumed }: Match): Route => ({
  Carrier: rate.Carrier,
  Service: rate.Service,
  Lane: rate.Lane,
  Pol: inquiry.Pol,
  LoadingPort: barge ? rate.Pol : inquiry.Pol,
  Pod: rate.Pod,
  Del: rate.Del,
  Via: rate.Via,
  TransitDays: rate.TransitDays,
  FreeDays: rate.FreeDays,
  EtdWeekday: rate.EtdWeekday,
  ClosingWeekday: rate.ClosingWeekday,
  ValidFrom: rate.ValidFrom,
  ValidTo: rate.ValidTo,
  Basis: rate.Basis,
  DecidedBy: validityBases[rate.Basis].date,
  Day: day,
  DayAssumed: assumed.includes(validityBases[rate.Basis].date),
})

/** A box with its derivation. */
export const boxOf = (box: PricedBox, rate: Rate, digits: number): OptionBox => ({
  Type: box.type,
  Count: box.count,
  Cost: box.cost === undefined ? '' : exact(box.cost, digits),
  Floor: exact(box.floor, digits),
  Sell: fixed(box.sell, digits),
  Margin: box.cost === undefined ? '' : exact(box.sell - box.cost, digits),
  Steps: stepsOf(box, rate, digits),
})

export const chargeOf = (line: Line, digits: number): OptionCharge => ({
  Code: line.code,
  NameZh: line.zh,
  NameEn: line.en,
  Basis: line.basis,
  Box: line.box,
  PpCc: line.term,
  Currency: line.currency,
  Quantity: line.quantity === undefined ? String(line.count) : exact(line.quantity, 0),
  Price: line.basis === 'F' ? exact(line.price, 0) : exact(line.price, digits),
  Minimum: line.minimum === undefined ? '' : exact(line.minimum, digits),
  PercentOf: line.of,
  InAllIn: line.inAllIn,
  Amount: fixed(line.amount ?? 0n, digits),
  Source: line.source,
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
export function remarksOf({ RemarkPublic }: Rate, boxes: readonly PricedBox[]): string[] {
  const remarks = new Set(RemarkPublic === '' ? [] : [RemarkPublic])
  for (const { added } of boxes)
    for (const { ready } of added) if (ready.rule.Public && ready.rule.Note !== '') remarks.add(ready.rule.Note)
  return [...remarks]
}
