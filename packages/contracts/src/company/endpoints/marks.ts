import { defineEndpoint, openFile } from '../../endpoint.ts'
import { Instant } from '../../envelope.ts'
import { buttons } from '../../may.ts'
import { ArraySchema, BooleanSchema, Integer, Literal, ObjectSchema, type Static, Union } from '../../schema.ts'

const strict = { additionalProperties: false } as const
const may = buttons({ path: '/system/company/editCompanyInfo', code: 'edit' })

/** What stands on the prints of a company: its logo in the head, its stamp on copies over the signature. */
export const companyMarks = { logo: '公司标志', stamp: '印章' } as const
export type MarkKind = keyof typeof companyMarks
/** Bytes, and kinds as read off the file itself. */
export const markLimits = { bytes: 500_000, kinds: ['png', 'jpg'] } as const

const Mark = Union([Literal('logo'), Literal('stamp')])
const one = ObjectSchema({ Mark }, strict)

export const CompanyMark = ObjectSchema({ Mark, Size: Integer({ minimum: 1, maximum: markLimits.bytes }), UpdateTime: Instant })
export type CompanyMark = Static<typeof CompanyMark>

/** Those that the caller's company has. */
export const companyMarkList = defineEndpoint({
  method: 'GET',
  path: '/api/Company/GetMarks',
  summary: '本公司打印用的标志与印章',
  may,
  reply: ArraySchema(CompanyMark),
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
  reply: ArraySchema(CompanyMark),
})
export const removeCompanyMark = defineEndpoint({
  method: 'POST',
  path: '/api/Company/RemoveMark',
  summary: '移除公司标志或印章',
  may,
  body: one,
  reply: BooleanSchema(),
})
