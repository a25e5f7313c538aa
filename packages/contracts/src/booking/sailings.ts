import { defineEndpoint } from '../endpoint.ts'
import { answerLanguage, Day, Id, Instant, text } from '../envelope.ts'
import { priceCalendarCall } from '../freight-rates/calendar/price-calendar.ts'
import { PriceOffer } from '../freight-rates/price-offer.ts'
import { BoxesText, cargoFacts } from '../freight-rates/price-search.ts'
import { menus } from '../may.ts'
import { ArraySchema, BooleanSchema, Integer, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'
import { Cutoffs, Status } from '../schedules/schemas.ts'
import { bookingPages, customerBookingPages } from './pages.ts'

/** Days before and after the day that is asked for. */
export const sailingDays = { before: 3, after: 21 } as const

/** A voyage from port to port. `Offer`: place of its price among `Offers`, cheapest first; -1: none. `Missed`: the booking cut-off is over. */
export const Sailing = ObjectSchema({
  VoyageId: Id,
  Carrier: StringSchema(),
  Service: StringSchema(),
  Vessel: StringSchema(),
  VoyageNo: StringSchema(),
  Status,
  /** Days in China, where ports of loading are; '' : not known. */
  Etd: StringSchema(),
  Eta: StringSchema(),
  Departure: Instant,
  Arrival: Union([Instant, Null()]),
  TransitDays: Integer({ minimum: -1, maximum: 200 }),
  /** Ports between the two. */
  Calls: ArraySchema(StringSchema()),
  Cutoffs,
  Missed: BooleanSchema(),
  Offer: Integer({ minimum: -1, maximum: 9_999 }),
})
export type Sailing = Static<typeof Sailing>

const Place = ObjectSchema({ Code: StringSchema(), Name: StringSchema() })
/**
 * Sailings around a day with the prices that the customer is asked: for a customer its own, for the staff those of `Customer`, or of nobody in
 * particular. Prices without a sailing of ours are among `Offers` as well. `Known`: there are prices for whoever asks.
 */
export const sailings = defineEndpoint({
  method: 'GET',
  path: '/api/Booking/Sailings',
  summary: '船期与价格',
  write: true,
  may: menus(
    bookingPages.home,
    bookingPages.search,
    bookingPages.form,
    bookingPages.entry,
    bookingPages.online,
    customerBookingPages.online,
    customerBookingPages.list,
  ),
  query: ObjectSchema(
    {
      Pol: StringSchema({ minLength: 2, maxLength: 10 }),
      Pod: StringSchema({ minLength: 2, maxLength: 10 }),
      Day,
      Boxes: BoxesText,
      Customer: Optional(text(20)),
      ...cargoFacts,
      ...answerLanguage,
    },
    strict,
  ),
  reply: ObjectSchema({
    Known: BooleanSchema(),
    Sailings: ArraySchema(Sailing),
    Offers: ArraySchema(PriceOffer),
    Names: ArraySchema(Place),
  }),
})

export const sailingCalendar = priceCalendarCall('/api/Booking/PriceCalendar', menus(bookingPages.search))
