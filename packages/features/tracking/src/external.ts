import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const trackingExternal = defineFeature({
  area: 'tracking',
  screens: [
    {
      path: '/external/workbench/control',
      name: 'control',
      title: titles.control,
      titleEn: 'Control tower',
      speaks: 'session',
      load: () => import('./control/Control.tsx'),
    },
    {
      path: '/external/workbench/freightTrack/FreightTrack',
      name: 'freightTrack',
      title: titles.list,
      titleEn: 'Cargo tracking',
      speaks: 'session',
      keepAlive: true,
      load: () => import('./list/FreightTrack.tsx'),
    },
    {
      path: '/external/workbench/freightTrack/FreightTrackDetail',
      name: 'freightTrackDetail',
      title: titles.detail,
      titleEn: 'Shipment',
      speaks: 'session',
      lastPagePath: '/external/workbench/freightTrack/FreightTrack',
      menuPath: '/external/workbench/freightTrack/FreightTrack',
      tabBy: ['Id'],
      load: () => import('./detail/FreightTrackDetail.tsx'),
    },
  ],
})
