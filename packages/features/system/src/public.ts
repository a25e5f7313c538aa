import { defineFeature } from '@jst/feature-kit'
import { texts } from './texts.ts'

export const systemPublic = defineFeature({
  area: 'system',
  screens: [
    {
      path: '/formLayout/404',
      name: 'formLayoutNotFound',
      title: texts.notFound.title,
      allowLogout: true,
      withoutLayout: true,
      load: () => import('./NotFound.tsx'),
    },
  ],
})
