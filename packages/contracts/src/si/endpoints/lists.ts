import { buttons, menus } from '../../may.ts'
import { BooleanSchema, Literal, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../../schema.ts'
import { BusinessFile, defineEndpoint } from '../../endpoint.ts'
import { Id, IdOrNone, Instant, Measure, page, pageQuery, Quantity, text, Version } from '../../envelope.ts'
import { CarrierStanding, CarrierStandingFilter } from '../carrier/standing.ts'
import { siScreens } from '../menus.ts'

const InstantOrNull = Union([Instant, Null()])
/** A row of the SI lists: names and numbers, state, cut-off. Weights kg, volumes m³. */
export const SiRow = ObjectSchema({
  Id,
  CGO_ID: Id,
  OrderNo: StringSchema(),
  SiNo: StringSchema(),
  MblNo: StringSchema(),
  BillNo: StringSchema(),
  CompanyId: Id,
  CompanyName: StringSchema(),
  CarrierCode: StringSchema(),
  CarrierName: StringSchema(),
  Vessel: StringSchema(),
  Voyage: StringSchema(),
  LoadPort: StringSchema(),
  DischargePort: StringSchema(),
  BoxSummary: StringSchema(),
  Containers: Quantity,
  Packages: Quantity,
  Weight: Measure,
  Volume: Measure,
  Consignee: StringSchema(),
  DraftCount: Quantity,
  Version,
  /** Version that was approved last and still holds; 0: none. */
  InForceVersion: Quantity,
  Warnings: Quantity,
  /** Values that differ from the version before. */
  Changes: Quantity,
  Status: Quantity,
  Source: Quantity,
  /** Key of siStages. */
  Stage: Quantity,
  ReasonCode: StringSchema(),
  Deadline: InstantOrNull,
  SubmitTime: Instant,
  SubmitterName: StringSchema(),
  /** Employee who has claimed it; 0 and empty without a claim. Reviewing: active within the last half hour. */
  ClaimedById: IdOrNone,
  ClaimedByName: StringSchema(),
  Reviewing: BooleanSchema(),
  ReviewerName: StringSchema(),
  ReviewTime: InstantOrNull,
  ReviewRemarks: StringSchema(),
  CarrierState: CarrierStanding,
  CreateTime: Instant,
  UpdateTime: Instant,
})
export type SiRow = Static<typeof SiRow>

/** Filters that every list over records understands; those of a day are China's (YYYY-MM-DD). */
const filters = {
  /** Order, master or split bill, SI number, vessel, company. */
  Keyword: Optional(text(60)),
  /** Status codes, `1,3`. */
  Status: Optional(text(40)),
  /** Source codes, `1,2`. */
  Source: Optional(text(20)),
  CarrierCode: Optional(text(12)),
  CompanyId: Optional(Id),
  /** By cut-off: over, within 24 hours, later. */
  Due: Optional(Union([Literal('overdue'), Literal('day'), Literal('later')])),
  /** mine: claimed by the caller · unclaimed · others: claimed by somebody else */
  Claim: Optional(Union([Literal('mine'), Literal('unclaimed'), Literal('others')])),
  Warnings: Optional(Union([Literal('none'), Literal('some')])),
  CarrierState: Optional(CarrierStandingFilter),
  /** some: amendments of a bill whose approved version is still in force. */
  Amends: Optional(Literal('some')),
  /** Reason of the last verdict: a code of rejectReasons or voidReasons. */
  ReviewReason: Optional(text(10)),
  /** Cut-off on a day of these. */
  DeadlineFrom: Optional(text(40)),
  DeadlineTo: Optional(text(40)),
  CreatedFrom: Optional(text(40)),
  CreatedTo: Optional(text(40)),
}
export const siPagedList = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDBillLadingPagedList',
  summary: '补料列表',
  may: menus(...siScreens.desk, ...siScreens.editor, ...siScreens.review, ...siScreens.lists, ...siScreens.templates),
  query: ObjectSchema({ ...pageQuery, ...filters }, strict),
  reply: page(SiRow),
})
/** Sums over everything that a list with the same filters has. */
export const SiTotals = ObjectSchema({
  Records: Quantity,
  Containers: Quantity,
  Packages: Quantity,
  Weight: Measure,
  Volume: Measure,
})
export type SiTotals = Static<typeof SiTotals>
export const siTotals = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDBillLadingTotals',
  summary: '补料列表合计',
  may: menus(...siScreens.lists),
  query: ObjectSchema(filters, strict),
  reply: SiTotals,
})
/** Rows that one export holds at most; more are refused, never cut off silently. */
export const mostExportRows = 10_000
/** A blob (xlsx) of all rows that the list with the same filters has. */
export const exportSiList = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/ExportTDBillLadingList',
  summary: '导出补料列表（xlsx）',
  may: buttons(
    { path: '/tdManage/siCheck', code: 'export' },
    { path: '/tdManage/siDataList', code: 'export' },
    { path: '/tdManage/internalSiList', code: 'export' },
    { path: '/external/workbench/SILogs', code: 'export' },
  ),
  query: ObjectSchema({ Sort: pageQuery.Sort, ...filters }, strict),
  reply: BusinessFile,
})
