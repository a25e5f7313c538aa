import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const packingExternal = defineFeature({
  area: 'packing',
  screens: [
    {
      path: '/external/workbench/cargoManager/boxList',
      name: 'boxList',
      title: titles.own,
      speaks: 'session',
      tabBy: ['Id'],
      load: () => import('./slips/BoxList.tsx'),
    },
    {
      path: '/external/workbench/cargoManager/myBoxList',
      name: 'myBoxList',
      title: titles.mine,
      speaks: 'session',
      tabBy: ['Id', 'BookingId'],
      load: () => import('./lists/MyBoxList.tsx'),
    },
    {
      path: '/external/workbench/cargoManager/application',
      name: 'slipApplication',
      title: titles.application,
      speaks: 'session',
      load: () => import('./applications/Application.tsx'),
    },
    {
      path: '/external/workbench/cargoManager/splitDetail',
      name: 'splitDetail',
      title: titles.split,
      speaks: 'session',
      lastPagePath: '/external/workbench/cargoManager/application',
      menuPath: '/external/workbench/cargoManager/application',
      tabBy: ['Id', 'BookingId'],
      load: () => import('./applications/SplitDetail.tsx'),
    },
  ],
})
