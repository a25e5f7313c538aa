import { ArraySchema, BooleanSchema, Integer, Null, ObjectSchema, Optional, type Static, StringSchema } from '../../schema.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { Id } from '../../envelope.ts'

/** The first sheet as rows of texts, numbers unformatted. Truncated: there is more than 5,000 rows or 60 columns with content, and what is beyond is missing. */
export const SiSheet = ObjectSchema({
  FileName: StringSchema(),
  SheetName: StringSchema(),
  Rows: ArraySchema(ArraySchema(StringSchema())),
  Truncated: BooleanSchema(),
})
export type SiSheet = Static<typeof SiSheet>
/** Multipart upload, field `file`: xlsx or csv (UTF-8 or GBK). Reads only, keeps nothing. */
export const readContainerFile = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/ReadContainerFile',
  summary: '读取集装箱明细文件（xlsx、csv）',
  access: 'employee',
  write: false,
  anyOf: [
    { path: '/external/workbench/siSubmit', code: 'submit' },
    { path: '/tdManage/siCreator', code: 'submit' },
  ],
  reply: SiSheet,
})
/** A blob (xlsx): containers and goods lines of a record, with totals. */
export const exportContainerFile = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/ExportContainerFile',
  summary: '导出集装箱明细（xlsx）',
  access: 'employee',
  query: ObjectSchema({ Id }, { additionalProperties: false }),
  reply: Null(),
})
/** A blob (pdf): the bill of lading as it would be printed; without Version the newest one. Marked DRAFT until it is issued. */
export const siBillPdf = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetBillPdf',
  summary: '提单样单（PDF）',
  access: 'employee',
  query: ObjectSchema({ Id, Version: Optional(Integer({ minimum: 1 })) }, { additionalProperties: false }),
  reply: Null(),
})
