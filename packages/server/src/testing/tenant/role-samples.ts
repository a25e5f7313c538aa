import type { Foreign } from './foreign.ts'

/** The calls of menus and roles. */
export const roleSamples: Record<string, (foreign: Foreign) => Record<string, unknown>> = {
  '/api/Menu/AddOrModifyMenu': ({ menu, updateTime }) => ({
    Id: menu,
    ParentId: null,
    Path: '/PROBE',
    Name: 'PROBE',
    Icon: '',
    Enabled: true,
    Buttons: [],
    UpdateTime: updateTime,
  }),
  '/api/Menu/MoveMenu': ({ menu, updateTime }) => ({ Id: menu, ParentId: null, Index: 0, UpdateTime: updateTime }),
  '/api/Menu/RemoveMenu': ({ menu, updateTime }) => ({ Id: menu, UpdateTime: updateTime }),
  '/api/Menu/GetMenuRoles': ({ menu }) => ({ Id: menu }),
  '/api/Role/GetRolePagedList': ({ company }) => ({ CompanyId: company, PageSize: 200 }),
  '/api/Role/GetRoleInfo': ({ role }) => ({ Id: role }),
  '/api/Role/GetGrantableMenus': ({ company }) => ({ CompanyId: company }),
  '/api/Role/AddOrModifyRole': ({ role, company, updateTime }) => ({
    Id: role,
    CompanyId: company,
    Name: 'PROBE',
    Description: '',
    DataScope: 'company',
    Grants: [],
    PermissionItems: [],
    UpdateTime: updateTime,
  }),
  '/api/Role/RemoveRole': ({ role, updateTime }) => ({ Id: role, UpdateTime: updateTime }),
  '/api/Role/GetPermissionItemPagedList': ({ company }) => ({ CompanyId: company, PageSize: 200 }),
  '/api/Role/GetServedCompanyPagedList': () => ({ Kind: 'customer', PageSize: 200 }),
  '/api/Role/GetRolePersonPagedList': ({ company }) => ({ CompanyId: company, PageSize: 200 }),
  '/api/Role/SetPersonRoles': ({ employee, role }) => ({ EmployeeId: employee, RoleIds: [role], Seen: [] }),
  '/api/Role/StartPreview': ({ role }) => ({ RoleId: role }),
}
