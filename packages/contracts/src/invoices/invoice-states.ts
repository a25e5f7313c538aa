import { documentSides } from '../document/document.ts'
import { defineStates } from '../states.ts'
import { invoiceButtons as may } from './pages.ts'

/** How a bill stands (documents handbook §10.2). After the issue nothing of it changes but what is paid. */
export const invoiceStates = defineStates({
  states: {
    draft: { code: 0, zh: '草稿', en: 'Draft', tone: 'grey' },
    audited: { code: 1, zh: '已审核', en: 'Audited', tone: 'blue', locked: true },
    issued: { code: 2, zh: '已开具', en: 'Issued', tone: 'orange', locked: true },
    partly: { code: 3, zh: '部分收款', en: 'Partly settled', tone: 'orange', locked: true },
    settled: { code: 4, zh: '已结清', en: 'Settled', tone: 'green', locked: true },
    void: { code: 9, zh: '已作废', en: 'Void', tone: 'red', final: true },
  },
  sides: documentSides,
  moves: {
    audit: {
      zh: '审核',
      tone: 'blue',
      from: ['draft'],
      to: 'audited',
      by: { staff: may.audit },
      guards: ['complete', 'second', 'within'],
      act: { zh: '审核', about: '审核后内容不能再修改；填写或修改过账单的人不能审核。', done: '已审核', weight: 'primary' },
    },
    reopen: {
      zh: '退回草稿',
      tone: 'grey',
      from: ['audited'],
      to: 'draft',
      by: { staff: may.audit },
      act: { zh: '退回草稿', about: '退回后可以修改，改好后再次审核。', done: '已退回草稿' },
    },
    issue: {
      zh: '开具',
      tone: 'orange',
      from: ['audited'],
      to: 'issued',
      by: { staff: may.issue },
      guards: ['complete', 'rated', 'within'],
      act: { zh: '开具', about: '开具后取得连续编号并计入客户应收，不能再修改或作废，只能红冲。', done: '已开具', weight: 'primary' },
    },
    settlePart: { zh: '部分核销', tone: 'orange', from: ['issued', 'settled'], to: 'partly', by: {} },
    settle: { zh: '结清', tone: 'green', from: ['issued', 'partly'], to: 'settled', by: {} },
    unsettle: { zh: '反核销', tone: 'orange', from: ['partly', 'settled'], to: 'issued', by: {} },
    void: {
      zh: '作废',
      tone: 'red',
      from: ['draft', 'audited'],
      to: 'void',
      by: { staff: may.edit },
      reasons: [
        { code: 'ERROR', zh: '录入错误' },
        { code: 'CANCELLED', zh: '业务取消' },
        { code: 'OTHER', zh: '其他原因' },
      ],
      act: { zh: '作废', about: '作废后不能恢复；已开具的账单只能红冲。', done: '已作废', weight: 'danger' },
    },
  },
})
export type InvoiceState = keyof typeof invoiceStates.codes
/** States in which a bill has its number and counts for the customer. */
export const issuedStates: readonly InvoiceState[] = ['issued', 'partly', 'settled']
