import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const accountExternal = defineFeature({
  area: 'account',
  screens: [
    {
      path: '/external/workbench/userSetting',
      name: 'externalUserSetting',
      title: titles.settings,
      everyone: true,
      speaks: 'session',
      load: () => import('./settings/UserSetting.tsx'),
    },
    {
      path: '/manage/userSetting',
      name: 'manageUserSetting',
      title: titles.settings,
      everyone: true,
      speaks: 'session',
      load: () => import('./settings/UserSetting.tsx'),
    },
  ],
})
