/** Screens of the staff (spec §2.2, §2.3, §2.17). */
export const bookingPages = {
  home: '/BookingSpace/Home',
  search: '/BookingSpace/DcSearch',
  form: '/BookingSpace/DcOrder',
  mine: '/BookingSpace/MyOrder',
  templates: '/BookingSpace/OrderTemp',
  parties: '/BookingSpace/SFTTemp',
  messages: '/BookingSpace/OrderRecode',
  carriers: '/BookingSpace/DCShipDispose',
  cockpit: '/BookingSpace/DCCockpit',
  entry: '/FlcExport/BookingOrder',
  view: '/FlcExport/BookingOrderView',
  list: '/FlcExport/FlcOrderData/BookingOrderList',
  detail: '/quckBook/internalBookDetail',
  online: '/quckBook/internalBookOnline',
  logs: '/quckBook/internalBookLogs',
  codes: '/quckBook/BookCode',
  desk: '/quckBook/BookingManagement',
} as const

/** Screens of customers (spec §2.23). */
export const customerBookingPages = {
  online: '/external/workbench/BookOnline',
  list: '/external/workbench/BookLogs',
  drafts: '/external/workbench/BookDrafts',
  detail: '/external/workbench/BookOnlineDetail',
  third: '/external/workbench/BookThirdDetail',
  upload: '/external/workbench/OrderUpload',
  uploads: '/external/workbench/BookingLog/OrderUploadLog',
  note: '/external/workbench/booking/uploadBook',
  notes: '/external/workbench/booking/uploadBookLog',
} as const

/** Buttons that several calls ask for. */
export const bookingButtons = {
  staff: {
    edit: { path: bookingPages.list, code: 'edit' },
    submit: { path: bookingPages.list, code: 'submit' },
    cancel: { path: bookingPages.list, code: 'cancel' },
    request: { path: bookingPages.list, code: 'request' },
    accept: { path: bookingPages.desk, code: 'accept' },
    return: { path: bookingPages.desk, code: 'return' },
    reject: { path: bookingPages.desk, code: 'reject' },
    confirm: { path: bookingPages.desk, code: 'confirm' },
    answer: { path: bookingPages.desk, code: 'answer' },
    send: { path: bookingPages.desk, code: 'send' },
    finish: { path: bookingPages.desk, code: 'finish' },
    templates: { path: bookingPages.templates, code: 'edit' },
  },
  party: {
    edit: { path: customerBookingPages.list, code: 'edit' },
    submit: { path: customerBookingPages.list, code: 'submit' },
    cancel: { path: customerBookingPages.list, code: 'cancel' },
    request: { path: customerBookingPages.list, code: 'request' },
  },
} as const
