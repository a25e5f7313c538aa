import { numberField, stageField } from '../document/entity.ts'
import { textField } from '../entity/common-fields.ts'
import { described, type EntityField, type TextEntityField } from '../entity/fields.ts'
import { bookingStates } from './booking-states.ts'
import { bookingPayTermsEn, bookingSources, cargoTypesEn, releaseTypesEn } from './choices.ts'
import { bookingValues, shippingOrderValues } from './booking-values.ts'
import { amendmentStates, cancellationStates } from './requests.ts'
import { dischargePortWords, loadPortWords } from './vocabulary.ts'

const groups = {
  order: { group: '委托', groupEn: 'Order' },
  route: { group: '航线与船期', groupEn: 'Route and sailing' },
  terms: { group: '条款', groupEn: 'Terms' },
  services: { group: '附加服务', groupEn: 'Services' },
  contact: { group: '联系人', groupEn: 'Contact' },
  shipping: { group: '放舱信息', groupEn: 'Shipping order' },
} as const
type Group = (typeof groups)[keyof typeof groups]

const words = (key: string, zh: string, en: string, max: number, group: Group, more: Partial<TextEntityField> = {}) =>
  textField(key, zh, en, max, { ...group, ...more })

/** Header fields of a booking, above cargo, boxes and parties. None is needed to save it; `neededFields` are needed to submit it. */
export const bookingFields: readonly EntityField[] = [
  numberField('订舱单号'),
  ...described(bookingValues, {
    NameZh: {
      zh: '客户单号',
      en: 'Customer reference',
      aliases: ['客户参考号', '委托编号', '客户编号', 'Reference', 'Booking reference'],
      listed: 130,
      search: true,
      ...groups.order,
    },
    CustomerCode: { zh: '客户', en: 'Customer', listed: 180, hidden: true, filter: true, search: true, staffOnly: true, ...groups.order },
    /** The customer's name as the server found it when the booking was written last. */
    CustomerName: { zh: '委托公司', en: 'Customer name', listed: 180, search: true, ...groups.order },
    PolCode: {
      zh: '装货港',
      en: 'Port of loading',
      aliases: loadPortWords,
      listed: 120,
      filter: true,
      search: true,
      ...groups.route,
    },
    PodCode: {
      zh: '卸货港',
      en: 'Port of discharge',
      aliases: dischargePortWords,
      listed: 120,
      filter: true,
      search: true,
      ...groups.route,
    },
    PorCode: { zh: '收货地', en: 'Place of receipt', aliases: ['POR', 'Place of Receipt'], ...groups.route },
    PotCode: { zh: '中转港', en: 'Port of transshipment', aliases: ['POT', 'T/S Port'], ...groups.route },
    DelCode: { zh: '交货地', en: 'Place of delivery', aliases: ['DEL', 'Final Destination', 'Place of Delivery'], ...groups.route },
    CarrierCode: { zh: '船公司', en: 'Carrier', aliases: ['船司', '承运人'], listed: 110, filter: true, search: true, ...groups.route },
    ServiceCode: { zh: '航线代码', en: 'Service', aliases: ['Service'], upper: true, ...groups.route },
    Vessel: { zh: '船名', en: 'Vessel', aliases: ['船名航次', 'Ocean Vessel'], upper: true, listed: 150, search: true, ...groups.route },
    VoyageNo: { zh: '航次', en: 'Voyage', aliases: ['Voyage No.', 'VOY'], upper: true, listed: 90, search: true, ...groups.route },
    Etd: { zh: '预计开航', en: 'ETD', aliases: ['ETD', '开船日期', '船期', '离港日'], listed: 104, ...groups.route },
    Eta: { zh: '预计到港', en: 'ETA', aliases: ['ETA', '到港日'], listed: 104, hidden: true, ...groups.route },
    ReadyOn: { zh: '货好日期', en: 'Cargo ready', aliases: ['货好时间', 'Cargo Ready Date'], ...groups.route },
    CargoType: { zh: '货物类型', en: 'Cargo type', choicesEn: cargoTypesEn, listed: 90, hidden: true, filter: true, ...groups.terms },
    TransportTerm: { zh: '运输条款', en: 'Transport terms', aliases: ['Service Type'], ...groups.terms },
    PaymentTerm: {
      zh: '付款方式',
      en: 'Freight',
      aliases: ['运费条款', '付款方式', 'Freight Terms'],
      choicesEn: bookingPayTermsEn,
      ...groups.terms,
    },
    Incoterm: { zh: '贸易条款', en: 'Incoterm', aliases: ['成交方式'], ...groups.terms },
    ReleaseType: { zh: '签单方式', en: 'B/L release', aliases: ['提单方式', '出单方式'], choicesEn: releaseTypesEn, ...groups.terms },
    /** Charges by bill are priced by it; the number of its originals is something else. */
    Bills: { zh: '提单数', en: 'Number of bills', aliases: ['提单票数', '出单票数'], listed: 80, hidden: true, ...groups.terms },
    ContractNo: {
      zh: '合约号',
      en: 'Contract',
      aliases: ['约号', 'S/C No.', 'Service Contract'],
      sensitive: 'contractNo',
      staffOnly: true,
      ...groups.terms,
    },
    AgentCode: { zh: '订舱代理', en: 'Booking agent', sensitive: 'supplier', staffOnly: true, ...groups.terms },
    FreeDays: { zh: '申请免用箱天数', en: 'Free days asked', ...groups.terms },
    Truck: { zh: '拖车', en: 'Trucking', ...groups.services },
    TruckPlace: { zh: '装箱地址', en: 'Stuffing place', aliases: ['做箱地址', '提货地址'], ...groups.services },
    TruckOn: { zh: '装箱日期', en: 'Stuffing on', aliases: ['做箱时间'], ...groups.services },
    Customs: { zh: '报关', en: 'Customs clearance', ...groups.services },
    Insurance: { zh: '货物保险', en: 'Cargo insurance', ...groups.services },
    InsuredValue: { zh: '投保金额', en: 'Insured value', money: 'InsuredCurrency', ...groups.services },
    InsuredCurrency: { zh: '投保币种', en: 'Insured in', ...groups.services },
    Contact: { zh: '联系人', en: 'Contact', aliases: ['Contact Person'], ...groups.contact },
    Phone: { zh: '电话', en: 'Telephone', aliases: ['联系电话', '手机', 'TEL'], rule: 'phone', ...groups.contact },
    Mail: { zh: '邮箱', en: 'Mail', aliases: ['电子邮箱', 'E-mail', 'EMAIL'], rule: 'email', ...groups.contact },
    Remark: { zh: '订舱备注', en: 'Remarks', listed: 180, hidden: true, aliases: ['备注', 'Remarks', '特殊要求'] },
    RemarkInternal: { zh: '内部备注', en: 'Internal remark', listed: 180, hidden: true, staffOnly: true },
  }),
]

/** Fields of the shipping order: written by the confirmation and by amendments, never by the customer. */
export const shippingOrderFields: readonly EntityField[] = described(shippingOrderValues, {
  SoNo: { zh: 'SO 号', en: 'Shipping order', aliases: ['SO', '舱位号', 'Booking No.'], upper: true, ...groups.shipping },
  BlNo: { zh: '提单号', en: 'B/L number', aliases: ['主单号', 'MBL'], upper: true, ...groups.shipping },
  PickupPlace: { zh: '提箱堆场', en: 'Empty pick-up', aliases: ['提箱地'], ...groups.shipping },
  PickupFrom: { zh: '可提箱日期', en: 'Pick-up from', ...groups.shipping },
  ReturnPlace: { zh: '还箱码头', en: 'Return terminal', aliases: ['进港码头'], ...groups.shipping },
  FreeDaysGiven: { zh: '目的港免箱期', en: 'Free days given', ...groups.shipping },
})

const choices = (states: { readonly states: Readonly<Record<string, { readonly zh: string; readonly en: string }>> }) => ({
  choices: Object.fromEntries(Object.entries(states.states).map(([state, { zh }]) => [state, zh])),
  choicesEn: Object.fromEntries(Object.entries(states.states).map(([state, { en }]) => [state, en])),
})
const count = (key: string, zh: string, en: string, digits: number, more: object = {}): EntityField => ({
  key,
  kind: 'number',
  zh,
  en,
  min: 0,
  max: 1e9,
  digits,
  listed: 90,
  ...more,
})

/** Fields that moves, saves and confirmations write. */
export const bookingDerived: readonly EntityField[] = [
  { ...stageField(bookingStates), listed: 150 },
  { key: 'Amendment', kind: 'choice', zh: '改配', en: 'Amendment', ...choices(amendmentStates), listed: 100, hidden: true, filter: true },
  {
    key: 'Cancellation',
    kind: 'choice',
    zh: '退关',
    en: 'Cancellation',
    ...choices(cancellationStates),
    listed: 100,
    hidden: true,
    filter: true,
  },
  /** An instant, '' without one: when the state is late, or the next cut-off where that is earlier. */
  words('Due', '处理时限', 'Due', 30, groups.order, { listed: 150, staffOnly: true, moment: 'china' }),
  words('ClaimedBy', '领取人', 'Claimed by', 60, groups.order, { listed: 90, staffOnly: true }),
  words('SoNo', 'SO 号', 'Shipping order', 35, groups.shipping, { listed: 130, filter: true }),
  words('Boxes', '箱型箱量', 'Boxes', 120, groups.order, { listed: 150, boxes: true }),
  count('Teu', 'TEU', 'TEU', 2, { listed: 64 }),
  count('Packages', '件数', 'Packages', 0, { hidden: true }),
  count('Weight', '毛重 KG', 'Weight kg', 3),
  count('Volume', '体积 CBM', 'Volume m³', 3, { hidden: true }),
  words('Price', '运费合计', 'Price', 60, groups.order, { listed: 130 }),
  { key: 'Source', kind: 'choice', zh: '来源', en: 'Source', choices: bookingSources, listed: 100, hidden: true, filter: true },
  words('QuoteNo', '报价单号', 'Quotation', 20, groups.order, { listed: 130, hidden: true }),
  words('Handler', '受理人', 'Handled by', 60, groups.order, { listed: 90, staffOnly: true }),
  { key: 'SubmittedOn', kind: 'date', zh: '提交日期', en: 'Submitted on', listed: 104 },
  { key: 'BookBefore', kind: 'date', zh: '截订舱', en: 'Book before', listed: 104 },
  words('CreatedBy', '录入人', 'Made by', 60, groups.order, { listed: 90, hidden: true }),
]
