import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const systemPublic = defineFeature({
  area: 'system',
  screens: [
    {
      path: '/formLayout/404',
      name: 'formLayoutNotFound',
      title: titles.notFound,
      allowLogout: true,
      withoutLayout: true,
      load: () => import('./NotFound.tsx'),
    },
  ],
})
