import { defineEndpoint } from '../endpoint.ts'
import { Instant, Quantity, text } from '../envelope.ts'
import { ArraySchema, BooleanSchema, Null, ObjectSchema, type Static, StringSchema, Union, strict } from '../schema.ts'
import { byKind, Subject } from './subject.ts'

/** How a company numbers a kind of document. */
export const NumberRule = ObjectSchema({
  Rule: StringSchema(),
  /** The rule of the kind, which holds where the company has none of its own. */
  Usual: StringSchema(),
  Own: BooleanSchema(),
  /** Last editor and time; null while the default was never changed. */
  ChangedBy: StringSchema(),
  UpdateTime: Union([Instant, Null()]),
  /** The next numbers, from the day of China. */
  Next: ArraySchema(StringSchema()),
  MaySet: BooleanSchema(),
})
export type NumberRule = Static<typeof NumberRule>

const Kind = Subject.Kind
const Rule = text(40)

export const numberRule = defineEndpoint({
  method: 'GET',
  path: '/api/Document/NumberRule',
  summary: '编号规则',
  may: byKind,
  query: ObjectSchema({ Kind }, strict),
  reply: NumberRule,
})

/** Next numbers of a rule. `Skipped`: used numbers on the way. An invalid rule is refused with the reason. */
export const NumberPreview = ObjectSchema({ Next: ArraySchema(StringSchema()), Skipped: Quantity })
export type NumberPreview = Static<typeof NumberPreview>
export const numberPreview = defineEndpoint({
  method: 'GET',
  path: '/api/Document/NumberPreview',
  summary: '预览编号',
  may: byKind,
  query: ObjectSchema({ Kind, Rule }, strict),
  reply: NumberPreview,
})

/** Sets the rule of the caller's company; an empty one goes back to the usual. `UpdateTime` is what the caller saw. */
export const saveNumberRule = defineEndpoint({
  method: 'POST',
  path: '/api/Document/SaveNumberRule',
  summary: '保存编号规则',
  may: byKind,
  body: ObjectSchema({ Kind, Rule, UpdateTime: Union([Instant, Null()]) }, strict),
  reply: NumberRule,
})
