import { applicationDocument, decisionSteps, reasonText, type DecisionStep } from '@jst/contracts/release'
import { askingWith, moveRecord, recordEvent, type DocumentCall, type SubjectRow } from '../../../documents/index.ts'
import { attempted } from '../../../kernel/database/attempted.ts'
import { AppError } from '../../../kernel/errors.ts'
import { billedNumbers, type ApplicationFacts } from '../decision/application-facts.ts'
import {
  applicationFacts,
  customerFacts,
  customerMoney,
  decideOn,
  type CustomerMoney,
  type Decided,
  type ReleaseFacts,
} from '../decision/decide.ts'
import { tellAccepted, tellReturned, noticeFactsOf } from '../customer/tell.ts'
import { findHolds, type StoredApplication } from '../decision/facts.repo.ts'
import { approvalFacts } from './approval-facts.ts'
import { reserve } from '../guarantee/guarantee.service.ts'
import { texts } from '../texts.ts'

const { kind } = applicationDocument
export const reasonsOf = ({ decision }: Decided): string => decision.Reasons.map(reasonText).join('；')

interface Known {
  readonly application: StoredApplication
  readonly customerId: number
  readonly ownFacts: ApplicationFacts
  readonly facts: ReleaseFacts
}
async function readKnown({ tx }: Pick<DocumentCall, 'tx'>, application: StoredApplication, customerId: number): Promise<Known> {
  const [ownFacts, facts] = await Promise.all([
    applicationFacts(tx.system, application),
    customerFacts(tx.system, application.companyId, customerId, application.today),
  ])
  return { application, customerId, ownFacts, facts }
}
interface Standing extends Decided {
  readonly money: CustomerMoney
}
/** Reads what changes by one transaction at a time, and decides. `lock`: the customer and its guarantee are held from then on. */
async function decideWith(
  { tx }: Pick<DocumentCall, 'tx'>,
  { application, customerId, ownFacts, facts }: Known,
  lock: boolean,
): Promise<Standing> {
  const { companyId, today, bills } = application
  const numbers = bills.map(({ no }) => no)
  // the holds of a debt are written under the same lock
  const [money, holds] = await Promise.all([
    customerMoney(tx.system, customerId, { rates: facts.rates, today, blNos: billedNumbers(ownFacts), lock }),
    findHolds(tx.system, companyId, numbers),
  ])
  return { ...decideOn(application, ownFacts, facts, money, holds), money }
}
/** Decides under the lock of the customer. What no lock keeps is read before it. */
export const decideLocked = async (call: DocumentCall, application: StoredApplication, customerId: number): Promise<Standing> =>
  decideWith(call, await readKnown(call, application, customerId), true)

const stopped: readonly DecisionStep[] = ['block', 'return']
const writeDecision = `update release_application set customer_id = $2, step = $3, decision = $4, decided_at = clock_timestamp(), submitted_by = $5,
  receiver_print = $6 where id = $1`
/** Makes the move that follows from a decision: 拦截, 退回, or a round of approval, which nobody has to agree to where it is automatic. */
async function follow(call: DocumentCall, row: SubjectRow, { application, customerId, ownFacts }: Known, decided: Decided): Promise<void> {
  const { tx, actor } = call
  const { Step } = decided.decision
  const print = ownFacts.receiver?.print ?? ''
  tx.defer(writeDecision, [row.id, customerId, Step, JSON.stringify(decided.view), actor.employeeId, print])
  const words = texts.application.decided(decisionSteps[Step].zh, reasonsOf(decided))
  recordEvent(call, { kind, row }, { audience: 'internal', event: 'decided', words })
  if (Step === 'block') await moveRecord(call, kind, row.id, 'block')
  else if (Step === 'return') await moveRecord(call, kind, row.id, 'giveBack')
  else await askingWith(kind)(call, row, approvalFacts(application, decided.view))
  const noticeFacts = noticeFactsOf(application)
  await (stopped.includes(Step) ? tellReturned(call, noticeFacts, decided.decision.Reasons) : tellAccepted(call, noticeFacts))
}
/** Takes what the application needs of the guarantee that is held, and corrects what was free of it. */
async function holdNeed(call: DocumentCall, { application }: Known, decided: Standing): Promise<void> {
  const { view, money, items } = decided
  if (!application.guaranteed || stopped.includes(decided.decision.Step)) return
  const { Need: need, Free: free } = view
  await reserve(call, { applicationId: application.id, guarantee: money.guarantee, need, free, items, today: application.today })
}
/** The same but for what is free of the guarantee, which the reservations of others change. */
const isSame = (one: Decided, other: Decided): boolean =>
  JSON.stringify([{ ...one.view, Free: '' }, one.items]) === JSON.stringify([{ ...other.view, Free: '' }, other.items])

/**
 * Asks for the decision and does what follows from it. Everything is written before the lock of the customer is taken; then the decision is asked
 * again. Where it is another one by then, what was written is taken back and written anew under the lock.
 */
export async function submit(call: DocumentCall, row: SubjectRow, application: StoredApplication, customerId: number): Promise<void> {
  // all of it is found by keys: values make no plan better, and planning costs more than running
  call.tx.defer(`set local plan_cache_mode = force_generic_plan`)
  const current = await readKnown(call, application, customerId)
  const foreseen = await decideWith(call, current, false)
  const changed = new AppError('STALE_WRITE')
  const refused = await attempted(call.tx, async () => {
    await follow(call, row, current, foreseen)
    const decided = await decideWith(call, current, true)
    if (!isSame(foreseen, decided)) throw changed
    await holdNeed(call, current, decided)
  })
  if (refused === undefined) return
  if (refused !== changed) throw refused
  const decided = await decideWith(call, current, true)
  await follow(call, row, current, decided)
  await holdNeed(call, current, decided)
}
