import { defineEndpoint } from '../endpoint.ts'
import { valuesSchema } from '../entity/schemas.ts'
import type { EntityValues } from '../entity/fields.ts'
import { answerLanguage, Id, IdOrNone, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import { ArraySchema, Integer, Null, ObjectSchema, Optional, type Static, StringSchema, Union, Unsafe, strict } from '../schema.ts'
import { applicationReaders, partFields } from './application.ts'
import { packingButtons } from './pages.ts'

const { staff, party } = packingButtons
const applying = buttons(staff.apply, party.apply)

/** Parts of one application, boxes of one part. */
export const applicationLimits = { parts: 60, boxes: 999 } as const

/**
 * Boxes of a type of a booking, those that other applications and slips use, and the rest: `Booked` less `Used`. In the view of an application its
 * own parts are not used.
 */
export const BookedType = ObjectSchema({
  BoxType: StringSchema(),
  Booked: Quantity,
  Used: Quantity,
  Rest: Integer({ minimum: -1e6, maximum: 1e6 }),
})
export type BookedType = Static<typeof BookedType>

/** A confirmed booking of which boxes are left to apply for. Days are those of the port, `Cutoff` the instant of the port cut-off. */
export const ApplicableBooking = ObjectSchema({
  Id,
  BookingNo: StringSchema(),
  SoNo: StringSchema(),
  BlNo: StringSchema(),
  Customer: StringSchema(),
  CarrierName: StringSchema(),
  Vessel: StringSchema(),
  VoyageNo: StringSchema(),
  PolName: StringSchema(),
  PodName: StringSchema(),
  Etd: StringSchema(),
  Cutoff: Union([Instant, Null()]),
  PickupFrom: StringSchema(),
  Types: ArraySchema(BookedType),
})
export type ApplicableBooking = Static<typeof ApplicableBooking>
export const applicableBookings = defineEndpoint({
  method: 'GET',
  path: '/api/SlipApplication/Bookings',
  summary: '可申请箱单的订舱',
  may: applying,
  query: ObjectSchema({ ...pageQuery, Keyword: Optional(text(60)), ...answerLanguage }, strict),
  reply: page(ApplicableBooking),
})

/** A part; Id 0 is a new one. The other properties are the values of `partFields`. */
export const ApplicationPart = ObjectSchema({ Id: IdOrNone, Values: Unsafe<EntityValues>(valuesSchema({ all: partFields })) }, strict)
export type ApplicationPart = Static<typeof ApplicationPart>

/** An application whole: its parts, and what its booking has left beside them. */
export const ApplicationView = ObjectSchema({
  /** 0: made from a booking, and not stored yet. */
  Id: IdOrNone,
  Code: StringSchema(),
  UpdateTime: Union([Instant, Null()]),
  Booking: ApplicableBooking,
  Remark: StringSchema(),
  Parts: ArraySchema(ApplicationPart),
  /** Slips that were made of it, by part: how many, and how far they are. */
  Slips: ArraySchema(ObjectSchema({ PartId: Id, Code: StringSchema(), Id, EirNo: StringSchema(), BoxNo: StringSchema(), State: Quantity })),
})
export type ApplicationView = Static<typeof ApplicationView>

/** `Id`: that application. `BookingId`: a new one of that booking, with one part for each type that is left, filled by the shipping order. */
export const applicationView = defineEndpoint({
  method: 'GET',
  path: '/api/SlipApplication/View',
  summary: '箱单申请内容',
  may: menus(...applicationReaders),
  query: ObjectSchema({ Id: Optional(Id), BookingId: Optional(Id) }, strict),
  reply: ApplicationView,
})

/**
 * Writes an application: Id 0 a new one of the booking. It may be as unfinished as it is: the submission asks for what is missing, and that its
 * parts share out exactly what the booking has left. Parts beyond the booking are refused with their types. Refused with 412 when somebody
 * else wrote it first.
 */
export const saveApplication = defineEndpoint({
  method: 'POST',
  path: '/api/SlipApplication/Write',
  summary: '保存箱单申请',
  may: applying,
  body: ObjectSchema(
    {
      Id: IdOrNone,
      BookingId: Id,
      UpdateTime: Optional(Instant),
      Remark: text(500),
      Parts: ArraySchema(ApplicationPart, { minItems: 1, maxItems: applicationLimits.parts }),
    },
    strict,
  ),
  reply: ApplicationView,
})
