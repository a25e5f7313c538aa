import { defineFeature } from '@jst/feature-kit'
import { texts } from './texts.ts'

export const messagesInternal = defineFeature({
  area: 'messages',
  screens: [
    { path: '/system/message', name: 'message', title: texts.list, load: () => import('./MessageList.tsx') },
    {
      path: '/system/messageDetail',
      name: 'messageDetail',
      title: texts.detail,
      lastPagePath: '/system/message',
      menuPath: '/system/message',
      load: () => import('./MessageDetail.tsx'),
    },
  ],
})
