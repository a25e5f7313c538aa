import type { MenuItem, UserRow, RoleRow } from '@jst/contracts/system'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Screen as ForbiddenScreen } from './Forbidden.tsx'
import { Screen as Menus } from './menus/InternalMenu.tsx'
import { Screen as NotFoundScreen } from './NotFound.tsx'
import { Screen as Roles } from './roles/CompanyRole.tsx'
import { Screen as ServedRoles } from './roles/served/CustomerRole.tsx'
import { Screen as Users } from './users/UserList.tsx'

const meta: Meta = { title: '设计评审/系统管理', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const time = '2026-11-20T02:00:00.000Z'
const button = (Code: string, Name: string) => ({ Code, Name })
const menu = (Id: number, ParentId: number | null, Name: string, Path: string, more: Partial<MenuItem> = {}): MenuItem => ({
  Id,
  ParentId,
  Path,
  Name,
  Icon: ParentId === null ? 'file' : '',
  Enabled: true,
  BuiltIn: true,
  PlatformOnly: false,
  Buttons: [],
  Roles: 4,
  UpdateTime: time,
  ...more,
})
const menus = [
  menu(1, null, '补料管理', '/tdManage'),
  menu(2, 1, '待审核补料', '/tdManage/siCheck', { Buttons: [button('view', '查看'), button('claim', '领取'), button('export', '导出')] }),
  menu(3, 1, '补料审核', '/tdManage/siAudit', { Buttons: [button('audit', '审核'), button('void', '作废')] }),
  menu(4, 1, '补料数据列表', '/tdManage/siDataList', { Enabled: false, Roles: 0 }),
  menu(5, null, '系统管理', '/system', { PlatformOnly: true, Roles: 1 }),
  menu(6, 5, '公司角色', '/system/role/companyRole', { Buttons: [button('view', '查看'), button('edit', '维护')] }),
]
const role = (Id: number, Name: string, DataScope: RoleRow['DataScope'], more: Partial<RoleRow> = {}): RoleRow => ({
  Id,
  CompanyId: 1,
  CompanyName: '上海海捷国际物流有限公司',
  Name,
  Description: '',
  DataScope,
  Members: 3,
  Menus: 12,
  UpdateTime: time,
  ...more,
})
const roles = [
  role(1, '公司管理员', 'company', { Description: '维护员工、角色与公司资料', Members: 1, Menus: 41 }),
  role(2, '补料审核员', 'company', { Description: '领取、审核、退回补料' }),
  role(3, '单证员', 'department', { Members: 6 }),
  role(4, '销售（华东区大客户与航线产品联合项目组专用）', 'own', { Description: '只读本人客户的补料与委托，不能导出，不能查看联系方式' }),
]
const user = (Id: number, Name: string, more: Partial<UserRow> = {}): UserRow => ({
  Id,
  Account: `user${Id}`,
  Name,
  Mobile: `1380006${1000 + Id}`,
  MobileVerified: true,
  Email: '',
  Companies: ['宁波远帆进出口有限公司'],
  Disabled: false,
  TwoStep: false,
  WeChat: false,
  LastSignIn: time,
  CreateTime: time,
  UpdateTime: time,
  ...more,
})
const users = [
  user(7, '沈佳怡', { TwoStep: true, WeChat: true }),
  user(8, '杜若愚', { Companies: ['宁波远帆进出口有限公司', '苏州恒泽精密机械有限公司'] }),
  user(9, '方海燕', { Companies: [], LastSignIn: null, MobileVerified: false }),
  user(10, '吴建国', { Disabled: true }),
]

const page = (Screen: ComponentType, options: FakeAppOptions, ...codes: string[]): StoryObj => ({
  render: () => {
    const fake = new FakeApp(options)
    fake.permit(codes)
    return (
      <div style={{ height: 640, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const roleRoutes = (Rows: RoleRow[]) => ({
  'GET /api/Role/GetRolePagedList': () => ({ Rows, Total: Rows.length }),
  'GET /api/Role/GetRoleCompanies': () => [
    { CompanyId: 1, CompanyName: '上海海捷国际物流有限公司', CompanyKind: 'operator', Roles: Rows.length },
  ],
})
const rolePage = (Rows: RoleRow[], ...codes: string[]) =>
  page(Roles, { path: '/system/role/companyRole', routes: roleRoutes(Rows) }, ...codes)
const menuPage = (...codes: string[]) =>
  page(Menus, { path: '/internal/MaintenanceMenu', routes: { 'GET /api/Menu/GetMenuList': () => menus } }, ...codes)
const userPage = (answer: () => unknown) =>
  page(Users, { path: '/system/user/userList', routes: { 'GET /api/User/GetPagedList': answer } }, 'view')

export const CompanyRoles: StoryObj = {
  tags: ['长文本'],
  ...rolePage(roles, 'view', 'add', 'edit', 'remove'),
  name: '公司角色',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: '补料审核员' })).toBeVisible()
  },
}
export const RolesReadOnly: StoryObj = { tags: ['无权限'], ...rolePage(roles, 'view'), name: '公司角色，没有维护权限' }
export const NoRoles: StoryObj = { tags: ['空'], ...rolePage([], 'view', 'add', 'edit'), name: '公司角色，还没有' }
export const RolesDark: StoryObj = {
  tags: ['深色'],
  ...rolePage(roles, 'view', 'add', 'edit', 'remove'),
  name: '公司角色，深色',
  globals: { theme: 'dark' },
}
const servedPage = (...codes: string[]) =>
  page(
    ServedRoles,
    {
      path: '/system/company/customer/customerRole?Id=7',
      routes: {
        ...roleRoutes(roles),
        'GET /api/Role/GetServedCompanyPagedList': () => ({
          Rows: [
            {
              PartnerId: 7,
              Code: 'KH26010001',
              Name: '宁波远帆进出口有限公司',
              CompanyId: 1,
              CompanyName: '宁波远帆进出口有限公司',
              Roles: 4,
              People: 3,
              WithoutRole: 1,
            },
          ],
          Total: 1,
        }),
        'GET /api/Role/GetRolePersonPagedList': () => ({
          Rows: [
            { EmployeeId: 1, Name: '沈佳怡', Department: '船务部', Account: 'shenjy', Disabled: false, RoleIds: [2, 3] },
            { EmployeeId: 2, Name: '许文静', Department: '单证部', Account: 'xuwj', Disabled: false, RoleIds: [] },
            { EmployeeId: 3, Name: '林小满', Department: '', Account: '', Disabled: true, RoleIds: [4] },
          ],
          Total: 3,
        }),
      },
    },
    ...codes,
  )
export const CustomerRoles: StoryObj = { ...servedPage('view', 'edit', 'assign'), name: '客户角色' }
export const CustomerRolesReadOnly: StoryObj = { tags: ['无权限'], ...servedPage('view'), name: '客户角色，只能查看' }
export const CustomerRolesDark: StoryObj = {
  tags: ['深色'],
  ...servedPage('view', 'edit', 'assign'),
  name: '客户角色，深色',
  globals: { theme: 'dark' },
}
export const MenuTree: StoryObj = {
  ...menuPage('view', 'edit', 'add', 'remove'),
  name: '菜单维护',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('补料审核'))
    await expect(await canvas.findByDisplayValue('补料审核')).toBeVisible()
  },
}
export const MenuReadOnly: StoryObj = { tags: ['无权限'], ...menuPage('view'), name: '菜单维护，没有维护权限' }
export const People: StoryObj = {
  ...userPage(() => ({ Rows: users, Total: users.length })),
  name: '个人用户',
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText('杜若愚'))[0]).toBeVisible()
  },
}
export const PeopleFailed: StoryObj = { tags: ['出错'], ...userPage(() => refusal('INTERNAL')), name: '个人用户，加载失败' }
export const PeopleOpening: StoryObj = { ...userPage(() => new Promise(() => undefined)), name: '个人用户，加载中', tags: ['加载'] }
export const Forbidden: StoryObj = {
  ...page(ForbiddenScreen, { path: '/internal/403?url=%2Fexternal%2Fworkbench%2FsiSubmit' }),
  name: '没有权限',
  tags: ['无权限'],
}
export const NotFound: StoryObj = {
  ...page(NotFoundScreen, { path: '/internal/404?url=%2FSeaFreight%2FFareCockpit%3Ffrom%3DCNSHA' }),
  name: '页面不存在',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('/SeaFreight/FareCockpit?from=CNSHA')).toBeVisible()
  },
}
