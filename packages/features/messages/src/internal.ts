import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const messagesInternal = defineFeature({
  area: 'messages',
  screens: [
    { path: '/system/message', name: 'message', title: titles.list, load: () => import('./MessageList.tsx') },
    {
      path: '/system/messageDetail',
      name: 'messageDetail',
      title: titles.detail,
      lastPagePath: '/system/message',
      menuPath: '/system/message',
      tabBy: ['id'],
      load: () => import('./MessageDetail.tsx'),
    },
    {
      path: '/system/globalMessageList',
      name: 'globalMessageList',
      title: titles.globalList,
      load: () => import('./global/GlobalMessageList.tsx'),
    },
    {
      path: '/system/sendGlobalMessage',
      name: 'sendGlobalMessage',
      title: titles.globalEditor,
      load: () => import('./global/SendGlobalMessage.tsx'),
    },
    { path: '/system/messageManage', name: 'messageManage', title: titles.manage, load: () => import('./manage/MessageManage.tsx') },
  ],
})
