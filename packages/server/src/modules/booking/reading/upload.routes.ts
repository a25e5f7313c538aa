import type { QueryOf } from '@jst/contracts'
import {
  bookingUpload,
  bookingUploadFile,
  bookingUploadLimits,
  bookingUploads,
  bookUpload,
  readBookingNote,
  uploadBookingFile,
  type BookingUploadKind,
} from '@jst/contracts/booking'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { sheetLimits, tableFormats } from '../../../kernel/sheet/sheets.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import {
  bookLines,
  keepPasted,
  keepUploaded,
  listUploads,
  numberLines,
  openUpload,
  originalOf,
  readPasted,
  readUploaded,
} from './upload.service.ts'

/** The input of an upload is its query. */
const queryOf = (input: unknown) => {
  const { Kind, Lang } = input as QueryOf<typeof uploadBookingFile>
  return { kind: Kind as BookingUploadKind, Lang }
}

const limit = { calls: 60, perSeconds: 60 }
/** Rows above the first booking: titles and headings. */
const above = 20
const table = { ...sheetLimits, rows: bookingUploadLimits.rows + above }

export const bookingUploadRoutes = ({ secondReader }: Pick<Surroundings, 'secondReader'>): readonly Route[] => [
  employeeRoute(readBookingNote, {
    limit,
    // read, and the other reader asked, before the transaction begins
    prepare: (context, { Text }) => readPasted(context, Text, secondReader),
    write: (call, { Text, Lang }, read) => keepPasted(call, Text, read, Lang),
  }),
  employeeRoute(uploadBookingFile, {
    limit: { calls: 30, perSeconds: 60 },
    upload: { maxBytes: bookingUploadLimits.bytes, kinds: [...tableFormats, 'json', 'pdf'], table },
    prepare: (context, input) => readUploaded(context, queryOf(input).kind),
    write: (call, input, reading) => keepUploaded(call, queryOf(input), reading),
  }),
  employeeRoute(bookingUploads, { read: ({ db, actor }, query) => listUploads(db, actor, query) }),
  employeeRoute(bookingUpload, { read: ({ db, actor }, { Id, Lang }) => openUpload(db, actor, Id, Lang) }),
  employeeRoute(bookingUploadFile, { read: (context, { Id }) => originalOf(context, Id) }),
  employeeRoute(bookUpload, {
    limit,
    prepare: (context, input) => numberLines(context, input),
    write: (call, input, numbers) => bookLines(call, input, numbers),
  }),
]
