import {
  decideRelease,
  freeOf,
  guaranteeCurrency,
  letterKinds,
  letterStates,
  rulesFor,
  lettersFor,
  openAmount,
  type CheckRule,
  type DecidedItem,
  type DecisionView,
  type ReleaseDecision,
  type ReleaseView,
  type RiskLevel,
} from '@jst/contracts/release'
import type { DocumentCharges } from '@jst/contracts/document'
import { compare } from '@jst/contracts/money'
import { ratesOn } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database.ts'
import { findOpenMoney, unsettledReceipts, type OpenMoney } from '../../invoices/index.ts'
import { lockCustomers } from '../customers.ts'
import { lettersOf } from '../letter/letter.repo.ts'
import { findUnpaidFees } from '../fees/fees.repo.ts'
import { originalsBack } from '../paper/paper.repo.ts'
import { findGuarantee, type GuaranteeItem, type StoredGuarantee } from '../guarantee/guarantee.repo.ts'
import {
  findCustomerFacts,
  findRules,
  findHolds,
  findLoaded,
  findRisks,
  findSettings,
  isVerified,
  type CustomerFacts,
  type RiskRow,
  type StoredApplication,
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
/** Facts of an application besides its customer. */
export interface ApplicationFacts {
  readonly loaded: ReadonlyMap<string, string>
  readonly addressVerified: boolean
  readonly papers: Awaited<ReturnType<typeof originalsBack>>
  readonly letters: Awaited<ReturnType<typeof lettersOf>>
  readonly rules: readonly CheckRule[]
  readonly unpaidFees: readonly string[]
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

/** The customer and its company, in one flight of statements. */
export async function customerFacts(system: Queryable, companyId: number, customerId: number | null, today: string): Promise<ReleaseFacts> {
  const [customer, rates, risks, settings] = await Promise.all([
    customerId === null ? undefined : findCustomerFacts(system, customerId),
    ratesOn(system, companyId, guaranteeCurrency, today),
    findRisks(system, companyId),
    findSettings(system, companyId),
  ])
  const own = customer ? risks.filter((risk) => risk.subject !== 'consignee' && isSame(customer, risk)) : []
  const levels = new Set(own.map(({ level }) => level))
  return {
    customer,
    risk: levels.has('high') ? 'high' : levels.has('medium') ? 'medium' : 'low',
    blacklisted: levels.has('blacklist') || customer?.blacklisted === true,
    risks,
    rates,
    threshold: settings.threshold || null,
    automatic: settings.automatic,
  }
}
/** The application and its papers, in one flight of statements. */
export async function applicationFacts(
  system: Queryable,
  { id, companyId, receiverCode, today, bills }: StoredApplication,
): Promise<ApplicationFacts> {
  const numbers = bills.map(({ no }) => no)
  const [loaded, addressVerified, papers, letters, rules, unpaidFees] = await Promise.all([
    findLoaded(system, companyId, numbers),
    receiverCode === '' ? false : isVerified(system, companyId, receiverCode),
    originalsBack(system, companyId, numbers),
    lettersOf(system, [id]),
    findRules(system, companyId, today),
    findUnpaidFees(system, id),
  ])
  return { loaded, addressVerified, papers, letters, rules, unpaidFees }
}

const noMoney: CustomerMoney = {
  open: '0.00',
  overdue: '0.00',
  rest: '0.00',
  unrated: [],
  items: [],
  unsettled: [],
  guarantee: undefined,
  free: '0.00',
}
interface MoneyAsked {
  readonly rates: DocumentCharges['Rates']
  readonly today: string
  readonly blNos?: readonly string[]
  /** Bills that are wanted by name besides those that a rule may name. */
  readonly newest?: number
  readonly lock?: boolean
}
/** Open money, receipts and guarantee of a customer; `lock` holds customer and guarantee in that order before anything is read. */
export async function customerMoney(
  system: Queryable,
  customerId: number | null,
  { rates, today, blNos = [], newest = 0, lock = false }: MoneyAsked,
): Promise<CustomerMoney> {
  if (customerId === null) return noMoney
  const [, guarantee, { parts, ...sums }, receipts] = await Promise.all([
    lock ? lockCustomers(system, [customerId]) : undefined,
    findGuarantee(system, customerId, lock),
    findOpenMoney(system, customerId, { rates, today, blNos, newest }),
    unsettledReceipts(system, [customerId]),
  ])
  const items = [...Map.groupBy(parts, ({ id }) => id).values()].map((own) => ({
    no: own[0]!.no,
    blNo: own[0]!.blNo,
    dueOn: own[0]!.dueOn,
    own: blNos.includes(own[0]!.blNo),
    amount: openAmount(own.map(({ base }) => ({ amount: base }))),
    parts: own.map(({ id, currency, amount, base }) => ({ invoiceId: id, currency, amount, base })),
  }))
  const free = guarantee ? freeOf(guarantee, today) : '0.00'
  return { ...sums, items, unsettled: receipts.map(({ no }) => no), guarantee, free }
}

export interface Decided {
  readonly decision: ReleaseDecision
  readonly view: DecisionView
  readonly items: readonly GuaranteeItem[]
  readonly letters: ReleaseView['Letters']
  readonly papers: ReleaseView['Papers']
}

/** A letter that was accepted counts; one that was used counts for the application that used it. */
const signedStates: readonly number[] = [letterStates.codes.valid, letterStates.codes.used]

/** Decides on an application by the facts as they were read. What it reserves already counts as free for itself. */
export function decideOn(
  application: StoredApplication,
  { loaded, addressVerified, papers, letters: given, rules, unpaidFees }: ApplicationFacts,
  facts: ReleaseFacts,
  money: CustomerMoney,
  holds: ReadonlySet<string>,
): Decided {
  const { type, way, today, guaranteed, receiverCode } = application
  const bills = application.bills.map(({ no, consignee, onBoard, issued, lost }) => ({
    no,
    held: holds.has(no),
    onBoard,
    loaded: loaded.get(no) ?? '',
    // a set that was counted in tells how many there are
    originalsIssued: Math.max(issued, papers.get(no)?.total ?? 0),
    originalsBack: papers.get(no)?.back ?? 0,
    lost,
    consignee,
  }))
  const own = money.items.filter((item) => item.own)
  // credit notes of the same bills reduce what is to be guaranteed
  const sum = openAmount(own)
  const need = compare(sum, '0') > 0 ? sum : '0.00'
  const boxes = application.bills.map((bill, at) => ({
    originalsIssued: bills[at]!.originalsIssued,
    lost: bill.lost,
    boxes: bill.boxes.split(/[\s,;，；、]+/).filter(Boolean),
  }))
  const letters = lettersFor(type, way, boxes).map((kind) => {
    const own = given.filter((letter) => letter.kind === kind)
    const isSigned = (letter: (typeof own)[number]) => signedStates.includes(letter.state)
    const best =
      own.find((letter) => isSigned(letter) && (letter.validTo === '' || letter.validTo >= today)) ?? own.find(isSigned) ?? own[0]
    const state = best === undefined ? ('missing' as const) : isSigned(best) ? ('valid' as const) : ('unsigned' as const)
    return { kind, name: letterKinds[kind].zh, state, validTo: best?.validTo ?? '', id: best?.id ?? 0, no: best?.no ?? '' }
  })
  const free = openAmount([{ amount: money.free }, { amount: application.held }])
  const decision = decideRelease({
    type,
    way,
    today,
    customerBlacklisted: facts.blacklisted,
    blacklistedConsignees: application.bills.flatMap(({ consignee }) =>
      facts.risks.some((risk) => risk.level === 'blacklist' && risk.subject !== 'customer' && isNamed(consignee, risk)) ? [consignee] : [],
    ),
    risk: facts.risk,
    bills,
    letters,
    sent: receiverCode !== '',
    addressVerified,
    items: money.items,
    rest: money.rest,
    unrated: money.unrated,
    threshold: facts.threshold,
    guarantee: guaranteed ? { free: money.guarantee ? free : '0.00', need } : null,
    unsettled: money.unsettled,
    unpaidFees,
    rules: rulesFor(rules, {
      carrier: application.carrier,
      pod: application.pod,
      customer: application.customerCode,
      type,
      way,
      open: money.open,
    }),
  })
  return {
    decision,
    view: viewOf(decision, money, need),
    items: own.flatMap(({ parts }) => parts),
    letters: letters.map(({ kind, state, id, no }) => ({ Kind: kind, State: state, Id: id, No: no })),
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
  const blNos = bills.map(({ no }) => no)
  const [own, facts, holds] = await Promise.all([
    applicationFacts(system, application),
    customerFacts(system, companyId, customerId, today),
    findHolds(system, companyId, blNos),
  ])
  return decideOn(application, own, facts, await customerMoney(system, customerId, { rates: facts.rates, today, blNos }), holds)
}
