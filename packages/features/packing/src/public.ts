import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const packingPublic = defineFeature({
  area: 'packing',
  screens: [
    {
      path: '/external/cargoManager/slip',
      name: 'linkedSlip',
      title: titles.linked,
      allowLogout: true,
      withoutLayout: true,
      load: () => import('./link/LinkedSlip.tsx'),
    },
  ],
})
