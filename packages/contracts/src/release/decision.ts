import { isVagueConsignee } from '../bills/consignee.ts'
import { compare, type Decimal } from '../money/decimal.ts'

/** Types of applications. */
export const applicationTypes = {
  sign: '签单',
  release: '放单',
  telex: '电放',
  amend: '改单',
  switch: '换单',
  reissue: '补发正本',
} as const
export type ApplicationType = keyof typeof applicationTypes
export const applicationTypesEn: Readonly<Record<ApplicationType, string>> = {
  sign: 'Sign',
  release: 'Release',
  telex: 'Telex release',
  amend: 'Amend',
  switch: 'Switch',
  reissue: 'Reissue originals',
}

/** How the papers reach the consignee (documents handbook §9.1). */
export const releaseWays = {
  original: '正本',
  telex: '电放',
  waybill: '海运单',
  destination: '目的港放单',
  electronic: '电子提单',
} as const
export type ReleaseWay = keyof typeof releaseWays
export const releaseWaysEn: Readonly<Record<ReleaseWay, string>> = {
  original: 'Original bills',
  telex: 'Telex release',
  waybill: 'Sea waybill',
  destination: 'Issued at destination',
  electronic: 'Electronic bill',
}

export const riskLevels = { low: '低', medium: '中', high: '高' } as const
export type RiskLevel = keyof typeof riskLevels

/** Steps of the decision in their order: the first one with a reason speaks. */
export const decisionSteps = {
  block: { zh: '拦截', en: 'Blocked', light: 'red' },
  return: { zh: '退回', en: 'Returned', light: 'red' },
  both: { zh: '一级和二级审核', en: 'Levels 1 and 2', light: 'orange' },
  first: { zh: '一级审核', en: 'Level 1', light: 'orange' },
  automatic: { zh: '自动通过', en: 'Automatic', light: 'green' },
} as const
export type DecisionStep = keyof typeof decisionSteps

/** Rules of the decision, each with its step and what it means. */
export const releaseRules = {
  customerBlacklisted: { step: 'block', zh: '委托单位在黑名单' },
  consigneeBlacklisted: { step: 'block', zh: '收货人在黑名单' },
  billHeld: { step: 'block', zh: '提单被押单' },
  antedated: { step: 'block', zh: '装船日期早于实际装船' },
  notAboard: { step: 'block', zh: '货物尚未装船' },
  originalsOut: { step: 'return', zh: '正本未全部收回' },
  letterMissing: { step: 'return', zh: '缺少保函' },
  letterUnsigned: { step: 'return', zh: '保函未盖章或未审核' },
  letterExpired: { step: 'return', zh: '保函已过期' },
  vagueConsignee: { step: 'return', zh: '收货人为 TO ORDER 或不明确' },
  addressOpen: { step: 'return', zh: '收件地址未认证' },
  receiverChanged: { step: 'return', zh: '收件人或地址在提交后有改动' },
  telexUnpaid: { step: 'return', zh: '电放运费未付且无担保' },
  guaranteeShort: { step: 'return', zh: '担保额度不足' },
  unrated: { step: 'return', zh: '缺少财务汇率' },
  overdue: { step: 'both', zh: '有逾期应收' },
  overThreshold: { step: 'both', zh: '未收金额超过公司限额' },
  riskHigh: { step: 'both', zh: '风险等级高' },
  lostOriginals: { step: 'both', zh: '以保函代替遗失的正本' },
  reissued: { step: 'both', zh: '补发正本' },
  ruleBoth: { step: 'both', zh: '审核规则' },
  open: { step: 'first', zh: '有未结清的应收' },
  feeUnpaid: { step: 'first', zh: '签单费用未付' },
  ruleFirst: { step: 'first', zh: '审核规则' },
  unsettled: { step: 'first', zh: '以前的收款未核销' },
  riskMedium: { step: 'first', zh: '风险等级中' },
  manual: { step: 'first', zh: '公司设置为人工审核' },
} as const satisfies Readonly<Record<string, { readonly step: DecisionStep; readonly zh: string }>>
export type ReleaseRule = keyof typeof releaseRules

export interface DecisionReason {
  readonly Rule: ReleaseRule
  /** The bill, the invoice, the letter or the amount that the rule found; '' for the application as a whole. */
  readonly About: string
}
export interface ReleaseDecision {
  readonly Step: DecisionStep
  /** All reasons of the step; none for `automatic`. */
  readonly Reasons: readonly DecisionReason[]
}

/** A bill of the application. */
export interface DecidedBill {
  readonly no: string
  readonly held: boolean
  /** Earliest day that the application and the bill itself state; '' while neither does. */
  readonly onBoard: string
  /** Day on which the last box was loaded; '' while one of them is not aboard. */
  readonly loaded: string
  readonly originalsIssued: number
  readonly originalsBack: number
  /** Originals that are lost, for which a letter stands. */
  readonly lost: number
  /** As the application and the bill itself name him. */
  readonly consignees: readonly string[]
}
/** A letter that the application needs. */
export interface DecidedLetter {
  readonly name: string
  readonly state: 'missing' | 'unsigned' | 'valid'
  /** Last day on which it holds; '' without end. */
  readonly validTo: string
}
/** An open receivable of the customer, in the currency of the limits. */
export interface DecidedItem {
  readonly no: string
  readonly amount: Decimal
  /** '' : not due. */
  readonly dueOn: string
  /** It belongs to a bill of the application. */
  readonly own: boolean
}

export interface DecisionFacts {
  readonly type: ApplicationType
  readonly way: ReleaseWay
  /** Day in China. */
  readonly today: string
  readonly customerBlacklisted: boolean
  /** Consignees on the blacklist. */
  readonly blacklistedConsignees: readonly string[]
  readonly risk: RiskLevel
  readonly bills: readonly DecidedBill[]
  readonly letters: readonly DecidedLetter[]
  /** The papers are sent, and whether the address was authenticated. */
  readonly sent: boolean
  readonly addressVerified: boolean
  /** Receiver or address are others than those that were submitted. */
  readonly receiverChanged?: boolean
  readonly items: readonly DecidedItem[]
  /** Open money besides the items: neither overdue nor of these bills, so that no rule names it. Absent: none. */
  readonly rest?: Decimal
  /** The part of it that is owed: credit notes of one bill hide no other bill. Absent: none. */
  readonly restOwed?: Decimal
  /** Fees of the application that are not paid, where the company asks for them. Absent: none. */
  readonly unpaidFees?: readonly string[]
  /** Currencies of open items without a finance rate. */
  readonly unrated: readonly string[]
  /** Open amount of a customer above which both levels decide; null: none. */
  readonly threshold: Decimal | null
  /** Null: the application uses no guarantee. */
  readonly guarantee: { readonly free: Decimal; readonly need: Decimal } | null
  /** Numbers of earlier receipts that are not settled. */
  readonly unsettled: readonly string[]
  /** Rules of the company that the application falls under. */
  readonly rules: readonly { readonly name: string; readonly level: 'first' | 'both' }[]
  /** A person of the company looks at everything. */
  readonly manual?: boolean
}

/** Ways and types that replace originals: none may be left outside. */
const replacesOriginals = ({ type, way }: DecisionFacts) =>
  type === 'telex' || type === 'switch' || type === 'amend' || way === 'telex' || way === 'waybill'
const namesConsignee = ({ type, way }: DecisionFacts) => type === 'telex' || way === 'telex' || way === 'waybill'
const isTelex = ({ type, way }: DecisionFacts) => type === 'telex' || way === 'telex'

/** Returns the days by which an item is overdue: from the day after the due date. */
export const isOverdue = (dueOn: string, today: string): boolean => dueOn !== '' && today > dueOn

function* reasonsOf(facts: DecisionFacts): Generator<DecisionReason> {
  const { bills, letters, items, guarantee, threshold, today, risk } = facts
  const of = (Rule: ReleaseRule, About = ''): DecisionReason => ({ Rule, About })
  if (facts.customerBlacklisted) yield of('customerBlacklisted')
  for (const name of facts.blacklistedConsignees) yield of('consigneeBlacklisted', name)
  for (const { no, held, onBoard, loaded } of bills) {
    if (held) yield of('billHeld', no)
    if (loaded === '') yield of('notAboard', no)
    else if (onBoard !== '' && onBoard < loaded) yield of('antedated', no)
  }
  for (const { no, originalsIssued, originalsBack, lost, consignees } of bills) {
    if (replacesOriginals(facts) && originalsBack + lost < originalsIssued) yield of('originalsOut', no)
    if (namesConsignee(facts) && (consignees.length === 0 || consignees.some(isVagueConsignee))) yield of('vagueConsignee', no)
  }
  for (const { name, state, validTo } of letters) {
    if (state === 'missing') yield of('letterMissing', name)
    else if (state === 'unsigned') yield of('letterUnsigned', name)
    else if (validTo !== '' && today > validTo) yield of('letterExpired', name)
  }
  if (facts.sent && !facts.addressVerified) yield of('addressOpen')
  if (facts.receiverChanged) yield of('receiverChanged')
  const ownItems = items.filter((item) => item.own && compare(item.amount, '0') > 0)
  if (isTelex(facts) && guarantee === null) for (const { no } of ownItems) yield of('telexUnpaid', no)
  if (guarantee && compare(guarantee.free, guarantee.need) < 0) yield of('guaranteeShort', guarantee.need)
  for (const currency of facts.unrated) yield of('unrated', currency)
  for (const { no, dueOn, amount } of items) if (compare(amount, '0') > 0 && isOverdue(dueOn, today)) yield of('overdue', no)
  const open = openAmount(facts.rest === undefined ? items : [...items, { amount: facts.rest }])
  if (threshold !== null && compare(open, threshold) > 0) yield of('overThreshold', open)
  if (risk === 'high') yield of('riskHigh')
  for (const { no, lost } of bills) if (lost > 0) yield of('lostOriginals', no)
  if (facts.type === 'reissue') yield of('reissued')
  for (const { name, level } of facts.rules) yield of(level === 'both' ? 'ruleBoth' : 'ruleFirst', name)
  const owed = owedAmount([...items, { amount: facts.restOwed ?? facts.rest ?? '0' }])
  if (compare(owed, '0') > 0) yield of('open', owed)
  for (const name of facts.unpaidFees ?? []) yield of('feeUnpaid', name)
  for (const no of facts.unsettled) yield of('unsettled', no)
  if (risk === 'medium') yield of('riskMedium')
  if (facts.manual) yield of('manual')
}

const cents = 100n
/** Sum of items in cents. Thousands of them are added as whole numbers, which is faster than decimals. */
export function openAmount(items: readonly Pick<DecidedItem, 'amount'>[]): Decimal {
  let sum = 0n
  for (const { amount } of items) {
    const [integer = '0', part = ''] = amount.replace('-', '').split('.')
    const units = BigInt(integer) * cents + BigInt(part.padEnd(2, '0').slice(0, 2))
    sum += amount.startsWith('-') ? -units : units
  }
  const digits = (sum < 0n ? -sum : sum).toString().padStart(3, '0')
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Sum of what is owed: a credit note of one bill pays no other bill until it is settled against it. */
const owedAmount = (items: readonly Pick<DecidedItem, 'amount'>[]): Decimal =>
  openAmount(items.filter(({ amount }) => !amount.startsWith('-')))

const steps: readonly DecisionStep[] = ['block', 'return', 'both', 'first']
/** Decides on an application: the first step with a reason speaks, with all of its reasons. Facts that are worse never lead to a later step. */
export function decideRelease(facts: DecisionFacts): ReleaseDecision {
  const byStep = Map.groupBy(reasonsOf(facts), ({ Rule }) => releaseRules[Rule].step as DecisionStep)
  const Step = steps.find((step) => byStep.has(step)) ?? 'automatic'
  return { Step, Reasons: byStep.get(Step) ?? [] }
}
/** A reason as a sentence. */
export const reasonText = ({ Rule, About }: DecisionReason): string => `${releaseRules[Rule].zh}${About ? `：${About}` : ''}`
