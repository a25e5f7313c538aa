import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const bookingExternal = defineFeature({
  area: 'booking',
  screens: [
    {
      path: '/external/workbench/BookOnline',
      name: 'bookOnline',
      title: titles.online,
      tabBy: ['Id', 'Amend', 'Template'],
      load: () => import('./form/BookOnline.tsx'),
    },
    { path: '/external/workbench/BookLogs', name: 'bookLogs', title: titles.logs, load: () => import('./lists/BookLogs.tsx') },
    { path: '/external/workbench/BookDrafts', name: 'bookDrafts', title: titles.drafts, load: () => import('./lists/BookDrafts.tsx') },
    {
      path: '/external/workbench/booking/uploadBook',
      name: 'uploadBook',
      title: titles.note,
      tabBy: ['Id', 'Upload'],
      load: () => import('./reading/UploadBook.tsx'),
    },
    {
      path: '/external/workbench/booking/uploadBookLog',
      name: 'uploadBookLog',
      title: titles.notes,
      load: () => import('./reading/UploadBookLog.tsx'),
    },
    {
      path: '/external/workbench/OrderUpload',
      name: 'orderUpload',
      title: titles.upload,
      tabBy: ['Id'],
      load: () => import('./reading/OrderUpload.tsx'),
    },
    {
      path: '/external/workbench/BookingLog/OrderUploadLog',
      name: 'orderUploadLog',
      title: titles.uploads,
      load: () => import('./reading/OrderUploadLog.tsx'),
    },
    {
      path: '/external/workbench/BookOnlineDetail',
      name: 'bookOnlineDetail',
      title: titles.detail,
      menuPath: '/external/workbench/BookLogs',
      lastPagePath: '/external/workbench/BookLogs',
      tabBy: ['Id'],
      load: () => import('./detail/BookOnlineDetail.tsx'),
    },
    {
      path: '/external/workbench/BookThirdDetail',
      name: 'bookThirdDetail',
      title: titles.third,
      tabBy: ['Id'],
      load: () => import('./third/BookThirdDetail.tsx'),
    },
  ],
})
