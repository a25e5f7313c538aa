import {
  blankBooking,
  pricedFacts,
  priceGap,
  totalText,
  type quotedPrice,
  type BookingContent,
  type BookingPrice,
  type PriceChoice,
  type PriceVerdict,
} from '@jst/contracts/booking'
import type { QueryOf } from '@jst/contracts'
import type { AskedBoxes, CargoFacts } from '@jst/contracts/freight-rates'
import { quotationStates } from '@jst/contracts/quotes'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { invalid } from '../../../kernel/errors.ts'
import { offerBehind, offersOn, sellerOf, type OfferedRate } from '../../freight-rates/index.ts'
import { demandBooking, type StoredBooking } from '../booking/booking.repo.ts'
import { sidesOf } from '../booking/sides.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'
import type { BookingCall, PricingCall } from '../booking/booking.call.ts'
import { keepThird, rateOfOption } from '../third/third.repo.ts'
import { texts } from '../texts.ts'
import { findSentQuotation, keepPrice } from './price.repo.ts'
import { priceOfOffer, priceOfOption } from './price-of.ts'
import { inScopeOf, withScopeOf } from '../../../kernel/database/scopes.ts'

/** Context of a price choice: the parties of a booking, and its future content. */
export type Chooser = Pick<StoredBooking, 'companyId' | 'operatorId' | 'staffId' | 'customerCode' | 'content'>

/** A price with the rate that stands behind it. */
export interface Chosen {
  readonly price: BookingPrice
  readonly behind: OfferedRate | undefined
}

/** The price that was chosen. @throws AppError INVALID_INPUT for one that the customer is not asked (any more) */
export const choosePrice = (call: BookingCall, booking: Chooser, choice: PriceChoice): Promise<Chosen> =>
  choice.Source === 'quotation' ? ofQuotation(call, booking, choice) : ofSearch(call, booking, choice.Hash)

/** The price becomes that of the booking. Where another company publishes the rate, that company is kept with it. */
export function keepChosen(
  { tx, actor }: Pick<BookingCall, 'tx' | 'actor'>,
  booking: Pick<StoredBooking, 'id' | 'companyId' | 'operatorId' | 'staffId' | 'content'>,
  { price, behind }: Chosen,
): void {
  keepPrice(tx, booking, price, actor.employeeId)
  if (behind) keepThird(tx, booking, behind)
}

const { sent, viewed, accepted, won } = quotationStates.codes
const offered: readonly number[] = [sent, viewed, accepted, won]
/** @throws AppError INVALID_INPUT */
async function ofQuotation(
  call: { readonly tx: Pick<Tx, 'system'>; readonly now: () => Date },
  booking: Chooser,
  { QuoteId, OptionKey }: PriceChoice,
): Promise<Chosen> {
  const quote = await findSentQuotation(call.tx.system, booking.staffId, QuoteId)
  const isHis = quote && (booking.operatorId === null ? quote.customerCode === booking.customerCode : quote.linkedId === booking.companyId)
  const option = quote?.options.find(({ Key }) => Key === OptionKey)
  if (!quote || !isHis || !option || !offered.includes(quote.state)) throw invalid('Price', texts.price.noQuote)
  if (quote.accepted !== '' && quote.accepted !== OptionKey) throw invalid('Price', texts.price.otherOption(quote.no, quote.accepted))
  if (quote.accepted === '' && quote.validUntil < chinaDay(call.now()))
    throw invalid('Price', texts.price.quoteOver(quote.no, quote.validUntil))
  const price = priceOfOption(
    option,
    { ...quote, boxes: quote.boxes.map(({ Type, Count }) => ({ Type, Count })) },
    call.now().toISOString(),
  )
  const chosen = { staffId: booking.staffId, quoteId: price.QuoteId, version: price.QuoteVersion, key: price.OptionKey }
  return { price, behind: await rateOfOption(call.tx.system, chosen, price.Boxes) }
}

export interface Route {
  readonly pol: string
  readonly pod: string
  readonly day: string
  readonly boxes: readonly AskedBoxes[]
  readonly cargo: CargoFacts
  readonly customer: string
}
/** Boxes of a content by type, each type once. */
export function boxesOf({ Boxes }: Pick<BookingContent, 'Boxes'>): BookingPrice['Boxes'] {
  const counts = new Map<string, number>()
  for (const { Type, Count } of Boxes)
    if (Type !== '' && Number(Count) > 0) counts.set(String(Type), (counts.get(String(Type)) ?? 0) + Number(Count))
  return [...counts].map(([Type, Count]) => ({ Type, Count }))
}
/** Route, day, boxes and facts of the cargo that a booking is priced for; undefined while its content is incomplete. */
export function routeOf({ content, customerCode }: Pick<Chooser, 'content' | 'customerCode'>): Route | undefined {
  const { Values } = content
  const [pol, pod] = [String(Values['PolCode'] ?? ''), String(Values['PodCode'] ?? '')]
  const day = String(Values['Etd'] || Values['ReadyOn'] || '')
  const { boxes, cargo } = pricedFacts(content)
  return pol === '' || pod === '' || day === '' || boxes.length === 0 ? undefined : { pol, pod, day, boxes, cargo, customer: customerCode }
}
export const priceRequestOf = ({ pol, pod, day, boxes, cargo, customer }: Route, today: string) => ({
  pol,
  pods: [pod],
  boxes,
  cargo,
  customer,
  days: [day],
  today,
})

type Found = Awaited<ReturnType<typeof offerBehind>>
/**
 * The price of today with a hash on a route, for the facts of its cargo: searches often ask before they are known. `before`: a content that the hash
 * may be of.
 */
function searched({ tx, actor, now }: PricingCall, route: Route, hash: string, before?: BookingContent): Promise<Found> {
  const bare = { boxes: route.boxes.map(({ type, count }) => ({ type, count })) }
  const facts = [...(before ? [pricedFacts(before)] : []), { ...bare, cargo: route.cargo }, bare]
  return inScopeOf(tx, sellerOf(actor), (scoped) => offerBehind(scoped, actor, priceRequestOf(route, chinaDay(now())), hash, facts))
}
const chosenOf = ({ now }: PricingCall, { offer, rate }: NonNullable<Found>): Chosen => ({
  price: priceOfOffer(offer, now().toISOString()),
  behind: rate,
})

/** @throws AppError INVALID_INPUT for a hash that no price of today has */
export async function ofSearch(call: PricingCall, booking: Chooser, hash: string): Promise<Chosen> {
  const route = routeOf(booking)
  if (!route) throw invalid('Price', texts.price.noSearch)
  const found = await searched(call, route, hash)
  if (found === undefined) throw invalid('Price', texts.price.unsold)
  if (found === null) throw invalid('Price', texts.price.gone)
  return chosenOf(call, found)
}

/**
 * The price of a search for facts of the cargo that were written since, as long as today's price for the facts before is still the one that was
 * chosen: another price of today is taken by hand alone. Undefined: the price stays.
 */
export async function priceOfFacts(call: PricingCall, stored: StoredBooking, content: BookingContent): Promise<Chosen | undefined> {
  const { price } = stored
  const [before, after] = [pricedFacts(stored.content), pricedFacts(content)]
  const isSame = before.text === after.text && before.cargo.CargoType === after.cargo.CargoType && before.cargo.Bills === after.cargo.Bills
  const route = routeOf({ ...stored, content })
  if (price?.Source !== 'search' || isSame || !route) return undefined
  // the number of bills is one of the facts that the price follows
  const gap = priceGap(price, content)
  if (gap && gap.What !== 'bills') return undefined
  const found = await searched(call, route, price.Hash, stored.content)
  return found ? chosenOf(call, found) : undefined
}

/** The price of a quotation as a new booking would take it. @throws AppError FORBIDDEN for whom nobody serves, INVALID_INPUT for no offer of his */
export async function quotedPriceFor(
  { db, system, actor, now }: Read,
  { QuoteId, OptionKey, Customer = '' }: QueryOf<typeof quotedPrice>,
): Promise<BookingPrice> {
  const tx: Pick<Tx, 'query' | 'system'> = { query: (text, values) => db.query(text, values), system }
  const sides = await sidesOf({ tx, actor }, Customer)
  return (await ofQuotation({ tx, now }, { ...sides, content: blankBooking() }, { Source: 'quotation', QuoteId, OptionKey, Hash: '' }))
    .price
}

interface Read {
  readonly db: Db
  readonly system: Db
  readonly actor: EmployeeActor
  readonly now: () => Date
}
/** The price of a booking beside that of today for the same carrier and service. @throws AppError NOT_FOUND */
export async function priceNow({ db, system, actor, now }: Read, id: number): Promise<{ Verdict: PriceVerdict; Now: BookingPrice | null }> {
  const booking = await demandBooking(db, id)
  const route = routeOf(booking)
  const today = chinaDay(now())
  const offers =
    route && (await withScopeOf(system, sellerOf(actor), (tx) => offersOn(tx, actor, priceRequestOf(route, today))))?.get(route.day)
  const { price } = booking
  const offer = offers?.find(({ Carrier, Service }) => (price ? Carrier === price.Carrier && Service === price.Service : true))
  const Now = offer ? priceOfOffer(offer, now().toISOString()) : null
  return { Verdict: verdictOf(booking, price, Now), Now }
}

const verdictsOfGaps = { days: 'expired', route: 'boxes', boxes: 'boxes', bills: 'bills' } as const
function verdictOf(booking: StoredBooking, price: BookingPrice | null, now: BookingPrice | null): PriceVerdict {
  if (!price) return 'none'
  const gap = priceGap(price, booking.content)
  if (gap) return verdictsOfGaps[gap.What]
  // what was promised in a quotation is not measured by the rates of today
  if (price.Source === 'quotation') return 'current'
  if (!now) return 'gone'
  return totalText(now.Totals) === totalText(price.Totals) ? 'current' : 'changed'
}
