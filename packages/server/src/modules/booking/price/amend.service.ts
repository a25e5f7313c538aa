import {
  blankBox,
  bookingButtons,
  bookingStates,
  farAgreed,
  pricedBills,
  statedBills,
  totalText,
  type AmendedPriceChoice,
  type amendmentPrices,
  type BookingContent,
  type BookingPrice,
  type repriceBooking,
} from '@jst/contracts/booking'
import type { BodyOf, QueryOf } from '@jst/contracts'
import type { EntityValues } from '@jst/contracts/entity'
import { farPrice, readBoxLines } from '@jst/contracts/freight-rates'
import { rounded, times } from '@jst/contracts/money'
import { mayPress, type EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { AppError, demandConfirmed, doubtful, invalid } from '../../../kernel/errors.ts'
import { allowed, demand, type Verdict } from '../../../kernel/access/policy.ts'
import { offersOn, sellerOf } from '../../freight-rates/index.ts'
import { demandBooking, type StoredBooking } from '../booking/booking.repo.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'
import { mayWriteContent, type BookingCall, type PricingCall } from '../booking/booking.call.ts'
import { demandVersion } from '../booking/version.ts'
import { viewOf } from '../booking/view.service.ts'
import { findOpen } from '../requests/requests.repo.ts'
import { rateOfOption, thirdRateOf } from '../third/third.repo.ts'
import { texts } from '../texts.ts'
import { gapWords } from './gap.ts'
import type { StoredPriceChange } from './stored-change.ts'
import { priceOfOffer } from './price-of.ts'
import { priceRequestOf, boxesOf, keepChosen, ofSearch, routeOf, type Chosen } from './price.service.ts'
import { scaledPrice } from './scaled.ts'
import { withScopeOf } from '../../../kernel/database/scopes.ts'

/** The price of a booking by its own unit prices for another content; null where they do not say it. */
function sameFor({ price }: StoredBooking, content: BookingContent): BookingPrice | null {
  const scaled = price && scaledPrice(price, boxesOf(content), statedBills(content) ?? pricedBills(price) ?? 1)
  return scaled && gapWords(scaled, content) === '' ? scaled : null
}

interface Read {
  readonly db: Db
  readonly system: Db
  readonly actor: EmployeeActor
  readonly now: () => Date
}
type Question = Omit<QueryOf<typeof amendmentPrices>, 'Id'>

/** Content to price: the one of the form, else of the open amendment, else of the booking. */
async function contentFor(
  db: Db,
  booking: StoredBooking,
  { Pol, Pod, Day, Boxes, Carrier, CargoType, Bills }: Question,
): Promise<BookingContent> {
  if (Boxes === undefined) return (await findOpen(db, booking.id, 'amendment', false))?.content ?? booking.content
  const lines = readBoxLines(Boxes)
  if (!lines) throw invalid('Boxes', texts.price.badBoxes)
  const said = { PolCode: Pol, PodCode: Pod, Etd: Day, CarrierCode: Carrier, CargoType, Bills }
  const values = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as EntityValues
  return {
    ...booking.content,
    Values: { ...booking.content.Values, ...values },
    // the boxes say what is in them
    Cargo: [],
    Boxes: lines.map(({ type, count, tons, soc = false }) => ({
      ...blankBox(type),
      Count: count,
      Soc: soc,
      BoxWeight: tons === '' ? null : Number(times(tons, '1000')),
    })),
  }
}

/** Offers of today for what an amendment asks: of the carrier that it names, the same service first. */
function offerFor<O extends { readonly Carrier: string; readonly Service: string }>(
  offers: readonly O[],
  { Values }: BookingContent,
  price: BookingPrice | null,
): O | undefined {
  const carrier = String(Values['CarrierCode'] || price?.Carrier || '')
  const service = String(Values['ServiceCode'] || price?.Service || '')
  const carrierOffers = carrier === '' ? offers : offers.filter(({ Carrier }) => Carrier === carrier)
  return carrierOffers.find(({ Service }) => Service === service) ?? carrierOffers[0]
}

/** The price of a booking beside what an amendment of it may cost. @throws AppError NOT_FOUND, INVALID_INPUT for boxes that cannot be read */
export async function pricesOfAmendment({ db, system, actor, now }: Read, { Id, ...question }: QueryOf<typeof amendmentPrices>) {
  const booking = await demandBooking(db, Id)
  const content = await contentFor(db, booking, question)
  const { price } = booking
  const Gap = gapWords(price, content)
  const Boxes = boxesOf(content)
  if (Gap === '') return { Gap, Boxes, Before: price, Same: null, Now: null }
  const route = routeOf({ content, customerCode: booking.customerCode })
  const priceRequest = route && priceRequestOf(route, chinaDay(now()))
  const offers = priceRequest && (await withScopeOf(system, sellerOf(actor), (tx) => offersOn(tx, actor, priceRequest)))?.get(route.day)
  const offer = offers && offerFor(offers, content, price)
  return { Gap, Boxes, Before: price, Same: sameFor(booking, content), Now: offer ? priceOfOffer(offer, now().toISOString()) : null }
}

/** @throws AppError INVALID_INPUT */
async function chosenFor(call: PricingCall, booking: StoredBooking, content: BookingContent, choice: AmendedPriceChoice): Promise<Chosen> {
  if (choice.Way === 'today') return ofSearch(call, { ...booking, content }, choice.Hash ?? '')
  if (choice.Way === 'hand') return { price: agreedPrice(call, booking, content, choice), behind: undefined }
  const price = sameFor(booking, content)
  if (!price) throw invalid('Price', texts.price.noSame)
  const { QuoteId, QuoteVersion: version, OptionKey: key, Boxes } = price
  const behind =
    price.Source === 'quotation'
      ? await rateOfOption(call.tx.system, { staffId: booking.staffId, quoteId: QuoteId, version, key }, Boxes)
      : await thirdRateOf(call.tx.system, booking.id, Boxes)
  return { price: { ...price, At: call.now().toISOString() }, behind }
}

/** Totals that the forwarder agreed with the customer. @throws AppError INVALID_INPUT, CONFIRMATION_REQUIRED */
function agreedPrice(call: PricingCall, booking: StoredBooking, content: BookingContent, choice: AmendedPriceChoice): BookingPrice {
  const { actor, now } = call
  const { id, staffId, price } = booking
  const { Totals = [], Reason = '', Sure } = choice
  if (actor.companyId !== staffId) throw invalid('Price', texts.price.handStaff)
  if (Reason.trim() === '') throw invalid('Price.Reason', texts.price.handReason, '', { Code: 'REQUIRED' })
  const isValid = Totals.every(({ Currency, Amount }) => /^[A-Z]{3}$/.test(Currency) && Amount !== '' && Number(Amount) >= 0)
  const distinct = new Set(Totals.map(({ Currency }) => Currency)).size === Totals.length
  if (Totals.length === 0 || !isValid || !distinct) throw invalid('Price.Totals', texts.price.handTotals)
  const { Values } = content
  const totals = Totals.map(({ Currency, Amount }) => ({ Currency, Amount: rounded(Amount, 2) }))
  const far = farAgreed({ Boxes: boxesOf(content), Totals: totals }, price)
  demandConfirmed(
    far.map(({ Field, Message }) => doubtful(Field, Message, farPrice)),
    Sure,
  )
  if (far.length > 0) call.audit({ action: 'booking.confirm', entity: 'booking', entityId: id, diff: { Confirmed: far.length } })
  return {
    Source: 'hand',
    QuoteId: 0,
    QuoteNo: price?.QuoteNo ?? '',
    QuoteVersion: 0,
    OptionKey: '',
    Hash: '',
    Carrier: String(Values['CarrierCode'] ?? ''),
    Service: String(Values['ServiceCode'] ?? ''),
    Pol: String(Values['PolCode'] ?? ''),
    Pod: String(Values['PodCode'] ?? ''),
    TransitDays: -1,
    FreeDays: price?.FreeDays ?? -1,
    ValidFrom: '',
    ValidTo: '',
    Basis: '',
    Boxes: boxesOf(content),
    Charges: totals.map(({ Currency, Amount }) => ({
      Code: '',
      NameZh: texts.price.agreedName,
      NameEn: texts.price.agreedNameEn,
      Basis: 'S',
      Box: '',
      PpCc: 'PP',
      Currency,
      Quantity: '1',
      Price: Amount,
      InAllIn: false,
      Amount,
    })),
    Totals: totals,
    ToConfirm: [],
    At: now().toISOString(),
  }
}

async function changeOf(
  call: PricingCall,
  booking: StoredBooking,
  content: BookingContent,
  choice: AmendedPriceChoice,
): Promise<StoredPriceChange> {
  const { price, behind } = await chosenFor(call, booking, content, choice)
  return { Way: choice.Way, Reason: (choice.Reason ?? '').trim(), Before: booking.price, After: price, Behind: behind ?? null }
}

/**
 * The price that an amendment proposes: what was chosen, else the unit prices of the booking as far as they say it. Null: the price stays, or the
 * forwarder says it when he agrees. @throws AppError INVALID_INPUT
 */
export async function proposedPrice(
  call: PricingCall,
  booking: StoredBooking,
  content: BookingContent,
  choice: AmendedPriceChoice | undefined,
): Promise<StoredPriceChange | null> {
  if (gapWords(booking.price, content) === '') return null
  if (choice) return changeOf(call, booking, content, choice)
  return sameFor(booking, content) ? changeOf(call, booking, content, { Way: 'same' }) : null
}

/**
 * The price that a booking has once its amendment is agreed: what was chosen now, else what was proposed. Null: its price stays.
 * @throws AppError ILLEGAL_TRANSITION where nobody has said one, INVALID_INPUT
 */
export async function agreedChange(
  call: PricingCall,
  booking: StoredBooking,
  open: { readonly content: BookingContent; readonly price: StoredPriceChange | null },
  choice: AmendedPriceChoice | undefined,
): Promise<StoredPriceChange | null> {
  const { content, price } = open
  const gap = gapWords(booking.price, content)
  if (gap === '') return null
  if (choice) return changeOf(call, booking, content, choice)
  if (price && gapWords(price.After, content) === '') return price
  throw new AppError('ILLEGAL_TRANSITION', { message: texts.price.amendNeeds(gap) })
}

const answering = bookingButtons.staff.answer
/** The price changes with the content, and by the forwarder where it is not for the content. */
function mayReprice(actor: EmployeeActor, booking: StoredBooking): Verdict {
  const isOpen = (['confirmed', 'pendingAmendment'] as const).some((name) => bookingStates.codes[name] === booking.state)
  const amends = isOpen && actor.companyId === booking.staffId && gapWords(booking.price, booking.content) !== ''
  return amends && mayPress(actor, answering) ? allowed : mayWriteContent(actor, booking)
}
/** @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, STALE_WRITE, INVALID_INPUT for a price that is another one by now */
export async function reprice(call: BookingCall, { Id, UpdateTime, Price }: BodyOf<typeof repriceBooking>) {
  const { tx, actor } = call
  const stored = await demandBooking(tx, Id, true)
  demand(mayReprice(actor, stored))
  await demandVersion(call, stored, UpdateTime)
  const chosen = await chosenFor(call, stored, stored.content, Price)
  keepChosen(call, stored, chosen)
  const reason = (Price.Reason ?? '').trim()
  const diff = { Price: [stored.price ? totalText(stored.price.Totals) : '', totalText(chosen.price.Totals)] as const }
  call.audit({ action: 'booking.reprice', entity: 'booking', entityId: Id, diff: { ...diff, ...(reason === '' ? {} : { reason }) } })
  return viewOf(tx, tx.system, actor, Id)
}
