import { defineFeature } from '@jst/feature-kit'
import { texts as globalTexts } from './global/texts.ts'
import { texts as manageTexts } from './manage/texts.ts'
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
      tabBy: ['id'],
      load: () => import('./MessageDetail.tsx'),
    },
    {
      path: '/system/globalMessageList',
      name: 'globalMessageList',
      title: globalTexts.list.label,
      load: () => import('./global/GlobalMessageList.tsx'),
    },
    {
      path: '/system/sendGlobalMessage',
      name: 'sendGlobalMessage',
      title: globalTexts.editor.title,
      load: () => import('./global/SendGlobalMessage.tsx'),
    },
    { path: '/system/messageManage', name: 'messageManage', title: manageTexts.label, load: () => import('./manage/MessageManage.tsx') },
  ],
})
