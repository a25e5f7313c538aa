import { Instant } from '../envelope.ts'
import { Integer, Literal, ObjectSchema, type Static, Union } from '../schema.ts'

/** Marks on the prints of a company: its logo in the head, its stamp on copies over the signature. */
export const printMarks = { logo: '公司标志', stamp: '印章' } as const
export type MarkKind = keyof typeof printMarks
export const MarkKind = Union([Literal('logo'), Literal('stamp')])
/** Bytes, and kinds as read off the file itself. */
export const markLimits = { bytes: 500_000, kinds: ['png', 'jpg'] } as const

export const PrintMark = ObjectSchema({ Mark: MarkKind, Size: Integer({ minimum: 1, maximum: markLimits.bytes }), UpdateTime: Instant })
export type PrintMark = Static<typeof PrintMark>
