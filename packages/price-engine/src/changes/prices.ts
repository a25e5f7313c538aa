import type { Decimal } from '@jst/contracts/money'
import { dividedHalfUp, exact, percentOf, roundedTo, unitsOf, type Units } from '../amounts.ts'
import type { Rate, RateBox } from '../facts/rate.ts'
import type { ChangeProblem, PriceChange } from './facts.ts'
import { problem } from './texts.ts'

function multiple(value: Units, of: Units, rounding: PriceChange['Rounding']): Units {
  if (rounding === 'HALF_UP') return dividedHalfUp(value, of) * of
  const below = (value >= 0n ? value / of : -((-value + of - 1n) / of)) * of
  return rounding === 'DOWN' || below === value ? below : below + of
}

function changed(old: Decimal, { How, Value, RoundTo, Rounding }: PriceChange, digits: number): Decimal {
  const value = unitsOf(Value)
  if (How !== 'SET' && old === '') return ''
  const before = old === '' ? 0n : unitsOf(old)
  const after = How === 'SET' ? value : before + (How === 'ADD' ? value : percentOf(before, value))
  const rounded = RoundTo === '' ? roundedTo(after, digits) : multiple(after, unitsOf(RoundTo), Rounding)
  // the same amount keeps its spelling, so that it is no difference
  return old !== '' && rounded === before ? old : exact(rounded, digits)
}

/** The change of a floor that is made of its cost, as a change of that cost. */
const onCost = (change: PriceChange): PriceChange => ({ ...change, How: change.How === 'COST_ADD' ? 'ADD' : 'PERCENT' })
/** The same amount keeps its spelling. */
const unlessSame = (old: Decimal, now: Decimal): Decimal => (old !== '' && unitsOf(old) === unitsOf(now) ? old : now)

/** Changes cost and floor of the boxes that are meant. A box that is not offered is set only where it is named. */
export function changePrices(rate: Rate, change: PriceChange, digits: number, problems: ChangeProblem[]): Rate {
  const named = new Set(change.Boxes)
  const isMeant = ({ Type, Cost, Floor }: RateBox) => (named.size > 0 ? named.has(Type) : Cost !== '' || Floor !== '')
  const missing = change.Boxes.filter((type) => !rate.Boxes.some(({ Type }) => Type === type))
  const added = change.How === 'SET' ? missing.map((Type): RateBox => ({ Type, Cost: '', Floor: '' })) : []
  if (change.How !== 'SET') for (const type of missing) problems.push(problem('BOX_NOT_OFFERED', type))
  const ofCost = change.How === 'COST_ADD' || change.How === 'COST_PERCENT'
  const Boxes = [...rate.Boxes, ...added].map((box) => {
    if (!isMeant(box)) return box
    if (ofCost) {
      if (box.Cost === '') problems.push(problem('COST_UNKNOWN', box.Type))
      return box.Cost === '' ? box : { ...box, Floor: unlessSame(box.Floor, changed(box.Cost, onCost(change), digits)) }
    }
    const Cost = change.Target === 'FLOOR' ? box.Cost : changed(box.Cost, change, digits)
    const Floor = change.Target === 'COST' ? box.Floor : changed(box.Floor, change, digits)
    return { ...box, Cost, Floor }
  })
  return { ...rate, Boxes }
}
