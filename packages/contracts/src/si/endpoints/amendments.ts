import { defineEndpoint } from '../../endpoint.ts'
import { Id, Instant, InstantOrNull, Quantity, Version } from '../../envelope.ts'
import { menus } from '../../may.ts'
import { ArraySchema, BooleanSchema, ObjectSchema, Optional, type Static, strict, StringSchema, WordSchema } from '../../schema.ts'
import { siScreens } from '../menus.ts'
import type { SiFeeOccasion } from '../fees/occasions.ts'

const words = StringSchema()

/** Originals of an issued bill under amendment: returned, replaced by a letter of guarantee, or none. */
export const originalsTable = { surrender: '收回正本', guarantee: '凭保函改单', none: '没有签发正本' } as const
export type SiOriginals = keyof typeof originalsTable

/** A fee by the rules of the operator. `Free`: one of the times that cost nothing. */
export const SiFee = ObjectSchema({
  Occasion: WordSchema<SiFeeOccasion>('amend', 'late', 'extend'),
  Code: words,
  NameZh: words,
  NameEn: words,
  Price: words,
  Currency: words,
  TaxRate: words,
  Free: BooleanSchema(),
})
export type SiFee = Static<typeof SiFee>

/** Fees of an edit or a first submission that would be made now. `Stage`: key of siStages. */
export const SiFeePreview = ObjectSchema({ Stage: Quantity, Fees: ArraySchema(SiFee) })
export type SiFeePreview = Static<typeof SiFeePreview>
/** `Id`: the bill that would be edited; without it a first bill of the order. */
export const siFeePreview = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/FeePreview',
  summary: '现在提交或改单的费用',
  may: menus(...siScreens.editor, ...siScreens.review),
  query: ObjectSchema({ CGO_ID: Id, Id: Optional(Id) }, strict),
  reply: SiFeePreview,
})

export const SiAmendment = ObjectSchema({
  Id,
  TDId: Id,
  FromVersion: Version,
  /** Status before: key of siStatusTable. */
  FromStatus: Quantity,
  Version,
  Stage: Quantity,
  ReasonCode: words,
  Reason: words,
  Originals: WordSchema<SiOriginals | ''>('', 'surrender', 'guarantee', 'none'),
  /** Name of the letter of guarantee. */
  Guarantee: words,
  Fees: ArraySchema(SiFee),
  By: words,
  CreateTime: Instant,
  EndedAt: InstantOrNull,
  Outcome: WordSchema('', 'issued', 'reinstated', 'voided'),
})
export type SiAmendment = Static<typeof SiAmendment>
export const siAmendments = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/AmendmentList',
  summary: '改单记录与费用',
  may: menus(...siScreens.editor, ...siScreens.review),
  query: ObjectSchema({ Id }, strict),
  reply: ArraySchema(SiAmendment, { maxItems: 200 }),
})
