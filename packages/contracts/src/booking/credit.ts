import { defineApproval } from '../document/approval/rules.ts'
import { defineDocument, documentSides } from '../document/document.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Instant, text } from '../envelope.ts'
import { buttons } from '../may.ts'
import { CreditVerdictSchema } from '../partner/credit-calls.ts'
import { ArraySchema, BooleanSchema, Integer, Null, ObjectSchema, type Static, StringSchema, Union, strict } from '../schema.ts'
import { defineStates } from '../states.ts'
import type { BookingState } from './booking-states.ts'
import { bookingButtons, bookingPages } from './pages.ts'

const { accept, confirm } = bookingButtons.staff
const customers = '/system/company/customer/customerList'
const ask = { staff: accept }

/** A request that one booking may go on although the customer's credit does not carry it. */
export const creditReleaseStates = defineStates({
  states: {
    asked: { code: 0, zh: '待提交', en: 'Asked', tone: 'grey' },
    submitted: { code: 1, zh: '审批中', en: 'In approval', tone: 'blue' },
    approved: { code: 2, zh: '已放行', en: 'Released', tone: 'green', final: true },
    refused: { code: 3, zh: '未放行', en: 'Refused', tone: 'red' },
    withdrawn: { code: 4, zh: '已撤回', en: 'Withdrawn', tone: 'grey' },
  },
  sides: documentSides,
  moves: {
    submit: { zh: '申请放行', tone: 'blue', from: ['asked', 'refused', 'withdrawn'], to: 'submitted', by: ask },
    approve: { zh: '同意放行', tone: 'green', from: ['submitted'], to: 'approved', by: {}, guards: ['agreed'] },
    refuse: { zh: '不予放行', tone: 'red', from: ['submitted'], to: 'refused', by: {} },
    withdraw: { zh: '撤回', tone: 'grey', from: ['submitted'], to: 'withdrawn', by: {} },
  },
})

export const creditReleaseDocument = defineDocument({
  kind: 'creditRelease',
  zh: '信用放行',
  en: 'Credit release',
  reads: [bookingPages.detail, bookingPages.view, '/system/company/customer/customerDetail'],
  writes: accept,
  page: bookingPages.detail,
  fields: {
    Amount: { zh: '订舱金额（CNY）', en: 'Amount (CNY)' },
    Reason: { zh: '申请理由', en: 'Reason' },
  },
  states: creditReleaseStates,
  number: { rule: 'XF{yy}{mm}{seq:4}', button: { path: customers, code: 'number' } },
  approval: defineApproval({
    on: 'approve',
    asks: 'submit',
    refused: 'refuse',
    withdrawn: 'withdraw',
    facts: {
      Amount: { zh: '订舱金额', en: 'Amount', kind: 'money', main: true },
      Limit: { zh: '信用额度', en: 'Credit limit', kind: 'money' },
      Cause: { zh: '信用情况', en: 'Standing', kind: 'text' },
      Booking: { zh: '订舱单', en: 'Booking', kind: 'text' },
      Customer: { zh: '客户', en: 'Customer', kind: 'text' },
      Reason: { zh: '申请理由', en: 'Reason', kind: 'text' },
    },
    relations: { sales: '客户的负责销售' },
    keeps: { path: customers, code: 'approval' },
  }),
})

/** States from which a booking is accepted or confirmed: there its customer's credit counts. */
export const creditCountsIn: readonly BookingState[] = ['submitted', 'received', 'pendingUpdate', 'updateReceived']

/** The latest request of a booking. `Amount` in CNY: what it was asked for. */
export const CreditRelease = ObjectSchema({
  Id,
  No: StringSchema(),
  State: Integer({ minimum: 0, maximum: 9 }),
  Amount: StringSchema(),
  Reason: StringSchema(),
  ByName: StringSchema(),
  CreateTime: Instant,
})
export type CreditRelease = Static<typeof CreditRelease>

/**
 * Returns whether the customer's credit carries a booking. `Verdict` null: a booking of no customer, or of one that is not kept. `Amount`: the
 * price of the booking in CNY, decimal text; `Unrated`: currencies of it without a rate, which are not in it.
 */
export const BookingCredit = ObjectSchema({
  Amount: StringSchema(),
  Unrated: ArraySchema(StringSchema()),
  Verdict: Union([CreditVerdictSchema, Null()]),
  /** Nothing of it stands in the way of acceptance: the verdict lets it go on, or a release up to its amount does. */
  MayGoOn: BooleanSchema(),
  Release: Union([CreditRelease, Null()]),
})
export type BookingCredit = Static<typeof BookingCredit>

/** For the staff who accept and confirm; a customer reads nothing of it. */
export const bookingCredit = defineEndpoint({
  method: 'GET',
  path: '/api/Booking/Credit',
  summary: '订舱信用校验',
  may: buttons(accept, confirm),
  query: ObjectSchema({ Id }, strict),
  reply: BookingCredit,
})
/** Asks that a booking may go on; `Id`: of the booking. Where the rules of the company name nobody, it may at once. */
export const askCreditRelease = defineEndpoint({
  method: 'POST',
  path: '/api/Booking/AskCreditRelease',
  summary: '申请信用放行',
  may: buttons(accept),
  body: ObjectSchema({ Id, Reason: text(500) }, strict),
  reply: BookingCredit,
})
