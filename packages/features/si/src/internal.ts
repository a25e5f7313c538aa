import { defineFeature } from '@jst/feature-kit'

export const siInternal = defineFeature({
  area: 'si',
  localDrafts: () => import('./editor/local-drafts.ts'),
  screens: [
    { path: '/tdManage/workbench', name: 'siWorkbench', title: '补料驾驶舱', load: () => import('./cockpit/SiCockpit.tsx') },
    {
      path: '/tdManage/siCheck',
      name: 'siCheck',
      title: '待审核补料',
      first: [
        '/api/TDBillLadingInfo/GetTDBillLadingPagedList?PageIndex=1&PageSize=20&Sort=Queue&Status=1',
        '/api/TDBillLadingInfo/GetTDBillLadingCockpit',
      ],
      load: () => import('./review/SiCheck.tsx'),
    },
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
      tabBy: ['Id'],
      load: () => import('./review/SiDetail.tsx'),
    },
    { path: '/tdManage/siCreator', name: 'siCreator', title: '新建补料', load: () => import('./make/SiCreator.tsx') },
    { path: '/tdManage/siMake', name: 'siMake', title: '补料制作', tabBy: ['Id', 'CGO_ID'], load: () => import('./make/SiMake.tsx') },
    {
      path: '/tdManage/siMakeTd',
      name: 'siMakeTd',
      title: '多票补料制作',
      tabBy: ['Id', 'CGO_ID'],
      load: () => import('./make/SiMakeTd.tsx'),
    },
    { path: '/tdManage/siSubmitLog', name: 'siSubmitLog', title: '补料提交记录', load: () => import('./lists/SiSubmitLog.tsx') },
    { path: '/tdManage/siDataList', name: 'siDataList', title: '补料数据列表', load: () => import('./lists/SiDataList.tsx') },
    { path: '/tdManage/siMessages', name: 'siMessages', title: '补料收发记录', load: () => import('./carrier/SiMessages.tsx') },
    { path: '/tdManage/siFees', name: 'siFees', title: '改单费规则', load: () => import('./fees/SiFees.tsx') },
    { path: '/tdManage/siChannels', name: 'siChannels', title: '补料船司配置', load: () => import('./carrier/SiChannels.tsx') },
    { path: '/tdManage/internalSiList', name: 'internalSiList', title: '内部补料列表', load: () => import('./lists/InternalSiList.tsx') },
  ],
})
