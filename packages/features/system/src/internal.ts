import { defineFeature } from '@jst/feature-kit'
import { texts } from './texts.ts'

export const systemInternal = defineFeature({
  area: 'system',
  screens: [
    { path: '/internal/404', name: 'notFound', title: texts.notFound.title, allowLogout: true, load: () => import('./NotFound.tsx') },
  ],
})
