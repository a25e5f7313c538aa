import { buttons } from '../../may.ts'
import { ArraySchema, BooleanSchema, ObjectSchema, Optional, type Static, StringSchema, strict } from '../../schema.ts'
import { BusinessFile, defineEndpoint } from '../../endpoint.ts'
import { Id, Quantity, Version } from '../../envelope.ts'
import { sheetsRead, wantedSheet } from '../../sheets.ts'
import { siFileButtons, submitButtons } from '../menus.ts'

/**
 * A sheet as rows of texts, numbers unformatted and days as `YYYY-MM-DD`. Truncated: there is more than 5,000 rows or 60 columns with
 * content, and what is beyond is missing.
 */
export const SiSheet = ObjectSchema({
  FileName: StringSchema(),
  SheetName: StringSchema(),
  ...sheetsRead,
  Rows: ArraySchema(ArraySchema(StringSchema())),
  /** Places in `Rows` of those with a struck cell; absent: none. */
  StruckRows: Optional(ArraySchema(Quantity)),
  Truncated: BooleanSchema(),
})
export type SiSheet = Static<typeof SiSheet>
/**
 * Multipart upload, field `file`: xlsx, xls or csv (UTF-8 or GBK). Reads only, keeps nothing. The untouched example row of the template is left out.
 */
export const readContainerFile = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/ReadContainerFile',
  summary: '读取集装箱明细文件（xlsx、xls、csv）',
  write: false,
  may: submitButtons,
  query: ObjectSchema(wantedSheet, strict),
  reply: SiSheet,
})
/** A blob (xlsx): containers and goods lines of a record, with totals. */
export const exportContainerFile = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/ExportContainerFile',
  summary: '导出集装箱明细（xlsx）',
  may: buttons(...siFileButtons),
  query: ObjectSchema({ Id }, strict),
  reply: BusinessFile,
})
/** A blob (pdf): the bill of lading as it would be printed; without Version the newest one. Marked DRAFT until it is issued. */
export const siBillPdf = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetBillPdf',
  summary: '提单样单（PDF）',
  may: buttons(...siFileButtons),
  query: ObjectSchema({ Id, Version: Optional(Version) }, strict),
  reply: BusinessFile,
})
