import { defineFeature } from '@jst/feature-kit'
import { texts } from './texts.ts'

export const accountPublic = defineFeature({
  area: 'account',
  screens: [{ path: '/', name: 'entry', title: texts.entry, allowLogout: true, load: () => import('./sign-in/SignIn.tsx') }],
})
