import { publicly, signedIn } from '../../may.ts'
import { ArraySchema, Literal, Null, ObjectSchema, Optional, StringSchema, strict } from '../../schema.ts'
import { CodeSent, Mobile, MobileCode, Token } from '../../account/index.ts'
import { defineEndpoint, openFile } from '../../endpoint.ts'
import { Id, IdOrNone, Instant, text } from '../../envelope.ts'
import { Application, applicationInput, ApplicationInfo, BindRequest, FoundCompany } from '../schemas.ts'

const byId = ObjectSchema({ Id }, strict)
const ownJoining = signedIn('本人的入驻与关联申请，这时还没有企业')
const version = ObjectSchema({ Id, UpdateTime: Instant }, strict)

/** Limits of a licence file: bytes, and kinds as detected from its content. */
export const licenceLimits = { bytes: 8 * 1024 * 1024, kinds: ['png', 'jpg', 'pdf'] } as const

/** Answers the same for a number that has an account already: whether a number has one is not disclosed. */
export const sendRegisterCode = defineEndpoint({
  method: 'POST',
  path: '/api/Join/SendRegisterCode',
  summary: '发送注册验证码',
  may: publicly('注册个人账号，还没有账号'),
  body: ObjectSchema({ Mobile }, strict),
  reply: CodeSent,
})
/** Code comes from `SendRegisterCode`; Agreed says that the terms were accepted. Answers with a session without a company. */
export const register = defineEndpoint({
  method: 'POST',
  path: '/api/Join/Register',
  summary: '注册个人账号，返回令牌',
  may: publicly('注册个人账号，还没有账号'),
  body: ObjectSchema(
    {
      Mobile,
      Code: MobileCode,
      Name: StringSchema({ minLength: 1, maxLength: 50 }),
      Password: text(200),
      Agreed: Literal(true),
    },
    strict,
  ),
  reply: Token,
})
/** Everything that the signed-in person has applied for, newest first. */
export const myJoining = defineEndpoint({
  method: 'GET',
  path: '/api/Join/GetMyJoining',
  summary: '我的入驻与关联申请',
  may: ownJoining,
  reply: ObjectSchema({ Applications: ArraySchema(Application), Binds: ArraySchema(BindRequest) }),
})
/** The caller's own application with its history; `Checks` is empty, it is the auditor's. */
export const myApplication = defineEndpoint({
  method: 'GET',
  path: '/api/Join/GetApplication',
  summary: '我的入驻申请',
  may: ownJoining,
  query: byId,
  reply: ApplicationInfo,
})
/** Keeps what was typed so far; nothing has to be complete. Id 0 begins a new application. 412 with the stored one when it is newer. */
export const saveApplication = defineEndpoint({
  method: 'POST',
  path: '/api/Join/SaveApplication',
  summary: '保存入驻申请草稿（Id 为 0 新建）',
  may: ownJoining,
  body: ObjectSchema({ Id: IdOrNone, UpdateTime: Optional(Instant), ...applicationInput }, strict),
  reply: Application,
})
/** Multipart upload, field `file`: png, jpg or pdf up to 8 MB, judged by its content. */
export const uploadLicence = defineEndpoint({
  method: 'POST',
  path: '/api/Join/UploadLicence',
  summary: '上传营业执照',
  may: ownJoining,
  query: byId,
  reply: Application,
})
/** A file: the licence of one's own application. */
export const myLicence = defineEndpoint({
  method: 'GET',
  path: '/api/Join/GetLicence',
  summary: '查看本人上传的营业执照',
  may: ownJoining,
  query: byId,
  reply: openFile('本人上传的执照'),
})
/** Hands it in. 422 with every finding; a company that is there already is refused with the way to join it. */
export const submitApplication = defineEndpoint({
  method: 'POST',
  path: '/api/Join/SubmitApplication',
  summary: '提交入驻申请',
  may: ownJoining,
  body: version,
  reply: Application,
})
/** Takes a waiting application back to be a draft. */
export const withdrawApplication = defineEndpoint({
  method: 'POST',
  path: '/api/Join/WithdrawApplication',
  summary: '撤回入驻申请',
  may: ownJoining,
  body: version,
  reply: Application,
})
/** Drafts only. */
export const removeApplication = defineEndpoint({
  method: 'POST',
  path: '/api/Join/RemoveApplication',
  summary: '删除入驻申请草稿',
  may: ownJoining,
  body: byId,
  reply: Null(),
})
/** By a part of the name or the whole credit code; at most ten. Names, cities and masked codes are all it tells. */
export const searchCompanies = defineEndpoint({
  method: 'GET',
  path: '/api/Join/SearchCompanies',
  summary: '按名称或统一社会信用代码查找已入驻企业',
  may: signedIn('申请关联之前要找到企业，只答名称、城市与掩码'),
  query: ObjectSchema({ Keyword: StringSchema({ minLength: 2, maxLength: 60 }) }, strict),
  reply: ArraySchema(FoundCompany),
})
export const applyBind = defineEndpoint({
  method: 'POST',
  path: '/api/Join/ApplyBind',
  summary: '申请关联已入驻企业',
  may: ownJoining,
  body: ObjectSchema({ CompanyId: Id, Reason: StringSchema({ minLength: 1, maxLength: 200 }) }, strict),
  reply: BindRequest,
})
export const cancelBind = defineEndpoint({
  method: 'POST',
  path: '/api/Join/CancelBind',
  summary: '撤回关联申请',
  may: ownJoining,
  body: version,
  reply: BindRequest,
})
