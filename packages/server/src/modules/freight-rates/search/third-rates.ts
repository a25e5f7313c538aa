import { compare } from '@jst/contracts/money'
import {
  forReseller,
  prepareRules,
  priceOptions,
  resaleRate,
  type Inquiry,
  type MarkupRule,
  type Option,
  type Rate,
  type ResellerOffer,
} from '@jst/price-engine'
import { bookOf, exchangeOn, type PriceInputs } from './price-inputs.ts'
import { findRatesOf, type Reader } from './rates.repo.ts'
import { readRates } from './read-rates.ts'
import type { ActiveSubscription } from './subscriptions.repo.ts'

/** Where a rate of another company comes from. Channel, owner and his remark are for people who may see suppliers. */
export interface Third {
  readonly subscriptionId: number
  readonly no: string
  readonly channel: string
  readonly owner: string
  readonly remark: string
  /** Customers may be told of it. */
  readonly visible: boolean
  /** Assumptions of the owner's price: the surcharges are those of the inquiry. */
  readonly assumed: Option['Assumed']
}
interface ThirdRates {
  readonly rates: readonly Rate[]
  readonly thirds: ReadonlyMap<number, Third>
}
export const noThirdRates: ThirdRates = { rates: [], thirds: new Map() }

interface PriceRequest {
  readonly pol: string
  readonly pods: readonly string[]
  readonly day: string
  readonly ids?: readonly number[]
}

/**
 * Rates of other companies as rates of the subscriber: the owner's price is their cost, with the mark-up of the subscription it is their floor.
 * A rate that two subscriptions give is taken from the one that customers may be told of, and of two such from the one that asks less for it.
 */
export async function thirdRates(
  system: Reader,
  request: PriceRequest,
  inquiry: Inquiry,
  inputs: PriceInputs,
  subscriptions: readonly ActiveSubscription[],
): Promise<ThirdRates> {
  const found = new Map<number, { rate: Rate; third: Third }>()
  // the price of an owner is the same for all of his subscriptions on one level
  for (const group of Map.groupBy(subscriptions, ({ owner, level }) => `${owner} ${level}`).values()) {
    const offers = await offersOf(system, request, inquiry, group[0]!)
    for (const subscription of group)
      for (const offered of offers.filter((one) => isIn(subscription, one))) {
        const rate = resold(subscription, offered, inquiry, inputs)
        const { id, no, channel, ownerName, visible } = subscription
        const before = found.get(offered.source.Id)
        const wins = !before || (before.third.visible === visible ? rate && isLess(rate, before.rate) : visible)
        if (!rate || !wins) continue
        const { Assumed: assumed } = offered.option
        const remark = offered.source.RemarkPublic
        found.set(rate.Id, { rate, third: { subscriptionId: id, no, channel, owner: ownerName, remark, visible, assumed } })
      }
  }
  const all = [...found.values()]
  return { rates: all.map(({ rate }) => rate), thirds: new Map(all.map(({ rate, third }) => [rate.Id, third])) }
}

interface Offered {
  readonly source: Rate
  readonly option: Option
  readonly offer: ResellerOffer
}

/** Returns true for an offer that only a missing exchange rate or another gap in the owner's rules keeps open: it is no price to sell on. */
const isOpen = ({ Incomplete }: ResellerOffer) => Incomplete.some(({ Code }) => Code === 'PRICE_OPEN')

/** The owner's rates for the route, at the price of a level, as he tells them to resellers. */
async function offersOf(
  system: Reader,
  request: PriceRequest,
  inquiry: Inquiry,
  { owner, level, levelTypes }: ActiveSubscription,
): Promise<Offered[]> {
  const inputs = await bookOf(system, owner)
  const ExchangeRates = await exchangeOn(system, owner, inquiry.Into, inquiry.AskedOn)
  const rows = await findRatesOf(system, owner, request, { customer: '', level, rateTypes: levelTypes, staff: false })
  const { rates } = await readRates({ db: system, system, companyId: owner, inputs }, request, rows)
  const bySource = new Map(rates.map((rate) => [rate.Id, rate]))
  const of: Inquiry = { ...inquiry, Customer: '', Level: level, Salesperson: '', Channel: 'reseller', ExchangeRates }
  return priceOptions(of, rates, inputs.rules).flatMap((option) => {
    const [offer, source] = [forReseller(option), bySource.get(option.Rate.Id)]
    return offer && source && !isOpen(offer) ? [{ source, option, offer }] : []
  })
}

const isFor = (list: readonly string[], ...codes: readonly string[]) => list.length === 0 || codes.some((code) => list.includes(code))

/** Returns true if a rate is in the channel, and in the lanes that the subscriber wants. */
const isIn = ({ lanes, ownLanes, pols, carriers, rateTypes }: ActiveSubscription, { source }: Offered) =>
  isFor(lanes, source.Lane) &&
  isFor(ownLanes, source.Lane) &&
  isFor(pols, source.Pol, ...source.PolLinks) &&
  isFor(carriers, source.Carrier) &&
  (source.RateType === '' || isFor(rateTypes, source.RateType))

/** The rate of the subscriber. Undefined where the mark-up cannot be converted. */
function resold(subscription: ActiveSubscription, { source, offer }: Offered, inquiry: Inquiry, inputs: PriceInputs): Rate | undefined {
  const { Id, Version, UpdatedAt, WeightLimits } = source
  const identity = { Id, No: subscription.no, Version, UpdatedAt, UpdatedBy: '', Supplier: '', Contract: '', RateType: '' }
  const rate = { ...resaleRate(offer, { ...identity, RemarkPublic: subscription.remark, RemarkInternal: '' }), WeightLimits }
  const rule = markupOf(subscription)
  if (!rule) return { ...rate, Region: inputs.regionOf(rate.Lane) }
  // the engine rounds, converts and takes per cents of the mark-up as it does of any other
  const rules = prepareRules({ Markups: [rule], MarginFloors: [], FiledRanges: [], digitsOf: inputs.digitsOf })
  const [option] = priceOptions({ ...inquiry, Customer: '', Level: '', Salesperson: '' }, [{ ...rate, Surcharges: [] }], rules)
  const marked = option && forReseller(option, { Approved: true })
  if (!marked || isOpen(marked)) return undefined
  const floors = new Map(marked.Boxes.map(({ Type, Price }) => [Type, Price]))
  return {
    ...rate,
    Region: inputs.regionOf(rate.Lane),
    Boxes: rate.Boxes.map((box) => ({ ...box, Floor: floors.get(box.Type) ?? box.Floor })),
  }
}

function markupOf({ id, currency, amount, byBox, percent }: ActiveSubscription): MarkupRule | undefined {
  const Boxes = Object.entries(byBox).flatMap(([Type, Amount]) => (Amount === null ? [] : [{ Type, Amount }]))
  if (amount === '' && percent === '' && Boxes.length === 0) return undefined
  return {
    Id: id,
    Layer: 'PLATFORM',
    Scope: {},
    Amount: amount,
    Boxes,
    Percent: percent,
    Of: 'FLOOR',
    Currency: currency,
    ValidFrom: '',
    ValidTo: '',
    Stackable: false,
    Priority: 0,
    Owner: '',
    UpdatedAt: '',
    Note: '',
    Public: false,
  }
}

/** Returns true if the first common box has a lower price in the first rate. */
function isLess(a: Rate, b: Rate): boolean {
  const other = new Map(b.Boxes.map(({ Type, Floor }) => [Type, Floor]))
  const both = a.Boxes.find(({ Type }) => other.has(Type))
  return both !== undefined && compare(both.Floor, other.get(both.Type)!) < 0
}
