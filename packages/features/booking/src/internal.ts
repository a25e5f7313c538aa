import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const bookingInternal = defineFeature({
  area: 'booking',
  screens: [
    { path: '/BookingSpace/Home', name: 'bookingHome', title: titles.home, load: () => import('./home/Home.tsx') },
    { path: '/BookingSpace/DcSearch', name: 'bookingSearch', title: titles.search, load: () => import('./sailings/DcSearch.tsx') },
    {
      path: '/BookingSpace/DcOrder',
      name: 'bookingForm',
      title: titles.form,
      tabBy: ['Id', 'Amend', 'Template'],
      load: () => import('./form/DcOrder.tsx'),
    },
    { path: '/BookingSpace/MyOrder', name: 'myBookings', title: titles.mine, load: () => import('./lists/MyOrder.tsx') },
    {
      path: '/FlcExport/BookingOrder',
      name: 'bookingEntry',
      title: titles.entry,
      tabBy: ['Id'],
      load: () => import('./reading/BookingOrder.tsx'),
    },
    {
      path: '/FlcExport/BookingOrderView',
      name: 'bookingView',
      title: titles.view,
      menuPath: '/FlcExport/FlcOrderData/BookingOrderList',
      tabBy: ['Id'],
      load: () => import('./detail/BookingOrderView.tsx'),
    },
    {
      path: '/FlcExport/FlcOrderData/BookingOrderList',
      name: 'bookingList',
      title: titles.list,
      load: () => import('./lists/BookingOrderList.tsx'),
    },
    {
      path: '/quckBook/internalBookDetail',
      name: 'bookingDetail',
      title: titles.detail,
      menuPath: '/FlcExport/FlcOrderData/BookingOrderList',
      tabBy: ['Id'],
      load: () => import('./detail/InternalBookDetail.tsx'),
    },
    {
      path: '/quckBook/internalBookOnline',
      name: 'bookOnline',
      title: titles.online,
      menuPath: '/BookingSpace/DcOrder',
      tabBy: ['Id', 'Template'],
      load: () => import('./form/InternalBookOnline.tsx'),
    },
    { path: '/quckBook/internalBookLogs', name: 'bookingLogs', title: titles.logs, load: () => import('./lists/InternalBookLogs.tsx') },
    { path: '/quckBook/BookingManagement', name: 'bookingDesk', title: titles.desk, load: () => import('./lists/BookingManagement.tsx') },
    { path: '/BookingSpace/DCCockpit', name: 'bookingCockpit', title: titles.cockpit, load: () => import('./figures/DCCockpit.tsx') },
    { path: '/BookingSpace/OrderRecode', name: 'bookingMessages', title: titles.messages, load: () => import('./carrier/OrderRecode.tsx') },
    {
      path: '/BookingSpace/DCShipDispose',
      name: 'bookingChannels',
      title: titles.carriers,
      load: () => import('./carrier/DCShipDispose.tsx'),
    },
    { path: '/BookingSpace/OrderTemp', name: 'bookingTemplates', title: titles.templates, load: () => import('./templates/OrderTemp.tsx') },
    { path: '/BookingSpace/SFTTemp', name: 'bookingParties', title: titles.parties, load: () => import('./templates/SFTTemp.tsx') },
    { path: '/quckBook/BookCode', name: 'bookingCodes', title: titles.codes, load: () => import('./templates/BookCode.tsx') },
  ],
})
