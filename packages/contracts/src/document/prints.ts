import { defineEndpoint, openFile } from '../endpoint.ts'
import { Id, Instant, text, Version } from '../envelope.ts'
import type { ButtonPermission } from '../may.ts'
import { ArraySchema, Literal, ObjectSchema, type Static, StringSchema, Union, strict } from '../schema.ts'
import type { SensitiveField } from '../system/field-rights.ts'
import { NotMoved } from './moves.ts'
import { byKind, Subject, SubjectQuery } from './subject.ts'

/** A print that a kind of document has. What stands on it the server says, block by block. */
export interface PrintFacts {
  readonly zh: string
  readonly en: string
  /** The button that gives it out. */
  readonly button: ButtonPermission
  /** The button by which people of the party give it out for themselves. Absent: it is the staff's alone. */
  readonly party?: ButtonPermission
  /** Copies carry the stamp of the company over its signature. */
  readonly stamped?: true
  /** Roles that may not see these get none. */
  readonly sensitive?: readonly SensitiveField[]
}
/** Declares a print. */
export const definePrint = <const P extends PrintFacts>(declared: P): P => declared

export const printLanguages = { zh: '中文', en: 'English' } as const
export type PrintLanguage = keyof typeof printLanguages
const Language = Union([Literal('zh'), Literal('en')])
const Format = Union([Literal('pdf'), Literal('xlsx')])
const Print = text(40)
const file = openFile('打印按钮按单据类型逐条核对')

/** A copy that was given out: its data and its file stay as they were. */
export const PrintCopy = ObjectSchema({
  Id,
  Print: StringSchema(),
  Language,
  /** Counted by document and print, from 1. */
  Copy: Version,
  IssuedBy: StringSchema(),
  IssuedAt: Instant,
})
export type PrintCopy = Static<typeof PrintCopy>

/** Copies of the prints that the caller may give out, the newest first. */
export const printCopies = defineEndpoint({
  method: 'GET',
  path: '/api/Document/Prints',
  summary: '打印记录',
  may: byKind,
  query: SubjectQuery,
  reply: ArraySchema(PrintCopy),
})

/** The print as it would be now, marked as no copy. */
export const printPreview = defineEndpoint({
  method: 'GET',
  path: '/api/Document/PrintPreview',
  summary: '预览打印件',
  may: byKind,
  query: ObjectSchema({ ...Subject, Print, Language, Format }, strict),
  reply: file,
})

/** Characters that none of the faces of a print can draw, each once. They are printed by their numbers. */
export const PrintCheck = ObjectSchema({ Unprintable: ArraySchema(StringSchema()) })
export type PrintCheck = Static<typeof PrintCheck>
export const printCheck = defineEndpoint({
  method: 'GET',
  path: '/api/Document/PrintCheck',
  summary: '打印前检查：无法打印的字符',
  may: byKind,
  query: ObjectSchema({ ...Subject, Print, Language }, strict),
  reply: PrintCheck,
})

export const issuePrint = defineEndpoint({
  method: 'POST',
  path: '/api/Document/IssuePrint',
  summary: '正式打印',
  may: byKind,
  body: ObjectSchema({ ...Subject, Print, Language }, strict),
  reply: PrintCopy,
})

/** A copy once more: the stored one. */
export const printCopyFile = defineEndpoint({
  method: 'GET',
  path: '/api/Document/PrintCopy',
  summary: '重新打印',
  may: byKind,
  query: ObjectSchema({ ...Subject, CopyId: Id, Format }, strict),
  reply: file,
})

/** Records of one call, whose copies are drawn before it writes, and copies of one file. */
export const printLimits = { atOnce: 10, together: 100 } as const
/** Copies of one print of several records, each for itself: a record that may not be printed is left out, with the reason. */
export const issuePrints = defineEndpoint({
  method: 'POST',
  path: '/api/Document/IssuePrints',
  summary: '批量正式打印',
  may: byKind,
  body: ObjectSchema({ Kind: Subject.Kind, Ids: ArraySchema(Id, { minItems: 1, maxItems: printLimits.atOnce }), Print, Language }, strict),
  reply: ObjectSchema({ Copies: ArraySchema(ObjectSchema({ Id, CopyId: Id })), NotPrinted: ArraySchema(NotMoved) }),
})

/** Stored copies of one print as one file: `Copies` is `<record>-<copy>`, apart by commas, in the order of the pages. */
export const printsTogether = defineEndpoint({
  method: 'GET',
  path: '/api/Document/PrintsTogether',
  summary: '多份打印件合为一个文件',
  may: byKind,
  query: ObjectSchema({ Kind: Subject.Kind, Print, Copies: text(4_000), Format: Literal('pdf') }, strict),
  reply: file,
})
