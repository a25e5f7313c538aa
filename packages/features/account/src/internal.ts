import { defineFeature } from '@jst/feature-kit'
import { settingTexts } from './settings/texts.ts'

export const accountInternal = defineFeature({
  area: 'account',
  screens: [
    {
      path: '/internal/userSetting',
      name: 'userSetting',
      title: settingTexts.title,
      everyone: true,
      load: () => import('./settings/UserSetting.tsx'),
    },
    {
      path: '/system/userCenter',
      name: 'userCenter',
      title: settingTexts.centerTitle,
      everyone: true,
      load: () => import('./settings/UserSetting.tsx'),
    },
  ],
})
