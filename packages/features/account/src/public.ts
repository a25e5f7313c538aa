import { defineFeature } from '@jst/feature-kit'
import { texts } from './texts.ts'

export const accountPublic = defineFeature({
  area: 'account',
  screens: [
    { path: '/', name: 'entry', title: texts.entry, allowLogout: true, load: () => import('./sign-in/SignIn.tsx') },
    {
      path: '/employeeLogin',
      name: 'employeeLogin',
      title: texts.employeeLogin,
      allowLogout: true,
      withoutLayout: true,
      load: () => import('./sign-in/EmployeeLogin.tsx'),
    },
    {
      path: '/chooseCompany',
      name: 'chooseCompany',
      title: texts.chooseCompany,
      allowLogout: true,
      withoutLayout: true,
      aliases: ['/formLayout/chooseCompany'],
      load: () => import('./sign-in/ChooseCompany.tsx'),
    },
    {
      path: '/wxLogin',
      name: 'wxLogin',
      title: texts.weChatTitle,
      allowLogout: true,
      withoutLayout: true,
      aliases: ['/formLayout/wxLogin'],
      load: () => import('./sign-in/WxLogin.tsx'),
    },
  ],
})
