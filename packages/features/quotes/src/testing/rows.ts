import type { DocumentState } from '@jst/contracts/document'
import type { EntityRow } from '@jst/contracts/entity'
import { quotationList, quotationPage, type QuoteCharge, type QuoteOption, type QuoteView } from '@jst/contracts/quotes'
import { FakeApp, type FakeAppOptions, documentState } from '@jst/feature-kit/testing'

const at = '2026-11-20T01:30:00.000Z'

export const quotationOf = (Id: number, more: Record<string, EntityRow[string]> = {}): EntityRow => ({
  Id,
  Layer: 'company',
  State: 'active',
  Code: `QT26110000${Id}`,
  NameZh: '美西线十二月报价',
  CustomerCode: 'KH26110007',
  CustomerCodeName: '宁波远帆进出口有限公司',
  Contact: '陈经理',
  ContactMail: 'chen@example.com',
  PolCode: 'CNSHA',
  PolCodeName: '上海',
  PodCode: 'USLAX',
  PodCodeName: '洛杉矶',
  Qty20GP: null,
  Qty40GP: null,
  Qty40HQ: 2,
  Qty45HQ: null,
  Day: '2026-11-27',
  CurrencyCode: 'USD',
  CurrencyCodeName: '美元',
  ValidUntil: '2026-12-04',
  TermsZh: '以上价格不含目的港费用。',
  TermsEn: '',
  Competitor: '',
  CompetitorPrice: null,
  Remark: '',
  Stage: 'draft',
  Total: 3_820,
  Margin: 1_750.5,
  Options: 1,
  Version: 1,
  Views: 0,
  SentOn: '',
  Sales: '王思琪',
  LossReason: '',
  ParentNo: '',
  Overridden: false,
  MergedInto: '',
  UpdateTime: at,
  ...more,
})

export const inquiryOf = (Id: number, more: Record<string, EntityRow[string]> = {}): EntityRow => ({
  Id,
  Layer: 'company',
  State: 'active',
  Code: `XJ26110000${Id}`,
  NameZh: '',
  CustomerCode: 'KH26110007',
  CustomerCodeName: '宁波远帆进出口有限公司',
  PolCode: 'CNSHA',
  PolCodeName: '上海',
  Pods: ['USLAX', 'USOAK'],
  PodsNames: '洛杉矶、奥克兰',
  Qty20GP: null,
  Qty40GP: null,
  Qty40HQ: 2,
  Qty45HQ: null,
  Day: '2026-12-05',
  CurrencyCode: 'USD',
  CurrencyCodeName: '美元',
  TargetPrice: 1_800,
  Remark: '客户要求直航',
  Stage: 'created',
  Overdue: false,
  Sales: '王思琪',
  OfferPod: '',
  OfferCarrier: '',
  Offer20GP: null,
  Offer40GP: null,
  Offer40HQ: null,
  Offer45HQ: null,
  OfferUntil: '',
  OfferNote: '',
  OfferBy: '',
  QuotationId: 0,
  Overridden: false,
  MergedInto: '',
  UpdateTime: at,
  ...more,
})
export const answered = {
  Stage: 'offered',
  OfferPod: 'USLAX',
  OfferCarrier: 'COSCO',
  Offer40HQ: 1_810,
  OfferUntil: '2026-12-10',
  OfferNote: '含 AMS，舱位需提前一周确认',
  OfferBy: '赵宇航',
}

const freight = (Box: string, Price: string, Floor: string, Cost: string): QuoteCharge => ({
  Code: 'OFT',
  NameZh: '海运费',
  NameEn: 'Ocean freight',
  Basis: 'C',
  Box,
  PpCc: 'PP',
  Currency: 'USD',
  Price,
  Minimum: '',
  PercentOf: [],
  InAllIn: false,
  Cost,
  Floor,
})
const local = (Code: string, NameZh: string, Price: string): QuoteCharge => ({
  ...freight('', Price, Price, Price),
  Code,
  NameZh,
  NameEn: '',
  Basis: Code === 'DOC' ? 'B' : 'C',
  Currency: 'CNY',
})
export const optionOf = (Key: string, price: number, more: Partial<QuoteOption> = {}): QuoteOption => {
  const others = [local('THC', '码头操作费', '1130'), local('DOC', '文件费', '450')]
  return {
    Key,
    RateId: Number(Key),
    RateVersion: 3,
    RateNo: `YJ2600001${Key}`,
    CarrierName: '中远海运集运',
    PolName: '上海',
    PodName: '洛杉矶',
    Carrier: 'COSCO',
    Service: 'AAC',
    Pol: 'CNSHA',
    Pod: 'USLAX',
    Del: '',
    Via: '',
    TransitDays: 16,
    FreeDays: 10,
    ValidFrom: '2026-11-16',
    ValidTo: '2026-11-30',
    Basis: 'ATD',
    Remark: '',
    Hash: 'ab'.repeat(32),
    Guards: [],
    Incomplete: [],
    ToConfirm: [],
    Excluded: [],
    Derivation: [
      {
        Box: '40HQ',
        Steps: [
          { Zh: '底价 1850 USD（运价 YJ26000011，赵宇航 2026-11-16）', En: '' },
          { Zh: `平台加价 +${price - 1850} USD（规则 JJ000001，赵宇航 2026-11-01）`, En: '' },
        ],
      },
    ],
    Charges: [freight('40HQ', String(price), '1850', '1700'), ...others],
    Rated: [freight('40HQ', '1850', '1850', '1700'), ...others],
    ...more,
  }
}
export const viewOf = (more: Partial<QuoteView> = {}): QuoteView => ({
  UpdateTime: at,
  Options: [optionOf('1', 1910)],
  Measures: { Boxes: [{ Type: '40HQ', Count: 2 }], Bills: 1, Tons: '0', Cbm: '0', Day: '2026-11-20', Into: 'USD' },
  Rates: [{ Currency: 'CNY', Rate: '7.1', Turned: true, FromDay: '2026-11-20' }],
  Currencies: [
    { Code: 'USD', Digits: 2 },
    { Code: 'CNY', Digits: 2 },
  ],
  Sent: [],
  Link: null,
  Accepted: '',
  ...more,
})
export const sentView = viewOf({
  Options: [optionOf('1', 1910), optionOf('2', 1990, { CarrierName: '以星航运', Service: 'ZEX', TransitDays: 13 })],
  Sent: [{ Version: 1, At: at, By: '王思琪', Hash: 'ab'.repeat(32) }],
  Link: { CreateTime: at, Revoked: false, Views: 3, FirstView: at, LastView: at },
})
const figures = {
  Sent: 54,
  Opened: 37,
  Won: 12,
  Lost: 8,
  Open: 25,
  ResponseP50: '1.2',
  ResponseP90: '4.6',
  Margin: '18250.00',
  Reasons: [
    { Key: 'PRICE', Count: 5, Amount: '21000' },
    { Key: 'SPACE', Count: 3, Amount: '9800' },
  ],
}
export const stateOf = (more: Partial<DocumentState> = {}): DocumentState =>
  documentState({
    No: 'QT261100007',
    Title: '宁波远帆进出口有限公司',
    State: 0,
    Since: at,
    UpdateTime: at,
    Moves: ['send', 'submit'],
    Following: true,
    Followers: 1,
    ...more,
  })

interface Options {
  routes?: FakeAppOptions['routes']
  mayAct?: boolean
}
/** An application that knows one quotation. */
export function quotesApp(path: string, { routes = {}, mayAct = true }: Options = {}): FakeApp {
  const fake = new FakeApp({
    path,
    routes: {
      'GET /api/Quotation/Get': () => quotationOf(7),
      'GET /api/Quotation/List': () => ({ Rows: [quotationOf(7), quotationOf(8, { Stage: 'viewed', Views: 3 })], Total: 2 }),
      'GET /api/Quotation/Figures': () => figures,
      'GET /api/Quotation/Options': () => viewOf(),
      'GET /api/Quotation/Rates': () => [optionOf('1', 1850), optionOf('2', 1900, { CarrierName: '以星航运', Service: 'ZEX' })],
      'GET /api/RateInquiry/Get': () => inquiryOf(5),
      'GET /api/RateInquiry/List': () => ({
        Rows: [inquiryOf(5, { Overdue: true }), inquiryOf(6, answered)],
        Total: 2,
      }),
      'GET /api/Customer/List': () => ({ Rows: [{ Id: 7, Code: 'KH26110007', NameZh: '宁波远帆进出口有限公司' }], Total: 1 }),
      'GET /api/Document/State': () => stateOf(mayAct ? {} : { MayWrite: false, Moves: [] }),
      'GET /api/Document/Timeline': () => ({ Rows: [], Total: 0 }),
      'GET /api/Document/Files': () => [],
      'GET /api/Approval/Rounds': () => [],
      ...routes,
    },
  })
  const codes = ['view', ...(mayAct ? ['add', 'edit', 'send', 'export', 'approval', 'number'] : [])]
  fake.app.permissions.load([
    menu(quotationList, codes),
    menu(quotationPage, ['view', ...(mayAct ? ['add', 'edit', 'answer', 'number'] : [])]),
  ])
  return fake
}
const menu = (Path: string, codes: readonly string[]) => ({ Path, Buttons: codes.map((Code) => ({ Code })), Children: [] })
