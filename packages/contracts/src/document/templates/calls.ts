import { defineEndpoint } from '../../endpoint.ts'
import { Id, IdOrNone, Instant, page, pageQuery, Quantity, text } from '../../envelope.ts'
import { BooleanSchema, Null, ObjectSchema, Optional, type Static, StringSchema, Union, Unsafe, strict } from '../../schema.ts'
import { byKind, SubjectQuery } from '../subject.ts'
import { longestTemplate } from './templates.ts'

const Kind = text(40)
/** A content of the kind. Its shape is the kind's own, checked when it is stored. */
const Content = Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', maxProperties: 200, additionalProperties: true })
const largestTemplate = 1024 * 1024

/** A template as its reader lists it. `Mine`: the reader made it. `Uses`: how often a record was begun with it. */
export const DocumentTemplate = ObjectSchema({
  Id,
  UpdateTime: Instant,
  Name: StringSchema(),
  Shared: BooleanSchema(),
  By: StringSchema(),
  Mine: BooleanSchema(),
  Uses: Quantity,
  UsedAt: Union([Instant, Null()]),
})
export type DocumentTemplate = Static<typeof DocumentTemplate>

/** Templates of the caller's company that are shared, and the caller's own; the latest used first. */
export const documentTemplates = defineEndpoint({
  method: 'GET',
  path: '/api/Document/Templates',
  summary: '单据模板列表',
  may: byKind,
  query: ObjectSchema({ Kind, ...pageQuery, Keyword: Optional(text(60)), Shared: Optional(BooleanSchema()) }, strict),
  reply: page(DocumentTemplate),
})

/** Returns the content of a template for a new record, and counts one use. */
export const takeDocumentTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/Document/UseTemplate',
  summary: '使用单据模板',
  may: byKind,
  body: SubjectQuery,
  reply: ObjectSchema({ Id, Name: StringSchema(), Content }),
})

/**
 * Id 0: a new template of `Content`, or of another template (`CopyOf`). Otherwise its name, whether it is shared, and `Content` where it is given;
 * refused with 412 when somebody else wrote it first.
 */
export const saveDocumentTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/Document/SaveTemplate',
  summary: '保存单据模板',
  may: byKind,
  largestBody: largestTemplate,
  body: ObjectSchema(
    {
      Kind,
      Id: IdOrNone,
      UpdateTime: Optional(Instant),
      Name: text(longestTemplate),
      Shared: BooleanSchema(),
      Content: Optional(Content),
      CopyOf: Optional(Id),
    },
    strict,
  ),
  reply: DocumentTemplate,
})

export const removeDocumentTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/Document/RemoveTemplate',
  summary: '删除单据模板',
  may: byKind,
  body: ObjectSchema({ Kind, Id, UpdateTime: Instant }, strict),
  reply: Null(),
})
