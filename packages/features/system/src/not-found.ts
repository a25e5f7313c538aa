import { defineFeature } from '@jst/feature-kit'
import { texts } from './texts.ts'

/** The page 404 of the internal workbench, in the frame of the external one too: whoever takes a wrong way keeps menu and tabs. */
export const notFoundHere = defineFeature({
  area: 'system',
  screens: [
    { path: '/internal/404', name: 'notFound', title: texts.notFound.title, allowLogout: true, load: () => import('./NotFound.tsx') },
  ],
})
