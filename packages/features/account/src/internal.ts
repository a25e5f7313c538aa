import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const accountInternal = defineFeature({
  area: 'account',
  screens: [
    {
      path: '/internal/userSetting',
      name: 'userSetting',
      title: titles.settings,
      everyone: true,
      speaks: 'session',
      load: () => import('./settings/UserSetting.tsx'),
    },
    {
      path: '/system/userCenter',
      name: 'userCenter',
      title: titles.center,
      everyone: true,
      speaks: 'session',
      load: () => import('./settings/UserSetting.tsx'),
    },
  ],
})
