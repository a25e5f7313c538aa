import { defineApproval } from '../document/approval/rules.ts'
import { defineDocument } from '../document/document.ts'
import { changeWords } from '../document/entity.ts'
import { definePrint } from '../document/prints.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity } from '../entity/fields.ts'
import { quotationDerived, quotationFields } from './quotation-fields.ts'
import { quotationPage } from './pages.ts'
import { quotationList, quotationStates } from './quotation-states.ts'

/** 报价单 (/CRM/QuotationRecord): its list and every call of it. */
export const quotationCalls = entityCalls(
  defineEntity({
    name: 'Quotation',
    kind: 'quotation',
    table: 'quotation',
    zh: '报价单',
    en: 'Quotation',
    path: quotationList,
    ownOnly: true,
    stated: true,
    fields: quotationFields,
    derived: quotationDerived,
  }),
)

/** The quotation as a document, beside its fields. */
export const quotationDocument = defineDocument({
  kind: 'quotation',
  zh: '报价单',
  en: 'Quotation',
  reads: [quotationList],
  writes: { path: quotationList, code: 'edit' },
  page: quotationPage,
  fields: { ...changeWords(quotationFields), Options: { zh: '方案', en: 'Options' } },
  states: quotationStates,
  number: { rule: 'QT{yy}{mm}{seq:5}', button: { path: quotationList, code: 'number' } },
  approval: defineApproval({
    on: 'approve',
    asks: 'submit',
    refused: 'refuse',
    withdrawn: 'withdraw',
    facts: {
      Below: { zh: '低于底价', en: 'Below the floor', kind: 'money', main: true },
      Margin: { zh: '低于最低毛利', en: 'Below the least margin', kind: 'choice', choices: { yes: '是', no: '否' } },
      Total: { zh: '报价合计', en: 'Total', kind: 'money' },
      Manual: { zh: '手工运费', en: 'Typed freight', kind: 'choice', choices: { yes: '是', no: '否' } },
      Customer: { zh: '客户', en: 'Customer', kind: 'text' },
    },
    relations: { maker: '报价人' },
    keeps: { path: quotationList, code: 'approval' },
  }),
  files: {
    inquiry: { zh: '客户询价', en: 'Inquiry of the customer', audience: 'internal' },
    costing: { zh: '成本依据', en: 'Costing', audience: 'internal' },
    others: { zh: '其他', en: 'Other', audience: 'internal' },
  },
  prints: {
    offer: definePrint({ zh: '报价单', en: 'Quotation', button: { path: quotationList, code: 'send' }, stamped: true }),
  },
  shipment: { from: [], shared: true },
})
