import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const systemInternal = defineFeature({
  area: 'system',
  screens: [
    { path: '/internal/404', name: 'notFound', title: titles.notFound, allowLogout: true, load: () => import('./NotFound.tsx') },
    { path: '/internal/403', name: 'forbidden', title: titles.forbidden, everyone: true, load: () => import('./Forbidden.tsx') },
    { path: '/system/menu', name: 'systemMenu', title: '菜单管理', load: () => import('./menus/SystemMenu.tsx') },
    { path: '/internal/MaintenanceMenu', name: 'maintenanceMenu', title: '内部维护', load: () => import('./menus/InternalMenu.tsx') },
    {
      path: '/internal/ExternalMaintenanceMenu',
      name: 'externalMaintenanceMenu',
      title: '客户维护',
      load: () => import('./menus/ExternalMenu.tsx'),
    },
    { path: '/system/role/companyRole', name: 'companyRole', title: '公司角色', load: () => import('./roles/CompanyRole.tsx') },
    {
      path: '/system/role/roleEdit',
      name: 'roleEdit',
      title: '角色编辑',
      menuPath: '/system/role/companyRole',
      load: () => import('./roles/RoleEdit.tsx'),
    },
    {
      path: '/system/company/customer/customerRole',
      name: 'customerRole',
      title: '客户角色',
      tabBy: ['Id'],
      load: () => import('./roles/served/CustomerRole.tsx'),
    },
    {
      path: '/system/company/provider/providerRole',
      name: 'providerRole',
      title: '供应商角色',
      tabBy: ['Id'],
      load: () => import('./roles/served/ProviderRole.tsx'),
    },
    {
      path: '/system/permission/permissionList',
      name: 'permissionList',
      title: '权限点管理',
      load: () => import('./points/PermissionList.tsx'),
    },
    { path: '/system/basicCode', name: 'basicCode', title: '基础代码', load: () => import('./codes/BasicCode.tsx') },
    { path: '/system/relationMapping', name: 'relationMapping', title: '关系映射', load: () => import('./mappings/RelationMapping.tsx') },
    { path: '/system/user/userList', name: 'userList', title: '个人用户列表', load: () => import('./users/UserList.tsx') },
    {
      path: '/system/user/userSurvey',
      name: 'userSurvey',
      title: '用户概况',
      menuPath: '/system/user/userList',
      load: () => import('./users/UserSurvey.tsx'),
    },
  ],
})
