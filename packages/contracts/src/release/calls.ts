import { defineEndpoint } from '../endpoint.ts'
import { Id, IdOrNone, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import { decimalText } from '../money/decimal.ts'
import {
  ArraySchema,
  BooleanSchema,
  Literal,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  Unsafe,
  strict,
} from '../schema.ts'
import { decisionSteps, releaseRules, type DecisionStep, type ReleaseRule } from './decision.ts'
import { releaseButtons as may, releasePages } from './pages.ts'

const Step = Unsafe<DecisionStep>(Union(Object.keys(decisionSteps).map((step) => Literal(step))))
const Rule = Unsafe<ReleaseRule>(Union(Object.keys(releaseRules).map((rule) => Literal(rule))))
const Reason = ObjectSchema({ Rule, About: StringSchema() })
/** A decision as it was made, or as it would be made now. Amounts in CNY. */
export const DecisionView = ObjectSchema({
  Step,
  Reasons: ArraySchema(Reason),
  Open: StringSchema(),
  Overdue: StringSchema(),
  Need: StringSchema(),
  /** '' : the customer has no guarantee. */
  Free: StringSchema(),
})
export type DecisionView = Static<typeof DecisionView>

export const ReleaseView = ObjectSchema({
  /** Null: nobody has submitted it. */
  Decided: Union([DecisionView, Null()]),
  DecidedAt: Union([Instant, Null()]),
  /** By the facts as they stand. */
  Now: DecisionView,
  /** Letters that it needs. `Id` 0: not made yet. */
  Letters: ArraySchema(ObjectSchema({ Kind: StringSchema(), State: StringSchema(), Id: IdOrNone, No: StringSchema() })),
  /** The bill of its fees; `Id` 0: none. */
  FeeBill: ObjectSchema({ Id: IdOrNone, No: StringSchema(), State: StringSchema() }),
  /** Originals of its bills: how many of the set were counted in. */
  Papers: ArraySchema(ObjectSchema({ No: StringSchema(), Issued: Quantity, Back: Quantity })),
})
export type ReleaseView = Static<typeof ReleaseView>
export const releaseView = defineEndpoint({
  method: 'GET',
  path: '/api/ReleaseApplication/View',
  summary: '签单申请风险结论',
  may: menus(releasePages.apply, releasePages.applications, releasePages.checks, releasePages.nonOriginals),
  query: ObjectSchema({ Id }, strict),
  reply: ReleaseView,
})

/** A bill that an application may name: of a shipping instruction, or a house bill that was made up. `Id`: of that. */
export const ReleasableBill = ObjectSchema({
  Kind: Union([Literal('si'), Literal('houseBill')]),
  Id,
  BlNo: StringSchema(),
  MblNo: StringSchema(),
  Consignee: StringSchema(),
  Customer: StringSchema(),
  Vessel: StringSchema(),
  Voyage: StringSchema(),
  State: StringSchema(),
  Boxes: StringSchema(),
})
export type ReleasableBill = Static<typeof ReleasableBill>
export const releasableBills = defineEndpoint({
  method: 'GET',
  path: '/api/ReleaseApplication/Bills',
  summary: '可申请的提单',
  may: buttons(may.apply),
  query: ObjectSchema({ ...pageQuery, Keyword: Optional(text(40)) }, strict),
  reply: page(ReleasableBill),
})

/** Letters of a customer that its page shows. */
export const mostRiskLetters = 50
/** 风险查询: money, guarantee, letters and applications of a customer, as the decision reads them. Amounts in CNY. */
export const CustomerRisk = ObjectSchema({
  Light: Union([Literal('red'), Literal('orange'), Literal('green')]),
  Reasons: ArraySchema(Reason),
  Open: StringSchema(),
  Overdue: StringSchema(),
  Unrated: ArraySchema(StringSchema()),
  Limit: StringSchema(),
  Used: StringSchema(),
  Reserved: StringSchema(),
  Free: StringSchema(),
  ValidTo: StringSchema(),
  Items: ArraySchema(
    ObjectSchema({ No: StringSchema(), BlNo: StringSchema(), DueOn: StringSchema(), Amount: StringSchema(), Overdue: BooleanSchema() }),
  ),
  /** Letters that are not used, revoked or expired: those in force stand for something. */
  Letters: ArraySchema(
    ObjectSchema({
      Id,
      No: StringSchema(),
      KindOf: StringSchema(),
      State: StringSchema(),
      BillNos: StringSchema(),
      Amount: StringSchema(),
      ValidTo: StringSchema(),
    }),
    { maxItems: mostRiskLetters },
  ),
  /** Applications of the last year that are not finished, and those for amendments. */
  Applications: ArraySchema(ObjectSchema({ Id, No: StringSchema(), Type: StringSchema(), State: StringSchema(), BillNos: StringSchema() })),
})
export type CustomerRisk = Static<typeof CustomerRisk>
/** Customers that each of both ways finds (overdue bills, applications under way), and reasons that a row names. */
export const riskyLimits = { found: 10, reasons: 3 } as const
/** A customer that needs a look. Amounts in CNY. */
export const RiskyCustomer = ObjectSchema({
  Code: StringSchema(),
  Name: StringSchema(),
  Light: CustomerRisk.properties.Light,
  Reasons: ArraySchema(Reason, { maxItems: riskyLimits.reasons }),
  Open: StringSchema(),
  Overdue: StringSchema(),
  /** Day since which the oldest bill is due; '' : none is overdue. */
  OverdueSince: StringSchema(),
  /** Applications that are under way. */
  Applications: Quantity,
})
export type RiskyCustomer = Static<typeof RiskyCustomer>
/** Customers with the oldest overdue bills and those of the newest applications, the worst light first. */
export const riskyCustomers = defineEndpoint({
  method: 'GET',
  path: '/api/ReleaseApplication/RiskyCustomers',
  summary: '需留意的客户',
  may: menus(releasePages.risk),
  query: ObjectSchema({}, strict),
  reply: ArraySchema(RiskyCustomer, { maxItems: 2 * riskyLimits.found }),
})
export const customerRisk = defineEndpoint({
  method: 'GET',
  path: '/api/ReleaseApplication/Risk',
  summary: '客户风险查询',
  may: menus(releasePages.risk),
  query: ObjectSchema({ Customer: text(20) }, strict),
  reply: CustomerRisk,
})

/** 系统设置 of a company. `Threshold` '' : none. */
export const ReleaseSettings = ObjectSchema({
  UpdateTime: Union([Instant, Null()]),
  /** Open amount of a customer in CNY above which both levels decide. */
  Threshold: Union([Literal(''), decimalText(12, 2)]),
  /** Bills that are paid in full, with all papers, pass without a person. */
  Automatic: BooleanSchema(),
})
export type ReleaseSettings = Static<typeof ReleaseSettings>
export const releaseSettings = defineEndpoint({
  method: 'GET',
  path: '/api/ReleaseSetting/Get',
  summary: '放单系统设置',
  may: menus(releasePages.settings),
  query: ObjectSchema({}, strict),
  reply: ReleaseSettings,
})
export const saveReleaseSettings = defineEndpoint({
  method: 'POST',
  path: '/api/ReleaseSetting/Save',
  summary: '保存放单系统设置',
  may: buttons(may.settings),
  body: ReleaseSettings,
  reply: ReleaseSettings,
})
