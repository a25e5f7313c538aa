import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const billsExternal = defineFeature({
  area: 'bills',
  screens: [
    {
      path: '/external/workbench/dsView',
      name: 'ownBills',
      title: titles.own,
      titleEn: 'Bills of lading',
      speaks: 'session',
      tabBy: ['Id'],
      load: () => import('./own/DsView.tsx'),
    },
  ],
})
