import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const billsExternal = defineFeature({
  area: 'bills',
  screens: [
    {
      path: '/external/workbench/dsView',
      name: 'ownBills',
      title: titles.own,
      tabBy: ['Id'],
      load: () => import('./own/DsView.tsx'),
    },
  ],
})
