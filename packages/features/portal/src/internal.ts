import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const portalInternal = defineFeature({
  area: 'portal',
  screens: [
    {
      path: '/system/HomePageManagement/RecommendedPort',
      name: 'recommendedPort',
      title: titles.recommendedPort,
      load: () => import('./lists/RecommendedPort.tsx'),
    },
    {
      path: '/system/HomePageManagement/RecommendedFreightDms',
      name: 'recommendedFreightDms',
      title: titles.recommendedFreightDms,
      load: () => import('./lists/RecommendedFreightDms.tsx'),
    },
  ],
})
