import { defineFeature } from '@jst/feature-kit'
import { texts } from './texts.ts'

/** Pages of wrong ways in the frame of the external workbench: the 404 of the internal one, and its own 403. */
export const notFoundHere = defineFeature({
  area: 'system',
  screens: [
    { path: '/internal/404', name: 'notFound', title: texts.notFound.title, allowLogout: true, load: () => import('./NotFound.tsx') },
    {
      path: '/external/workbench/403',
      name: 'forbidden',
      title: texts.forbidden.title,
      everyone: true,
      load: () => import('./Forbidden.tsx'),
    },
  ],
})
