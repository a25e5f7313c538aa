import { numberField, stageField } from '../document/entity.ts'
import type { EntityField, TextEntityField } from '../entity/fields.ts'
import { bookingStates } from './booking-states.ts'
import {
  bookingPayTerms,
  bookingPayTermsEn,
  bookingSources,
  bookingTransportTerms,
  cargoTypeField,
  incoterms,
  releaseTypes,
  releaseTypesEn,
} from './choices.ts'
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

const port = (key: string, zh: string, en: string, aliases: readonly string[], more: object = {}): EntityField => ({
  key,
  kind: 'reference',
  to: 'port',
  zh,
  en,
  aliases,
  ...groups.route,
  ...more,
})
const words = (key: string, zh: string, en: string, max: number, group: Group, more: Partial<TextEntityField> = {}): TextEntityField => ({
  key,
  kind: 'text',
  zh,
  en,
  max,
  ...group,
  ...more,
})
const remark = (key: string, zh: string, en: string, more: Partial<TextEntityField>): EntityField => ({
  key,
  kind: 'lines',
  zh,
  en,
  max: 1_000,
  listed: 180,
  hidden: true,
  ...more,
})
const flag = (key: string, zh: string, en: string): EntityField => ({ key, kind: 'flag', zh, en, ...groups.services })

/** Header fields of a booking, above cargo, boxes and parties. None is needed to save it; `neededFields` are needed to submit it. */
export const bookingFields: readonly EntityField[] = [
  numberField('订舱单号'),
  words('NameZh', '客户单号', 'Customer reference', 40, groups.order, {
    aliases: ['客户参考号', '委托编号', '客户编号', 'Reference', 'Booking reference'],
    listed: 130,
    search: true,
  }),
  {
    key: 'CustomerCode',
    kind: 'reference',
    to: 'customer',
    zh: '客户',
    en: 'Customer',
    listed: 180,
    hidden: true,
    filter: true,
    search: true,
    staffOnly: true,
    ...groups.order,
  },
  /** The customer's name as the server found it when the booking was written last. */
  words('CustomerName', '委托公司', 'Customer name', 120, groups.order, { listed: 180, search: true }),
  port('PolCode', '装货港', 'Port of loading', loadPortWords, { listed: 120, filter: true, search: true }),
  port('PodCode', '卸货港', 'Port of discharge', dischargePortWords, { listed: 120, filter: true, search: true }),
  port('PorCode', '收货地', 'Place of receipt', ['POR', 'Place of Receipt']),
  port('PotCode', '中转港', 'Port of transshipment', ['POT', 'T/S Port']),
  port('DelCode', '交货地', 'Place of delivery', ['DEL', 'Final Destination', 'Place of Delivery']),
  {
    key: 'CarrierCode',
    kind: 'reference',
    to: 'carrier',
    zh: '船公司',
    en: 'Carrier',
    aliases: ['船司', '承运人'],
    listed: 110,
    filter: true,
    search: true,
    ...groups.route,
  },
  words('ServiceCode', '航线代码', 'Service', 20, groups.route, { aliases: ['Service'], upper: true }),
  words('Vessel', '船名', 'Vessel', 60, groups.route, { aliases: ['船名航次', 'Ocean Vessel'], upper: true, listed: 150, search: true }),
  words('VoyageNo', '航次', 'Voyage', 20, groups.route, { aliases: ['Voyage No.', 'VOY'], upper: true, listed: 90, search: true }),
  { key: 'Etd', kind: 'date', zh: '预计开航', en: 'ETD', aliases: ['ETD', '开船日期', '船期', '离港日'], listed: 104, ...groups.route },
  { key: 'Eta', kind: 'date', zh: '预计到港', en: 'ETA', aliases: ['ETA', '到港日'], listed: 104, hidden: true, ...groups.route },
  { key: 'ReadyOn', kind: 'date', zh: '货好日期', en: 'Cargo ready', aliases: ['货好时间', 'Cargo Ready Date'], ...groups.route },
  {
    ...cargoTypeField,
    filter: true,
    ...groups.terms,
  },
  {
    key: 'TransportTerm',
    kind: 'choice',
    zh: '运输条款',
    en: 'Transport terms',
    aliases: ['Service Type'],
    choices: bookingTransportTerms,
    ...groups.terms,
  },
  {
    key: 'PaymentTerm',
    kind: 'choice',
    zh: '付款方式',
    en: 'Freight',
    aliases: ['运费条款', '付款方式', 'Freight Terms'],
    choices: bookingPayTerms,
    choicesEn: bookingPayTermsEn,
    ...groups.terms,
  },
  { key: 'Incoterm', kind: 'choice', zh: '贸易条款', en: 'Incoterm', aliases: ['成交方式'], choices: incoterms, ...groups.terms },
  {
    key: 'ReleaseType',
    kind: 'choice',
    zh: '签单方式',
    en: 'B/L release',
    aliases: ['提单方式', '出单方式'],
    choices: releaseTypes,
    choicesEn: releaseTypesEn,
    ...groups.terms,
  },
  /** Charges by bill are priced by it; the number of its originals is something else. */
  {
    key: 'Bills',
    kind: 'number',
    zh: '提单数',
    en: 'Number of bills',
    aliases: ['提单票数', '出单票数'],
    min: 1,
    max: 99,
    digits: 0,
    listed: 80,
    hidden: true,
    ...groups.terms,
  },
  words('ContractNo', '合约号', 'Contract', 40, groups.terms, {
    aliases: ['约号', 'S/C No.', 'Service Contract'],
    sensitive: 'contractNo',
    staffOnly: true,
  }),
  {
    key: 'AgentCode',
    kind: 'reference',
    to: 'orderAgency',
    zh: '订舱代理',
    en: 'Booking agent',
    sensitive: 'supplier',
    staffOnly: true,
    ...groups.terms,
  },
  { key: 'FreeDays', kind: 'number', zh: '申请免用箱天数', en: 'Free days asked', min: 0, max: 90, digits: 0, ...groups.terms },
  flag('Truck', '拖车', 'Trucking'),
  words('TruckPlace', '装箱地址', 'Stuffing place', 200, groups.services, { aliases: ['做箱地址', '提货地址'] }),
  { key: 'TruckOn', kind: 'date', zh: '装箱日期', en: 'Stuffing on', aliases: ['做箱时间'], ...groups.services },
  flag('Customs', '报关', 'Customs clearance'),
  flag('Insurance', '货物保险', 'Cargo insurance'),
  {
    key: 'InsuredValue',
    kind: 'number',
    zh: '投保金额',
    en: 'Insured value',
    min: 0,
    max: 1e10,
    digits: 2,
    money: 'InsuredCurrency',
    ...groups.services,
  },
  { key: 'InsuredCurrency', kind: 'reference', to: 'currency', zh: '投保币种', en: 'Insured in', ...groups.services },
  words('Contact', '联系人', 'Contact', 40, groups.contact, { aliases: ['Contact Person'] }),
  words('Phone', '电话', 'Telephone', 30, groups.contact, { aliases: ['联系电话', '手机', 'TEL'], rule: 'phone' }),
  words('Mail', '邮箱', 'Mail', 120, groups.contact, { aliases: ['电子邮箱', 'E-mail', 'EMAIL'], rule: 'email' }),
  remark('Remark', '订舱备注', 'Remarks', { aliases: ['备注', 'Remarks', '特殊要求'] }),
  remark('RemarkInternal', '内部备注', 'Internal remark', { staffOnly: true }),
]

/** Fields of the shipping order: written by the confirmation and by amendments, never by the customer. */
export const shippingOrderFields: readonly EntityField[] = [
  words('SoNo', 'SO 号', 'Shipping order', 35, groups.shipping, { aliases: ['SO', '舱位号', 'Booking No.'], upper: true }),
  words('BlNo', '提单号', 'B/L number', 35, groups.shipping, { aliases: ['主单号', 'MBL'], upper: true }),
  words('PickupPlace', '提箱堆场', 'Empty pick-up', 120, groups.shipping, { aliases: ['提箱地'] }),
  { key: 'PickupFrom', kind: 'date', zh: '可提箱日期', en: 'Pick-up from', ...groups.shipping },
  words('ReturnPlace', '还箱码头', 'Return terminal', 120, groups.shipping, { aliases: ['进港码头'] }),
  { key: 'FreeDaysGiven', kind: 'number', zh: '目的港免箱期', en: 'Free days given', min: 0, max: 90, digits: 0, ...groups.shipping },
]

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
