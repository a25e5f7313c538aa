import {
  decideRelease,
  freeOf,
  guaranteeNeed,
  isOverdue,
  letterKinds,
  letterStates,
  rulesFor,
  lettersFor,
  openAmount,
  type DecidedItem,
  type DecisionView,
  type ReleaseDecision,
  type ReleaseView,
  type RiskLevel,
} from '@jst/contracts/release'
import { digitsIn } from '@jst/contracts/document'
import { compare } from '@jst/contracts/money'
import { currenciesOf, ratesOn } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database.ts'
import { findOpenBills, unsettledReceipts } from '../../invoices/index.ts'
import { lettersOf } from '../letter/letter.repo.ts'
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

/** Money and risk of a customer, as the decision reads them. The customer is locked where something follows from it. */
export interface CustomerStand {
  readonly customer: CustomerFacts | undefined
  readonly risk: RiskLevel
  readonly blacklisted: boolean
  readonly items: readonly (DecidedItem & { readonly blNo: string; readonly parts: readonly GuaranteeItem[] })[]
  readonly unrated: readonly string[]
  readonly unsettled: readonly string[]
  readonly guarantee: StoredGuarantee | undefined
  readonly free: string
  readonly threshold: string | null
  readonly risks: readonly RiskRow[]
  readonly automatic: boolean
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

/** Reads a customer's money in one statement each, converted item by item at the finance rate of the day. */
export async function customerStand(
  system: Queryable,
  companyId: number,
  customerId: number | null,
  today: string,
): Promise<CustomerStand> {
  const ids = customerId === null ? [] : [customerId]
  const [customer, bills, receipts, guarantee, rates, currencies, risks, settings] = await Promise.all([
    customerId === null ? undefined : findCustomerFacts(system, customerId),
    findOpenBills(system, ids),
    unsettledReceipts(system, ids),
    customerId === null ? undefined : findGuarantee(system, customerId),
    ratesOn(system, companyId, 'CNY', today),
    currenciesOf(system, companyId),
    findRisks(system, companyId),
    findSettings(system, companyId),
  ])
  const digitsOf = digitsIn(currencies)
  const unrated = new Set<string>()
  const items = bills.map(({ id, no, blNo, dueOn, totals }) => {
    const parts = totals.map(({ Currency, Amount }): GuaranteeItem => {
      const need = guaranteeNeed([{ Amount, Currency }], rates, digitsOf)
      for (const currency of need.Unrated) unrated.add(currency)
      return { invoiceId: id, currency: Currency, amount: Amount, base: need.Amount }
    })
    return { no, blNo, dueOn: dueOn ?? '', own: false, amount: openAmount(parts.map(({ base }) => ({ amount: base }))), parts }
  })
  const own = customer ? risks.filter((risk) => risk.subject !== 'consignee' && isSame(customer, risk)) : []
  const levels = new Set(own.map(({ level }) => level))
  return {
    customer,
    risk: levels.has('high') ? 'high' : levels.has('medium') ? 'medium' : 'low',
    blacklisted: levels.has('blacklist') || customer?.blacklisted === true,
    items,
    unrated: [...unrated],
    unsettled: receipts.map(({ no }) => no),
    guarantee,
    free: guarantee ? freeOf(guarantee, today) : '0.00',
    threshold: settings.threshold || null,
    risks,
    automatic: settings.automatic,
  }
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

/** Decides on an application by the facts as they stand. `held`: what it reserves already counts as free for itself. */
export async function decideOn(system: Queryable, application: StoredApplication, stand: CustomerStand): Promise<Decided> {
  const { companyId, type, way, today, guaranteed, receiverCode } = application
  const numbers = application.bills.map(({ no }) => no)
  const [loaded, holds, addressVerified, papers, given, rules] = await Promise.all([
    findLoaded(system, companyId, numbers),
    findHolds(system, companyId, numbers),
    receiverCode === '' ? false : isVerified(system, companyId, receiverCode),
    originalsBack(system, companyId, numbers),
    lettersOf(system, [application.id]),
    findRules(system, companyId, today),
  ])
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
  const items = stand.items.map((item) => ({ ...item, own: numbers.includes(item.blNo) }))
  const own = items.filter((item) => item.own)
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
  const free = openAmount([{ amount: stand.free }, { amount: application.held }])
  const decision = decideRelease({
    type,
    way,
    today,
    customerBlacklisted: stand.blacklisted,
    blacklistedConsignees: application.bills.flatMap(({ consignee }) =>
      stand.risks.some((risk) => risk.level === 'blacklist' && risk.subject !== 'customer' && isNamed(consignee, risk)) ? [consignee] : [],
    ),
    risk: stand.risk,
    bills,
    letters,
    sent: receiverCode !== '',
    addressVerified,
    items,
    unrated: stand.unrated,
    threshold: stand.threshold,
    guarantee: guaranteed ? { free: stand.guarantee ? free : '0.00', need } : null,
    unsettled: stand.unsettled,
    rules: rulesFor(rules, {
      carrier: application.carrier,
      pod: application.pod,
      customer: application.customerCode,
      type,
      way,
      open: openAmount(stand.items),
    }),
  })
  return {
    decision,
    view: viewOf(decision, stand, need, today),
    items: own.flatMap(({ parts }) => parts),
    letters: letters.map(({ kind, state, id, no }) => ({ Kind: kind, State: state, Id: id, No: no })),
    papers: bills.map(({ no, originalsIssued, originalsBack: Back }) => ({ No: no, Issued: originalsIssued, Back })),
  }
}

/** The decision with the sums that it was made on. */
export function viewOf({ Step, Reasons }: ReleaseDecision, stand: CustomerStand, need: string, today: string): DecisionView {
  return {
    Step,
    Reasons: [...Reasons],
    Open: openAmount(stand.items),
    Overdue: openAmount(stand.items.filter(({ dueOn }) => isOverdue(dueOn, today))),
    Need: need,
    Free: stand.guarantee ? stand.free : '',
  }
}
