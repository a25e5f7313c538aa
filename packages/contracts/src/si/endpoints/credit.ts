import { defineEndpoint } from '../../endpoint.ts'
import { Id, InstantOrNull, text, Version } from '../../envelope.ts'
import { menus } from '../../may.ts'
import { ArraySchema, Literal, ObjectSchema, type Static, strict, StringSchema, Union, Unsafe, WordSchema } from '../../schema.ts'
import { creditKinds, type CreditKind } from '../credit.ts'
import { siScreens, submitButtons } from '../menus.ts'

const words = StringSchema()
const Kind = Unsafe<CreditKind>(Union(Object.keys(creditKinds).map((kind) => Literal(kind))))
/** Wording of a clause of the credit; for `latestShipment` a day, `YYYY-MM-DD`. */
export const SiCreditClause = ObjectSchema({ Kind, Text: text(6_500) }, strict)
export type SiCreditClause = Static<typeof SiCreditClause>
const values = {
  CreditNo: text(35),
  Bank: text(120),
  Clauses: ArraySchema(SiCreditClause, { maxItems: 40 }),
}
/** Clauses of the credit that the bills of an order are presented under. UpdateTime: null while there is none. */
export const SiCredit = ObjectSchema({ CGO_ID: Id, ...values, By: words, UpdateTime: InstantOrNull })
export type SiCredit = Static<typeof SiCredit>

export const siCredit = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/Credit',
  summary: '委托的信用证条款',
  may: menus(...siScreens.editor, ...siScreens.review),
  query: ObjectSchema({ CGO_ID: Id }, strict),
  reply: SiCredit,
})
/** UpdateTime is the version that the caller has read; an older one answers 412 with the stored clauses. Without clauses the credit is removed. */
export const saveSiCredit = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/CreditSave',
  summary: '保存信用证条款',
  may: submitButtons,
  largestBody: 512 * 1024,
  body: ObjectSchema({ CGO_ID: Id, ...values, UpdateTime: InstantOrNull }, strict),
  reply: SiCredit,
})

/** Finding about a clause. `Severity`: `ERROR` for a contradiction in the bill, `INFO` where a person has to check. */
export const SiCreditFinding = ObjectSchema({
  Kind,
  Clause: words,
  Severity: WordSchema('ERROR', 'INFO'),
  /** Place of the record: `TBI_CONSIGNEE`; '' for none. */
  Path: words,
  Said: words,
  Message: words,
})
export type SiCreditFinding = Static<typeof SiCreditFinding>
/** Every version of a bill against the clauses as they are now, the newest first. */
export const siCreditVersions = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/CreditVersions',
  summary: '各版本与信用证条款的核对',
  may: menus(...siScreens.editor, ...siScreens.review),
  query: ObjectSchema({ Id }, strict),
  reply: ArraySchema(ObjectSchema({ Version, Findings: ArraySchema(SiCreditFinding) }), { maxItems: 50 }),
})
