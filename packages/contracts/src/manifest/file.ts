import { defineEndpoint, openFile } from '../endpoint.ts'
import { answerLanguage, text } from '../envelope.ts'
import { buttons } from '../may.ts'
import { PackingFile } from '../packing/list-calls.ts'
import { Literal, ObjectSchema, Optional, type Static, strict } from '../schema.ts'
import { ManifestContent } from './content.ts'
import { manifestButtons } from './pages.ts'

const { staff, party } = manifestButtons
const writing = buttons(staff.write, party.write, staff.send)
const { Boxes: _boxes, ...packingProperties } = PackingFile.properties

/** Content of a workbook, with what its reader is told and asked. Nothing of it is stored: it is offered in the editor. */
export const ManifestFile = ObjectSchema({ ...packingProperties, Content: ManifestContent })
export type ManifestFile = Static<typeof ManifestFile>
/** Multipart upload, field `file`: xlsx, xls or csv; all of its sheets are read. Reads only. `Answers`: `key=value` of questions, a line each. */
export const readManifestFile = defineEndpoint({
  method: 'POST',
  path: '/api/Manifest/ReadFile',
  summary: '读取舱单文件（xlsx、xls、csv）',
  write: false,
  may: writing,
  query: ObjectSchema({ Answers: Optional(text(4_000)), ...answerLanguage }, strict),
  reply: ManifestFile,
})
/** An empty workbook with the headings that are read. */
export const manifestTemplateFile = defineEndpoint({
  method: 'GET',
  path: '/api/Manifest/TemplateFile',
  summary: '舱单导入模板',
  may: writing,
  query: ObjectSchema({ Format: Optional(Literal('xlsx')), ...answerLanguage }, strict),
  reply: openFile('模板只有表头，没有业务数据'),
})
