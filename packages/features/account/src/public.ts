import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const accountPublic = defineFeature({
  area: 'account',
  screens: [
    {
      path: '/',
      name: 'entry',
      title: titles.entry,
      titleEn: 'Sign in',
      speaks: 'session',
      allowLogout: true,
      load: () => import('./sign-in/SignIn.tsx'),
    },
    {
      path: '/employeeLogin',
      name: 'employeeLogin',
      title: titles.employeeLogin,
      titleEn: 'Sign in by company',
      speaks: 'session',
      allowLogout: true,
      withoutLayout: true,
      load: () => import('./sign-in/EmployeeLogin.tsx'),
    },
    {
      path: '/chooseCompany',
      name: 'chooseCompany',
      title: titles.chooseCompany,
      titleEn: 'Choose a company',
      speaks: 'session',
      allowLogout: true,
      withoutLayout: true,
      aliases: ['/formLayout/chooseCompany'],
      load: () => import('./sign-in/ChooseCompany.tsx'),
    },
    {
      path: '/wxLogin',
      name: 'wxLogin',
      title: titles.weChat,
      titleEn: 'Sign in by WeChat',
      speaks: 'session',
      allowLogout: true,
      withoutLayout: true,
      aliases: ['/formLayout/wxLogin'],
      load: () => import('./sign-in/WxLogin.tsx'),
    },
  ],
})
