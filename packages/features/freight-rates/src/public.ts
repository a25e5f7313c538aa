import { defineFeature } from '@jst/feature-kit'
import { texts } from './customer/texts.ts'

export const freightRatesPublic = defineFeature({
  area: 'freight-rates',
  screens: [
    {
      path: '/external/customer/freightCenter',
      name: 'freightCenter',
      title: texts.title,
      allowLogout: true,
      load: () => import('./customer/FreightCenter.tsx'),
    },
  ],
})
