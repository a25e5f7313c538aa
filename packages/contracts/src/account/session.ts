import { publicly, signedIn } from '../may.ts'
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
  Unsafe,
  strict,
} from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id } from '../envelope.ts'

/** Stored right of an employee outside the menu (spec §6): looked up by ItemKey plus PermissionKey. */
export const PermissionItem = ObjectSchema({ ItemKey: StringSchema(), PermissionKey: StringSchema(), Value: StringSchema() })
export type PermissionItem = Static<typeof PermissionItem>

export const CompanyKind = Union([Literal('operator'), Literal('customer'), Literal('provider'), Literal('platform')])
export type CompanyKind = Static<typeof CompanyKind>

/** The employee the session acts as. */
export const Employee = ObjectSchema({
  Id,
  Name: StringSchema(),
  Account: StringSchema(),
  CompanyId: Id,
  CompanyCode: StringSchema(),
  CompanyName: StringSchema(),
  CompanyKind,
  RoleNames: ArraySchema(StringSchema()),
  PermissionItems: ArraySchema(PermissionItem),
  /** Chinese name of the operator company; the system name of page titles (spec §9). */
  SystemName: StringSchema(),
  /** Address of the logo of that company; absent or '' : none. */
  SystemLogo: Optional(StringSchema()),
  /** Set while the session looks at the product as a role does (spec §2.19). */
  Preview: Union([ObjectSchema({ RoleName: StringSchema() }), Null()]),
})
export type Employee = Static<typeof Employee>

export const User = ObjectSchema({ Id, Account: StringSchema(), Name: StringSchema(), Mobile: StringSchema() })
export type User = Static<typeof User>

/** An employee record bound to the signed-in user; more than one means multiple bound accounts (spec §7). */
export const BoundEmployee = ObjectSchema({
  EmployeeId: Id,
  EmployeeName: StringSchema(),
  CompanyId: Id,
  CompanyName: StringSchema(),
  CompanyKind,
  RoleNames: ArraySchema(StringSchema()),
  IsDefault: BooleanSchema(),
})
export type BoundEmployee = Static<typeof BoundEmployee>

export interface MenuButton {
  Code: string
  Name: string
}
/** Menu tree node (spec §3): Path, Buttons (each with Code), Children. A root node `EXTERNAL_MENU` makes the workbench external. */
export interface MenuNode {
  Path: string
  Name: string
  Icon: string
  Buttons: MenuButton[]
  Children: MenuNode[]
}
/** Five levels are enough for any menu and keep the serialiser free of recursion. */
const menuNode = (depth: number): ReturnType<typeof ObjectSchema> =>
  ObjectSchema({
    Path: StringSchema(),
    Name: StringSchema(),
    Icon: StringSchema(),
    Buttons: ArraySchema(ObjectSchema({ Code: StringSchema(), Name: StringSchema() })),
    Children: ArraySchema(depth === 0 ? ObjectSchema({}) : menuNode(depth - 1)),
  })

export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/AuthUser/Logout',
  summary: '退出登录',
  may: signedIn('本人的会话与企业身份'),
  reply: Null(),
})
/** Data is the new token, which replaces the old one (spec §7). */
export const tryChooseDefaultEmployee = defineEndpoint({
  method: 'POST',
  path: '/api/AuthUser/TryChooseDefaultEmployee',
  summary: '由服务器选定默认企业身份，返回新令牌',
  may: signedIn('本人的会话与企业身份'),
  reply: StringSchema(),
})
export const chooseEmployee = defineEndpoint({
  method: 'POST',
  path: '/api/AuthUser/ChooseEmployee',
  summary: '切换到指定的企业身份，返回新令牌',
  may: signedIn('本人的会话与企业身份'),
  body: ObjectSchema({ EmployeeId: Id }, strict),
  reply: StringSchema(),
})
/** Status 0 with Data null when no employee is chosen yet. */
export const currentEmployee = defineEndpoint({
  method: 'GET',
  path: '/api/CurrentEmployee/Current',
  summary: '当前企业身份',
  may: signedIn('本人的会话与企业身份'),
  reply: Union([Employee, Null()]),
})
export const currentUser = defineEndpoint({
  method: 'GET',
  path: '/api/CurrentUser/Current',
  summary: '当前用户',
  may: signedIn('本人的会话与企业身份'),
  reply: User,
})
export const userBindEmployeeList = defineEndpoint({
  method: 'GET',
  path: '/api/CurrentUser/GetUserBindEmployeeList',
  summary: '当前用户绑定的企业身份',
  may: signedIn('本人的会话与企业身份'),
  reply: ArraySchema(BoundEmployee),
})
/** Reads of every page that starts, in one answer: those of `currentEmployee`, `currentUser` and `userBindEmployeeList`. */
export const sessionStart = defineEndpoint({
  method: 'GET',
  path: '/api/CurrentUser/Start',
  summary: '页面启动所需的会话内容：当前企业身份、用户与绑定的企业身份',
  may: signedIn('本人的会话与企业身份'),
  reply: ObjectSchema({ Employee: Union([Employee, Null()]), User, Employees: ArraySchema(BoundEmployee) }),
})
export const currentEmployeeMenuTree = defineEndpoint({
  method: 'GET',
  path: '/api/Employee/GetCurrentEmployeeMenuTree',
  summary: '当前企业身份的菜单树',
  may: signedIn('本人的会话与企业身份'),
  reply: Unsafe<MenuNode[]>(ArraySchema(menuNode(4))),
})
/** Name of the system before anyone signs in, and whether people may come in through WeChat. */
export const systemInfo = defineEndpoint({
  method: 'GET',
  path: '/api/System/GetSystemInfo',
  summary: '系统名称',
  may: publicly('登录之前使用'),
  reply: ObjectSchema({ SystemName: StringSchema(), Demo: BooleanSchema(), WeChat: BooleanSchema() }),
})
