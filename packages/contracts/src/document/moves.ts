import { defineEndpoint } from '../endpoint.ts'
import { Id, IdOrNone, Instant, Quantity, text } from '../envelope.ts'
import { errorTable, type ErrorCode } from '../errors.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Literal,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  Unsafe,
  strict,
} from '../schema.ts'
import { byKind, Subject, SubjectQuery } from './subject.ts'

/** Most records of one batch. */
export const mostMoved = 500

/** A field that is sent back, and what is wrong with it. */
export const ReturnedField = ObjectSchema({ Field: text(60), Remark: text(200) }, strict)
export type ReturnedField = Static<typeof ReturnedField>

/** A record that did not move: why, and whether trying again makes sense. */
export const NotMoved = ObjectSchema({
  Id,
  No: StringSchema(),
  Code: Unsafe<ErrorCode>(Union(Object.keys(errorTable).map((code) => Literal(code)))),
  Message: StringSchema(),
})
export type NotMoved = Static<typeof NotMoved>

export const MoveOutcome = ObjectSchema({ Moved: ArraySchema(Id), NotMoved: ArraySchema(NotMoved) })
export type MoveOutcome = Static<typeof MoveOutcome>

/**
 * Makes a declared move of one or many records, each for itself: what is refused stays as it was and says why. `UpdateTime` is the version that the
 * caller saw.
 */
export const moveDocuments = defineEndpoint({
  method: 'POST',
  path: '/api/Document/Move',
  summary: '变更单据状态',
  may: byKind,
  body: ObjectSchema(
    {
      Kind: Subject.Kind,
      Event: text(40),
      Items: ArraySchema(ObjectSchema({ Id, UpdateTime: Instant }, strict), { minItems: 1, maxItems: mostMoved }),
      Remarks: Optional(text(500)),
      Reason: Optional(text(40)),
      Fields: Optional(ArraySchema(ReturnedField, { maxItems: 60 })),
      /** Values that are refused with CONFIRMATION_REQUIRED are meant. */
      Sure: Optional(BooleanSchema()),
    },
    strict,
  ),
  reply: MoveOutcome,
})

/** Where a document stands, and what its reader may do next. */
export const DocumentState = ObjectSchema({
  Id,
  No: StringSchema(),
  Title: StringSchema(),
  /** Code of the state; -1 for a kind without states. */
  State: Integer({ minimum: -1, maximum: 1_000 }),
  Since: Union([Instant, Null()]),
  /** When it becomes overdue in this state. */
  Due: Union([Instant, Null()]),
  UpdateTime: Instant,
  /** Events that the caller may set off from here. */
  Moves: ArraySchema(StringSchema()),
  /** Fields named when it was last sent back, while it still is. */
  Returned: ArraySchema(ReturnedField),
  Remarks: StringSchema(),
  /** Employee who has claimed it; 0 for nobody. */
  ClaimedBy: IdOrNone,
  ClaimedName: StringSchema(),
  ClaimedAt: Union([Instant, Null()]),
  MayWrite: BooleanSchema(),
  /** Of the staff alone: the party takes no record onto a desk. */
  MayClaim: BooleanSchema(),
  Following: BooleanSchema(),
  Followers: Quantity,
})
export type DocumentState = Static<typeof DocumentState>

export const documentState = defineEndpoint({
  method: 'GET',
  path: '/api/Document/State',
  summary: '单据状态与可执行操作',
  may: byKind,
  query: SubjectQuery,
  reply: DocumentState,
})

/** Takes a record onto one's desk, or lays it down. `Take` of what somebody else has is refused unless `Over` says so. */
export const claimDocument = defineEndpoint({
  method: 'POST',
  path: '/api/Document/Claim',
  summary: '领取或取消领取单据',
  may: byKind,
  body: ObjectSchema({ ...Subject, Take: BooleanSchema(), Over: Optional(BooleanSchema()) }, strict),
  reply: DocumentState,
})

/** Takes many records onto one's desk. Each stands for itself: what somebody else has is told with his name. */
export const claimDocuments = defineEndpoint({
  method: 'POST',
  path: '/api/Document/ClaimMany',
  summary: '批量领取单据',
  may: byKind,
  body: ObjectSchema({ Kind: text(40), Ids: ArraySchema(Id, { minItems: 1, maxItems: mostMoved }) }, strict),
  reply: MoveOutcome,
})
