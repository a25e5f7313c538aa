import { buttons, menus } from '../../may.ts'
import { ArraySchema, BooleanSchema, Integer, ObjectSchema, Optional, type Static, strict, StringSchema, WordSchema } from '../../schema.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { Id, Issue, page, pageQuery, Quantity, text } from '../../envelope.ts'
import { modifyReasons, siContainerOutput, siModifyInput, siOrderData, siRecordInput, siRecordOutput } from '../schemas.ts'
import { siScreens, submitButtons } from '../menus.ts'
import { standingFacts } from './row-facts.ts'
import { SiRules } from './rules.ts'

const byOrder = ObjectSchema({ CGO_ID: Id }, strict)
const submission = {
  TDBLInfos: ArraySchema(siRecordInput, { minItems: 1, maxItems: 99 }),
  Num: Integer({ minimum: 1, maximum: 99 }),
  CGO_ID: Id,
  MBL_NO: text(40),
  /** Reason of a submission after the cut-off; required then, besides the right to submit late. */
  LateReason: Optional(text(200)),
}

export const siDataInfo = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingSI/GetDataInfo',
  summary: '由委托带出的补料数据与集装箱',
  may: menus(...siScreens.editor, ...siScreens.review),
  query: byOrder,
  reply: siOrderData,
})
/** Facts of an order for the rules of combining. */
export const SiCombinableOrder = ObjectSchema({
  Id,
  MblNo: StringSchema(),
  /** The carrier's number of its booking; '' while the booking has none. */
  BookingNo: StringSchema(),
  CompanyCode: StringSchema(),
  Vessel: StringSchema(),
  Voyage: StringSchema(),
  LoadPortCode: StringSchema(),
  DischargePortCode: StringSchema(),
  ReceiptPlaceCode: StringSchema(),
  DeliveryPlaceCode: StringSchema(),
  /** It has a bill of its own, or is part of another order's. */
  Taken: BooleanSchema(),
  TDBoxInfos: ArraySchema(siContainerOutput),
})
export type SiCombinableOrder = Static<typeof SiCombinableOrder>
/**
 * Facts for the rules beside the bills. `Rules`: the operator's. `MergedInto`: number of the other order's bill that CGO_ID is part of, or ''.
 * `Orders`: CGO_ID itself and those of Ids that the caller may see.
 */
export const siCombination = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingSI/GetCombinationInfo',
  summary: '并单校验所需的委托信息',
  may: menus(...siScreens.editor, ...siScreens.review),
  query: ObjectSchema(
    {
      CGO_ID: Id,
      /** Orders to combine with it, `12,13`. */
      Ids: Optional(StringSchema({ maxLength: 800, pattern: '^\\d{1,15}(,\\d{1,15}){0,49}$' })),
    },
    strict,
  ),
  reply: ObjectSchema({ MergedInto: StringSchema(), Orders: ArraySchema(SiCombinableOrder), Rules: SiRules }),
})
/** Bytes of a set of shipping instructions: one with 1,000 containers of three lines each has 660 kB. */
const largestSubmission = 5 * 1024 * 1024

/** Pass is false with any ERROR issue. Read-only check. */
export const SiCheckResult = ObjectSchema({ Pass: BooleanSchema(), Issues: ArraySchema(Issue) })
export const checkSi = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/CheckTDBillLadingInfo',
  summary: '提交前校验补料',
  may: menus(...siScreens.editor, ...siScreens.review),
  write: false,
  largestBody: largestSubmission,
  body: ObjectSchema(submission, strict),
  reply: SiCheckResult,
})
/** Ids of the stored records in the order of TDBLInfos. */
export const SiSubmitResult = ObjectSchema({ Ids: ArraySchema(Id) })
export const addSiList = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/AddTDBillLadingInfoList',
  summary: '提交补料（单票或整组）',
  may: buttons({ path: '/external/workbench/siSubmit', code: 'submit' }),
  largestBody: largestSubmission,
  body: ObjectSchema(submission, strict),
  reply: SiSubmitResult,
})
/** EmployeeId: the caller, or the customer's employee who is notified of each step. */
export const addSiListForCompany = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/PTAddTDBillLadingInfoList',
  summary: '员工代客户提交补料',
  may: buttons({ path: '/tdManage/siCreator', code: 'submit' }),
  largestBody: largestSubmission,
  body: ObjectSchema({ ...submission, EmployeeId: Id, COMPANYID: Id, COMPANYCODE: text(50) }, strict),
  reply: SiSubmitResult,
})
/** A company that the caller may submit for, with its possible contacts. */
export const SiCompany = ObjectSchema({
  CompanyId: Id,
  CompanyCode: StringSchema(),
  CompanyName: StringSchema(),
  /** Orders of the company without any SI. */
  OpenOrders: Quantity,
  Contacts: ArraySchema(ObjectSchema({ EmployeeId: Id, Name: StringSchema(), Department: StringSchema() })),
})
export type SiCompany = Static<typeof SiCompany>
export const siCompanyList = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetOnBehalfCompanyList',
  summary: '可代提交补料的客户公司',
  may: buttons({ path: '/tdManage/siCreator', code: 'submit' }),
  query: ObjectSchema({ ...pageQuery, Keyword: Optional(text(60)) }, strict),
  reply: page(SiCompany),
})
/**
 * The full record with its containers, and `ReasonCode` (amendReasons), `Reason`, `LateReason` where the state asks for them.
 * UpdateTime is the version the caller saw; an older one is refused with 412.
 */
export const modifySi = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/ModifyTDBillLadingInfo',
  summary: '修改并重新提交补料',
  may: submitButtons,
  largestBody: largestSubmission,
  body: siModifyInput,
  reply: siRecordOutput,
})
/** Several bills of one order, submitted again together; a bill without Id is new beside them. */
export const modifySiSet = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/ModifyTDBillLadingInfoList',
  summary: '整组修改并重新提交补料（分票、并票、票间调整）',
  may: submitButtons,
  largestBody: largestSubmission,
  body: ObjectSchema({ CGO_ID: Id, TDBLInfos: ArraySchema(siRecordInput, { minItems: 1, maxItems: 99 }), ...modifyReasons }, strict),
  reply: ArraySchema(siRecordOutput),
})
export const siListOfOrder = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDBillLadingInfoList',
  summary: '某委托的全部补料',
  may: menus(...siScreens.editor, ...siScreens.review),
  query: byOrder,
  reply: ArraySchema(siRecordOutput),
})
const byId = ObjectSchema({ Id }, strict)
export const siInfo = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDBillLadingInfo',
  summary: '一票补料',
  may: menus(...siScreens.editor, ...siScreens.review, ...siScreens.lists),
  query: byId,
  reply: siRecordOutput,
})

/** Text of a reviewer for one field; `Path` as in findings: `TBI_CONSIGNEE`, `BoxInfos[0].TBX_SEALNO`. */
export const SiFieldRemark = ObjectSchema({
  Path: StringSchema({ minLength: 1, maxLength: 100 }),
  Text: StringSchema({ minLength: 1, maxLength: 300 }),
})
export type SiFieldRemark = Static<typeof SiFieldRemark>
/** State of a record and the acts that it allows the caller: all that a detail page needs beside the record itself. */
export const SiState = ObjectSchema({
  ...standingFacts,
  /** Stage of an edit that would be submitted now. */
  StageNow: Quantity,
  Reason: StringSchema(),
  /** Of the last rejection or request for change, as long as it has not been answered by a submit. */
  FieldRemarks: ArraySchema(SiFieldRemark),
  Side: WordSchema('submitter', 'reviewer', 'platform'),
  /** Moves of `siStates` that the caller may make now. */
  Moves: ArraySchema(ObjectSchema({ Event: StringSchema(), Status: Quantity, NeedsRemarks: BooleanSchema() })),
  MayEdit: BooleanSchema(),
  /** An edit now is an amendment and needs a reason code. */
  NeedsReason: BooleanSchema(),
  /** An edit now needs LateReason. */
  NeedsLateReason: BooleanSchema(),
})
export type SiState = Static<typeof SiState>
export const siState = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDBillLadingState',
  summary: '补料的状态、锁定人与可用操作',
  may: menus(...siScreens.editor, ...siScreens.review),
  query: byId,
  reply: SiState,
})
/** The same for every bill of an order. */
export const siStateList = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDBillLadingStateList',
  summary: '某委托全部补料的状态与可用操作',
  may: menus(...siScreens.editor, ...siScreens.review),
  query: byOrder,
  reply: ArraySchema(SiState),
})
