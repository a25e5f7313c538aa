import { defineFeature } from '@jst/feature-kit'
import { viewTitles } from './customer/titles.ts'

export const freightRatesPublic = defineFeature({
  area: 'freight-rates',
  screens: [
    {
      path: '/external/customer/freightCenter',
      name: 'freightCenter',
      title: viewTitles.rates,
      allowLogout: true,
      load: () => import('./customer/FreightCenter.tsx'),
    },
  ],
})
