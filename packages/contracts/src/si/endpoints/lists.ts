import { buttons, menus } from '../../may.ts'
import { Literal, ObjectSchema, Optional, type Static, strict, StringSchema, WordSchema } from '../../schema.ts'
import { BusinessFile, defineEndpoint } from '../../endpoint.ts'
import { answerLanguage, Instant, InstantOrNull, Measure, page, pageQuery, Quantity, text } from '../../envelope.ts'
import { CarrierStandingFilter } from '../carrier/standing.ts'
import { orderFacts, sailingFacts } from '../../cargo-orders/facts.ts'
import { recordFilters, standingFacts } from './row-facts.ts'
import { siScreens } from '../menus.ts'

/** A row of the SI lists: names and numbers, state, cut-off. Weights kg, volumes m³. */
export const SiRow = ObjectSchema({
  ...standingFacts,
  ...orderFacts,
  ...sailingFacts,
  BillNo: StringSchema(),
  LoadPort: StringSchema(),
  DischargePort: StringSchema(),
  BoxSummary: StringSchema(),
  Containers: Quantity,
  Packages: Quantity,
  Weight: Measure,
  Volume: Measure,
  Consignee: StringSchema(),
  DraftCount: Quantity,
  Source: Quantity,
  SubmitterName: StringSchema(),
  ReviewerName: StringSchema(),
  ReviewTime: InstantOrNull,
  CreateTime: Instant,
  UpdateTime: Instant,
})
export type SiRow = Static<typeof SiRow>

/** Filters that every list over records understands. */
const filters = {
  ...recordFilters,
  /** By cut-off: over, within 24 hours, later. */
  Due: Optional(WordSchema('overdue', 'day', 'later')),
  /** mine: claimed by the caller · unclaimed · others: claimed by somebody else */
  Claim: Optional(WordSchema('mine', 'unclaimed', 'others')),
  Warnings: Optional(WordSchema('none', 'some')),
  CarrierState: Optional(CarrierStandingFilter),
  /** some: amendments of a bill whose approved version is still in force. */
  Amends: Optional(Literal('some')),
  /** Reason of the last verdict: a code of rejectReasons or voidReasons. */
  ReviewReason: Optional(text(10)),
  /** Cut-off on a day of these. */
  DeadlineFrom: Optional(text(40)),
  DeadlineTo: Optional(text(40)),
}
export const siPagedList = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDBillLadingPagedList',
  summary: '补料列表',
  may: menus(...siScreens.desk, ...siScreens.editor, ...siScreens.review, ...siScreens.lists, ...siScreens.templates),
  query: ObjectSchema({ ...pageQuery, ...filters, ...answerLanguage }, strict),
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
  query: ObjectSchema({ Sort: pageQuery.Sort, ...filters, ...answerLanguage }, strict),
  reply: BusinessFile,
})
