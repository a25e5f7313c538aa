import { defineEndpoint } from '../../endpoint.ts'
import { Id, Quantity, text } from '../../envelope.ts'
import { ArraySchema, BooleanSchema, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../../schema.ts'
import { byKind, Subject } from '../subject.ts'

/** Records of one request at the desk. */
export const mostAtDesk = 100
const Ids = ArraySchema(Id, { minItems: 1, maxItems: mostAtDesk, uniqueItems: true })
const Kind = text(40)

/** The outcome of each record, in the order of the request. */
export const DeskOutcome = ArraySchema(ObjectSchema({ Id, No: StringSchema(), Done: BooleanSchema(), Message: StringSchema() }))
export type DeskOutcome = Static<typeof DeskOutcome>

const onDesk = (path: 'Claim' | 'Release', summary: string) =>
  defineEndpoint({
    method: 'POST',
    path: `/api/Document/Desk${path}`,
    summary,
    may: byKind,
    body: ObjectSchema({ Kind, Ids }, strict),
    reply: DeskOutcome,
  })
/** Claims waiting records for the caller; a further call renews the claim. A claim tells colleagues who is at a record, and locks nothing. */
export const claimAtDesk = onDesk('Claim', '领取待办单据（再次调用即续期）')
/** Gives back records of the caller, with the right to assign those of anybody. */
export const releaseAtDesk = onDesk('Release', '取消领取单据')
/** Puts waiting records on the desk of a colleague until they leave it. */
export const assignAtDesk = defineEndpoint({
  method: 'POST',
  path: '/api/Document/DeskAssign',
  summary: '分配待办单据',
  may: byKind,
  body: ObjectSchema({ Kind, Ids, EmployeeId: Id }, strict),
  reply: DeskOutcome,
})

/** Colleagues who work at the desk, with the number of waiting records that each has claimed. */
export const DeskPerson = ObjectSchema({ EmployeeId: Id, Name: StringSchema(), Department: StringSchema(), Claimed: Quantity })
export type DeskPerson = Static<typeof DeskPerson>
export const deskPeople = defineEndpoint({
  method: 'GET',
  path: '/api/Document/DeskPeople',
  summary: '可分配的人员',
  may: byKind,
  query: ObjectSchema({ Kind: Subject.Kind }, strict),
  reply: ArraySchema(DeskPerson),
})

/** The waiting record after `AfterId` that no colleague has claimed; behind the last one the first again. `Id` null: nothing waits. */
export const DeskNext = ObjectSchema({ Id: Union([Id, Null()]), Remaining: Quantity })
export type DeskNext = Static<typeof DeskNext>
export const nextAtDesk = defineEndpoint({
  method: 'GET',
  path: '/api/Document/DeskNext',
  summary: '待办队列的下一票',
  may: byKind,
  query: ObjectSchema({ Kind: Subject.Kind, AfterId: Optional(Id) }, strict),
  reply: DeskNext,
})
