import { defineCharges } from '../document/charges/charges.ts'
import { defineDocument } from '../document/document.ts'
import { changeWords, numberField, stageField } from '../document/entity.ts'
import { definePrint } from '../document/prints.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { remark, textField } from '../entity/common-fields.ts'
import { invoiceStates } from './invoice-states.ts'
import { invoiceButtons, invoicePages } from './pages.ts'

/** Types of bills with the letters of their numbers. Each type has a series of its own, without gaps. */
export const invoiceTypes = { debit: '账单', credit: '红字账单', proforma: '形式发票' } as const
export type InvoiceType = keyof typeof invoiceTypes
const invoiceLetters: Readonly<Record<InvoiceType, string>> = { debit: 'DN', credit: 'CN', proforma: 'PI' }
/** The rule of the numbers of a type. */
export const invoiceNumberRule = (type: InvoiceType): string => `${invoiceLetters[type]}{yyyy}{seq:6}`
const typesEn: Readonly<Record<InvoiceType, string>> = { debit: 'Debit note', credit: 'Credit note', proforma: 'Proforma invoice' }

const shipment = { group: '业务', groupEn: 'Shipment' } as const
const counted = { group: '计费数量', groupEn: 'Quantities' } as const

const fields: readonly EntityField[] = [
  numberField('制单号'),
  textField('NameZh', '客户名称', 'Customer', 120, {
    listed: 200,
    search: true,
    hint: '留空按所选客户填写',
    hintEn: 'That of the customer where blank',
  }),
  { key: 'CustomerCode', kind: 'reference', to: 'customer', zh: '客户', en: 'Customer code', required: true, filter: true },
  {
    key: 'Type',
    kind: 'choice',
    zh: '类型',
    en: 'Type',
    choices: invoiceTypes,
    choicesEn: typesEn,
    required: true,
    listed: 90,
    filter: true,
  },
  {
    key: 'DueDay',
    kind: 'date',
    zh: '到期日',
    en: 'Due date',
    listed: 104,
    hint: '留空按客户账期计算',
    hintEn: 'By the terms of the customer where blank',
  },
  textField('TaxNo', '税号', 'Tax number', 30, { hint: '留空按客户资料填写', hintEn: 'That of the customer where blank' }),
  textField('BlNo', '提单号', 'B/L number', 35, { listed: 140, search: true, filter: true, ...shipment }),
  textField('BookingNo', '订舱单号', 'Booking', 20, { listed: 130, search: true, ...shipment }),
  textField('Vessel', '船名', 'Vessel', 60, { ...shipment }),
  textField('VoyageNo', '航次', 'Voyage', 20, { ...shipment }),
  { key: 'PolCode', kind: 'reference', to: 'port', zh: '装货港', en: 'Port of loading', ...shipment },
  { key: 'PodCode', kind: 'reference', to: 'port', zh: '卸货港', en: 'Port of discharge', ...shipment },
  { key: 'Etd', kind: 'date', zh: '预计开航', en: 'ETD', listed: 104, ...shipment },
  textField('Boxes', '箱型箱量', 'Boxes', 120, {
    ...counted,
    upper: true,
    example: '40HQ*2,20GP*1',
    hint: '例如 40HQ*2,20GP*1；按箱计费时由此取数量',
    hintEn: 'Such as 40HQ*2,20GP*1',
    pattern: { source: String.raw`[0-9A-Z]{4}\*\d{1,3}(?:,[0-9A-Z]{4}\*\d{1,3}){0,9}`, say: '按 40HQ*2,20GP*1 填写' },
  }),
  { key: 'Tons', kind: 'number', zh: '重量（吨）', en: 'Tons', min: 0, max: 1e6, digits: 3, ...counted },
  { key: 'Cbm', kind: 'number', zh: '体积', en: 'Volume', min: 0, max: 1e6, digits: 3, unit: 'CBM', ...counted },
  { key: 'Bank', kind: 'lines', zh: '收款账户', en: 'Bank account', max: 500 },
  remark,
]

/** 发票制作: bills of every type. */
export const invoiceCalls = entityCalls(
  defineEntity({
    name: 'Invoice',
    kind: 'invoice',
    table: 'invoice',
    zh: '账单',
    en: 'Bill',
    path: invoicePages.invoices,
    ownOnly: true,
    stated: true,
    fields,
    derived: [
      stageField(invoiceStates),
      textField('InvoiceNo', '账单编号', 'Number', 30, { listed: 140, search: true }),
      { key: 'IssuedOn', kind: 'date', zh: '开具日期', en: 'Issued', listed: 104 },
      textField('Totals', '金额', 'Amount', 120, { listed: 170, amounts: true }),
      textField('Open', '未收', 'Open', 120, { listed: 150, amounts: true }),
    ],
  }),
)

export const invoiceDocument = defineDocument({
  kind: 'invoice',
  zh: '账单',
  en: 'Bill',
  reads: [invoicePages.invoices],
  writes: invoiceButtons.edit,
  page: invoicePages.invoices,
  fields: changeWords(fields),
  states: invoiceStates,
  events: { reversed: { zh: '红冲', tone: 'red' } },
  number: { rule: 'ZD{yy}{mm}{seq:5}', button: { path: invoicePages.invoices, code: 'number' } },
  charges: {
    fees: defineCharges({ zh: '费用明细', en: 'Charges', audience: 'internal', bases: ['C', 'B', 'S', 'T', 'R'], round: 'line' }),
  },
  prints: { invoice: definePrint({ zh: '账单', en: 'Invoice', button: invoiceButtons.print, stamped: true }) },
  files: {
    basis: { zh: '结算依据', en: 'Basis', audience: 'internal' },
    others: { zh: '其他', en: 'Other', audience: 'internal' },
  },
})
