import { DraftUse } from '../draft-use.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Day, Id, IdOrNone, Instant, Quantity, text } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Literal,
  Null,
  NumberSchema,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  Unsafe,
  strict,
} from '../schema.ts'
import type { CreditVerdict } from './credit-verdict.ts'
import type { CreditGate } from './partners.ts'

const root = '/system/company/customer'
const Gate = Unsafe<CreditGate>(Union([Literal('warn'), Literal('approve'), Literal('block')]))
const Amount = NumberSchema({ minimum: 0, maximum: 1e10 })
const Sum = NumberSchema({ minimum: -1e13, maximum: 1e13 })
const DayOrNone = Union([Day, Null()])

/** Terms of credit, as they are asked for. Limits are in CNY. */
const terms = {
  CreditLimit: NumberSchema({ minimum: 0, maximum: 1e10 }),
  CreditDays: Integer({ minimum: 0, maximum: 365 }),
  CreditGate: Gate,
  /** The last day; null: without end. They begin with the approval. */
  ValidTo: DayOrNone,
}

export const CreditApplication = ObjectSchema({
  Id,
  No: StringSchema(),
  CustomerId: Id,
  State: Integer({ minimum: 0, maximum: 9 }),
  ...terms,
  Reason: StringSchema(),
  ByName: StringSchema(),
  CreateTime: Instant,
  UpdateTime: Instant,
})
export type CreditApplication = Static<typeof CreditApplication>

export const CreditVerdictSchema = Unsafe<CreditVerdict>(
  ObjectSchema({
    Gate: Union([Literal('pass'), Literal('warn'), Literal('approve'), Literal('block')]),
    Cause: StringSchema(),
    Sentence: StringSchema(),
    Next: StringSchema(),
  }),
)

/** Credit facts of a customer, and the verdict on new business. */
export const CreditStanding = ObjectSchema({
  Limit: Union([Amount, Null()]),
  Days: Union([Quantity, Null()]),
  /** The customer's own; '': that of the company holds. */
  Gate: Unsafe<CreditGate | ''>(Union([Literal(''), Gate])),
  ValidFrom: DayOrNone,
  ValidTo: DayOrNone,
  /** Accepted bookings that are not billed yet, and open receivables as soon as an area keeps them. */
  Used: Sum,
  /** The rest of the limit; null without credit. */
  Free: Union([Amount, Null()]),
  OverdueDays: Quantity,
  Verdict: CreditVerdictSchema,
})
export type CreditStanding = Static<typeof CreditStanding>

/** Open items that the page of a customer names. */
export const mostOpenItems = 200
/** A record that uses the credit of a customer. `Amount` in CNY by the rates of the day; `Unrated`: currencies without a rate, not in it. */
const OpenCreditItem = ObjectSchema({
  /** Kind of the document. */
  Kind: StringSchema(),
  /** Empty for a reader who does not see the document. */
  No: StringSchema(),
  Link: StringSchema(),
  Amount: Sum,
  Totals: ArraySchema(ObjectSchema({ Currency: StringSchema(), Amount: StringSchema() })),
  Unrated: ArraySchema(StringSchema()),
})

export const CustomerCredit = ObjectSchema({
  Standing: CreditStanding,
  /** Items whose sum is `Used`, the latest first, at most `mostOpenItems` of `Count`. */
  Open: ObjectSchema({ Items: ArraySchema(OpenCreditItem), Count: Quantity }),
  /** The latest first; at most 50. */
  Applications: ArraySchema(CreditApplication),
})
export type CustomerCredit = Static<typeof CustomerCredit>

export const customerCredit = defineEndpoint({
  method: 'GET',
  path: '/api/Customer/Credit',
  summary: '客户信用',
  may: menus(`${root}/customerDetail`, `${root}/customerSurvey`),
  query: ObjectSchema({ Id }, strict),
  reply: CustomerCredit,
})

/** The gate for new business of a registered company: whether it may begin. */
export const creditGate = defineEndpoint({
  method: 'GET',
  path: '/api/Customer/CreditGate',
  summary: '客户信用校验',
  may: menus(`${root}/customerDetail`, `${root}/customerSurvey`),
  query: ObjectSchema({ CompanyId: Id, Amount: Optional(Amount), Day: Optional(Day) }, strict),
  reply: CreditStanding,
})

/** Writes an application (Id 0: a new one). A change of one that is in approval ends its round. */
export const saveCreditApplication = defineEndpoint({
  method: 'POST',
  path: '/api/Customer/SaveCreditApplication',
  summary: '保存信用申请',
  may: buttons({ path: `${root}/customerDetail`, code: 'credit' }),
  body: ObjectSchema(
    {
      Id: IdOrNone,
      CustomerId: Id,
      UpdateTime: Optional(Instant),
      ...terms,
      Reason: text(500),
      /** Asks for approval at once. */
      Submit: BooleanSchema(),
      Draft: Optional(DraftUse),
    },
    strict,
  ),
  reply: CreditApplication,
})

const Rule = { Gate, Without: Gate, OverdueDays: Integer({ minimum: 0, maximum: 365 }) }
/** `UpdateTime` null: the usual rule holds. */
export const CreditRuleRow = ObjectSchema({ ...Rule, UpdateTime: Union([Instant, Null()]) })
export type CreditRuleRow = Static<typeof CreditRuleRow>
export const creditRule = defineEndpoint({
  method: 'GET',
  path: '/api/Customer/CreditRule',
  summary: '信用规则',
  may: menus(`${root}/customerList`, `${root}/customerDetail`),
  reply: CreditRuleRow,
})
export const saveCreditRule = defineEndpoint({
  method: 'POST',
  path: '/api/Customer/SaveCreditRule',
  summary: '保存信用规则',
  may: buttons({ path: `${root}/customerList`, code: 'approval' }),
  body: ObjectSchema({ ...Rule, UpdateTime: Union([Instant, Null()]) }, strict),
  reply: CreditRuleRow,
})
