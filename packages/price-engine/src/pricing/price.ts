import type { DigitsOf } from '@jst/contracts/money'
import { unitsOf, type Units } from '../amounts.ts'
import { exchangeOf, type Exchange } from '../exchange.ts'
import type { Inquiry } from '../facts/inquiry.ts'
import type { Option, OptionBox, OptionCharge } from '../facts/option.ts'
import type { Rate } from '../facts/rate.ts'
import { hashOf } from '../hash.ts'
import { indexedOf, type Indexed, type PreparedRules } from '../rules/prepare.ts'
import { addBarge, addWeight, lineOf } from './freight.ts'
import { guardsOf, type PricedBox } from './guards.ts'
import { mark } from './markups.ts'
import { matchOf, type Match } from './match.ts'
import { situationOf } from './situation.ts'
import { settleLines } from './settle.ts'
import { boxOf, chargeOf, marginOf, remarksOf, routeOf, verdictOf } from './shown.ts'
import { addSurcharges, type Findings } from './surcharges.ts'
import { assumption, lack } from './texts.ts'
import { totalsOf } from './totals.ts'
import { tonsOf, tonsPerBox } from './weights.ts'

/**
 * Prices every rate that is for the route and the day of an inquiry. Which rates are published and who may see them is decided before.
 * @throws RangeError for an amount that is no decimal
 */
export function priceOptions(inquiry: Inquiry, rates: readonly Rate[], prepared: PreparedRules): Option[] {
  const exchange = exchangeOf(inquiry)
  const indexed = indexedOf(prepared)
  const options: Option[] = []
  for (const rate of rates) {
    const match = matchOf(rate, inquiry)
    const option = match && priceRate(inquiry, rate, match, indexed, prepared.digitsOf, exchange)
    if (option) options.push(option)
  }
  return options
}

function priceRate(
  inquiry: Inquiry,
  rate: Rate,
  match: Match,
  indexed: Indexed,
  digitsOf: DigitsOf,
  exchange: Exchange,
): Option | undefined {
  const found: Findings = { lines: [], notCharged: [], lacks: [], assumed: [] }
  const situation = situationOf(inquiry, rate, match.day)
  const rules = indexed.markups.of(situation)
  const digits = digitsOf(rate.Currency)
  const priced: PricedBox[] = []
  const shipped: { type: string; count: number; tons: Units | undefined }[] = []
  for (const asked of inquiry.Boxes) {
    const offered = rate.Boxes.find(({ Type }) => Type === asked.Type)
    if (!offered || offered.Floor === '') {
      found.lacks.push(lack('BOX_NOT_OFFERED', asked.Type))
      continue
    }
    const floor = unitsOf(offered.Floor)
    const cost = offered.Cost === '' ? undefined : unitsOf(offered.Cost)
    const marked = mark(rate.Currency, asked.Type, floor, rules, exchange, digitsOf, found.lacks)
    const { sell } = marked
    const tons = tonsPerBox(asked, inquiry)
    priced.push({ type: asked.Type, count: asked.Count, cost, floor, sell, added: marked.added })
    shipped.push({ type: asked.Type, count: asked.Count, tons })
    found.lines.push(lineOf('OFT', asked, sell, rate.Currency, rate, 'freight'))
    if (match.barge) addBarge(match.barge, asked, rate, found)
    addWeight(asked, tons, rate, found)
  }
  if (priced.length === 0) return undefined
  const cbm = inquiry.Cbm === '' ? undefined : unitsOf(inquiry.Cbm)
  const all = priced.length === inquiry.Boxes.length
  addSurcharges({ rate, inquiry, day: match.day, boxes: shipped, all, tons: tonsOf(inquiry), cbm }, found)
  settleLines(found, digitsOf)
  for (const date of match.assumed) found.assumed.push(assumption('DAY', date))
  if (rate.Commodity !== '' && inquiry.Commodity === '') found.assumed.push(assumption('COMMODITY', rate.Commodity))
  const guards = guardsOf(priced, inquiry.Bills, situation, indexed, { currency: rate.Currency, exchange, digitsOf, lacks: found.lacks })
  const { totals, converted, missing } = totalsOf(found.lines, inquiry.Into, exchange, digitsOf)
  let boxes: readonly OptionBox[] | undefined
  let charges: readonly OptionCharge[] | undefined
  let hash: string | undefined
  return {
    Rate: { Id: rate.Id, No: rate.No, Version: rate.Version },
    Supplier: rate.Supplier,
    Contract: rate.Contract,
    Region: rate.Region,
    RateType: rate.RateType,
    Commodity: rate.Commodity,
    ...routeOf(inquiry, rate, match),
    Currency: rate.Currency,
    get Boxes() {
      return (boxes ??= priced.map((box) => boxOf(box, rate, digits)))
    },
    Margin: marginOf(priced, digits),
    get Charges() {
      return (charges ??= found.lines.map((line) => chargeOf(line, digitsOf(line.currency))))
    },
    NotCharged: found.notCharged,
    Incomplete: found.lacks,
    Assumed: found.assumed,
    Guards: guards,
    Verdict: verdictOf(guards, found.lacks),
    Totals: totals,
    Converted: converted,
    MissingRates: missing,
    Remarks: remarksOf(rate, priced),
    get Hash() {
      return (hash ??= hashOf(this))
    },
  }
}
