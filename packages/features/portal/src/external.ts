import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const portalExternal = defineFeature({
  area: 'portal',
  screens: [
    {
      path: '/external/workbench/ShippingLetter',
      name: 'shippingLetter',
      title: titles.readerLetters,
      speaks: 'session',
      load: () => import('./contents/reader/ShippingLetter.tsx'),
    },
    {
      path: '/external/workbench/ShippingTable',
      name: 'shippingTable',
      title: titles.readerTables,
      speaks: 'session',
      load: () => import('./contents/reader/ShippingTable.tsx'),
    },
  ],
})
