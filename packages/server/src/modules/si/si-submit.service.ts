import type { BodyOf } from '@jst/contracts'
import type { addSiListForCompany, SiRecord } from '@jst/contracts/si'
import { isPastCutOff, stageAt } from '@jst/si-drafts/rules'
import { demandFound, invalid } from '../../kernel/errors.ts'
import { demand } from '../../kernel/access/policy.ts'
import { findOrderForSi, type OrderForSi } from '../cargo-orders/index.ts'
import { countViolations } from './credit/credit.service.ts'
import { bookFirstFees } from './fees/fees.service.ts'
import { removeDraftSet } from './drafts/draft-set.repo.ts'
import { demandPass, issuesOf, recordsOf, type Submission } from './si-check.service.ts'
import { findContact, findCustomer } from './si-company.repo.ts'
import { holdCombined, lockOrders } from './si-combination.repo.ts'
import { factsFor, mergedIdsOf } from './si-facts.service.ts'
import { recordSteps } from './si-step.service.ts'
import { insertSiList, nextSiNos } from './si-write.repo.ts'
import type { SiCall } from './si.call.ts'
import { noticeSubmitted } from './si.notices.ts'
import { isLive, maySubmit } from './si.policy.ts'
import { findSiMany, siOfOrder, type StoredSi } from './si.repo.ts'
import { texts } from './si.texts.ts'
import { chinaDay } from '../../kernel/database/china-time.ts'

/** Customer that an employee of the operator submits for (spec §6). */
export type OnBehalf = Pick<BodyOf<typeof addSiListForCompany>, 'EmployeeId' | 'COMPANYID' | 'COMPANYCODE'>

const source = { customer: 1, staff: 2 } as const

/** Stores a checked set as new records with status 1 and a version each, and tells the reviewers. Answers their ids. */
export async function submitSi(call: SiCall, submission: Submission, onBehalf: OnBehalf | null): Promise<number[]> {
  const order = demandFound(await findOrderForSi(call.tx, submission.CGO_ID))
  demand(maySubmit(call.actor, order, onBehalf !== null))
  const contactId = onBehalf && (await demandRightCompany(call, order, onBehalf))
  const now = call.now().getTime()
  const records = recordsOf(submission, order)
  // one submission at a time per order, so that two people cannot submit the same bill, or combine the same order, twice
  await lockOrders(call.tx, [order.id, ...mergedIdsOf(records)])
  const live = (await siOfOrder(call.tx, order.id)).filter(isLive)
  demandNewBills(live, submission)
  const beside = live.map(({ record }) => record)
  const facts = await factsFor(call.tx, call.actor, order, [...records, ...beside])
  const warnings = demandPass(issuesOf(call.actor, submission, order, facts, beside, now, 'submit'))
  const reason = isPastCutOff(order.deadline, now) ? (submission.LateReason ?? '').trim() : ''
  const ids = await insertNew(call, order, records, {
    source: onBehalf ? source.staff : source.customer,
    warnings,
    reasonCode: '',
    reason,
    contactId,
  })
  await countViolations(call.tx, order.id)
  await demandCombined(call, order, records)
  const set = await findSiMany(call.tx, ids)
  await recordSteps(
    call,
    set.map((si) => ({ si, event: 'submit', remarks: reason })),
  )
  await bookFirstFees(call.tx, order, set, now)
  await removeDraftSet(call.tx, order.id, call.actor.companyId)
  await noticeSubmitted(call, set, order.companyName)
  return ids
}

interface NewBills {
  source: number
  warnings: number
  reasonCode: string
  reason: string
  contactId: number | null
}

/** Stores new bills of an order under the next numbers of the day. Answers their ids in order. */
export async function insertNew(call: SiCall, order: OrderForSi, records: readonly SiRecord[], facts: NewBills): Promise<number[]> {
  if (records.length === 0) return []
  const numbers = await nextSiNos(call.tx, chinaDay(call.now()), records.length)
  const { companyId, operatorId } = order
  const about = {
    ...facts,
    changes: 0,
    stage: stageAt(order, call.now().getTime()),
    createdBy: call.actor.employeeId,
    companyId,
    operatorId,
  }
  return insertSiList(
    call.tx,
    records.map((record, index) => ({ ...about, record, siNo: numbers[index] ?? '' })),
  )
}

/** The order holds the orders that its live bills combine. @throws AppError INVALID_INPUT when another bill holds one of them already */
export async function demandCombined({ tx }: SiCall, order: OrderForSi, live: readonly SiRecord[]): Promise<void> {
  const held = { orderId: order.id, companyId: order.companyId, operatorId: order.operatorId }
  const refused = await holdCombined(tx, held, mergedIdsOf(live))
  if (refused.length === 0) return
  const bills = live.flatMap(({ masterBills }) => masterBills).filter(({ mergedOrderId }) => refused.includes(mergedOrderId))
  throw invalid('TDBLInfos', texts.combinedElsewhere(bills.map(({ mergedMblNo }) => mergedMblNo).join('、')), texts.combined)
}

/** Answers the customer's employee who is to be told, when one was named. */
async function demandRightCompany({ tx, actor }: SiCall, order: OrderForSi, behalf: OnBehalf): Promise<number | null> {
  const { EmployeeId, COMPANYID, COMPANYCODE } = behalf
  if (COMPANYID !== order.companyId || COMPANYCODE !== order.companyCode) throw invalid('COMPANYID', texts.companyMismatch, texts.company)
  if (!(await findCustomer(tx, COMPANYID, actor.companyId))) throw invalid('COMPANYID', texts.notACustomer, texts.company)
  if (EmployeeId === actor.employeeId) return null
  if (!(await findContact(tx, EmployeeId, COMPANYID))) throw invalid('EmployeeId', texts.employeeMismatch)
  return EmployeeId
}

function demandNewBills(live: readonly StoredSi[], submission: Submission): void {
  const taken = new Map(live.map(({ record }) => [record.splitMblNo || record.mblNo, record.siNo]))
  submission.TDBLInfos.forEach((wire, index) => {
    const billNo = wire.TBI_SIMBL_NO || wire.TBI_MBL_NO || ''
    const siNo = taken.get(billNo)
    if (siNo !== undefined)
      throw invalid(
        `TDBLInfos[${index}].${wire.TBI_SIMBL_NO ? 'TBI_SIMBL_NO' : 'TBI_MBL_NO'}`,
        texts.duplicateBill(billNo, siNo),
        texts.billNo,
      )
  })
}
