import { buttons, menus } from '../../may.ts'
import { ArraySchema, BooleanSchema, ObjectSchema, Optional, type Static, StringSchema, strict } from '../../schema.ts'
import { BusinessFile, defineEndpoint } from '../../endpoint.ts'
import { answerLanguage, Id, Instant, page, pageQuery, Quantity, text, Version } from '../../envelope.ts'
import { orderFacts } from '../../cargo-orders/facts.ts'
import { recordFilters } from './row-facts.ts'
import { siRecordOutput } from '../schemas.ts'
import { SiFieldRemark } from './records.ts'
import { siHistoryReaders, siScreens } from '../menus.ts'

/** Id is a version id of GetTDBillLadingLogList; the answer has the shape of a record as it stood then. */
export const siLog = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDBillLadingLog',
  summary: '补料的历史版本',
  may: menus(...siScreens.editor, ...siScreens.review),
  query: ObjectSchema({ Id }, strict),
  reply: siRecordOutput,
})
/** A value that differs from the version before. Long texts are cut; the whole ones are in the versions themselves. */
export const SiDifference = ObjectSchema({ Path: StringSchema(), Label: StringSchema(), Before: StringSchema(), After: StringSchema() })
export type SiDifference = Static<typeof SiDifference>
/** One stored version: a full snapshot taken at each submit, review and issue. */
export const SiVersionRow = ObjectSchema({
  Id,
  TDId: Id,
  ...orderFacts,
  SiNo: StringSchema(),
  BillNo: StringSchema(),
  Version,
  /** This content was approved last and holds until a newer version is approved. */
  InForce: BooleanSchema(),
  /** A key of siEventTable. */
  Event: StringSchema(),
  Status: Quantity,
  Source: Quantity,
  /** Key of siStages. */
  Stage: Quantity,
  ReasonCode: StringSchema(),
  Remarks: StringSchema(),
  FieldRemarks: ArraySchema(SiFieldRemark),
  AuthorName: StringSchema(),
  AuthorCompany: StringSchema(),
  /** How many values differ from the version before, and the first of them. */
  Changes: Quantity,
  Differences: ArraySchema(SiDifference),
  CreateTime: Instant,
})
export type SiVersionRow = Static<typeof SiVersionRow>
const filters = {
  ...recordFilters,
  TDId: Optional(Id),
  /** Events, `submit,resubmit`. */
  Event: Optional(text(100)),
}
/** With TDId: the history of one record. Without: the caller's submit log over all records. */
export const siVersionList = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDBillLadingLogList',
  summary: '补料提交与审核记录',
  may: siHistoryReaders,
  query: ObjectSchema({ ...pageQuery, ...filters, ...answerLanguage }, strict),
  reply: page(SiVersionRow),
})
/** A blob (xlsx) of all rows that the log with the same filters has. */
export const exportSiVersions = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/ExportTDBillLadingLogList',
  summary: '导出补料记录（xlsx）',
  may: buttons(
    { path: '/tdManage/siSubmitLog', code: 'export' },
    { path: '/external/workbench/siSubmitLog', code: 'export' },
    { path: '/external/workbench/SILogs', code: 'export' },
  ),
  query: ObjectSchema({ Sort: pageQuery.Sort, ...filters, ...answerLanguage }, strict),
  reply: BusinessFile,
})
