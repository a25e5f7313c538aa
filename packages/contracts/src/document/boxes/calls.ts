import { defineEndpoint } from '../../endpoint.ts'
import { Id, Instant, Quantity, text } from '../../envelope.ts'
import { ArraySchema, BooleanSchema, ObjectSchema, Optional, type Static, StringSchema, Unsafe, strict } from '../../schema.ts'
import { sheetsRead, wantedSheet } from '../../sheets.ts'
import { Line } from '../lines.ts'
import { byKind, Subject, SubjectQuery } from '../subject.ts'
import type { BoxRow } from './boxes.ts'

/** Most boxes of a record, and most lines of a box, of any kind. */
export const mostBoxes = 2_000
const mostBoxLines = 500
/** Most records that share one booking. */
export const mostAllocated = 50
const largestBoxes = 4 * 1024 * 1024

const BoxRows = (maxItems: number) =>
  Unsafe<readonly BoxRow[]>(
    ArraySchema(ObjectSchema({ Box: Line, Lines: ArraySchema(Line, { maxItems: mostBoxLines }) }, strict), { maxItems }),
  )

/** The boxes of a document in their order, and the version of the document. */
export const DocumentBoxes = ObjectSchema({ UpdateTime: Instant, Boxes: BoxRows(mostBoxes) })
export type DocumentBoxes = Static<typeof DocumentBoxes>

export const documentBoxes = defineEndpoint({
  method: 'GET',
  path: '/api/Document/Boxes',
  summary: '单据箱货',
  may: byKind,
  query: SubjectQuery,
  reply: DocumentBoxes,
})

/** Replaces the boxes with their lines: rows with an Id stay, what is missing goes. The document gets a new version. */
export const saveDocumentBoxes = defineEndpoint({
  method: 'POST',
  path: '/api/Document/SaveBoxes',
  summary: '保存单据箱货',
  may: byKind,
  largestBody: largestBoxes,
  body: ObjectSchema({ ...Subject, UpdateTime: Instant, Boxes: BoxRows(mostBoxes) }, strict),
  reply: DocumentBoxes,
})

/** A record of a group that shares a booking. */
const Allocated = ObjectSchema({
  Id,
  No: StringSchema(),
  UpdateTime: Instant,
  /** The caller may change its boxes. */
  MayWrite: BooleanSchema(),
  Boxes: BoxRows(mostBoxes),
})
/** Booked boxes, and the part of them that each record of the group has. */
export const DocumentAllocation = ObjectSchema({ Booked: BoxRows(mostBoxes), Records: ArraySchema(Allocated, { maxItems: mostAllocated }) })
export type DocumentAllocation = Static<typeof DocumentAllocation>

/** @throws NOT_FOUND for a kind that shares nothing */
export const documentAllocation = defineEndpoint({
  method: 'GET',
  path: '/api/Document/Allocation',
  summary: '单据分配',
  may: byKind,
  query: SubjectQuery,
  reply: DocumentAllocation,
})

/**
 * Writes the boxes of several records of one group, all or none. Together with the other records of the group they have no more of a box than is
 * booked; less is stored, so that work can go on later.
 */
export const saveAllocation = defineEndpoint({
  method: 'POST',
  path: '/api/Document/SaveAllocation',
  summary: '保存单据分配',
  may: byKind,
  largestBody: largestBoxes,
  body: ObjectSchema(
    {
      ...Subject,
      Records: ArraySchema(ObjectSchema({ Id, UpdateTime: Instant, Boxes: BoxRows(mostBoxes) }, strict), {
        minItems: 1,
        maxItems: mostAllocated,
      }),
    },
    strict,
  ),
  reply: DocumentAllocation,
})

/** The rows of a file as texts. `Truncated`: it has more than is read, and is not imported. */
export const BoxFile = ObjectSchema({
  FileName: StringSchema(),
  ...sheetsRead,
  Rows: ArraySchema(ArraySchema(StringSchema())),
  /** Places in `Rows` of those with a struck cell; absent: none. */
  StruckRows: Optional(ArraySchema(Quantity)),
  Truncated: BooleanSchema(),
})
export type BoxFile = Static<typeof BoxFile>
/** Multipart upload, field `file`: xlsx, xls or csv (UTF-8 or GBK). Reads only, stores nothing. */
export const readBoxFile = defineEndpoint({
  method: 'POST',
  path: '/api/Document/ReadBoxFile',
  summary: '读取箱货文件（xlsx、xls、csv）',
  write: false,
  may: byKind,
  query: ObjectSchema({ Kind: text(40), ...wantedSheet }, strict),
  reply: BoxFile,
})
