import { buttons, type ButtonPermission } from '../may.ts'
import { ArraySchema, Literal, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'
import { CompanyKind, PermissionItem } from '../account/index.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, IdOrNone, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'
import { servedRoles } from './served-roles.ts'
import { MenuItem } from './menus.ts'

/** How far a role's holder sees: own, department and company inside the company, `all` across companies (platform only). */
export const DataScope = Union([Literal('own'), Literal('department'), Literal('company'), Literal('all')])
export type DataScope = Static<typeof DataScope>

const list = '/system/role/companyRole'
const editor = '/system/role/roleEdit'
const points = '/system/permission/permissionList'
/** On the pages of customers and providers an operator keeps the roles of those that it serves; the policy says whose. */
const served = (code: string): ButtonPermission[] => Object.values(servedRoles).map((path) => ({ path, code }))

const RoleGrant = ObjectSchema({ MenuId: Id, Buttons: ArraySchema(StringSchema({ maxLength: 40 }), { maxItems: 60 }) }, strict)
export type RoleGrant = Static<typeof RoleGrant>

export const RoleRow = ObjectSchema({
  Id,
  CompanyId: Id,
  CompanyName: StringSchema(),
  Name: StringSchema(),
  Description: StringSchema(),
  DataScope,
  Members: Quantity,
  Menus: Quantity,
  UpdateTime: Instant,
})
export type RoleRow = Static<typeof RoleRow>

export const RoleMember = ObjectSchema({ EmployeeId: Id, Name: StringSchema(), Department: StringSchema(), Account: StringSchema() })
export type RoleMember = Static<typeof RoleMember>
export const RoleInfo = ObjectSchema({
  Id,
  CompanyId: Id,
  CompanyName: StringSchema(),
  CompanyKind,
  Name: StringSchema(),
  Description: StringSchema(),
  DataScope,
  Grants: ArraySchema(RoleGrant),
  PermissionItems: ArraySchema(PermissionItem),
  Members: ArraySchema(RoleMember),
  UpdateTime: Instant,
})
export type RoleInfo = Static<typeof RoleInfo>

/** Companies whose roles the caller administers: all of them for the platform, else its own. */
export const roleCompanies = defineEndpoint({
  method: 'GET',
  path: '/api/Role/GetRoleCompanies',
  summary: '可管理角色的公司',
  may: buttons({ path: list, code: 'view' }, { path: editor, code: 'view' }),
  reply: ArraySchema(ObjectSchema({ CompanyId: Id, CompanyName: StringSchema(), CompanyKind, Roles: Quantity })),
})
/** Without `CompanyId`: the caller's own company, for the platform every company. */
export const roleList = defineEndpoint({
  method: 'GET',
  path: '/api/Role/GetRolePagedList',
  summary: '公司角色列表',
  may: buttons({ path: list, code: 'view' }, { path: editor, code: 'view' }, ...served('view')),
  query: ObjectSchema({ ...pageQuery, CompanyId: Optional(Id), Keyword: Optional(text(100)) }, strict),
  reply: page(RoleRow),
})
export const roleInfo = defineEndpoint({
  method: 'GET',
  path: '/api/Role/GetRoleInfo',
  summary: '角色详情',
  may: buttons({ path: editor, code: 'view' }, ...served('view')),
  query: ObjectSchema({ Id }, strict),
  reply: RoleInfo,
})

/**
 * Menu entries that roles of a company can hold at all, and those that the caller may give: only those that he holds (platform: everything).
 * `Mine` of an entry is null when the caller does not hold it.
 */
export const roleMenus = defineEndpoint({
  method: 'GET',
  path: '/api/Role/GetGrantableMenus',
  summary: '角色可选的菜单与按钮',
  may: buttons({ path: editor, code: 'view' }, ...served('view')),
  query: ObjectSchema({ CompanyId: Id }, strict),
  reply: ArraySchema(ObjectSchema({ ...MenuItem.properties, Mine: Union([ArraySchema(StringSchema()), Null()]) })),
})

const PermissionItemInput = ObjectSchema(
  {
    ItemKey: StringSchema({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z][A-Za-z0-9_.-]*$' }),
    PermissionKey: StringSchema({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z][A-Za-z0-9_.-]*$' }),
    Value: StringSchema({ minLength: 1, maxLength: 200 }),
  },
  strict,
)
/** `Id` 0 makes a new role of `CompanyId`; a stored role stays in its company. */
const RoleInput = ObjectSchema(
  {
    Id: IdOrNone,
    CompanyId: Id,
    Name: StringSchema({ minLength: 1, maxLength: 50 }),
    Description: StringSchema({ maxLength: 200 }),
    DataScope,
    Grants: ArraySchema(RoleGrant, { maxItems: 5_000 }),
    PermissionItems: ArraySchema(PermissionItemInput, { maxItems: 500 }),
    UpdateTime: Optional(Instant),
  },
  strict,
)
export type RoleInput = Static<typeof RoleInput>
/**
 * Takes effect for everybody who is signed in within a second. @throws STALE_WRITE with the stored role; INVALID_INPUT for rights one does not hold.
 */
export const saveRole = defineEndpoint({
  method: 'POST',
  path: '/api/Role/AddOrModifyRole',
  summary: '保存角色',
  may: buttons({ path: editor, code: 'edit' }, ...served('edit')),
  largestBody: 2 * 1024 * 1024,
  body: RoleInput,
  reply: RoleInfo,
})
/** A role in use needs `MoveTo`: another role of the company that its members get instead. */
export const removeRole = defineEndpoint({
  method: 'POST',
  path: '/api/Role/RemoveRole',
  summary: '删除角色',
  may: buttons({ path: list, code: 'delete' }, ...served('edit')),
  body: ObjectSchema({ Id, MoveTo: Optional(Id), UpdateTime: Instant }, strict),
  reply: Null(),
})

/** One PermissionItem with the role that has it (spec §6). */
export const PermissionPoint = ObjectSchema({
  ItemKey: StringSchema(),
  PermissionKey: StringSchema(),
  Value: StringSchema(),
  RoleId: Id,
  RoleName: StringSchema(),
  CompanyName: StringSchema(),
  Members: Quantity,
})
export type PermissionPoint = Static<typeof PermissionPoint>
export const permissionPoints = defineEndpoint({
  method: 'GET',
  path: '/api/Role/GetPermissionItemPagedList',
  summary: '权限点列表',
  may: buttons({ path: points, code: 'view' }),
  query: ObjectSchema(
    { ...pageQuery, Keyword: Optional(text(100)), ItemKey: Optional(text(60)), Value: Optional(text(200)), CompanyId: Optional(Id) },
    strict,
  ),
  reply: page(PermissionPoint),
})
