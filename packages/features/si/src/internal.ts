import { defineFeature } from '@jst/feature-kit'

export const siInternal = defineFeature({
  area: 'si',
  screens: [
    { path: '/tdManage/siCheck', name: 'siCheck', title: '待审核补料', load: () => import('./review/SiCheck.tsx') },
    {
      path: '/tdManage/siAudit',
      name: 'siAudit',
      title: '补料审核',
      lastPagePath: '/tdManage/siCheck',
      menuPath: '/tdManage/siCheck',
      load: () => import('./review/SiAudit.tsx'),
    },
    {
      path: '/tdManage/siDetail',
      name: 'siDetail',
      title: '补料详情',
      lastPagePath: '/tdManage/siCheck',
      menuPath: '/tdManage/siCheck',
      load: () => import('./review/SiDetail.tsx'),
    },
  ],
})
