import { unitsOf } from '../amounts.ts'
import type { Inquiry } from '../facts/inquiry.ts'
import type { Option } from '../facts/option.ts'
import { ofType, type Rate } from '../facts/rate.ts'
import type { PreparedRules } from '../rules/prepare.ts'
import { askingOf, planAt, type Asking } from './asking.ts'
import { addBarge, addWeight } from './freight.ts'
import { guardsOf } from './guards.ts'
import { headOf, lineOf } from './lines.ts'
import { addMissing, sellOf } from './markups.ts'
import { matcherOf, type Match } from './match.ts'
import { pricedOption } from './option.ts'
import { situationOf } from './situation.ts'
import { settleLines } from './settle.ts'
import type { ShownBox } from './shown.ts'
import { addSurcharges, type Findings } from './surcharges.ts'
import { assumption, lack } from './texts.ts'
import { totalsOf } from './totals.ts'

/**
 * Prices every rate that is for the route and the day of an inquiry. Which rates are published and who may see them is decided before.
 * @throws RangeError for an amount that is no decimal
 */
export function priceOptions(inquiry: Inquiry, rates: readonly Rate[], prepared: PreparedRules): Option[] {
  const asking = askingOf(inquiry, prepared)
  const matchOf = matcherOf(inquiry)
  const options: Option[] = []
  for (const rate of rates) {
    const match = matchOf(rate)
    const option = match && priceRate(asking, rate, match)
    if (option) options.push(option)
  }
  return options
}

function priceRate(asking: Asking, rate: Rate, match: Match): Option | undefined {
  const { inquiry, digitsOf, exchange } = asking
  const findings: Findings = { lines: [], notCharged: [], lacks: [], assumed: [], excluded: [] }
  const { plans, margins, filed } = asking.rules.of(situationOf(inquiry, rate, match.day))
  const digits = digitsOf(rate.Currency)
  const head = headOf('OFT', rate, rate.Currency, 'freight')
  const boxes: ShownBox[] = []
  for (let place = 0; place < asking.boxes.length; place++) {
    const { box, lots: lotsOf } = asking.boxes[place]!
    const { Type: type, Count: count } = box
    const offered = ofType(rate.Boxes, type)
    if (!offered || offered.Floor === '') {
      findings.lacks.push(lack('BOX_NOT_OFFERED', type))
      continue
    }
    const floor = unitsOf(offered.Floor)
    const cost = offered.Cost === '' ? undefined : unitsOf(offered.Cost)
    const plan = planAt(plans, place, asking)
    const sell = sellOf(floor, plan, digits)
    addMissing(plan.missing, findings.lacks)
    const lots = lotsOf()
    boxes.push({ type, count, lots, cost, floor, sell, plan })
    findings.lines.push(lineOf(head, type, count, sell))
    if (match.barge) addBarge(match.barge, box, rate, findings)
    if (rate.WeightLimits.length > 0) addWeight(type, lots, rate, findings)
  }
  if (boxes.length === 0) return undefined
  const all = boxes.length === asking.boxes.length
  const types = all ? asking.types : boxes.map(({ type }) => type)
  addSurcharges({ rate, inquiry, day: match.day, boxes, types, all, asking }, findings)
  settleLines(findings, digitsOf)
  for (const date of match.assumed) findings.assumed.push(assumption('DAY', date))
  if (rate.Commodity !== '' && inquiry.Commodity === '') findings.assumed.push(assumption('COMMODITY', rate.Commodity))
  const guards = guardsOf(boxes, inquiry.Bills, margins[0], filed, { currency: rate.Currency, exchange, digitsOf, lacks: findings.lacks })
  const totals = totalsOf(findings.lines, inquiry.Into, exchange, digitsOf)
  return pricedOption({ rate, boxes, found: findings, digitsOf }, inquiry, match, guards, totals)
}
