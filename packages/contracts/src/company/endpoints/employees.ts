import { buttons } from '../../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Literal,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  strict,
} from '../../schema.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { Id, IdOrNone, Instant, page, pageQuery, Quantity, text } from '../../envelope.ts'
import { importCalls, ImportPlan, RunImport } from '../../entity/import-calls.ts'
import { Department, nullable, RoleChoice, StaffMember } from '../schemas.ts'
import { staffFile, staffLimits } from '../staff-file.ts'

const button = (code: string) => buttons({ path: '/system/employee/list', code })
const byId = ObjectSchema({ Id }, strict)

const person = {
  Name: StringSchema({ minLength: 1, maxLength: staffLimits.name }),
  DepartmentId: nullable(Id),
  Post: text(staffLimits.post),
  Mobile: text(staffLimits.mobile),
  Email: text(staffLimits.email),
  RoleIds: ArraySchema(Id, { maxItems: 20 }),
}

export const staffList = defineEndpoint({
  method: 'GET',
  path: '/api/Employee/GetPagedList',
  summary: '员工列表',
  may: button('view'),
  query: ObjectSchema(
    {
      ...pageQuery,
      Keyword: Optional(text(60)),
      /** With everything below it. */
      DepartmentId: Optional(Id),
      RoleId: Optional(Id),
      State: Optional(Union([Literal('active'), Literal('disabled')])),
    },
    strict,
  ),
  reply: page(StaffMember),
})
export const staffInfo = defineEndpoint({
  method: 'GET',
  path: '/api/Employee/GetInfo',
  summary: '员工详情',
  may: button('view'),
  query: byId,
  reply: StaffMember,
})
/** The created account, with the password that is shown this once and has to be changed at the first sign-in. */
export const NewAccount = ObjectSchema({ Id, Name: StringSchema(), Account: StringSchema(), Password: StringSchema() })
export type NewAccount = Static<typeof NewAccount>

export const createStaff = defineEndpoint({
  method: 'POST',
  path: '/api/Employee/Create',
  summary: '新增员工及登录账号',
  may: button('add'),
  body: ObjectSchema({ ...person, Account: text(staffLimits.account) }, strict),
  reply: NewAccount,
})
export const modifyStaff = defineEndpoint({
  method: 'POST',
  path: '/api/Employee/Modify',
  summary: '修改员工资料与角色',
  may: button('edit'),
  body: ObjectSchema({ Id, UpdateTime: Instant, ...person }, strict),
  reply: StaffMember,
})
/** Disabling ends the person's sessions in this company at once. */
export const setStaffState = defineEndpoint({
  method: 'POST',
  path: '/api/Employee/SetState',
  summary: '停用或启用员工',
  may: button('disable'),
  body: ObjectSchema({ Id, UpdateTime: Instant, Disabled: BooleanSchema() }, strict),
  reply: StaffMember,
})
export const resetStaffPassword = defineEndpoint({
  method: 'POST',
  path: '/api/Employee/ResetPassword',
  summary: '重置员工密码，新密码只显示一次',
  may: button('reset'),
  body: byId,
  reply: NewAccount,
})
/** Moves the claims of one employee to another. Both are of the caller's company. */
export const handOverStaff = defineEndpoint({
  method: 'POST',
  path: '/api/Employee/HandOver',
  summary: '交接员工的在手业务',
  may: button('transfer'),
  body: ObjectSchema({ FromId: Id, ToId: Id }, strict),
  reply: ObjectSchema({ Claims: Quantity, Contacts: Quantity }),
})
const imports = importCalls(staffFile)
/** An import of employees: each new one gets an account. A run answers with the passwords, which are shown this once. */
export const staffImport = {
  ...imports,
  runImport: defineEndpoint({
    method: 'POST',
    path: '/api/Employee/Import',
    summary: '批量导入员工',
    may: button('import'),
    body: RunImport,
    reply: ObjectSchema({ ...ImportPlan.properties, Created: ArraySchema(NewAccount) }),
  }),
}
export const roleChoices = defineEndpoint({
  method: 'GET',
  path: '/api/Employee/GetRoleChoices',
  summary: '可分配的角色',
  may: button('view'),
  reply: ArraySchema(RoleChoice),
})
/** All of the caller's company, parents before children. */
export const departmentList = defineEndpoint({
  method: 'GET',
  path: '/api/Department/GetList',
  summary: '部门',
  may: button('view'),
  reply: ArraySchema(Department),
})
/** Id 0 is a new one. Names are unique under one parent; a department cannot go below itself. */
export const saveDepartment = defineEndpoint({
  method: 'POST',
  path: '/api/Department/Save',
  summary: '保存部门（Id 为 0 新建）',
  may: button('department'),
  body: ObjectSchema(
    {
      Id: IdOrNone,
      UpdateTime: Optional(Instant),
      ParentId: nullable(Id),
      Name: StringSchema({ minLength: 1, maxLength: staffLimits.department }),
    },
    strict,
  ),
  reply: Department,
})
/** Only when nobody stands in it and nothing below it. */
export const removeDepartment = defineEndpoint({
  method: 'POST',
  path: '/api/Department/Remove',
  summary: '删除部门',
  may: button('department'),
  body: byId,
  reply: Null(),
})
