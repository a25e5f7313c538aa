import { Quantity } from '../../envelope.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  NumberSchema,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Unsafe,
} from '../../schema.ts'

/** Characters `Start` to `End` (not included) of the text. */
const Span = ObjectSchema({ Start: Quantity, End: Quantity })
const spans = ArraySchema(Span)
const Words = Unsafe<Readonly<Record<string, string>>>({ type: 'object', additionalProperties: { type: 'string' } })

/** Question about a text. `Free`: accepted kind of answer beside the candidates. `Learnable`: the answer holds for later texts of the source. */
export const ReadQuestion = ObjectSchema({
  Id: StringSchema(),
  Kind: StringSchema(),
  Spans: spans,
  Word: StringSchema(),
  Candidates: ArraySchema(ObjectSchema({ Value: StringSchema(), Label: StringSchema() })),
  Free: StringSchema(),
  Answer: Optional(StringSchema()),
  Learnable: BooleanSchema(),
})
export type ReadQuestion = Static<typeof ReadQuestion>

const ReadCharge = ObjectSchema({
  Code: StringSchema(),
  Name: StringSchema(),
  Basis: StringSchema(),
  Currency: StringSchema(),
  Amount: StringSchema(),
  Boxes: Words,
  Included: BooleanSchema(),
  Above: StringSchema(),
  Collect: BooleanSchema(),
})
export type ReadCharge = Static<typeof ReadCharge>

const day = Optional(Integer({ minimum: 1, maximum: 7 }))
const days = Optional(NumberSchema({ minimum: 0, maximum: 999 }))
/** A rate as the text says it. `Questions`: open ones; until they are answered it is no rate. `Rate`: the draft that was made of it. */
export const ReadRow = ObjectSchema({
  Id: StringSchema(),
  Span,
  Carrier: StringSchema(),
  Service: StringSchema(),
  Pol: StringSchema(),
  Pod: StringSchema(),
  Via: StringSchema(),
  Currency: StringSchema(),
  Prices: Words,
  From: StringSchema(),
  To: StringSchema(),
  Basis: StringSchema(),
  Closing: day,
  Sailing: day,
  Transit: days,
  Free: days,
  Limit: StringSchema(),
  Surcharges: ArraySchema(ReadCharge),
  Remark: StringSchema(),
  /** Fields that another line says: a heading, the cell above, a line for all. */
  Inherited: ArraySchema(StringSchema()),
  Questions: ArraySchema(StringSchema()),
  Rate: Optional(ObjectSchema({ Id: Quantity, Code: StringSchema() })),
})
export type ReadRow = Static<typeof ReadRow>

/** Actions of a text besides offering prices: withdrawal, correction, increase, full vessels, announcement. */
export const readActions = { withdraw: '撤价', correct: '更正', increase: '涨价', full: '爆舱', announce: '通知' } as const

export const ReadAction = ObjectSchema({
  Id: StringSchema(),
  Kind: StringSchema(),
  Span,
  Text: StringSchema(),
  Carriers: ArraySchema(StringSchema()),
  Pols: ArraySchema(StringSchema()),
  Pods: ArraySchema(StringSchema()),
  Lanes: ArraySchema(StringSchema()),
  From: StringSchema(),
  Currency: StringSchema(),
  Amounts: Words,
  Rows: ArraySchema(ReadRow),
})
export type ReadAction = Static<typeof ReadAction>

/** Result of reading a text: every character is in exactly one of `Marks`. */
export const Reading = ObjectSchema({
  Rows: ArraySchema(ReadRow),
  Questions: ArraySchema(ReadQuestion),
  Actions: ArraySchema(ReadAction),
  Warnings: ArraySchema(ObjectSchema({ Kind: StringSchema(), Spans: spans, Text: StringSchema() })),
  Marks: ArraySchema(ObjectSchema({ Start: Quantity, End: Quantity, As: StringSchema() })),
  Ports: ArraySchema(ObjectSchema({ Code: StringSchema(), Name: StringSchema() })),
})
export type Reading = Static<typeof Reading>
