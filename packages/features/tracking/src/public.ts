import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const trackingPublic = defineFeature({
  area: 'tracking',
  screens: [
    {
      path: '/external/freightTrack/share',
      name: 'sharedTrack',
      title: titles.shared,
      titleEn: 'Cargo tracking',
      speaks: 'address',
      allowLogout: true,
      withoutLayout: true,
      load: () => import('./share/SharedTrack.tsx'),
    },
  ],
})
