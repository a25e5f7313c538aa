import {
  Array as ArraySchema,
  Boolean as BooleanSchema,
  Integer,
  Literal,
  Null,
  Object as ObjectSchema,
  Optional,
  String as StringSchema,
  Union,
  type Static,
} from 'typebox'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Instant, Issue, page, pageQuery, text } from '../envelope.ts'
import { siOrderData, siRecordInput, siRecordOutput, siTemplateInput, siTemplateOutput } from './schemas.ts'

const byId = ObjectSchema({ Id }, { additionalProperties: false })
const submission = {
  TDBLInfos: ArraySchema(siRecordInput, { minItems: 1, maxItems: 99 }),
  Num: Integer({ minimum: 1, maximum: 99 }),
  CGO_ID: Id,
  MBL_NO: text(40),
}

export const siDataInfo = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingSI/GetDataInfo',
  summary: '由委托带出的补料数据与集装箱',
  access: 'employee',
  query: ObjectSchema({ CGO_ID: Id }, { additionalProperties: false }),
  reply: siOrderData,
})
/** Pass is false when any ERROR issue is there. Checks only, writes nothing. */
export const SiCheckResult = ObjectSchema({ Pass: BooleanSchema(), Issues: ArraySchema(Issue) })
export const checkSi = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/CheckTDBillLadingInfo',
  summary: '提交前校验补料',
  access: 'employee',
  write: false,
  body: ObjectSchema(submission, { additionalProperties: false }),
  reply: SiCheckResult,
})
/** Ids of the stored records in the order of TDBLInfos. */
export const SiSubmitResult = ObjectSchema({ Ids: ArraySchema(Id) })
export const addSiList = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/AddTDBillLadingInfoList',
  summary: '提交补料（单票或整组）',
  access: 'employee',
  anyOf: [{ path: '/external/workbench/siSubmit', code: 'submit' }],
  body: ObjectSchema(submission, { additionalProperties: false }),
  reply: SiSubmitResult,
})
export const addSiListForCompany = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/PTAddTDBillLadingInfoList',
  summary: '员工代客户提交补料',
  access: 'employee',
  anyOf: [{ path: '/tdManage/siCreator', code: 'submit' }],
  body: ObjectSchema({ ...submission, EmployeeId: Id, COMPANYID: Id, COMPANYCODE: text(50) }, { additionalProperties: false }),
  reply: SiSubmitResult,
})
/** The full record with its containers. UpdateTime is the version the caller saw; an older one is refused with 412. */
export const modifySi = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/ModifyTDBillLadingInfo',
  summary: '修改并重新提交补料',
  access: 'employee',
  anyOf: [
    { path: '/external/workbench/siSubmit', code: 'submit' },
    { path: '/tdManage/siCreator', code: 'submit' },
  ],
  body: siRecordInput,
  reply: siRecordOutput,
})
export const siListOfOrder = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDBillLadingInfoList',
  summary: '某委托的全部补料',
  access: 'employee',
  query: ObjectSchema({ CGO_ID: Id }, { additionalProperties: false }),
  reply: ArraySchema(siRecordOutput),
})
export const siInfo = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDBillLadingInfo',
  summary: '一票补料',
  access: 'employee',
  query: byId,
  reply: siRecordOutput,
})
/** Id is a version id of GetTDBillLadingLogList; the answer has the shape of a record as it stood then. */
export const siLog = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDBillLadingLog',
  summary: '补料的历史版本',
  access: 'employee',
  query: byId,
  reply: siRecordOutput,
})
/** Review (approve, reject) and the other moves of the status table. A GET that writes: bearer header needed, never cached, repeat is a no-op. */
export const changeSiStatus = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/ChangeTDBillLadingStatus',
  summary: '审核补料：通过或退回',
  access: 'employee',
  write: true,
  query: ObjectSchema(
    { TDId: Id, Status: Integer({ minimum: 0, maximum: 9 }), Remarks: Optional(text(512)), Version: Optional(Integer({ minimum: 1 })) },
    { additionalProperties: false },
  ),
  reply: siRecordOutput,
})
export const saveSiTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingTemplate/AddOrModifyTDTemplate',
  summary: '保存补料模板（Id 为 0 新建）',
  access: 'employee',
  anyOf: [
    { path: '/external/workbench/siSubmit', code: 'submit' },
    { path: '/tdManage/siCreator', code: 'submit' },
  ],
  body: siTemplateInput,
  reply: siTemplateOutput,
})
export const siTemplateInfo = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingTemplate/GetTDTemplateInfo',
  summary: '补料模板',
  access: 'employee',
  query: byId,
  reply: siTemplateOutput,
})
/** A blob (xlsx): the file name comes in content-disposition. */
export const siTemplateFile = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingTemplate/DownloadTemplateFile',
  summary: '下载集装箱明细模板（xlsx）',
  access: 'employee',
  reply: Null(),
})

/** A row of the SI lists: what people call the thing, where it stands, when it is due. */
export const SiRow = ObjectSchema({
  Id,
  CGO_ID: Id,
  OrderNo: StringSchema(),
  SiNo: StringSchema(),
  MblNo: StringSchema(),
  BillNo: StringSchema(),
  CompanyName: StringSchema(),
  CarrierCode: StringSchema(),
  CarrierName: StringSchema(),
  Vessel: StringSchema(),
  Voyage: StringSchema(),
  LoadPort: StringSchema(),
  DischargePort: StringSchema(),
  BoxSummary: StringSchema(),
  Consignee: StringSchema(),
  DraftCount: Integer(),
  Version: Integer(),
  Warnings: Integer(),
  Status: Integer(),
  Source: Integer(),
  Deadline: Union([Instant, Null()]),
  SubmitterName: StringSchema(),
  ReviewerName: StringSchema(),
  ReviewRemarks: StringSchema(),
  CreateTime: Instant,
  UpdateTime: Instant,
})
export type SiRow = Static<typeof SiRow>
export const siPagedList = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDBillLadingPagedList',
  summary: '补料列表',
  access: 'employee',
  query: ObjectSchema(
    {
      ...pageQuery,
      Keyword: Optional(text(60)),
      Status: Optional(text(40)),
      CarrierCode: Optional(text(12)),
      Due: Optional(Union([Literal('overdue'), Literal('day'), Literal('later')])),
      CreatedFrom: Optional(text(40)),
      CreatedTo: Optional(text(40)),
    },
    { additionalProperties: false },
  ),
  reply: page(SiRow),
})
/** One stored version: a full snapshot taken at each submit and review. */
export const SiVersionRow = ObjectSchema({
  Id,
  TDId: Id,
  OrderNo: StringSchema(),
  MblNo: StringSchema(),
  BillNo: StringSchema(),
  CompanyName: StringSchema(),
  Version: Integer(),
  /** submit, resubmit, approve, reject, withdraw, status */
  Event: StringSchema(),
  Status: Integer(),
  Remarks: StringSchema(),
  AuthorName: StringSchema(),
  AuthorCompany: StringSchema(),
  Changes: Integer(),
  CreateTime: Instant,
})
export type SiVersionRow = Static<typeof SiVersionRow>
/** With TDId: the history of one record. Without: the caller's submit log over all records. */
export const siVersionList = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDBillLadingLogList',
  summary: '补料提交与审核记录',
  access: 'employee',
  query: ObjectSchema(
    { ...pageQuery, TDId: Optional(Id), Keyword: Optional(text(60)), Event: Optional(text(20)) },
    { additionalProperties: false },
  ),
  reply: page(SiVersionRow),
})
/** Figures for the workbench pages, counted over what the caller may see. */
export const SiCounts = ObjectSchema({
  ToSubmit: Integer(),
  Submitted: Integer(),
  Rejected: Integer(),
  Approved: Integer(),
  DueSoon: Integer(),
  Overdue: Integer(),
})
export type SiCounts = Static<typeof SiCounts>
export const siCounts = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDBillLadingCounts',
  summary: '补料统计',
  access: 'employee',
  reply: SiCounts,
})
