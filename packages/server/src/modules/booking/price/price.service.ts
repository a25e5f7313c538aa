import {
  blankBooking,
  priceGap,
  totalText,
  type quotedPrice,
  type BookingContent,
  type BookingPrice,
  type PriceChoice,
  type PriceVerdict,
} from '@jst/contracts/booking'
import type { QueryOf } from '@jst/contracts'
import { quotationStates } from '@jst/contracts/quotes'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import type { Db, Tx } from '../../../kernel/database.ts'
import { invalid } from '../../../kernel/errors.ts'
import { lookingAs, offerBehind, offersOn, sellerOf, throughEyesOf, type OfferedRate } from '../../freight-rates/index.ts'
import { demandBooking, type StoredBooking } from '../booking/booking.repo.ts'
import { sidesOf } from '../booking/sides.ts'
import { chinaDay } from '../booking/days.ts'
import type { BookingCall, PricingCall } from '../booking/booking.call.ts'
import { keepThird, rateOfOption } from '../third/third.repo.ts'
import { texts } from '../texts.ts'
import { findSentQuotation, keepPrice } from './price.repo.ts'
import { priceOfOffer, priceOfOption } from './price-of.ts'

/** What a price is chosen by: whose a booking is, and what it is to say. */
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
  const kept = { staffId: booking.staffId, quoteId: price.QuoteId, version: price.QuoteVersion, key: price.OptionKey }
  return { price, behind: await rateOfOption(call.tx.system, kept, price.Boxes) }
}

export interface Route {
  readonly pol: string
  readonly pod: string
  readonly day: string
  readonly boxes: { readonly type: string; readonly count: number }[]
  readonly customer: string
}
/** Boxes of a content by type, each type once. */
export function boxesOf({ Boxes }: Pick<BookingContent, 'Boxes'>): BookingPrice['Boxes'] {
  const counts = new Map<string, number>()
  for (const { Type, Count } of Boxes)
    if (Type !== '' && Number(Count) > 0) counts.set(String(Type), (counts.get(String(Type)) ?? 0) + Number(Count))
  return [...counts].map(([Type, Count]) => ({ Type, Count }))
}
/** Route, day and boxes that a booking is priced for; undefined while its content is incomplete. */
export function routeOf({ content, customerCode }: Pick<Chooser, 'content' | 'customerCode'>): Route | undefined {
  const { Values } = content
  const [pol, pod] = [String(Values['PolCode'] ?? ''), String(Values['PodCode'] ?? '')]
  const day = String(Values['Etd'] || Values['ReadyOn'] || '')
  const boxes = boxesOf(content).map(({ Type, Count }) => ({ type: Type, count: Count }))
  return pol === '' || pod === '' || day === '' || boxes.length === 0 ? undefined : { pol, pod, day, boxes, customer: customerCode }
}
export const askedOn = ({ pol, pod, day, boxes, customer }: Route, today: string) => ({
  pol,
  pods: [pod],
  boxes,
  customer,
  days: [day],
  today,
})

/** The price of today with a hash on the route of a booking. @throws AppError INVALID_INPUT */
export async function ofSearch({ tx, actor, now }: PricingCall, booking: Chooser, hash: string): Promise<Chosen> {
  const route = routeOf(booking)
  if (!route) throw invalid('Price', texts.price.noSearch)
  const found = await lookingAs(tx, sellerOf(actor), (eyes) => offerBehind(eyes, actor, askedOn(route, chinaDay(now())), hash))
  if (found === undefined) throw invalid('Price', texts.price.unsold)
  if (found === null) throw invalid('Price', texts.price.gone)
  return { price: priceOfOffer(found.offer, now().toISOString()), behind: found.rate }
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
  const offers = route && (await throughEyesOf(system, sellerOf(actor), (tx) => offersOn(tx, actor, askedOn(route, today))))?.get(route.day)
  const { price } = booking
  const offer = offers?.find(({ Carrier, Service }) => (price ? Carrier === price.Carrier && Service === price.Service : true))
  const Now = offer ? priceOfOffer(offer, now().toISOString()) : null
  return { Verdict: verdictOf(booking, price, Now), Now }
}

function verdictOf(booking: StoredBooking, price: BookingPrice | null, now: BookingPrice | null): PriceVerdict {
  if (!price) return 'none'
  const gap = priceGap(price, booking.content)
  if (gap) return gap.What === 'days' ? 'expired' : 'boxes'
  // what was promised in a quotation is not measured by the rates of today
  if (price.Source === 'quotation') return 'current'
  if (!now) return 'gone'
  return totalText(now.Totals) === totalText(price.Totals) ? 'current' : 'changed'
}
