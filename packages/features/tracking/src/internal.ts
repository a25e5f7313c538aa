import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const trackingInternal = defineFeature({
  area: 'tracking',
  screens: [
    {
      path: '/internal/freightTrack/FreightTrack',
      name: 'freightTrack',
      title: titles.list,
      keepAlive: true,
      load: () => import('./list/FreightTrack.tsx'),
    },
    {
      path: '/internal/freightTrack/FreightTrackDetail',
      name: 'freightTrackDetail',
      title: titles.detail,
      lastPagePath: '/internal/freightTrack/FreightTrack',
      menuPath: '/internal/freightTrack/FreightTrack',
      tabBy: ['Id'],
      load: () => import('./detail/FreightTrackDetail.tsx'),
    },
    {
      path: '/internal/freightTrack/UserSearchLog',
      name: 'userSearchLog',
      title: titles.searches,
      load: () => import('./searches/UserSearchLog.tsx'),
    },
    {
      path: '/PackingDynamic/Containermaintenance',
      name: 'containerMaintenance',
      title: titles.upkeep,
      load: () => import('./statements/Containermaintenance.tsx'),
    },
    {
      path: '/PackingDynamic/Containerquerry',
      name: 'containerQuery',
      title: titles.boxes,
      load: () => import('./boxes/Containerquerry.tsx'),
    },
  ],
})
