import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const billsInternal = defineFeature({
  area: 'bills',
  screens: [
    {
      path: '/MakeOrderBusiness/HBLMake',
      name: 'houseBillMake',
      title: titles.houseBill,
      tabBy: ['Id'],
      load: () => import('./make/HBLMake.tsx'),
    },
    {
      path: '/MakeOrderBusiness/MBLMake',
      name: 'masterBillMake',
      title: titles.masterBill,
      tabBy: ['Id'],
      load: () => import('./make/MBLMake.tsx'),
    },
  ],
})
