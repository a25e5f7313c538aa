import { defineFeature } from '@jst/feature-kit'
import { texts } from './texts.ts'

export const workbenchInternal = defineFeature({
  area: 'workbench',
  screens: [{ path: '/workbench', name: 'workbench', title: texts.internalTitle, load: () => import('./InternalWorkbench.tsx') }],
})
