import { defineApproval } from '../document/approval/rules.ts'
import { defineDocument, documentSides } from '../document/document.ts'
import { text } from '../envelope.ts'
import { Null, NumberSchema, ObjectSchema, Optional, type TSchema, Union, strict } from '../schema.ts'
import { defineStates } from '../states.ts'
import { creditGates } from './partners.ts'
import { levels } from './shared.ts'

const page = '/system/company/customer/customerDetail'
const apply = { staff: { path: page, code: 'credit' } }

/** An application for other terms of credit. The round of approval decides on it; the states say what became of it. */
export const creditStates = defineStates({
  states: {
    draft: { code: 0, zh: '草稿', en: 'Draft', tone: 'grey' },
    submitted: { code: 1, zh: '审批中', en: 'In approval', tone: 'blue' },
    approved: { code: 2, zh: '已生效', en: 'Approved', tone: 'green', final: true },
    refused: { code: 3, zh: '未通过', en: 'Refused', tone: 'red' },
    withdrawn: { code: 4, zh: '已撤回', en: 'Withdrawn', tone: 'grey' },
  },
  sides: documentSides,
  moves: {
    submit: { zh: '提交审批', tone: 'blue', from: ['draft', 'refused', 'withdrawn'], to: 'submitted', by: apply, guards: ['alone'] },
    approve: { zh: '审批通过', tone: 'green', from: ['submitted'], to: 'approved', by: {}, guards: ['agreed'] },
    refuse: { zh: '审批拒绝', tone: 'red', from: ['submitted'], to: 'refused', by: {} },
    withdraw: { zh: '撤回', tone: 'grey', from: ['submitted'], to: 'withdrawn', by: {} },
  },
})

const Typed = <T extends TSchema>(schema: T) => Optional(Union([schema, Null()]))
/** Terms as somebody types them. */
const typedTerms = ObjectSchema(
  {
    CreditLimit: Typed(NumberSchema({ minimum: -1e15, maximum: 1e15 })),
    CreditDays: Typed(NumberSchema({ minimum: -1e15, maximum: 1e15 })),
    CreditGate: Typed(text(20)),
    ValidTo: Typed(text(20)),
    Reason: Typed(text(2_000)),
  },
  strict,
)

export const creditDocument = defineDocument({
  kind: 'creditApplication',
  zh: '信用申请',
  en: 'Credit application',
  reads: [page],
  writes: apply.staff,
  page,
  fields: {
    CreditLimit: { zh: '信用额度（CNY）', en: 'Credit limit (CNY)' },
    CreditDays: { zh: '账期（天）', en: 'Credit days' },
    CreditGate: { zh: '超额处理', en: 'Beyond the limit', values: creditGates },
    Reason: { zh: '申请理由', en: 'Reason' },
    ValidTo: { zh: '有效期至', en: 'Valid to' },
  },
  states: creditStates,
  draft: { audience: 'person', schema: typedTerms },
  number: { rule: 'XY{yy}{mm}{seq:4}', button: { path: '/system/company/customer/customerList', code: 'number' } },
  approval: defineApproval({
    on: 'approve',
    asks: 'submit',
    refused: 'refuse',
    withdrawn: 'withdraw',
    facts: {
      CreditLimit: { zh: '信用额度', en: 'Credit limit', kind: 'money', main: true },
      Increase: { zh: '增加额度', en: 'Increase', kind: 'money' },
      CreditDays: { zh: '账期（天）', en: 'Credit days', kind: 'number' },
      CreditGate: { zh: '超额处理', en: 'Beyond the limit', kind: 'choice', choices: creditGates },
      Level: { zh: '客户等级', en: 'Level', kind: 'choice', choices: levels },
      ValidTo: { zh: '有效期至', en: 'Valid to', kind: 'text' },
      Reason: { zh: '申请理由', en: 'Reason', kind: 'text' },
    },
    relations: { sales: '客户的负责销售' },
    keeps: { path: '/system/company/customer/customerList', code: 'approval' },
  }),
})
