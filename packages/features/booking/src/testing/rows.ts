import {
  creditReleaseStates,
  type BookingCredit,
  amendmentStates,
  blankBooking,
  blankBox,
  blankCargo,
  bookingButtons,
  bookingPages,
  bookingStates,
  customerBookingPages,
  type BookingPrice,
  type BookingRequest,
  type BookingState,
  type BookingView,
} from '@jst/contracts/booking'
import type { DocumentState } from '@jst/contracts/document'
import type { EntityRow } from '@jst/contracts/entity'
import { referenceIndex, starredCodes } from '@jst/contracts/master'
import { FakeApp, sampleEmployee, type FakeAppOptions, documentState } from '@jst/feature-kit/testing'
import { found, third, thirdView, weeks } from './found.ts'

const at = '2026-11-25T01:30:00.000Z'
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const customer = '宁波远帆进出口有限公司'

const content = {
  ...blankBooking(),
  Values: {
    ...blankBooking().Values,
    NameZh: 'PO-2026-118',
    PolCode: 'CNSHA',
    PodCode: 'USLAX',
    CarrierCode: 'COSCO',
    ServiceCode: 'AAC2',
    Vessel: 'COSCO ROME',
    VoyageNo: '045E',
    Etd: '2026-12-02',
    Eta: '2026-12-17',
    Contact: '沈佳怡',
    Phone: '0574-87000000',
  },
  Cargo: [
    { ...blankCargo(), NameEn: 'WOODEN FURNITURE', HsCode: '940360', PackageKind: 'CT', Packages: 860, Weight: 18_600, Volume: 132.5 },
  ],
  Boxes: [{ ...blankBox('40HQ'), Count: 2 }],
}
const price: BookingPrice = {
  Source: 'search',
  QuoteId: 0,
  QuoteNo: '',
  QuoteVersion: 0,
  OptionKey: '',
  Hash: 'a'.repeat(64),
  Carrier: 'COSCO',
  Service: 'AAC2',
  Pol: 'CNSHA',
  Pod: 'USLAX',
  TransitDays: 15,
  FreeDays: 14,
  ValidFrom: '2026-11-20',
  ValidTo: '2026-12-15',
  Basis: 'ETD',
  Boxes: [{ Type: '40HQ', Count: 2 }],
  Charges: [
    {
      Code: 'OFT',
      NameZh: '海运费',
      NameEn: 'Ocean freight',
      Basis: 'C',
      Box: '40HQ',
      PpCc: 'PP',
      Currency: 'USD',
      Quantity: '2',
      Price: '1820',
      InAllIn: false,
      Amount: '3640',
    },
  ],
  Totals: [{ Currency: 'USD', Amount: '3640' }],
  ToConfirm: [],
  At: at,
}

const named = { PolCodeName: '上海', PodCodeName: '洛杉矶', CarrierCodeName: '中远海运集运', CustomerCodeName: customer }
export const rowOf = (Id: number, more: Record<string, EntityRow[string]> = {}): EntityRow => ({
  ...(content.Values as Record<string, EntityRow[string]>),
  ...named,
  Id,
  Layer: 'company',
  State: 'active',
  Code: `BK26110000${Id}`,
  NameZh: `PO-2026-11${Id}`,
  CustomerCode: 'KH26010001',
  CustomerName: customer,
  Stage: 'submitted',
  Amendment: 'none',
  Cancellation: 'none',
  Due: hours(3),
  ClaimedBy: '',
  SoNo: '',
  Boxes: '40HQ*2',
  Teu: 4,
  Packages: 860,
  Weight: 18_600,
  Volume: 132.5,
  Price: 'USD 3,640.00',
  Source: 'online',
  QuoteNo: '',
  Handler: '',
  SubmittedOn: '2026-11-25',
  BookBefore: '2026-11-30',
  CreatedBy: '沈佳怡',
  Overridden: false,
  MergedInto: '',
  UpdateTime: at,
  ...more,
})
const rows = [
  rowOf(1, { Due: hours(-2), Overdue: true }),
  rowOf(2, { Due: hours(2), ClaimedBy: '孙婷' }),
  rowOf(3, { Due: hours(20), Stage: 'received', Handler: '孙婷', Amendment: 'none' }),
  rowOf(4, { Due: hours(60), Stage: 'confirmed', SoNo: 'COSU6612345', Amendment: 'received' }),
]
const counts = (['submitted', 'received', 'pendingUpdate', 'updateReceived', 'confirmed', 'pendingAmendment'] as const).map(
  (Value, at) => ({
    Field: 'Stage',
    Value,
    Count: [12, 7, 3, 2, 41, 1][at]!,
  }),
)

export const viewOf = (more: Partial<BookingView> = {}): BookingView => ({
  Id: 7,
  Code: 'BK261100007',
  UpdateTime: at,
  Content: content,
  Price: price,
  PriceGap: '',
  ShippingOrder: null,
  Requests: [],
  Customer: customer,
  Operator: '上海海捷国际货运代理有限公司',
  OrderId: 0,
  Source: 'online',
  Sailing: { VoyageId: 31, Cutoffs: { BCO: hours(40), DCO: hours(90) } },
  ...more,
})
const requestOf = (Id: number, more: Partial<BookingRequest>): BookingRequest => ({
  Id,
  Own: true,
  Kind: 'amendment',
  State: 'received',
  Reason: '',
  Remarks: '客户加货，需增加一个柜',
  Changes: [{ Field: 'Boxes', Before: '40HQ 2', After: '40HQ 3' }],
  Price: null,
  AskedBy: '沈佳怡',
  AskedAt: at,
  Answer: '',
  AnsweredBy: '',
  AnsweredAt: null,
  ...more,
})
/** Confirmed, with an amendment and a cancellation that wait for an answer. */
export const confirmedView = viewOf({
  ShippingOrder: {
    Values: {
      SoNo: 'COSU6612345',
      BlNo: 'COSU6612345',
      PickupPlace: '洋山四期',
      PickupFrom: '2026-11-28',
      ReturnPlace: '洋山四期',
      FreeDaysGiven: 14,
    },
    Cutoffs: { DCO: hours(40), VCO: hours(44), FCO: hours(70) },
  },
  OrderId: 12,
  Requests: [requestOf(2, { Kind: 'cancellation', Reason: 'NO_CARGO', Remarks: '工厂货未备妥', Changes: [] }), requestOf(1, {})],
})
export const stateOf = (state: BookingState, more: Partial<DocumentState> = {}): DocumentState =>
  documentState({
    No: 'BK261100007',
    Title: customer,
    State: bookingStates.codes[state],
    Since: at,
    UpdateTime: at,
    Following: true,
    Followers: 2,
    ...more,
  })
export const creditOf = (Verdict: BookingCredit['Verdict'], more: Partial<BookingCredit> = {}): BookingCredit => ({
  Amount: '341352.00',
  Unrated: [],
  Verdict,
  MayGoOn: Verdict?.Gate === 'pass' || Verdict?.Gate === 'warn',
  Release: null,
  ...more,
})
export const beyondCredit = {
  Gate: 'approve',
  Cause: 'beyond',
  Sentence: '超出信用额度 CNY 81,352.00',
  Next: '请申请调整信用额度，或改为付款后放货',
} as const
export const releaseOf = (state: keyof typeof creditReleaseStates.codes): BookingCredit['Release'] => ({
  Id: 3,
  No: 'XF26110001',
  State: creditReleaseStates.codes[state],
  Amount: '341352.00',
  Reason: '客户新接日本大单，本月末预付一半。',
  ByName: '孙婷',
  CreateTime: at,
})
export const returned = stateOf('pendingUpdate', {
  Moves: ['complete', 'withdraw'],
  Returned: [{ Field: 'Cargo', Remark: '请补充准确件毛体' }],
  Remarks: '船公司要求品名与 HS 编码一致',
})

const entry = (Code: string, Zh: string, En: string) => ({ Code, Zh, En, Pinyin: En.toUpperCase(), Initials: '', Words: [], Note: '' })
const known = [entry('CNSHA', '上海', 'Shanghai'), entry('USLAX', '洛杉矶', 'Los Angeles')]
const menu = (Path: string, codes: readonly string[] = []) => ({ Path, Buttons: codes.map((Code) => ({ Code })), Children: [] })
const codesAt = (path: string) =>
  Object.values(bookingButtons.staff).flatMap((button) => (button.path === path ? [button.code as string] : []))

/** An application of the desk, or of a customer, with a list, a booking and what is searched for. */
export function deskApp(path: string, routes: FakeAppOptions['routes'] = {}, kind: 'operator' | 'customer' = 'operator'): FakeApp {
  const fake = new FakeApp({
    path,
    routes: {
      'GET /api/BookingOrder/List': () => ({ Rows: rows, Total: rows.length }),
      'GET /api/BookingOrder/Counts': () => [
        ...counts,
        { Field: 'Amendment', Value: Object.keys(amendmentStates.states)[1]!, Count: 2 },
        { Field: 'Cancellation', Value: 'received', Count: 1 },
        { Field: 'Overdue', Value: 'true', Count: 4 },
      ],
      'GET /api/BookingOrder/Get': () => rowOf(7),
      'GET /api/Booking/View': () => viewOf(),
      'GET /api/Booking/Credit': () => creditOf({ Gate: 'pass', Cause: 'within', Sentence: '可用额度 CNY 80,000.00', Next: '' }),
      'GET /api/Booking/Twins': () => [],
      'GET /api/Booking/Sailings': () => found,
      'GET /api/Booking/PriceCalendar': () => ({ Weeks: weeks }),
      'GET /api/Booking/Third': () => ({ Rows: [third, { ...third, Id: 8, Code: 'BK261100008', State: 'confirmed' }], Total: 2 }),
      'GET /api/Booking/ThirdView': () => thirdView,
      'GET /api/BookingTemplate/List': () => ({ Rows: [], Total: 0 }),
      'GET /api/Document/State': () => stateOf('submitted', { Moves: ['accept', 'return', 'reject'] }),
      'GET /api/Document/Files': () => [],
      'GET /api/Document/ShipmentTimeline': () => ({ Rows: [], Total: 0, Documents: [] }),
      [`GET ${referenceIndex.path}`]: ({ query }) => ({ Version: '1', Rows: query['Kind'] === 'port' ? known : [] }),
      [`GET ${starredCodes.path}`]: () => [],
      ...routes,
    },
  })
  fake.gateway.employee = { ...sampleEmployee, CompanyKind: kind }
  fake.app.session.adoptToken('token')
  void fake.app.session.load()
  const { desk, list, mine, logs, search, form, detail } = bookingPages
  const reading = ['view', 'export']
  fake.app.permissions.load([
    menu(desk, [...reading, 'import', ...codesAt(desk)]),
    menu(list, [...reading, ...codesAt(list)]),
    ...[mine, logs].map((page) => menu(page, reading)),
    ...[search, form, detail].map((page) => menu(page)),
    menu(customerBookingPages.list, [...reading, 'edit', 'submit', 'cancel', 'request']),
    menu(customerBookingPages.drafts, reading),
    menu(customerBookingPages.third),
  ])
  return fake
}
