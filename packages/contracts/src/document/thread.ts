import { defineEndpoint, type ReplyOf } from '../endpoint.ts'
import { answerLanguage, Id, IdOrNone, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'
import {
  ArraySchema,
  BooleanSchema,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  type TSchema,
  Unknown,
  Unsafe,
  strict,
} from '../schema.ts'
import type { Tone } from '../states.ts'
import { Audience, byKind, Subject } from './subject.ts'

/** Characters of a comment. */
export const mostSaid = 2_000
/** Minutes within which the author of a comment may correct it or take it back. */
export const correctableMinutes = 10

const Named = ObjectSchema({ Id, Name: StringSchema() })

/** Common fields of timeline entries; `Changes` has the form of its timeline. */
const entryWith = <C extends TSchema>(Changes: C) => ({
  Id,
  At: Instant,
  Audience,
  /** `comment`, `created`, `changed`, the name of a move, or what a part did: `file`, `approval` … */
  Event: StringSchema(),
  /** 0 for the system. */
  AuthorId: IdOrNone,
  AuthorName: StringSchema(),
  CompanyName: StringSchema(),
  Text: StringSchema(),
  /** Code of the reason of a move, or ''. */
  Reason: StringSchema(),
  Mentions: ArraySchema(Named),
  Changes,
  Edited: BooleanSchema(),
  /** Taken back by its author: its text is gone. */
  Removed: BooleanSchema(),
  /** The caller wrote it and may still correct it or take it back. */
  Correctable: BooleanSchema(),
})

/** One entry of the timeline: something that was done, or a comment. Newest first. */
export const DocumentEntry = ObjectSchema(
  /** By field of the kind: old and new value. */
  entryWith(ArraySchema(ObjectSchema({ Field: StringSchema(), Before: Unknown(), After: Unknown() }))),
)
export type DocumentEntry = Static<typeof DocumentEntry>

export const documentTimeline = defineEndpoint({
  method: 'GET',
  path: '/api/Document/Timeline',
  summary: '单据时间线',
  may: byKind,
  query: ObjectSchema({ ...Subject, ...pageQuery, Audience: Optional(Audience), Comments: Optional(BooleanSchema()) }, strict),
  reply: page(DocumentEntry),
})

/**
 * One entry of the timeline of a shipment, in words: its reader knows the kind of one of the documents alone. The id is that of its kind and event:
 * two documents may each have an entry 7.
 */
export const ShipmentEntry = ObjectSchema({
  /** `Label` is the word of the field; values that are codes are in words. */
  ...entryWith(ArraySchema(ObjectSchema({ Field: StringSchema(), Label: StringSchema(), Before: Unknown(), After: Unknown() }))),
  Kind: StringSchema(),
  SubjectId: Id,
  /** The word of its kind for the event; '' where every kind says the same, such as a comment. */
  Title: StringSchema(),
  Tone: Unsafe<Tone>(StringSchema()),
  /** The word of `Reason`. */
  ReasonName: StringSchema(),
  /** Number of the version that a step made, 0: none; how many fields differ from the one before, and how many were remarked. */
  Version: Quantity,
  Differences: Quantity,
  FieldRemarks: Quantity,
})
export type ShipmentEntry = Static<typeof ShipmentEntry>

/** A document of a shipment that the caller may read. */
export const ShipmentDocument = ObjectSchema({
  Kind: StringSchema(),
  Id,
  /** The word of its kind: 订舱单. */
  KindName: StringSchema(),
  No: StringSchema(),
  /** Path of its page; '' where the caller's roles do not open that. */
  Link: StringSchema(),
})
export type ShipmentDocument = Static<typeof ShipmentDocument>

/**
 * The timeline of the shipment that a document belongs to, or with `Own` of the document alone, steps that its area keeps included. Documents that
 * the caller may not read, and their entries, are left out.
 */
export const shipmentTimeline = defineEndpoint({
  method: 'GET',
  path: '/api/Document/ShipmentTimeline',
  summary: '全程时间线',
  may: byKind,
  query: ObjectSchema(
    {
      ...Subject,
      PageIndex: pageQuery.PageIndex,
      PageSize: pageQuery.PageSize,
      Own: Optional(BooleanSchema()),
      Audience: Optional(Audience),
      Comments: Optional(BooleanSchema()),
      ...answerLanguage,
    },
    strict,
  ),
  reply: ObjectSchema({
    Rows: ArraySchema(ShipmentEntry),
    Total: Quantity,
    /** As they follow from each other; all of them, also where `Own` asks for one. */
    Documents: ArraySchema(ShipmentDocument),
  }),
})
export type ShipmentTimeline = ReplyOf<typeof shipmentTimeline>

/** Says something in one of the two threads. A reply never changes its thread: who reads it is said anew with each comment. */
export const commentDocument = defineEndpoint({
  method: 'POST',
  path: '/api/Document/Comment',
  summary: '评论单据',
  may: byKind,
  body: ObjectSchema(
    { ...Subject, Audience, Text: text(mostSaid), Mentions: Optional(ArraySchema(Id, { maxItems: 20, uniqueItems: true })) },
    strict,
  ),
  reply: DocumentEntry,
})

/** Corrects one's own comment, or takes it back with an empty text. */
export const correctComment = defineEndpoint({
  method: 'POST',
  path: '/api/Document/CorrectComment',
  summary: '修改或撤回评论',
  may: byKind,
  body: ObjectSchema({ ...Subject, EntryId: Id, Text: text(mostSaid) }, strict),
  reply: DocumentEntry,
})

export const followDocument = defineEndpoint({
  method: 'POST',
  path: '/api/Document/Follow',
  summary: '关注或取消关注单据',
  may: byKind,
  body: ObjectSchema({ ...Subject, On: BooleanSchema() }, strict),
  reply: BooleanSchema(),
})

/** Whom a comment of a thread may mention: people who may read it. */
export const documentPeople = defineEndpoint({
  method: 'GET',
  path: '/api/Document/People',
  summary: '可提及的人员',
  may: byKind,
  query: ObjectSchema({ ...Subject, Audience, Keyword: Optional(text(40)) }, strict),
  reply: ArraySchema(ObjectSchema({ Id, Name: StringSchema(), Department: StringSchema() })),
})
