import { defineFeature } from '@jst/feature-kit'
import { texts } from './texts.ts'

export const messagesExternal = defineFeature({
  area: 'messages',
  screens: [
    { path: '/manage/message', name: 'manageMessage', title: texts.list, load: () => import('./MessageList.tsx') },
    {
      path: '/manage/messageDetail',
      name: 'manageMessageDetail',
      title: texts.detail,
      lastPagePath: '/manage/message',
      menuPath: '/manage/message',
      tabBy: ['id'],
      load: () => import('./MessageDetail.tsx'),
    },
  ],
})
