import { defineEndpoint } from '../endpoint.ts'
import { answerLanguage, Id, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'
import { menus } from '../may.ts'
import { ArraySchema, BooleanSchema, ObjectSchema, Optional, type Static, StringSchema, strict } from '../schema.ts'
import { customerBookingPages } from './pages.ts'

const words = StringSchema()
/** Decimal text. */
const amount = StringSchema()

const row = {
  Id,
  Code: words,
  /** A name of the states of bookings. */
  State: words,
  /** The company that subscribes to the rate and books at it. */
  Booker: words,
  Subscription: words,
  Channel: words,
  /** Number of the reader's own rate; '' : it is not there any more. */
  RateNo: words,
  Carrier: words,
  Service: words,
  Pol: words,
  PolName: words,
  Pod: words,
  PodName: words,
  Vessel: words,
  VoyageNo: words,
  Etd: words,
  Boxes: words,
  /** Ocean freight of all boxes at the price of the channel. */
  Currency: words,
  Total: amount,
  SubmittedAt: Instant,
}
/** A booking at a rate of the reader's company that another company resells: nothing of the end customer, of the mark-up and of the price that is sold. */
export const ThirdBooking = ObjectSchema(row)
export type ThirdBooking = Static<typeof ThirdBooking>

/** A surcharge of the reader's own rate, as it was when the price was taken; its amount for a unit, or by box type. */
const ThirdSurcharge = ObjectSchema({
  Code: words,
  Name: words,
  /** A key of `chargeBases`. */
  Basis: words,
  /** PP, CC or ''. */
  PpCc: words,
  Currency: words,
  /** '' : by box type, or not known yet. */
  Amount: amount,
  Boxes: ArraySchema(ObjectSchema({ Type: words, Amount: amount })),
  /** It is part of the freight. */
  Included: BooleanSchema(),
})
export type ThirdSurcharge = Static<typeof ThirdSurcharge>

export const ThirdBookingView = ObjectSchema({
  ...row,
  Eta: words,
  CargoType: words,
  TransportTerm: words,
  PaymentTerm: words,
  ValidFrom: words,
  ValidTo: words,
  /** When the price was taken. */
  PricedAt: Instant,
  Prices: ArraySchema(ObjectSchema({ Type: words, Count: Quantity, Price: amount, Amount: amount })),
  /** Those that hold for every booking on the day of the sailing. */
  Surcharges: ArraySchema(ThirdSurcharge),
  Cargo: ArraySchema(
    ObjectSchema({ NameEn: words, HsCode: words, PackageKind: words, Packages: Quantity, Weight: amount, Volume: amount }),
  ),
})
export type ThirdBookingView = Static<typeof ThirdBookingView>

const may = menus(customerBookingPages.third)
/** Bookings at rates that the caller's company gives to subscribers, from their submission on. */
export const thirdBookings = defineEndpoint({
  method: 'GET',
  path: '/api/Booking/Third',
  summary: '第三方订舱列表',
  may,
  query: ObjectSchema({ ...pageQuery, Keyword: Optional(text(60)), State: Optional(text(40)), ...answerLanguage }, strict),
  reply: page(ThirdBooking),
})
export const thirdBooking = defineEndpoint({
  method: 'GET',
  path: '/api/Booking/ThirdView',
  summary: '第三方订舱详情',
  may,
  query: ObjectSchema({ Id, ...answerLanguage }, strict),
  reply: ThirdBookingView,
})
