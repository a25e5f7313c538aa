import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const messagesExternal = defineFeature({
  area: 'messages',
  screens: [
    { path: '/manage/message', name: 'manageMessage', title: titles.list, speaks: 'session', load: () => import('./MessageList.tsx') },
    {
      path: '/manage/messageDetail',
      name: 'manageMessageDetail',
      title: titles.detail,
      speaks: 'session',
      lastPagePath: '/manage/message',
      menuPath: '/manage/message',
      tabBy: ['id'],
      load: () => import('./MessageDetail.tsx'),
    },
  ],
})
