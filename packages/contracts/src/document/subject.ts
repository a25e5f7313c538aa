import { anyMenu } from '../may.ts'
import { Literal, ObjectSchema, type Static, Union, strict } from '../schema.ts'
import { Id, text } from '../envelope.ts'

/** One document: its kind and its key. The kind decides who may; what the caller does not see is NOT_FOUND. */
export const Subject = { Kind: text(40), Id }

/** Calls of the kit serve every kind: which roles may is asked of the kind, record by record. */
export const byKind = anyMenu('单据的查看与操作权限按单据类型逐条核对')

/** Readers of an entry or a file: the staff alone, or the other side as well. It stands in the key, so that nothing moves from one to the other. */
export const Audience = Union([Literal('internal'), Literal('customer')])
export type Audience = Static<typeof Audience>

export const SubjectQuery = ObjectSchema(Subject, strict)
