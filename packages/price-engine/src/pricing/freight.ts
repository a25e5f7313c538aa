import { unitsOf, type Units } from '../amounts.ts'
import type { AskedBox } from '../facts/inquiry.ts'
import { ofType, type Rate } from '../facts/rate.ts'
import { excludedWeight } from './exclusions.ts'
import { headOf, lineOf } from './lines.ts'
import type { Match } from './match.ts'
import type { Findings } from './surcharges.ts'
import { lack } from './texts.ts'

/** Adds the barge; it is passed on as it is. */
export function addBarge(leg: NonNullable<Match['barge']>, { Type, Count }: AskedBox, rate: Rate, { lines, lacks }: Findings): void {
  const amount = ofType(leg.Boxes, Type)?.Amount ?? ''
  if (amount === '') lacks.push(lack('BARGE_NOT_OFFERED', Type))
  else lines.push(lineOf(headOf('BAR', rate, leg.Currency, 'barge'), Type, Count, unitsOf(amount)))
}

/** Adds what weight above the limit costs. */
export function addWeight({ Type, Count }: AskedBox, tons: Units | undefined, rate: Rate, { lines, lacks, excluded }: Findings): void {
  const limit = ofType(rate.WeightLimits, Type) ?? ofType(rate.WeightLimits, '')
  if (!limit) return
  if (tons === undefined) excluded.push(excludedWeight(limit, Type, rate))
  else if (tons > unitsOf(limit.Tons)) {
    if (limit.Extra === '') lacks.push(lack('OVER_WEIGHT', Type))
    else lines.push(lineOf(headOf('OWS', rate, rate.Currency, 'weight'), Type, Count, unitsOf(limit.Extra)))
  }
}
