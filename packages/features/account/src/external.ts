import { defineFeature } from '@jst/feature-kit'
import { settingTexts } from './settings/texts.ts'

export const accountExternal = defineFeature({
  area: 'account',
  screens: [
    {
      path: '/external/workbench/userSetting',
      name: 'externalUserSetting',
      title: settingTexts.title,
      everyone: true,
      load: () => import('./settings/UserSetting.tsx'),
    },
    {
      path: '/manage/userSetting',
      name: 'manageUserSetting',
      title: settingTexts.title,
      everyone: true,
      load: () => import('./settings/UserSetting.tsx'),
    },
  ],
})
