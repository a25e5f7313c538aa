import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

/** Pages of wrong ways in the frame of the external workbench: the 404 of the internal one, and its own 403. */
export const notFoundHere = defineFeature({
  area: 'system',
  screens: [
    { path: '/internal/404', name: 'notFound', title: titles.notFound, allowLogout: true, load: () => import('./NotFound.tsx') },
    {
      path: '/external/workbench/403',
      name: 'forbidden',
      title: titles.forbidden,
      everyone: true,
      load: () => import('./Forbidden.tsx'),
    },
  ],
})
