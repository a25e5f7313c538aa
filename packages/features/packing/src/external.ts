import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const packingExternal = defineFeature({
  area: 'packing',
  screens: [
    {
      path: '/external/workbench/cargoManager/boxList',
      name: 'boxList',
      title: titles.own,
      tabBy: ['Id'],
      load: () => import('./slips/BoxList.tsx'),
    },
    {
      path: '/external/workbench/cargoManager/myBoxList',
      name: 'myBoxList',
      title: titles.mine,
      tabBy: ['Id', 'BookingId'],
      load: () => import('./lists/MyBoxList.tsx'),
    },
    {
      path: '/external/workbench/cargoManager/application',
      name: 'slipApplication',
      title: titles.application,
      load: () => import('./applications/Application.tsx'),
    },
    {
      path: '/external/workbench/cargoManager/splitDetail',
      name: 'splitDetail',
      title: titles.split,
      lastPagePath: '/external/workbench/cargoManager/application',
      menuPath: '/external/workbench/cargoManager/application',
      tabBy: ['Id', 'BookingId'],
      load: () => import('./applications/SplitDetail.tsx'),
    },
  ],
})
