import type { BoxesFacts } from '../document/boxes/boxes.ts'
import { numberField } from '../document/entity.ts'
import { textField } from '../entity/common-fields.ts'
import type { EntityField, TextEntityField } from '../entity/fields.ts'
import { paymentMethods, signingMethods, type Choice } from '../si/choices.ts'

const lines = (key: string, zh: string, en: string, max: number, more: Partial<TextEntityField> = {}): TextEntityField => ({
  ...textField(key, zh, en, max, more),
  kind: 'lines',
})
const labels = (choices: readonly Choice[], language: 'zh' | 'en') =>
  Object.fromEntries(choices.map((choice) => [choice.value, choice[language]]))
const parties = { group: '收发通', groupEn: 'Parties' } as const
const voyage = { group: '航程', groupEn: 'Voyage' } as const
const cargo = { group: '货物', groupEn: 'Cargo' } as const
const issue = { group: '签发', groupEn: 'Issue' } as const

/** Fields of a bill. Texts of the face have the lengths of shipping instructions, or more. */
export const billFields: readonly EntityField[] = [
  numberField('制单号'),
  textField('NameZh', '委托公司', 'Customer', 120, { listed: 180, search: true, hint: '带入补料时填写' }),
  textField('BlNo', '提单号', 'B/L No.', 35, { upper: true, listed: 150, search: true, filter: true, required: true }),
  textField('MblNo', '主单号', 'Master B/L No.', 35, { upper: true, listed: 150, search: true, filter: true }),
  textField('BookingNo', '订舱号', 'Booking No.', 70),
  lines('ExportRefs', '参考号', 'Export references', 300),
  lines('Shipper', '发货人', 'Shipper', 2_000, parties),
  lines('Consignee', '收货人', 'Consignee', 2_000, parties),
  lines('Notify', '通知人', 'Notify party', 2_000, parties),
  lines('AlsoNotify', '第二通知人', 'Also notify', 4_000, parties),
  lines('Agent', '目的港代理', 'Delivery agent', 2_000, parties),
  textField('Carrier', '承运人', 'Carrier', 120, { ...parties, listed: 110 }),
  textField('PreCarriage', '前程运输', 'Pre-carriage by', 70, voyage),
  lines('ReceiptPlace', '收货地', 'Place of receipt', 500, voyage),
  textField('Vessel', '船名', 'Vessel', 70, { ...voyage, listed: 140, search: true }),
  textField('Voyage', '航次', 'Voyage', 35, { ...voyage, listed: 84 }),
  lines('LoadPort', '装货港', 'Port of loading', 500, voyage),
  lines('DischargePort', '卸货港', 'Port of discharge', 500, voyage),
  lines('DeliveryPlace', '交货地', 'Place of delivery', 500, voyage),
  textField('FinalPlace', '最终目的地', 'Final destination', 175, voyage),
  lines('Marks', '唛头', 'Marks & numbers', 10_000, cargo),
  textField('PackageKind', '包装', 'Kind of packages', 100, cargo),
  lines('Goods', '货描', 'Description of goods', 20_000, cargo),
  lines('HsCode', 'HS 编码', 'HS code', 1_000, cargo),
  textField('Terms', '运输条款', 'Terms', 20, { ...issue, upper: true }),
  {
    key: 'Way',
    kind: 'choice',
    zh: '出单方式',
    en: 'Release',
    choices: labels(signingMethods, 'zh'),
    choicesEn: labels(signingMethods, 'en'),
    listed: 90,
    filter: true,
    ...issue,
  },
  { key: 'Originals', kind: 'number', zh: '正本份数', en: 'Originals', min: 0, max: 9, digits: 0, hint: '留空：正本提单 3 份', ...issue },
  {
    key: 'Payment',
    kind: 'choice',
    zh: '运费条款',
    en: 'Freight',
    choices: labels(paymentMethods, 'zh'),
    choicesEn: labels(paymentMethods, 'en'),
    ...issue,
  },
  textField('PayableAt', '运费支付地', 'Freight payable at', 175, issue),
  lines('Charges', '运费与费用', 'Freight & charges', 2_000, issue),
  textField('IssuePlace', '签发地', 'Place of issue', 175, issue),
  { key: 'OnBoard', kind: 'date', zh: '装船日期', en: 'On board date', hint: '锁定前填写；不能早于实际装船', listed: 104, ...issue },
  textField('OnBoardSource', '装船依据', 'Source of the date', 100, { hint: '与船期实际开航不同日时填写，例如船公司装船确认', ...issue }),
  lines('Remark', '备注（不打印）', 'Remark (not printed)', 500),
]

const quantities: readonly EntityField[] = [
  { key: 'Packages', kind: 'number', zh: '件数', en: 'Packages', min: 0, max: 99_999_999, digits: 0, listed: 84 },
  { key: 'Weight', kind: 'number', zh: '毛重', en: 'Gross weight', min: 0, max: 1e9, digits: 3, unit: 'KGS', listed: 104 },
  { key: 'Volume', kind: 'number', zh: '体积', en: 'Measurement', min: 0, max: 1e9, digits: 3, unit: 'CBM', listed: 96 },
]
/** Boxes of a bill with the goods in each. The tables are shared by both kinds of bills. */
export const billBoxes = {
  zh: '箱货',
  en: 'Containers',
  boxes: {
    zh: '箱',
    en: 'Container',
    table: 'bill_box',
    most: 1_000,
    fields: [
      textField('BoxNo', '箱号', 'Container', 20, { upper: true, listed: 120 }),
      textField('SealNo', '封号', 'Seal', 100, { upper: true, listed: 110 }),
      textField('BoxType', '箱型', 'Type', 10, { upper: true, listed: 70 }),
      textField('PackageKind', '包装', 'Package', 100, { listed: 96 }),
      ...quantities,
      lines('Note', '箱备注', 'Settings', 1_000, { listed: 160, hint: '温度、超限尺寸等，打印在箱下' }),
    ],
  },
  lines: {
    zh: '货物',
    en: 'Goods',
    table: 'bill_box_line',
    most: 200,
    fields: [
      lines('Goods', '品名', 'Goods', 10_000, { listed: 200 }),
      textField('HsCode', 'HS 编码', 'HS code', 100, { listed: 96 }),
      lines('Marks', '唛头', 'Marks', 4_000, { listed: 120 }),
      textField('PackageKind', '包装', 'Package', 100, { listed: 96 }),
      ...quantities,
      lines('Hazard', '危险品', 'Dangerous goods', 2_000, { listed: 140 }),
    ],
  },
  by: 'BoxNo',
  quantities: ['Packages', 'Weight', 'Volume'],
} as const satisfies BoxesFacts

/** A bill as its face is filled from it: fields by key, and the boxes with their lines. */
export interface BillContent {
  readonly [field: string]: unknown
  readonly Boxes: readonly BillBox[]
}
export interface BillAmounts {
  readonly Packages: number | null
  readonly Weight: number | null
  readonly Volume: number | null
}
export interface BillLine extends BillAmounts {
  readonly Goods: string
  readonly HsCode: string
  readonly Marks: string
  readonly PackageKind: string
  readonly Hazard: string
}
export interface BillBox extends BillAmounts {
  readonly BoxNo: string
  readonly SealNo: string
  readonly BoxType: string
  readonly PackageKind: string
  readonly Note: string
  readonly Lines: readonly BillLine[]
}
/** A text of the content; '' where it has none. */
export const textOf = (content: BillContent, key: string): string => {
  const value = content[key]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
export const sumOf = (rows: readonly BillAmounts[]): { readonly packages: number; readonly weight: string; readonly volume: string } => {
  const thousandths = (key: 'Weight' | 'Volume') => rows.reduce((sum, row) => sum + Math.round((row[key] ?? 0) * 1_000), 0)
  const text = (sum: number) => (sum / 1_000).toFixed(3)
  return {
    packages: rows.reduce((sum, { Packages }) => sum + (Packages ?? 0), 0),
    weight: text(thousandths('Weight')),
    volume: text(thousandths('Volume')),
  }
}
