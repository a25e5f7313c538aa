import { choiceField, textField } from '../entity/common-fields.ts'
import type { EntityField, TextEntityField } from '../entity/fields.ts'
import { packageKinds } from '../si/package-kinds.ts'

export const figure = (key: string, zh: string, en: string, digits: number, more: object = {}): EntityField => ({
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

/** Steps of the cargo in the port that customs report after the acceptance, by their codes. */
export const manifestMilestones = {
  MT3101: ['运抵报告', 'Arrival report'],
  MT3102: ['分流运抵报告', 'Arrival after a diversion'],
  ASB: ['运抵退单', 'Arrival refused'],
  AAD: ['运抵接受', 'Arrival accepted'],
  ASA: ['已运抵', 'Arrived'],
  PAS: ['报关单放行', 'Declaration released'],
  BLR: ['提运单放行', 'Bill released'],
  BCB: ['装载退单', 'Load list refused'],
  BCA: ['装载接受', 'Load list accepted'],
  TRB: ['理货退单', 'Tally refused'],
  TRA: ['理货接受', 'Tally accepted'],
  CLR: ['结关', 'Cleared'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>

/** Filings that the system knows, with their names. */
export const regimeNames = {
  cnExport: ['中国预配舱单', 'China export'],
  cnImport: ['中国原始舱单', 'China import'],
  cnSplit: ['中国分流', 'China diversion'],
  cnHouse: ['中国分拨', 'China deconsolidation'],
  us: ['美国 ACE/AMS', 'US ACE/AMS'],
  usIsf: ['美国 ISF 10+2', 'US ISF 10+2'],
  ca: ['加拿大 ACI', 'Canada ACI'],
  eu: ['欧盟 ENS', 'EU ENS'],
  jp: ['日本 AFR', 'Japan AFR'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>
export type ManifestRegime = keyof typeof regimeNames

/** Types of entry summary declarations by sea, as `@jst/manifest` has them. */
const ensTypeNames = {
  F10: ['F10 整套：直单，含收货人数据', 'F10 complete: straight bill'],
  F11: ['F11 整套：主单与分单，含收货人数据', 'F11 complete: master and house bills'],
  F12: ['F12 部分：仅主单', 'F12 partial: master bill only'],
  F13: ['F13 部分：仅直单，不含收货人数据', 'F13 partial: straight bill only'],
  F14: ['F14 部分：仅分单', 'F14 partial: house bill only'],
  F15: ['F15 部分：分单与收货人数据', 'F15 partial: house bill with the data of the consignee'],
  F16: ['F16 部分：仅收货人数据（最底层分单）', 'F16 partial: data of the consignee of the lowest house bill'],
  F17: ['F17 部分：仅收货人数据（直单）', 'F17 partial: data of the consignee of a straight bill'],
} as const

const groups = {
  bill: { group: '订舱', groupEn: 'Bill' },
  ship: { group: '船期', groupEn: 'Sailing' },
  places: { group: '地点', groupEn: 'Places' },
  totals: { group: '合计', groupEn: 'Totals' },
  abroad: { group: '境外申报', groupEn: 'Filings abroad' },
} as const
const code = (key: string, zh: string, en: string, max: number, more: Partial<TextEntityField> = {}) =>
  textField(key, zh, en, max, { upper: true, ...more })
const clock = { moment: 'port', hint: '装货港当地时间', hintEn: 'Local time of the port of loading' } as const
const place = (key: string, zh: string, en: string, more: object = {}) =>
  code(key, zh, en, 25, { hint: '5 位港口代码，例如 CNSHA', hintEn: 'Port code of 5 characters, such as CNSHA', ...groups.places, ...more })

/** A company or place with its address, in one text. */
const named = (key: string, zh: string, en: string): EntityField => ({
  key,
  kind: 'lines',
  zh,
  en,
  max: 400,
  hint: '名称与地址',
  hintEn: 'Name and address',
  ...groups.abroad,
})

/** Head of a consignment. A draft may be as unfinished as it is; the checks name what is missing, so that nothing is required here. */
export const headFields: readonly EntityField[] = [
  code('BillNo', '提单号', 'B/L no.', 50, { needed: true, ...groups.bill }),
  code('MasterNo', '主单号（拼箱）', 'Master B/L no.', 50, groups.bill),
  choiceField(
    'BillType',
    '单证类型',
    'Kind of bill',
    { OBL: ['正本', 'Original'], WAYBILL: ['海运单', 'Waybill'], TELEX: ['电放', 'Telex'] },
    groups.bill,
  ),
  choiceField('Payment', '付款方式', 'Freight', { PP: ['预付 PP', 'Prepaid'], CC: ['到付 CC', 'Collect'] }, groups.bill),
  code('Terms', '运输条款', 'Terms', 20, groups.bill),
  code('Agreement', '运费协议号', 'Agreement', 50, groups.bill),
  figure('Originals', '正本份数', 'Originals', 0, { max: 99, ...groups.bill }),
  code('CustomsStatus', '货物海关状态', 'Customs status', 3, groups.bill),
  { key: 'BreakBulk', kind: 'flag', zh: '非集装箱货', en: 'Not in containers', ...groups.bill },
  code('Vessel', '英文船名', 'Vessel', 50, { needed: true, ...groups.ship }),
  code('Imo', 'IMO 号', 'IMO number', 7, groups.ship),
  code('Voyage', '航次', 'Voyage', 30, { needed: true, ...groups.ship }),
  code('Carrier', '承运人', 'Carrier', 20, groups.ship),
  textField('LoadingAt', '计划装载时间', 'Start of loading', 16, { ...clock, ...groups.ship }),
  textField('DepartureAt', '计划离港时间', 'Departure', 16, { ...clock, ...groups.ship }),
  textField('AgentCutoff', '代理截止时间', 'Cut-off of the agent', 16, { ...clock, ...groups.ship }),
  place('Receipt', '收货地', 'Place of receipt'),
  place('Pol', '装货港', 'Port of loading', { needed: true }),
  place('Transit', '中转港', 'Transhipment port'),
  place('Pod', '卸货港', 'Port of discharge', { needed: true }),
  place('Delivery', '交货地', 'Place of delivery'),
  code('CustomsArea', '关区', 'Customs office', 4, { hint: '4 位数字', hintEn: '4 digits', ...groups.places }),
  code('ExitPlace', '离境口岸', 'Port of exit', 25, { hint: '例如 CNYTN/5316', hintEn: 'Such as CNYTN/5316', ...groups.places }),
  { key: 'PortsAfter', kind: 'list', zh: '装船后的挂靠港', en: 'Ports after loading', max: 5, most: 40, ...groups.places },
  figure('Packages', '总件数', 'Packages', 0, { needed: true, ...groups.totals }),
  figure('Weight', '总毛重 KG', 'Gross weight kg', 3, { needed: true, ...groups.totals }),
  figure('Volume', '总体积 CBM', 'Volume m³', 3, groups.totals),
  code('Scac', '申报人 SCAC（美国）', 'SCAC (US)', 4, groups.abroad),
  choiceField('FilingType', 'ENS 申报类型（欧盟）', 'Type of ENS (EU)', ensTypeNames, {
    hint: '留空按主单号与买卖双方判断',
    hintEn: 'Left blank: by master bill, buyer and seller',
    ...groups.abroad,
  }),
  code('Eori', '收货人 EORI（欧盟）', 'EORI (EU)', 17, groups.abroad),
  code('PaymentMethod', '运费支付方法（欧盟）', 'Method of payment (EU)', 1, groups.abroad),
  { key: 'Routing', kind: 'list', zh: '途经国家（欧盟）', en: 'Countries of routing (EU)', max: 2, most: 30, ...groups.abroad },
  code('ImporterNo', '进口商号码（ISF）', 'Importer of record (ISF)', 20, {
    hint: 'IRS、EIN 或海关编号',
    hintEn: 'IRS, EIN or customs number',
    ...groups.abroad,
  }),
  code('ConsigneeNo', '收货人号码（ISF）', 'Consignee number (ISF)', 20, groups.abroad),
  code('Origin', '原产国（ISF）', 'Country of origin (ISF)', 2, {
    hint: '两位国家代码',
    hintEn: 'Country code of 2 letters',
    ...groups.abroad,
  }),
  named('Manufacturer', '制造商（ISF）', 'Manufacturer (ISF)'),
  named('ShipTo', '交付地（ISF）', 'Ship-to party (ISF)'),
  named('StuffingPlace', '装箱地点（ISF）', 'Stuffing location (ISF)'),
  named('Consolidator', '拼箱商（ISF）', 'Consolidator (ISF)'),
  { key: 'Remark', kind: 'lines', zh: '备注', en: 'Remark', max: 512, ...groups.abroad },
]

/** Roles of companies, with their names. */
export const manifestRoles = {
  Shipper: ['发货人', 'Shipper'],
  Consignee: ['收货人', 'Consignee'],
  Notify: ['通知人', 'Notify party'],
  Buyer: ['买方（欧盟、ISF）', 'Buyer (EU, ISF)'],
  Seller: ['卖方（欧盟、ISF）', 'Seller (EU, ISF)'],
} as const
export type ManifestRole = keyof typeof manifestRoles

/** Fields of a company of a consignment. */
export const manifestPartyFields: readonly EntityField[] = [
  code('Code', '企业代码', 'Company code', 80, {
    hint: '类型+代码，例如 USCI+18 位统一社会信用代码',
    hintEn: 'Type and code, such as USCI+ and a unified social credit code',
  }),
  textField('Name', '名称', 'Name', 200),
  code('Country', '国家', 'Country', 2, { hint: '两位国家代码', hintEn: 'Country code of 2 letters' }),
  textField('Province', '省/州代码', 'Province', 6),
  textField('City', '城市', 'City', 60),
  textField('Address', '地址（街道）', 'Street', 300),
  textField('Postcode', '邮编', 'Postcode', 20),
  textField('Phone', '电话', 'Telephone', 60),
  textField('Email', '邮箱', 'Email', 80),
  textField('Fax', '传真', 'Fax', 60),
  textField('Aeo', 'AEO 编码', 'AEO number', 40),
  textField('Contact', '具体联系人', 'Contact', 60),
  textField('ContactPhone', '联系人电话', 'Telephone of the contact', 60),
]

/** Goods of a consignment. */
export const manifestGoodsFields: readonly EntityField[] = [
  figure('Packages', '件数', 'Packages', 0),
  choiceField(
    'PackageKind',
    '包装',
    'Packing',
    Object.fromEntries(packageKinds.map(({ code: kind, zh, en }) => [kind, [`${zh} ${en}`, en] as const])),
    { listed: 120 },
  ),
  figure('Weight', '毛重 KG', 'Gross weight kg', 3),
  figure('Volume', '体积 CBM', 'Volume m³', 3),
  textField('GoodsEn', '英文品名', 'Goods', 6_000, { listed: 220 }),
  textField('GoodsZh', '中文品名', 'Chinese name', 1_000, { listed: 160 }),
  textField('HsCode', 'HS 编码', 'HS code', 60, { listed: 110 }),
  textField('Marks', '唛头', 'Marks', 6_000, { listed: 140 }),
  textField('UnNo', 'UN 编号', 'UN no.', 4, { listed: 80 }),
  textField('DgContact', '危险品联系人', 'Contact for dangerous goods', 120, { listed: 140 }),
]
