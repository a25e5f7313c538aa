import { unitsOf, type Units } from '../amounts.ts'
import type { AskedBox } from '../facts/inquiry.ts'
import type { OptionCharge } from '../facts/option.ts'
import type { Rate } from '../facts/rate.ts'
import type { Line } from './lines.ts'
import type { Match } from './match.ts'
import type { Findings } from './surcharges.ts'
import { assumption, lack, names } from './texts.ts'

/** A line of the freight of one box type. */
export function lineOf(
  code: keyof typeof names,
  { Type, Count }: AskedBox,
  price: Units,
  currency: string,
  { Id, Version, PpCc }: Rate,
  Kind: OptionCharge['Source']['Kind'],
): Line {
  const { zh, en } = names[code]
  const source = { Kind, Id, Version }
  return {
    code,
    zh,
    en,
    basis: 'C',
    box: Type,
    term: PpCc,
    currency,
    count: Count,
    quantity: undefined,
    price,
    minimum: undefined,
    of: [],
    inAllIn: false,
    source,
    amount: undefined,
  }
}

/** Adds the barge; it is passed on as it is. */
export function addBarge(leg: NonNullable<Match['barge']>, asked: AskedBox, rate: Rate, { lines, lacks }: Findings): void {
  const amount = leg.Boxes.find(({ Type }) => Type === asked.Type)?.Amount ?? ''
  if (amount === '') lacks.push(lack('BARGE_NOT_OFFERED', asked.Type))
  else lines.push(lineOf('BAR', asked, unitsOf(amount), leg.Currency, rate, 'barge'))
}

/** Adds what weight above the limit costs. */
export function addWeight(asked: AskedBox, tons: Units | undefined, rate: Rate, { lines, lacks, assumed }: Findings): void {
  const limit = rate.WeightLimits.find(({ Type }) => Type === asked.Type) ?? rate.WeightLimits.find(({ Type }) => Type === '')
  if (!limit) return
  if (tons === undefined) assumed.push(assumption('WEIGHT', asked.Type))
  else if (tons > unitsOf(limit.Tons)) {
    if (limit.Extra === '') lacks.push(lack('OVER_WEIGHT', asked.Type))
    else lines.push(lineOf('OWS', asked, unitsOf(limit.Extra), rate.Currency, rate, 'weight'))
  }
}
