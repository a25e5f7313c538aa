import { defineEndpoint } from '../endpoint.ts'
import { Id, Instant, Quantity } from '../envelope.ts'
import { menus } from '../may.ts'
import { ArraySchema, BooleanSchema, Null, ObjectSchema, type Static, StringSchema, Union, strict } from '../schema.ts'
import { bookingPages } from './pages.ts'

const place = { Pol: StringSchema(), PolName: StringSchema(), Pod: StringSchema(), PodName: StringSchema(), Boxes: StringSchema() }
/** A route that the reader books, with the boxes and the customer of its newest booking. */
export const RecentRoute = ObjectSchema({
  ...place,
  CustomerCode: StringSchema(),
  Customer: StringSchema(),
  Bookings: Quantity,
  LastAt: Instant,
})
export type RecentRoute = Static<typeof RecentRoute>
/** A booking of the reader that somebody has to do something about. `Stage`: as its list has it; `Due`: when its state is late. */
export const WaitingBooking = ObjectSchema({
  ...place,
  Id,
  Code: StringSchema(),
  Customer: StringSchema(),
  Stage: StringSchema(),
  AmendmentAsked: BooleanSchema(),
  CancellationAsked: BooleanSchema(),
  Due: Union([Instant, Null()]),
  Late: BooleanSchema(),
})
export type WaitingBooking = Static<typeof WaitingBooking>

/** Start page for booking: routes of the last 90 days, most often booked first, and the reader's pending bookings by due date. */
export const bookingHome = defineEndpoint({
  method: 'GET',
  path: '/api/Booking/Home',
  summary: '快捷自助订舱首页',
  may: menus(bookingPages.home),
  query: ObjectSchema({}, strict),
  reply: ObjectSchema({ Routes: ArraySchema(RecentRoute), Waiting: ArraySchema(WaitingBooking), WaitingCount: Quantity }),
})
