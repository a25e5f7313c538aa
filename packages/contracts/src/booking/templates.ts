import { defineEndpoint } from '../endpoint.ts'
import { Id, IdOrNone, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import { BooleanSchema, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'
import { BookingContent, largestBooking } from './content.ts'
import { bookingButtons, bookingPages, customerBookingPages } from './pages.ts'

const { staff, party } = bookingButtons
const write = buttons(staff.templates, party.edit)
/** Longest name of a template. */
export const longestTemplateName = 50

/** A booking kept under a name, for one person or for all of his company. `Uses`: how often a booking was begun with it. */
export const BookingTemplate = ObjectSchema({
  Id,
  UpdateTime: Instant,
  Name: StringSchema(),
  Shared: BooleanSchema(),
  /** Codes, with what the reader's company calls them. */
  Pol: StringSchema(),
  PolName: StringSchema(),
  Pod: StringSchema(),
  PodName: StringSchema(),
  CarrierName: StringSchema(),
  Boxes: StringSchema(),
  /** '' on the side of customers, and for whoever does not see the customer. */
  Customer: StringSchema(),
  By: StringSchema(),
  Uses: Quantity,
  UsedAt: Union([Instant, Null()]),
})
export type BookingTemplate = Static<typeof BookingTemplate>

/** Templates of the caller's company that are shared, and his own. */
export const bookingTemplates = defineEndpoint({
  method: 'GET',
  path: '/api/BookingTemplate/List',
  summary: '订舱模板列表',
  may: menus(
    bookingPages.templates,
    bookingPages.home,
    bookingPages.form,
    bookingPages.entry,
    bookingPages.online,
    customerBookingPages.online,
  ),
  query: ObjectSchema({ ...pageQuery, Keyword: Optional(text(60)), Shared: Optional(BooleanSchema()) }, strict),
  reply: page(BookingTemplate),
})

/** Returns the content of a template for a new booking, and counts one use. */
export const useBookingTemplate = defineEndpoint({
  method: 'GET',
  path: '/api/BookingTemplate/Use',
  summary: '使用订舱模板',
  write: true,
  may: buttons(staff.edit, party.edit),
  query: ObjectSchema({ Id }, strict),
  reply: ObjectSchema({ Id, Name: StringSchema(), Content: BookingContent }),
})

/**
 * Id 0: a new template of `Content`, or of another template (`CopyOf`), without dates, sailing, price and numbers. Otherwise its name and whether it
 * is shared; refused with 412 when somebody else wrote it first.
 */
export const saveBookingTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/BookingTemplate/Save',
  summary: '保存订舱模板',
  may: write,
  largestBody: largestBooking,
  body: ObjectSchema(
    {
      Id: IdOrNone,
      UpdateTime: Optional(Instant),
      Name: text(longestTemplateName),
      Shared: BooleanSchema(),
      Content: Optional(BookingContent),
      CopyOf: Optional(Id),
    },
    strict,
  ),
  reply: BookingTemplate,
})

export const removeBookingTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/BookingTemplate/Remove',
  summary: '删除订舱模板',
  may: write,
  body: ObjectSchema({ Id, UpdateTime: Instant }, strict),
  reply: Null(),
})
