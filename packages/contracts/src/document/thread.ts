import { defineEndpoint } from '../endpoint.ts'
import { Id, IdOrNone, Instant, page, pageQuery, text } from '../envelope.ts'
import { ArraySchema, BooleanSchema, ObjectSchema, Optional, type Static, StringSchema, Unknown } from '../schema.ts'
import { Audience, byKind, strict, Subject } from './subject.ts'

/** Characters of a comment. */
export const mostSaid = 2_000
/** Minutes within which the author of a comment may correct it or take it back. */
export const correctableMinutes = 10

const Named = ObjectSchema({ Id, Name: StringSchema() })

/** One entry of the timeline: something that was done, or a comment. Newest first. */
export const DocumentEntry = ObjectSchema({
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
  /** By field of the kind: old and new value. */
  Changes: ArraySchema(ObjectSchema({ Field: StringSchema(), Before: Unknown(), After: Unknown() })),
  Edited: BooleanSchema(),
  /** Taken back by its author: its text is gone. */
  Removed: BooleanSchema(),
  /** The caller wrote it and may still correct it or take it back. */
  Correctable: BooleanSchema(),
})
export type DocumentEntry = Static<typeof DocumentEntry>

export const documentTimeline = defineEndpoint({
  method: 'GET',
  path: '/api/Document/Timeline',
  summary: '单据时间线',
  may: byKind,
  query: ObjectSchema({ ...Subject, ...pageQuery, Audience: Optional(Audience), Comments: Optional(BooleanSchema()) }, strict),
  reply: page(DocumentEntry),
})

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
