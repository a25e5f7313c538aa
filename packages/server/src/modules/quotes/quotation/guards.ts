import { boxesOf, standingOf, type QuoteOption } from '@jst/contracts/quotes'
import { amountText, compare } from '@jst/contracts/money'
import type { Guard } from '../../../documents/index.ts'
import { allowed, refuse } from '../../../kernel/access/policy.ts'
import { texts } from '../texts.ts'
import { demandHeader, sourcesOf } from './header.repo.ts'
import { findOptions } from './options.repo.ts'
import { changesBetween } from './changes.ts'
import { checkedNow } from './options.service.ts'
import { offeredNow, within } from './pricing.ts'

/** Boxes, days, and in each option ocean freight for each box type that is quoted. */
export const complete: Guard = async ({ tx }, { id }) => {
  const header = await demandHeader(tx, id)
  const boxes = boxesOf({ ...header })
  if (boxes.length === 0) return refuse('INVALID_INPUT', texts.boxes)
  if (header.validUntil < header.today) return refuse('INVALID_INPUT', texts.over)
  const options = await findOptions(tx, id)
  if (options.length === 0) return refuse('INVALID_INPUT', texts.noOptions)
  for (const [at, { Charges }] of options.entries())
    for (const { Type } of boxes)
      if (!Charges.some(({ Code, Box }) => Code === 'OFT' && (Box === Type || Box === '')))
        return refuse('INVALID_INPUT', texts.noFreight(at + 1, Type))
  return allowed
}

/** No rate of an option has become another price, or is gone, since it was chosen; and no price is outside a filed range or not above zero. */
export const current: Guard = async ({ tx }, { id }) => {
  const header = await demandHeader(tx, id)
  const options = await findOptions(tx, id)
  const { options: rates, checkPrices } = await offeredNow(within(tx), header, options)
  for (const [at, option] of options.entries()) {
    if (option.RateId === 0) continue
    const now = rates.find(({ RateId }) => RateId === option.RateId)
    if (!now) return refuse('INVALID_INPUT', texts.gone(option.RateNo))
    const changes = changesBetween(option.Rated, now.Rated)
    if (changes !== undefined) return refuse('INVALID_INPUT', texts.changed(option.RateNo, changes))
    const refused = checkPrices({ ...option, RateVersion: now.RateVersion })?.Guards.filter(({ Outcome }) => Outcome === 'REFUSED') ?? []
    if (refused.length > 0) return refuse('INVALID_INPUT', texts.refused(at + 1, texts.guards(refused)))
  }
  return allowed
}

/** Every option brings at least the floor of its rate, and crosses no rule of the company. Others need an approval. */
export const aboveFloor: Guard = async ({ tx }, { id }) => {
  const header = await demandHeader(tx, id)
  const sources = await sourcesOf(tx, header)
  const options = await checkedNow(tx, header, await findOptions(tx, id))
  for (const [at, option] of options.entries()) {
    const { manual, total, floor, below } = standingOf(option, sources)
    if (manual) return refuse('ILLEGAL_TRANSITION', texts.manual(at + 1))
    if (total === undefined || floor === undefined) return refuse('ILLEGAL_TRANSITION', texts.noRate(missingIn(option, header.currency)))
    if (compare(below, '0') > 0) return refuse('ILLEGAL_TRANSITION', texts.below(at + 1, amountText(below, header.currency)))
    if (option.Guards.length > 0) return refuse('ILLEGAL_TRANSITION', texts.guarded(at + 1, texts.guards(option.Guards)))
  }
  return allowed
}
const missingIn = ({ Charges }: QuoteOption, into: string) =>
  [...new Set(Charges.map(({ Currency }) => Currency))].filter((currency) => currency !== into).join('、')
