import { buttons } from '../../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  strict,
} from '../../schema.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { Id, Quantity, text, Version } from '../../envelope.ts'
import { siMoves } from '../menus.ts'
import { siRecordOutput } from '../schemas.ts'
import { SiFieldRemark } from './records.ts'

const move = {
  TDId: Id,
  Status: Integer({ minimum: 0, maximum: 9 }),
  Remarks: Optional(text(512)),
  /** The version the caller has read; a newer one refuses the move. */
  Version: Optional(Version),
  /** A code of rejectReasons (3) or voidReasons (9). */
  ReasonCode: Optional(text(10)),
  /** Of an issue (6): the day on board at the port of loading, YYYY-MM-DD; without it the departure that the schedule has. */
  OnBoardDate: Optional(text(10)),
  /** Source of the day, if it is not the departure in the schedule. */
  OnBoardSource: Optional(text(200)),
  /** Place of issue, when the record names none. */
  IssuePlace: Optional(text(35)),
  /** Of an issue after an amendment: the originals of the bill before are back. */
  Surrendered: Optional(BooleanSchema()),
}
/** Review (approve, reject) and the other moves of the status table. A GET that writes: bearer header needed, never cached, repeat is a no-op. */
export const changeSiStatus = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/ChangeTDBillLadingStatus',
  summary: '审核补料：通过或退回',
  may: siMoves,
  write: true,
  query: ObjectSchema(move, strict),
  reply: siRecordOutput,
})
/** The same moves with remarks per field, which would not fit into an address. */
export const reviewSi = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/ReviewTDBillLading',
  summary: '审核补料（可逐字段批注）',
  may: siMoves,
  body: ObjectSchema({ ...move, FieldRemarks: Optional(ArraySchema(SiFieldRemark, { maxItems: 100 })) }, strict),
  reply: siRecordOutput,
})

/** Start of an issue: the day on board as far as the schedule knows it, and the days between which it must lie. */
export const SiIssueFacts = ObjectSchema({
  /** Of the vessel's actual departure; null: none is recorded, and day and source are to be entered. */
  OnBoardDate: Union([StringSchema(), Null()]),
  OnBoardSource: StringSchema(),
  /** First and last day that is accepted; '': no bound is known. */
  Earliest: StringSchema(),
  Latest: StringSchema(),
  IssuePlace: StringSchema(),
  /** Originals of the bill before that must be back; 0: none. */
  OriginalsDue: Quantity,
  /** Characters that the bill cannot print, each once. */
  Unprintable: ArraySchema(StringSchema()),
})
export type SiIssueFacts = Static<typeof SiIssueFacts>
export const siIssueFacts = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDBillIssueFacts',
  summary: '签发提单所需的装船日期与签单地点',
  may: buttons({ path: '/tdManage/siMakeTd', code: 'issue' }),
  query: ObjectSchema({ Id }, strict),
  reply: SiIssueFacts,
})

/** Outcome by record of a batch, in the order of the request; Message is the reason for leaving a record unchanged. */
export const SiBatchResult = ObjectSchema({
  Done: Quantity,
  Failed: Quantity,
  Results: ArraySchema(
    ObjectSchema({
      Id,
      SiNo: StringSchema(),
      BillNo: StringSchema(),
      Done: BooleanSchema(),
      Message: StringSchema(),
    }),
  ),
})
export type SiBatchResult = Static<typeof SiBatchResult>
const Ids = ArraySchema(Id, { minItems: 1, maxItems: 100, uniqueItems: true })

/** Claims waiting records for the caller for half an hour; a further call renews the claim. Others see who has claimed a record; the claim does not lock it. */
export const claimSi = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/ClaimTDBillLading',
  summary: '领取待审核补料（再次调用即续期）',
  may: buttons({ path: '/tdManage/siCheck', code: 'claim' }),
  body: ObjectSchema({ Ids }, strict),
  reply: SiBatchResult,
})
/** Releases the caller's claims; with the right to assign, those of others as well. */
export const releaseSi = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/ReleaseTDBillLading',
  summary: '取消领取补料',
  may: buttons({ path: '/tdManage/siCheck', code: 'claim' }, { path: '/tdManage/siCheck', code: 'assign' }),
  body: ObjectSchema({ Ids }, strict),
  reply: SiBatchResult,
})
/** Puts records on a reviewer's desk until they are reviewed or given back. */
export const assignSi = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/AssignTDBillLading',
  summary: '批量分配审核人',
  may: buttons({ path: '/tdManage/siCheck', code: 'assign' }),
  body: ObjectSchema({ Ids, EmployeeId: Id }, strict),
  reply: SiBatchResult,
})
/** Approves pending records without warnings in exactly the given version; the others remain for a person. */
export const batchApproveSi = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/BatchApproveTDBillLading',
  summary: '批量审核通过（仅无提醒的）',
  may: buttons({ path: '/tdManage/siAudit', code: 'audit' }),
  body: ObjectSchema({ Items: ArraySchema(ObjectSchema({ Id, Version }, strict), { minItems: 1, maxItems: 100 }) }, strict),
  reply: SiBatchResult,
})

/** Colleagues who may review, with the number of records that each has claimed. */
export const SiReviewer = ObjectSchema({ EmployeeId: Id, Name: StringSchema(), Department: StringSchema(), Claimed: Quantity })
export type SiReviewer = Static<typeof SiReviewer>
export const siReviewerList = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDReviewerList',
  summary: '可分配的审核人',
  may: buttons({ path: '/tdManage/siCheck', code: 'assign' }),
  reply: ArraySchema(SiReviewer),
})
/** Next record of the queue that nobody else has claimed, earliest cut-off first. Id null: the queue is empty. */
export const SiNext = ObjectSchema({ Id: Union([Id, Null()]), Remaining: Quantity })
export const nextSi = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetNextTDBillLading',
  summary: '待审核队列的下一票',
  may: buttons({ path: '/tdManage/siAudit', code: 'audit' }),
  query: ObjectSchema({ AfterId: Optional(Id) }, strict),
  reply: SiNext,
})
