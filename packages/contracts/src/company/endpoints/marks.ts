import { MarkKind, PrintMark } from '../../document/marks.ts'
import { defineEndpoint, openFile } from '../../endpoint.ts'
import { buttons } from '../../may.ts'
import { ArraySchema, BooleanSchema, ObjectSchema, strict } from '../../schema.ts'

const may = buttons({ path: '/system/company/editCompanyInfo', code: 'edit' })

const one = ObjectSchema({ Mark: MarkKind }, strict)

/** Those that the caller's company has. */
export const companyMarkList = defineEndpoint({
  method: 'GET',
  path: '/api/Company/GetMarks',
  summary: '本公司打印用的标志与印章',
  may,
  reply: ArraySchema(PrintMark),
})
/** A file: one of them. Whoever has the picture of a stamp can stamp with it, so it is for those who keep it. */
export const companyMarkFile = defineEndpoint({
  method: 'GET',
  path: '/api/Company/GetMarkFile',
  summary: '查看公司标志或印章',
  may,
  query: one,
  reply: openFile('公司标志与印章，仅修改企业资料的人可见'),
})
/** Multipart upload, field `file`: png or jpg up to 500 kB, judged by its content. Copies that were given out keep what they had. */
export const uploadCompanyMark = defineEndpoint({
  method: 'POST',
  path: '/api/Company/UploadMark',
  summary: '上传公司标志或印章',
  may,
  query: one,
  reply: ArraySchema(PrintMark),
})
export const removeCompanyMark = defineEndpoint({
  method: 'POST',
  path: '/api/Company/RemoveMark',
  summary: '移除公司标志或印章',
  may,
  body: one,
  reply: BooleanSchema(),
})
