import { defineFeature } from '@jst/feature-kit'

export const siExternal = defineFeature({
  area: 'si',
  localDrafts: () => import('./editor/local-drafts.ts'),
  screens: [
    {
      path: '/external/workbench/SISubimtList',
      name: 'siSubmitList',
      title: '补料提交列表',
      speaks: 'session',
      first: ['/api/CargoOrder/GetCargoOrderPagedList?PageIndex=1&PageSize=20&Sort=Queue&Lang'],
      load: () => import('./lists/SiSubmitList.tsx'),
    },
    {
      path: '/external/workbench/siSubmit',
      name: 'siSubmit',
      title: '提交补料',
      speaks: 'session',
      lastPagePath: '/external/workbench/SISubimtList',
      menuPath: '/external/workbench/SISubimtList',
      tabBy: ['Id', 'CGO_ID'],
      load: () => import('./editor/SiSubmit.tsx'),
    },
    {
      path: '/external/workbench/siSubmitLog',
      name: 'siSubmitLog',
      title: '补料提交记录',
      speaks: 'session',
      load: () => import('./lists/SiSubmitLog.tsx'),
    },
    { path: '/external/workbench/SILogs', name: 'siLogs', title: '补料记录', speaks: 'session', load: () => import('./lists/SiLogs.tsx') },
    {
      path: '/external/workbench/siTemplate',
      name: 'siTemplate',
      title: '补料模板',
      speaks: 'session',
      load: () => import('./templates/SiTemplates.tsx'),
    },
  ],
})
