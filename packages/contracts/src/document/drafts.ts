import { defineEndpoint } from '../endpoint.ts'
import { Id, IdOrNone, Instant, Quantity, text } from '../envelope.ts'
import { AnyValue } from '../entity/schemas.ts'
import type { ButtonPermission } from '../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  type TSchema,
  Union,
  Unsafe,
  strict,
} from '../schema.ts'
import { DraftKey, DraftUse } from '../draft-use.ts'
import { byKind } from './subject.ts'

/** Saved work of a kind: what its people type and have not saved yet. */
export interface DraftFacts {
  /** People who continue a draft: its author, or everybody of the company who may write the record. */
  readonly audience: 'person' | 'company'
  /** Schema of the input, however unfinished: no field is needed. */
  readonly schema: TSchema
  /** The button that begins a new record; absent: the one that writes it. */
  readonly adds?: ButtonPermission
}

/** Bytes that a draft may have as JSON in UTF-8: a grid of 5,000 rates with all of its columns is half of it. */
export const largestDraft = 4 * 1024 * 1024
/** Days without a change after which a draft is removed. */
export const draftDays = 180
/** Most drafts that a list names; the latest. */
export const mostDrafts = 100

/** Input of the fields of an entity. */
export const entityDraft: TSchema = ObjectSchema({}, { additionalProperties: AnyValue })

/** Key of the draft of a record, or of a new one by an id that its page made: letters, digits and hyphens. */
export const draftKey = (id: number | undefined, creationKey: string): string => (id === undefined ? `new-${creationKey}` : String(id))

const Fields = Unsafe<Readonly<Record<string, unknown>>>({ type: 'object' })
/**
 * Input of a form: the version of the record below it (null: a new one), the initial values, and the current values. Both are held to the
 * schema of the kind. `Revision` goes up with every change.
 */
export const TypedDraft = ObjectSchema({ Over: Union([Instant, Null()]), First: Fields, Values: Fields, Revision: Quantity }, strict)
export type TypedDraft = Static<typeof TypedDraft>

const head = {
  Key: DraftKey,
  /** Title of the draft, as its page gave it. */
  Title: StringSchema(),
  /** Goes up with every save; one that is made anew has none of the former. */
  Version: Id,
  SavedAt: Instant,
  SavedBy: StringSchema(),
  SavedById: IdOrNone,
}
export const DraftRow = ObjectSchema(head)
export type DraftRow = Static<typeof DraftRow>
/** Data of a 412 is this, as it stands now, or null when it is gone. */
export const DocumentDraft = ObjectSchema({ ...head, Content: Unsafe<TypedDraft>({}) })
export type DocumentDraft = Static<typeof DocumentDraft>

const Kind = text(40)

/** Drafts of a kind that the caller may go on with, the latest first. */
export const documentDrafts = defineEndpoint({
  method: 'GET',
  path: '/api/Document/Drafts',
  summary: '未提交的单据内容列表',
  may: byKind,
  query: ObjectSchema({ Kind, New: Optional(BooleanSchema()) }, strict),
  reply: ArraySchema(DraftRow),
})

/** Status 0 and no data: none is kept. */
export const documentDraft = defineEndpoint({
  method: 'GET',
  path: '/api/Document/Draft',
  summary: '未提交的单据内容',
  may: byKind,
  query: ObjectSchema({ Kind, Key: DraftKey }, strict),
  reply: Union([DocumentDraft, Null()]),
})

/** `Version`: the one that the caller has seen, null for none. Another one by now is refused with 412. */
export const saveDocumentDraft = defineEndpoint({
  method: 'POST',
  path: '/api/Document/SaveDraft',
  summary: '保存未提交的单据内容（自动保存）',
  may: byKind,
  largestBody: largestDraft + 64 * 1024,
  body: ObjectSchema({ Kind, Key: DraftKey, Version: Union([Id, Null()]), Title: text(120), Content: TypedDraft }, strict),
  reply: ObjectSchema({ Version: Id, SavedAt: Instant }),
})

/** Removes the version that the caller has seen; a newer one stays. Removing what is gone is no error. */
export const dropDocumentDraft = defineEndpoint({
  method: 'POST',
  path: '/api/Document/DropDraft',
  summary: '放弃未提交的单据内容',
  may: byKind,
  body: ObjectSchema({ Kind, ...DraftUse.properties }, strict),
  reply: ObjectSchema({ Removed: BooleanSchema() }),
})
