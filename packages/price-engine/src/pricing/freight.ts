import { unitsOf } from '../amounts.ts'
import type { AskedBox } from '../facts/inquiry.ts'
import { ofType, type Rate } from '../facts/rate.ts'
import { excludedWeight } from './exclusions.ts'
import { headOf, lineOf } from './lines.ts'
import type { Match } from './match.ts'
import type { Findings } from './surcharges.ts'
import { lack } from './texts.ts'
import type { Lot } from './weights.ts'

/** Adds the barge; it is passed on as it is. */
export function addBarge(leg: NonNullable<Match['barge']>, { Type, Count }: AskedBox, rate: Rate, { lines, lacks }: Findings): void {
  const amount = ofType(leg.Boxes, Type)?.Amount ?? ''
  if (amount === '') lacks.push(lack('BARGE_NOT_OFFERED', Type))
  else lines.push(lineOf(headOf('BAR', rate, leg.Currency, 'barge'), Type, Count, unitsOf(amount)))
}

/** Adds what weight above the limit costs, for the boxes that are above it. */
export function addWeight(type: string, lots: readonly Lot[], rate: Rate, { lines, lacks, excluded }: Findings): void {
  const limit = ofType(rate.WeightLimits, type) ?? ofType(rate.WeightLimits, '')
  if (!limit) return
  const most = unitsOf(limit.Tons)
  let over = 0
  for (const { count, tons } of lots) {
    if (tons === undefined) excluded.push(excludedWeight(limit, type, rate))
    else if (tons > most) over += count
  }
  if (over === 0) return
  if (limit.Extra === '') lacks.push(lack('OVER_WEIGHT', type))
  else lines.push(lineOf(headOf('OWS', rate, rate.Currency, 'weight'), type, over, unitsOf(limit.Extra)))
}
