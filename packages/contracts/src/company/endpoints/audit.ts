import { buttons } from '../../may.ts'
import { ArraySchema, BooleanSchema, Literal, Null, ObjectSchema, Optional, Union, strict } from '../../schema.ts'
import { defineEndpoint, openFile } from '../../endpoint.ts'
import { Id, Instant, page, pageQuery, text } from '../../envelope.ts'
import { Application, ApplicationInfo, ApplicationPurpose, BindRequest } from '../schemas.ts'
import { ApplicationState, BindState, JoiningKind } from '../states.ts'

const byId = ObjectSchema({ Id }, strict)
const seeing = buttons(
  { path: '/system/CompanyApplication', code: 'view' },
  { path: '/system/CompanyAudit', code: 'audit' },
  { path: '/system/CompanyAuditFinish', code: 'view' },
)

/** Applications that the caller's company decides about, and those about the company itself; never drafts. */
export const applicationList = defineEndpoint({
  method: 'GET',
  path: '/api/CompanyApplication/GetPagedList',
  summary: '入驻申请列表',
  may: seeing,
  query: ObjectSchema(
    {
      ...pageQuery,
      Keyword: Optional(text(100)),
      State: Optional(ApplicationState),
      /** `waiting`: for an auditor · `finished`: decided. */
      Stage: Optional(Union([Literal('waiting'), Literal('finished')])),
      Kind: Optional(JoiningKind),
      Purpose: Optional(ApplicationPurpose),
      SubmitFrom: Optional(Instant),
      SubmitTo: Optional(Instant),
    },
    strict,
  ),
  reply: page(Application),
})
export const applicationInfo = defineEndpoint({
  method: 'GET',
  path: '/api/CompanyApplication/GetInfo',
  summary: '入驻申请详情与核对结果',
  may: seeing,
  query: byId,
  reply: ApplicationInfo,
})
/** A file: the licence that came with an application. */
export const applicationLicence = defineEndpoint({
  method: 'GET',
  path: '/api/CompanyApplication/GetLicence',
  summary: '下载营业执照',
  may: seeing,
  query: byId,
  reply: openFile('执照是申请的附件，随申请一起查看'),
})
/** The verdict. 412 with the application and its history when another auditor decided first. */
export const auditApplication = defineEndpoint({
  method: 'POST',
  path: '/api/CompanyApplication/Audit',
  summary: '审核入驻申请',
  may: buttons({ path: '/system/CompanyAudit', code: 'audit' }),
  body: ObjectSchema(
    { Id, UpdateTime: Instant, State: Union([Literal('APPROVED'), Literal('SUPPLEMENT'), Literal('REJECTED')]), Remarks: text(500) },
    strict,
  ),
  reply: ApplicationInfo,
})
/** Frozen: no employee of the company can sign in until it is unfrozen. */
export const freezeCompany = defineEndpoint({
  method: 'POST',
  path: '/api/CompanyApplication/SetFrozen',
  summary: '冻结或解冻企业',
  may: buttons({ path: '/system/CompanyAuditFinish', code: 'freeze' }),
  body: ObjectSchema({ Id, UpdateTime: Instant, Frozen: BooleanSchema(), Remarks: text(500) }, strict),
  reply: ApplicationInfo,
})
export const bindList = defineEndpoint({
  method: 'GET',
  path: '/api/CompanyBind/GetPagedList',
  summary: '关联申请列表（本企业）',
  may: buttons({ path: '/system/employee/list', code: 'bind' }),
  query: ObjectSchema({ ...pageQuery, State: Optional(BindState) }, strict),
  reply: page(BindRequest),
})
/** Approving makes the person an employee with the given roles. */
export const answerBind = defineEndpoint({
  method: 'POST',
  path: '/api/CompanyBind/Answer',
  summary: '审批关联申请',
  may: buttons({ path: '/system/employee/list', code: 'bind' }),
  body: ObjectSchema(
    {
      Id,
      UpdateTime: Instant,
      Approve: BooleanSchema(),
      RoleIds: ArraySchema(Id, { maxItems: 20 }),
      DepartmentId: Union([Id, Null()]),
      Remarks: text(200),
    },
    strict,
  ),
  reply: BindRequest,
})
