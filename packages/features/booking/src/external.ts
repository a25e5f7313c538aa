import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const bookingExternal = defineFeature({
  area: 'booking',
  screens: [
    {
      path: '/external/workbench/BookOnline',
      name: 'bookOnline',
      title: titles.online,
      speaks: 'session',
      tabBy: ['Id', 'Amend', 'Template'],
      load: () => import('./form/BookOnline.tsx'),
    },
    {
      path: '/external/workbench/BookLogs',
      name: 'bookLogs',
      title: titles.logs,
      speaks: 'session',
      load: () => import('./lists/BookLogs.tsx'),
    },
    {
      path: '/external/workbench/BookDrafts',
      name: 'bookDrafts',
      title: titles.drafts,
      speaks: 'session',
      load: () => import('./lists/BookDrafts.tsx'),
    },
    {
      path: '/external/workbench/booking/uploadBook',
      name: 'uploadBook',
      title: titles.note,
      speaks: 'session',
      tabBy: ['Id', 'Upload'],
      load: () => import('./reading/UploadBook.tsx'),
    },
    {
      path: '/external/workbench/booking/uploadBookLog',
      name: 'uploadBookLog',
      title: titles.notes,
      speaks: 'session',
      load: () => import('./reading/UploadBookLog.tsx'),
    },
    {
      path: '/external/workbench/OrderUpload',
      name: 'orderUpload',
      title: titles.upload,
      speaks: 'session',
      tabBy: ['Id'],
      load: () => import('./reading/OrderUpload.tsx'),
    },
    {
      path: '/external/workbench/BookingLog/OrderUploadLog',
      name: 'orderUploadLog',
      title: titles.uploads,
      speaks: 'session',
      load: () => import('./reading/OrderUploadLog.tsx'),
    },
    {
      path: '/external/workbench/BookOnlineDetail',
      name: 'bookOnlineDetail',
      title: titles.detail,
      speaks: 'session',
      menuPath: '/external/workbench/BookLogs',
      lastPagePath: '/external/workbench/BookLogs',
      tabBy: ['Id'],
      load: () => import('./detail/BookOnlineDetail.tsx'),
    },
    {
      path: '/external/workbench/BookThirdDetail',
      name: 'bookThirdDetail',
      title: titles.third,
      speaks: 'session',
      tabBy: ['Id'],
      load: () => import('./third/BookThirdDetail.tsx'),
    },
  ],
})
