import { defineEndpoint } from '../endpoint.ts'
import type { EntityField, EntityValue } from '../entity/fields.ts'
import { AnyValue } from '../entity/schemas.ts'
import { Id, IdOrNone, Instant, text } from '../envelope.ts'
import { ArraySchema, BooleanSchema, ObjectSchema, Optional, type Static, type TSchema, Unsafe, strict } from '../schema.ts'
import type { SensitiveField } from '../system/field-rights.ts'
import { byKind, Subject, SubjectQuery } from './subject.ts'

/** Rows below a document, such as contacts or cargo: their fields are declared as those of an entity. */
export interface LinesFacts {
  readonly zh: string
  readonly en: string
  readonly table: string
  /** Most rows of one document. */
  readonly most: number
  readonly fields: readonly EntityField[]
  /** The other side of the record reads the rows too. Absent: the staff alone. */
  readonly audience?: 'customer'
  /** Fields that roles may hide, by key. */
  readonly sensitive?: Readonly<Record<string, SensitiveField>>
}

/** A row; Id 0 is a new one. The other properties are the declared fields. */
export interface Line {
  readonly Id: number
  readonly [field: string]: EntityValue
}
export const Line: TSchema = ObjectSchema({ Id: IdOrNone }, { additionalProperties: AnyValue, maxProperties: 100 })

/** The rows of every part of a document, in their order, and the version of the document. */
export const DocumentLines = ObjectSchema({
  UpdateTime: Instant,
  Parts: Unsafe<Readonly<Record<string, readonly Line[]>>>({ type: 'object', additionalProperties: { type: 'array', items: Line } }),
})
export type DocumentLines = Static<typeof DocumentLines>

export const documentLines = defineEndpoint({
  method: 'GET',
  path: '/api/Document/Lines',
  summary: '单据明细',
  may: byKind,
  query: SubjectQuery,
  reply: DocumentLines,
})

/** Replaces the rows of one part: those with an Id stay, what is missing goes. The document gets a new version. */
export const saveDocumentLines = defineEndpoint({
  method: 'POST',
  path: '/api/Document/SaveLines',
  summary: '保存单据明细',
  may: byKind,
  largestBody: 2 * 1024 * 1024,
  body: ObjectSchema(
    {
      ...Subject,
      Id,
      UpdateTime: Instant,
      Part: text(40),
      Rows: Unsafe<readonly Line[]>(ArraySchema(Line, { maxItems: 500 })),
      /** Values that are refused with CONFIRMATION_REQUIRED are meant. */
      Sure: Optional(BooleanSchema()),
    },
    strict,
  ),
  reply: DocumentLines,
})
