import { defineEndpoint, openFile } from '../../endpoint.ts'
import { answerLanguage, Id, Instant, page, pageQuery, Quantity, text } from '../../envelope.ts'
import { buttons, menus } from '../../may.ts'
import { ArraySchema, BooleanSchema, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../../schema.ts'
import { sheetsRead, wantedSheet } from '../../sheets.ts'
import { bookingButtons, bookingPages, customerBookingPages } from '../pages.ts'
import { ReadNote, ReadOrder } from './reading.ts'

const write = buttons(bookingButtons.staff.edit, bookingButtons.party.edit)
const read = menus(
  bookingPages.entry,
  customerBookingPages.note,
  customerBookingPages.notes,
  customerBookingPages.upload,
  customerBookingPages.uploads,
)

/** Characters of a text, bytes of a file, rows of a list. */
export const bookingUploadLimits = { text: 40_000, bytes: 5 * 1024 * 1024, rows: 1_000 } as const
export const bookingUploadKinds = { note: '托书', orders: '委托清单' } as const
export type BookingUploadKind = keyof typeof bookingUploadKinds
export const bookingUploadStates = { read: '待生成订舱', booked: '已生成订舱' } as const
export type BookingUploadState = keyof typeof bookingUploadStates

/** A note or a list that was read. `Format` '': a text that was pasted. `Rows`: bookings in it; `Open`: questions. */
export const BookingUpload = ObjectSchema({
  Id,
  Kind: StringSchema(),
  FileName: StringSchema(),
  Format: StringSchema(),
  State: StringSchema(),
  Rows: Quantity,
  Open: Quantity,
  Booked: Quantity,
  /** Of a note: the booking that was made of it, 0: none yet. */
  Booking: Quantity,
  By: StringSchema(),
  CreateTime: Instant,
  UpdateTime: Instant,
})
export type BookingUpload = Static<typeof BookingUpload>

/** `Note`: of a note; null for lists and for PDF files, of which nothing is read. `Truncated`: the list has more rows than are read. */
export const OpenUpload = ObjectSchema({
  Record: BookingUpload,
  Note: Union([ReadNote, Null()]),
  /** The text that was pasted, for those who may see all of it; '' for files. */
  Text: StringSchema(),
  Orders: ArraySchema(ReadOrder),
  /** Words of a list that stand in no booking: titles, sums, columns that mean nothing here. */
  Unread: ArraySchema(StringSchema()),
  Truncated: BooleanSchema(),
  ...sheetsRead,
})
export type OpenUpload = Static<typeof OpenUpload>

const Kind = StringSchema({ enum: Object.keys(bookingUploadKinds) })

/** Reads a booking note that was pasted, and keeps it. */
export const readBookingNote = defineEndpoint({
  method: 'POST',
  path: '/api/BookingUpload/Read',
  summary: '识读托书文本',
  may: write,
  body: ObjectSchema({ Text: StringSchema({ minLength: 1, maxLength: bookingUploadLimits.text }), ...answerLanguage }, strict),
  reply: OpenUpload,
})

/** Reads a file, and keeps it: xlsx, xls, csv or DCSA json; a note may be a PDF, of which nothing is read. @throws BAD_FILE */
export const uploadBookingFile = defineEndpoint({
  method: 'POST',
  path: '/api/BookingUpload/Upload',
  summary: '上传托书或委托清单',
  may: write,
  query: ObjectSchema({ Kind, ...wantedSheet, ...answerLanguage }, strict),
  reply: OpenUpload,
})

export const bookingUploads = defineEndpoint({
  method: 'GET',
  path: '/api/BookingUpload/List',
  summary: '托书与委托上传记录',
  may: read,
  query: ObjectSchema(
    {
      ...pageQuery,
      Kind,
      State: Optional(StringSchema({ enum: Object.keys(bookingUploadStates) })),
      Keyword: Optional(text(60)),
      ...answerLanguage,
    },
    strict,
  ),
  reply: page(BookingUpload),
})

export const bookingUpload = defineEndpoint({
  method: 'GET',
  path: '/api/BookingUpload/Get',
  summary: '托书与委托识读结果',
  may: read,
  query: ObjectSchema({ Id, ...answerLanguage }, strict),
  reply: OpenUpload,
})

export const bookingUploadFile = defineEndpoint({
  method: 'GET',
  path: '/api/BookingUpload/File',
  summary: '打开上传的托书',
  may: read,
  query: ObjectSchema({ Id }, strict),
  reply: openFile('本企业上传的原件，向能查看上传记录的人员开放'),
})

/**
 * Makes drafts of rows of a list, each by itself: what is wrong with one keeps no other back. Questions stay open in the drafts. `Customer`: whom the
 * staff book for.
 */
export const bookUpload = defineEndpoint({
  method: 'POST',
  path: '/api/BookingUpload/Book',
  summary: '由上传内容生成订舱草稿',
  may: write,
  body: ObjectSchema(
    {
      Id,
      UpdateTime: Instant,
      Customer: text(20),
      Lines: ArraySchema(Quantity, { minItems: 1, maxItems: bookingUploadLimits.rows }),
      ...answerLanguage,
    },
    strict,
  ),
  reply: ObjectSchema({
    Made: Quantity,
    Refused: ArraySchema(ObjectSchema({ Line: Quantity, Message: StringSchema() })),
    Upload: OpenUpload,
  }),
})
