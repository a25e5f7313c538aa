import { boxesText, totalText, type BookingPrice, type PriceChoice, type PriceVerdict, type repriceBooking } from '@jst/contracts/booking'
import type { BodyOf } from '@jst/contracts'
import { quotationStates } from '@jst/contracts/quotes'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import type { Db } from '../../../kernel/database.ts'
import { invalid } from '../../../kernel/errors.ts'
import { allowed, demand, refuse, type Verdict } from '../../../kernel/policy.ts'
import { lookingAs, offerBehind, offersOn, sellerOf, throughEyesOf, type OfferedRate } from '../../freight-rates/index.ts'
import { demandBooking, type StoredBooking } from '../booking/booking.repo.ts'
import { chinaDay } from '../booking/days.ts'
import { mayWriteContent, type BookingCall } from '../booking/booking.call.ts'
import { demandVersion } from '../booking/version.ts'
import { viewOf } from '../booking/view.service.ts'
import { keepThird, rateOfOption } from '../third/third.repo.ts'
import { texts } from '../texts.ts'
import { findSentQuotation, keepPrice } from './price.repo.ts'
import { priceOfOffer, priceOfOption } from './price-of.ts'

/** What a price is chosen by: whose a booking is, and what it is to say. */
type Chooser = Pick<StoredBooking, 'companyId' | 'operatorId' | 'staffId' | 'customerCode' | 'content'>

/** A price with the rate that stands behind it. */
interface Chosen {
  readonly price: BookingPrice
  readonly behind: OfferedRate | undefined
}

/** The price that was chosen. @throws AppError INVALID_INPUT for one that the customer is not asked (any more) */
export const choosePrice = (call: BookingCall, booking: Chooser, choice: PriceChoice): Promise<Chosen> =>
  choice.Source === 'quotation' ? ofQuotation(call, booking, choice) : ofSearch(call, booking, choice.Hash)

/** The price becomes that of the booking. Where another company publishes the rate, that company is kept with it. */
export function keepChosen(
  { tx, actor }: BookingCall,
  booking: Pick<StoredBooking, 'id' | 'companyId' | 'operatorId' | 'staffId'>,
  { price, behind }: Chosen,
): void {
  keepPrice(tx, booking, price, actor.employeeId)
  if (behind) keepThird(tx, booking, behind)
}

const { sent, viewed, accepted, won } = quotationStates.codes
const offered: readonly number[] = [sent, viewed, accepted, won]
/** @throws AppError INVALID_INPUT */
async function ofQuotation(call: BookingCall, booking: Chooser, { QuoteId, OptionKey }: PriceChoice): Promise<Chosen> {
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

interface Route {
  readonly pol: string
  readonly pod: string
  readonly day: string
  readonly boxes: { readonly type: string; readonly count: number }[]
  readonly customer: string
}
/** What a booking asks a price for; undefined while it does not say enough. */
function routeOf({ content: { Values, Boxes }, customerCode }: Pick<Chooser, 'content' | 'customerCode'>): Route | undefined {
  const [pol, pod] = [String(Values['PolCode'] ?? ''), String(Values['PodCode'] ?? '')]
  const day = String(Values['Etd'] || Values['ReadyOn'] || '')
  const counts = new Map<string, number>()
  for (const { Type, Count } of Boxes)
    if (Type !== '' && Number(Count) > 0) counts.set(String(Type), (counts.get(String(Type)) ?? 0) + Number(Count))
  const boxes = [...counts].map(([type, count]) => ({ type, count }))
  return pol === '' || pod === '' || day === '' || boxes.length === 0 ? undefined : { pol, pod, day, boxes, customer: customerCode }
}

const asked = ({ pol, pod, day, boxes, customer }: Route, today: string) => ({ pol, pods: [pod], boxes, customer, days: [day], today })

/** The price of today with a hash on the route of a booking. @throws AppError INVALID_INPUT */
async function ofSearch({ tx, actor, now }: BookingCall, booking: Chooser, hash: string): Promise<Chosen> {
  const route = routeOf(booking)
  if (!route) throw invalid('Price', texts.price.noSearch)
  const found = await lookingAs(tx, sellerOf(actor), (eyes) => offerBehind(eyes, actor, asked(route, chinaDay(now())), hash))
  if (found === undefined) throw invalid('Price', texts.price.unsold)
  if (found === null) throw invalid('Price', texts.price.gone)
  return { price: priceOfOffer(found.offer, now().toISOString()), behind: found.rate }
}

/** Whether a booking may be submitted at the price that it has; without a price the forwarder asks one. */
export function judgePrice({ price, content }: Pick<StoredBooking, 'price' | 'content'>): Verdict {
  if (!price) return allowed
  const { Values, Boxes } = content
  const [route, booked] = [`${price.Pol}→${price.Pod}`, `${String(Values['PolCode'])}→${String(Values['PodCode'])}`]
  if (route !== booked) return refuse('INVALID_INPUT', texts.price.route(route, booked))
  const boxes = price.Boxes.map(({ Type, Count }) => `${Type}*${Count}`)
  const wanted = boxesText(Boxes)
  if (boxes.toSorted().join() !== wanted.split(',').toSorted().join())
    return refuse('INVALID_INPUT', texts.price.boxes(boxes.join(','), wanted))
  const day = String(Values['Etd'] || Values['ReadyOn'] || '')
  return price.ValidTo !== '' && day > price.ValidTo ? refuse('INVALID_INPUT', texts.price.expired(price.ValidTo)) : allowed
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
  const offers = route && (await throughEyesOf(system, sellerOf(actor), (tx) => offersOn(tx, actor, asked(route, today))))?.get(route.day)
  const { price } = booking
  const offer = offers?.find(({ Carrier, Service }) => (price ? Carrier === price.Carrier && Service === price.Service : true))
  const Now = offer ? priceOfOffer(offer, now().toISOString()) : null
  return { Verdict: verdictOf(booking, price, Now), Now }
}

function verdictOf(booking: StoredBooking, price: BookingPrice | null, now: BookingPrice | null): PriceVerdict {
  if (!price) return 'none'
  const judged = judgePrice(booking)
  if (judged !== allowed) return price.ValidTo !== '' && String(booking.content.Values['Etd'] ?? '') > price.ValidTo ? 'expired' : 'boxes'
  // what was promised in a quotation is not measured by the rates of today
  if (price.Source === 'quotation') return 'current'
  if (!now) return 'gone'
  return totalText(now.Totals) === totalText(price.Totals) ? 'current' : 'changed'
}

/** @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, STALE_WRITE, INVALID_INPUT for a price that is another one by now */
export async function reprice(call: BookingCall, { Id, UpdateTime, Hash }: BodyOf<typeof repriceBooking>) {
  const { tx, actor } = call
  const stored = await demandBooking(tx, Id, true)
  demand(mayWriteContent(actor, stored))
  await demandVersion(call, stored, UpdateTime)
  const chosen = await ofSearch(call, stored, Hash)
  keepChosen(call, stored, chosen)
  const diff = { Price: [stored.price ? totalText(stored.price.Totals) : '', totalText(chosen.price.Totals)] as const }
  call.audit({ action: 'booking.reprice', entity: 'booking', entityId: Id, diff })
  return viewOf(tx, tx.system, actor, Id)
}
