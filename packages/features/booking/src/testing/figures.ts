import {
  blankBooking,
  blankBox,
  blankCargo,
  bookingPages,
  customerBookingPages,
  type BookingCockpit,
  type BookingContent,
  type BookingTemplate,
  type RecentRoute,
  type WaitingBooking,
} from '@jst/contracts/booking'
import { referenceIndex, starredCodes } from '@jst/contracts/master'
import { recommendedFreightDmsCalls, recommendedPortCalls } from '@jst/contracts/portal'
import { FakeApp, type FakeAppOptions } from '@jst/feature-kit/testing'

const cockpit: BookingCockpit = {
  Waiting: 5,
  Overdue: 2,
  Amendments: 1,
  Cancellations: 1,
  H24: 3,
  H48: 4,
  Failed: 1,
  Today: 6,
  Confirmed: 41,
  Now: { Submitted: 52, Released: 39, Returned: 4, Rolled: 2, Cancelled: 3 },
  Former: { Submitted: 47, Released: 38, Returned: 6, Rolled: 1, Cancelled: 2 },
  Hours: 17.4,
  FormerHours: 19.2,
  Carriers: [
    { Code: 'COSCO', Name: '中远海运集运', Bookings: 21, Teu: 74, FormerTeu: 61, Released: 18 },
    { Code: 'OOCL', Name: '东方海外', Bookings: 14, Teu: 46, FormerTeu: 52, Released: 11 },
    { Code: 'MSC', Name: '地中海航运', Bookings: 12, Teu: 33, FormerTeu: 0, Released: 8 },
    { Code: '', Name: '', Bookings: 5, Teu: 11, FormerTeu: 4, Released: 2 },
  ],
}
const none = { Submitted: 0, Released: 0, Returned: 0, Rolled: 0, Cancelled: 0 }
export const quiet: BookingCockpit = {
  ...cockpit,
  Waiting: 0,
  Overdue: 0,
  Amendments: 0,
  Cancellations: 0,
  H24: 0,
  H48: 0,
  Today: 0,
  Confirmed: 0,
  Now: none,
  Former: none,
  Hours: null,
  FormerHours: null,
  Carriers: [],
}

const place = { Pol: 'CNSHA', PolName: '上海', Pod: 'USLAX', PodName: '洛杉矶', Boxes: '40HQ*2' }
const europe = { Pol: 'CNNGB', PolName: '宁波', Pod: 'NLRTM', PodName: '鹿特丹', Boxes: '20GP*1,40HQ*1' }
const customer = '宁波远帆进出口有限公司'
const waitingOf = (Id: number, more: Partial<WaitingBooking>): WaitingBooking => ({
  ...place,
  Id,
  Code: `BK2611000${Id}`,
  Customer: customer,
  Stage: 'submitted',
  AmendmentAsked: false,
  CancellationAsked: false,
  Due: '2026-11-20T06:00:00.000Z',
  Late: false,
  ...more,
})
const waiting: readonly WaitingBooking[] = [
  waitingOf(1, { Late: true }),
  waitingOf(2, { ...europe, Stage: 'pendingUpdate', Customer: '苏州恒泽机电有限公司' }),
  waitingOf(3, { Stage: 'confirmed', AmendmentAsked: true, Due: null }),
]
const routes: readonly RecentRoute[] = [
  { ...place, CustomerCode: 'KH26110007', Customer: customer, Bookings: 12, LastAt: '2026-11-19T03:00:00.000Z' },
  { ...europe, CustomerCode: 'KH26110009', Customer: '苏州恒泽机电有限公司', Bookings: 5, LastAt: '2026-11-17T03:00:00.000Z' },
]
const template: BookingTemplate = {
  ...place,
  Id: 7,
  UpdateTime: '2026-11-02T03:00:00.000Z',
  Name: '美西家具整柜',
  Shared: true,
  CarrierName: '中远海运集运',
  Customer: customer,
  By: '孙婷',
  Uses: 18,
  UsedAt: '2026-11-19T02:00:00.000Z',
}
const templates: readonly BookingTemplate[] = [
  template,
  { ...template, ...europe, Id: 8, Name: '我的欧线', Shared: false, CarrierName: '东方海外', Customer: '', Uses: 3 },
]
/** Content of the first template. */
const content: BookingContent = {
  ...blankBooking(),
  Values: { ...blankBooking().Values, PolCode: 'CNSHA', PodCode: 'USLAX', Contact: '沈佳怡' },
  Cargo: [{ ...blankCargo(), NameEn: 'WOODEN FURNITURE', Packages: 860 }],
  Boxes: [{ ...blankBox('40HQ'), Count: 2 }],
}
const entry = (Code: string, Zh: string, En: string) => ({ Code, Zh, En, Pinyin: En.toUpperCase(), Initials: '', Words: [], Note: '' })
const known = [entry('CNSHA', '上海', 'Shanghai'), entry('CNNGB', '宁波', 'Ningbo'), entry('USLAX', '洛杉矶', 'Los Angeles')]
const shown = { Enabled: true, ValidFrom: '', ValidTo: '', UpdateTime: '2026-11-01T00:00:00.000Z' }
const ports = [
  { ...shown, Id: 1, NameZh: '上海', PortCode: 'CNSHA', Place: 'POL', Slogan: '每天都有截单航次' },
  { ...shown, Id: 2, NameZh: '洛杉矶', PortCode: 'USLAX', Place: 'POD', Slogan: '每周六班直航' },
]
const rates = [
  {
    ...shown,
    Id: 1,
    NameZh: '上海至洛杉矶 特价',
    PolCode: 'CNSHA',
    PodCode: 'USLAX',
    CarrierCode: 'COSCO',
    CurrencyCode: 'USD',
    Gp20: 1450,
    Gp40: 1820,
    Hq40: 1820,
    TransitDays: 15,
  },
]

const menu = (Path: string, codes: readonly string[] = []) => ({ Path, Buttons: codes.map((Code) => ({ Code })), Children: [] })
/** An application of somebody who books, with what his first pages read. */
export function bookingApp(path: string, answers: FakeAppOptions['routes'] = {}): FakeApp {
  const fake = new FakeApp({
    path,
    routes: {
      'GET /api/BookingFigures/Cockpit': () => cockpit,
      'GET /api/Booking/Home': () => ({ Routes: routes, Waiting: waiting, WaitingCount: 3 }),
      'GET /api/BookingTemplate/List': () => ({ Rows: templates, Total: 2 }),
      'GET /api/RecommendedPort/List': () => ({ Rows: ports, Total: 2 }),
      'GET /api/RecommendedFreightDms/List': () => ({ Rows: rates, Total: 1 }),
      'GET /api/BookingTemplate/Use': () => ({ Id: 7, Name: template.Name, Content: content }),
      [`GET ${referenceIndex.path}`]: ({ query }) => ({ Version: '1', Rows: query['Kind'] === 'port' ? known : [] }),
      [`GET ${starredCodes.path}`]: () => [],
      ...answers,
    },
  })
  const { home, search, form, mine, templates: kept, cockpit: figures, list, detail } = bookingPages
  fake.app.permissions.load([
    ...[home, search, form, figures, detail].map((page) => menu(page)),
    menu(mine, ['view']),
    menu(kept, ['edit']),
    menu(list, ['view', 'edit']),
    menu(customerBookingPages.list, ['edit']),
    menu(recommendedPortCalls.entity.path, ['view']),
    menu(recommendedFreightDmsCalls.entity.path, ['view']),
  ])
  return fake
}
