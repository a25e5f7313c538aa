import {
  applicationStates,
  decideRelease,
  freeOf,
  guaranteeCurrency,
  netParts,
  rulesFor,
  openAmount,
  type DecidedItem,
  type DecisionView,
  type LetterKind,
  type ReleaseDecision,
  type ReleaseView,
  type RiskLevel,
} from '@jst/contracts/release'
import type { DocumentCharges } from '@jst/contracts/document'
import { compare } from '@jst/contracts/money'
import { exchangeRatesOn } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { findOpenMoney, unsettledReceipts, type OpenMoney } from '../../invoices/index.ts'
import { lockCustomers } from '../customers.ts'
import { lettersOf } from '../letter/letter.repo.ts'
import { findUnpaidFees } from '../fees/fees.repo.ts'
import { originalsBack } from '../paper/paper.repo.ts'
import { findGuarantee, findReserved, type GuaranteeItem, type StoredGuarantee } from '../guarantee/guarantee.repo.ts'
import { billedNumbers, decidedBill, decidedLetters, needOf, type ApplicationFacts } from './application-facts.ts'
import { findNamedBills } from './bills.repo.ts'
import {
  findCustomerFacts,
  findRules,
  findHolds,
  findRisks,
  findSettings,
  findReceiver,
  type CustomerFacts,
  type RiskRow,
  type StoredApplication,
  type StoredSettings,
} from './facts.repo.ts'

/** Facts that no lock keeps: what others change of them meanwhile is as if they had changed it after the decision. */
export interface ReleaseFacts {
  readonly customer: CustomerFacts | undefined
  readonly risk: RiskLevel
  readonly blacklisted: boolean
  readonly risks: readonly RiskRow[]
  readonly rates: DocumentCharges['Rates']
  readonly threshold: string | null
  readonly automatic: boolean
}
/** Money of a customer. The customer is locked where something follows from it. */
export interface CustomerMoney extends Omit<OpenMoney, 'parts'> {
  readonly items: readonly (DecidedItem & { readonly blNo: string; readonly parts: readonly GuaranteeItem[] })[]
  readonly unsettled: readonly string[]
  readonly guarantee: StoredGuarantee | undefined
  readonly free: string
}

const plainName = (name: string) => name.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
/** A text names a company: it begins with one of its names, or holds its credit code. */
const isNamed = (text: string, { name, nameEn, creditCode }: Pick<RiskRow, 'name' | 'nameEn' | 'creditCode'>): boolean => {
  const plain = plainName(text)
  const codes = creditCode !== '' && plain.includes(plainName(creditCode))
  return codes || [name, nameEn].some((one) => plainName(one).length >= 4 && plain.startsWith(plainName(one)))
}
const isSame = (customer: CustomerFacts, risk: RiskRow): boolean =>
  (risk.creditCode !== '' && risk.creditCode === customer.creditCode) ||
  plainName(risk.name) === plainName(customer.name) ||
  (risk.nameEn !== '' && plainName(risk.nameEn) === plainName(customer.nameEn))

interface CompanyFacts {
  readonly rates: DocumentCharges['Rates']
  readonly risks: readonly RiskRow[]
  readonly settings: StoredSettings
}
/** Rates of a day, risks and settings of a company, in one flight of statements. */
export async function companyFacts(system: Queryable, companyId: number, today: string): Promise<CompanyFacts> {
  const [rates, risks, settings] = await Promise.all([
    exchangeRatesOn(system, companyId, guaranteeCurrency, today),
    findRisks(system, companyId),
    findSettings(system, companyId),
  ])
  return { rates, risks, settings }
}
/** Facts of a customer by those of its company. */
export function factsOn(customer: CustomerFacts | undefined, { rates, risks, settings }: CompanyFacts): ReleaseFacts {
  const customerRisks = customer ? risks.filter((risk) => risk.subject !== 'consignee' && isSame(customer, risk)) : []
  const levels = new Set(customerRisks.map(({ level }) => level))
  return {
    customer,
    risk: levels.has('high') || customer?.unpinned ? 'high' : levels.has('medium') ? 'medium' : 'low',
    blacklisted: levels.has('blacklist') || customer?.blacklisted === true,
    risks,
    rates,
    threshold: settings.threshold || null,
    automatic: settings.automatic,
  }
}
/** The customer and its company, in one flight of statements. */
export async function customerFacts(system: Queryable, companyId: number, customerId: number | null, today: string): Promise<ReleaseFacts> {
  const [customer, company] = await Promise.all([
    customerId === null ? undefined : findCustomerFacts(system, customerId),
    companyFacts(system, companyId, today),
  ])
  return factsOn(customer, company)
}
/** The application and its papers, in one flight of statements. */
export async function applicationFacts(
  system: Queryable,
  { id, companyId, receiverCode, today, bills, held, decidedOn }: StoredApplication,
): Promise<ApplicationFacts> {
  const numbers = bills.map(({ no }) => no)
  const isReserved = compare(held, '0') > 0
  const [namedBills, receiver, papers, letters, rules, unpaidFees, reserved, reservedRates] = await Promise.all([
    findNamedBills(system, companyId, bills),
    findReceiver(system, companyId, receiverCode),
    originalsBack(system, companyId, numbers),
    lettersOf(system, [id]),
    findRules(system, companyId, today),
    findUnpaidFees(system, id),
    isReserved ? findReserved(system, id) : [],
    isReserved ? exchangeRatesOn(system, companyId, guaranteeCurrency, decidedOn) : [],
  ])
  return { namedBills, receiver, papers, letters, rules, unpaidFees, reserved, reservedRates }
}

const noMoney: CustomerMoney = {
  open: '0.00',
  overdue: '0.00',
  rest: '0.00',
  restOwed: '0.00',
  unrated: [],
  items: [],
  unsettled: [],
  guarantee: undefined,
  free: '0.00',
}
interface MoneyAsked {
  readonly rates: DocumentCharges['Rates']
  readonly today: string
  /** Numbers under which the cargo of the application is billed. */
  readonly blNos?: readonly string[]
  /** Bills that are wanted by name besides those that a rule may name: those that are due first. */
  readonly named?: number
  readonly lock?: boolean
}
/** Open money, receipts and guarantee of a customer; `lock` holds customer and guarantee in that order before anything is read. */
export async function customerMoney(
  system: Queryable,
  customerId: number | null,
  { rates, today, blNos = [], named = 0, lock = false }: MoneyAsked,
): Promise<CustomerMoney> {
  if (customerId === null) return noMoney
  const [, guarantee, { parts, ...sums }, receipts] = await Promise.all([
    lock ? lockCustomers(system, [customerId]) : undefined,
    findGuarantee(system, customerId, lock),
    findOpenMoney(system, customerId, { rates, today, blNos, named }),
    unsettledReceipts(system, [customerId]),
  ])
  const items = [...Map.groupBy(parts, ({ id }) => id).values()].map((itemParts) => ({
    no: itemParts[0]!.no,
    blNo: itemParts[0]!.blNo,
    dueOn: itemParts[0]!.dueOn,
    own: itemParts[0]!.own,
    amount: openAmount(itemParts.map(({ base }) => ({ amount: base }))),
    parts: itemParts.map(({ id, currency, amount, base }) => ({ invoiceId: id, currency, amount, base })),
  }))
  const free = guarantee ? freeOf(guarantee, today) : '0.00'
  return { ...sums, items, unsettled: receipts.map(({ no }) => no), guarantee, free }
}

export interface Decided {
  readonly decision: ReleaseDecision
  readonly view: DecisionView
  readonly items: readonly GuaranteeItem[]
  readonly letters: ReleaseView['Letters']
  /** Letters to be made, with the bills that have none of their kind. */
  readonly lacking: readonly { readonly kind: LetterKind; readonly bills: readonly string[] }[]
  readonly papers: ReleaseView['Papers']
}

const { draft, returned, blocked } = applicationStates.codes
/** From the submission on an application stays as people decide on it, and so do those who get its papers. */
const isFrozen = ({ state }: StoredApplication): boolean => ![draft, returned, blocked].includes(state as typeof draft)
const riskOrder: readonly RiskLevel[] = ['low', 'medium', 'high']
/** Decides on an application by the facts as they were read. What it reserves already counts as free for itself. */
export function decideOn(
  application: StoredApplication,
  ownFacts: ApplicationFacts,
  facts: ReleaseFacts,
  money: CustomerMoney,
  holds: ReadonlySet<string>,
): Decided {
  const { type, way, today, guaranteed, receiverCode } = application
  const bills = application.bills.map((bill) => decidedBill(bill, ownFacts, holds.has(bill.no)))
  const billed = money.items.filter((item) => item.own)
  const need = needOf(ownFacts, billed)
  const letters = decidedLetters(application, ownFacts.letters, bills)
  const free = openAmount([{ amount: money.free }, { amount: application.held }])
  const consignees = [...new Set(bills.flatMap((bill) => bill.consignees))].map((name) => ({
    name,
    levels: facts.risks.flatMap((risk) => (risk.subject !== 'customer' && isNamed(name, risk) ? [risk.level] : [])),
  }))
  const risks = [facts.risk, ...consignees.flatMap(({ levels }) => levels)]
  const decision = decideRelease({
    type,
    way,
    today,
    customerBlacklisted: facts.blacklisted,
    blacklistedConsignees: consignees.filter(({ levels }) => levels.includes('blacklist')).map(({ name }) => name),
    risk: riskOrder.findLast((level) => risks.includes(level)) ?? 'low',
    bills,
    letters,
    sent: receiverCode !== '',
    addressVerified: ownFacts.receiver?.verified ?? false,
    receiverChanged: isFrozen(application) && application.receiverPrint !== (ownFacts.receiver?.print ?? ''),
    items: money.items,
    rest: money.rest,
    restOwed: money.restOwed,
    unrated: money.unrated,
    threshold: facts.threshold,
    guarantee: guaranteed ? { free: money.guarantee ? free : '0.00', need } : null,
    unsettled: money.unsettled,
    unpaidFees: ownFacts.unpaidFees,
    rules: rulesFor(ownFacts.rules, {
      carrier: application.carrier,
      pod: application.pod,
      customer: application.customerCode,
      type,
      way,
      open: money.open,
    }),
    manual: !facts.automatic,
  })
  return {
    decision,
    view: viewOf(decision, money, need),
    items: netParts(billed.flatMap(({ parts }) => parts)),
    letters: letters.map(({ kind, state, id, no }) => ({ Kind: kind, State: state, Id: id, No: no })),
    lacking: letters.flatMap(({ kind, lacking }) => (lacking.length > 0 ? [{ kind, bills: lacking }] : [])),
    papers: bills.map(({ no, originalsIssued, originalsBack: Back }) => ({ No: no, Issued: originalsIssued, Back })),
  }
}

/** The decision with the sums that it was made on. */
export const viewOf = ({ Step, Reasons }: ReleaseDecision, money: CustomerMoney, need: string): DecisionView => ({
  Step,
  Reasons: [...Reasons],
  Open: money.open,
  Overdue: money.overdue,
  Need: need,
  Free: money.guarantee ? money.free : '',
})

/** The decision as it would be now, for readers. */
export async function decideNow(system: Queryable, application: StoredApplication, customerId: number | null): Promise<Decided> {
  const { companyId, today, bills } = application
  const [ownFacts, facts, holds] = await Promise.all([
    applicationFacts(system, application),
    customerFacts(system, companyId, customerId, today),
    findHolds(
      system,
      companyId,
      bills.map(({ no }) => no),
    ),
  ])
  const money = await customerMoney(system, customerId, { rates: facts.rates, today, blNos: billedNumbers(ownFacts) })
  return decideOn(application, ownFacts, facts, money, holds)
}
