import { defineDocument, documentSides } from '../document/document.ts'
import { changeWords, numberField, stageField } from '../document/entity.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { remark } from '../entity/common-fields.ts'
import { defineStates } from '../states.ts'
import { invoiceButtons as may, invoicePages } from './pages.ts'

/** How a bank line stands. What was settled of it follows from its settlements. */
export const receiptStates = defineStates({
  states: {
    arrived: { code: 0, zh: '已到账', en: 'Arrived', tone: 'grey' },
    claimed: { code: 1, zh: '已认领', en: 'Claimed', tone: 'blue', locked: true },
    partly: { code: 2, zh: '部分核销', en: 'Partly settled', tone: 'orange', locked: true },
    settled: { code: 3, zh: '已核销', en: 'Settled', tone: 'green', locked: true },
    bounced: { code: 9, zh: '已退票', en: 'Bounced', tone: 'red', final: true },
  },
  sides: documentSides,
  moves: {
    claim: {
      zh: '认领',
      tone: 'blue',
      from: ['arrived'],
      to: 'claimed',
      by: { staff: may.claim },
      guards: ['named'],
      act: { zh: '认领', about: '认领后收款属于所选客户，可用于核销其账单；到账信息不能再修改。', done: '已认领', weight: 'primary' },
    },
    unclaim: {
      zh: '撤回认领',
      tone: 'grey',
      from: ['claimed'],
      to: 'arrived',
      by: { staff: may.claim },
      act: { zh: '撤回认领', about: '尚未核销的收款可以撤回认领。', done: '已撤回认领' },
    },
    settlePart: { zh: '部分核销', tone: 'orange', from: ['claimed', 'settled'], to: 'partly', by: {} },
    settle: { zh: '全部核销', tone: 'green', from: ['claimed', 'partly'], to: 'settled', by: {} },
    unsettle: { zh: '反核销', tone: 'orange', from: ['partly', 'settled'], to: 'claimed', by: {} },
    bounce: {
      zh: '退票',
      tone: 'red',
      from: ['arrived', 'claimed'],
      to: 'bounced',
      by: { staff: may.settle },
      remarks: '请写明银行的退票原因',
      act: { zh: '退票', about: '银行退回这笔款项；已核销的须先反核销。', done: '已登记退票', weight: 'danger' },
    },
  },
})

const fields: readonly EntityField[] = [
  numberField('收据编号'),
  { key: 'NameZh', kind: 'text', zh: '付款人', en: 'Payer', max: 120, required: true, listed: 200, search: true },
  { key: 'CustomerCode', kind: 'reference', to: 'customer', zh: '认领客户', en: 'Customer', listed: 120, filter: true },
  { key: 'Day', kind: 'date', zh: '到账日期', en: 'Received', required: true, listed: 104 },
  {
    key: 'Currency',
    kind: 'code',
    zh: '币种',
    en: 'Currency',
    max: 3,
    upper: true,
    required: true,
    listed: 70,
    example: 'CNY',
    pattern: { source: '[A-Z]{3}', say: '币种为三个字母，例如 CNY' },
  },
  {
    key: 'Amount',
    kind: 'number',
    zh: '金额',
    en: 'Amount',
    min: 0.001,
    max: 1e12,
    digits: 3,
    money: 'Currency',
    required: true,
    listed: 120,
  },
  { key: 'Account', kind: 'text', zh: '收款账号', en: 'Account', max: 40, required: true, listed: 150, search: true },
  { key: 'BankSerial', kind: 'text', zh: '银行流水号', en: 'Bank serial', max: 60, required: true, listed: 160, search: true },
  remark,
]

/** 财务收据: bank lines, one for each serial of an account. */
export const receiptCalls = entityCalls(
  defineEntity({
    name: 'Receipt',
    kind: 'receipt',
    table: 'receipt',
    zh: '收据',
    en: 'Receipt',
    path: invoicePages.receipts,
    ownOnly: true,
    stated: true,
    fields,
    derived: [
      stageField(receiptStates),
      { key: 'Rest', kind: 'number', zh: '未核销', en: 'Unallocated', min: 0, max: 1e12, digits: 3, money: 'Currency', listed: 120 },
    ],
  }),
)

export const receiptDocument = defineDocument({
  kind: 'receipt',
  zh: '收据',
  en: 'Receipt',
  reads: [invoicePages.receipts],
  writes: { path: invoicePages.receipts, code: 'edit' },
  page: invoicePages.receipts,
  fields: changeWords(fields),
  states: receiptStates,
  number: { rule: 'SK{yy}{mm}{seq:5}', button: { path: invoicePages.receipts, code: 'number' } },
  files: { slip: { zh: '水单', en: 'Payment slip', audience: 'internal' }, others: { zh: '其他', en: 'Other', audience: 'internal' } },
})
