import { amendReasons, isAmendable, SiStatus, type SiModifyInput } from '@jst/contracts/si'
import { isPastCutOff, recordFromWire, recordToWire, stageAt, validateSet } from '@jst/si-drafts/rules'
import { AppError, invalid } from '../../kernel/errors.ts'
import { demand } from '../../kernel/policy.ts'
import { demandVersion } from '../../kernel/versions.ts'
import { findOrderForSi, type OrderForSi } from '../cargo-orders/index.ts'
import { removeDraftSet } from './drafts/draft-set.repo.ts'
import { demandPass, issuesOf, recordsOf, type Submission } from './si-check.service.ts'
import { findContact, findCustomer } from './si-company.repo.ts'
import { recordSteps } from './si-step.service.ts'
import { latestSnapshot } from './si-version.repo.ts'
import { insertSiList, nextSiNos, updateSi } from './si-write.repo.ts'
import type { SiCall } from './si.call.ts'
import { shownRecord, writtenRecord } from './si.contacts.ts'
import { changesBetween } from './si.diff.ts'
import { noticeAmended, noticeSubmitted } from './si.notices.ts'
import { labelOf, mayModify, maySubmit, maySubmitLate } from './si.policy.ts'
import { factsOf } from './si.prefill.ts'
import { findSi, findSiMany, lockSi, siOfOrder, type StoredSi } from './si.repo.ts'
import { texts } from './si.texts.ts'

/** Who an employee of the operator submits for (spec §6). */
export interface OnBehalf {
  EmployeeId: number
  COMPANYID: number
  COMPANYCODE: string
}

const source = { customer: 1, staff: 2 } as const

/** Stores a checked set as new records with status 1 and a version each, and tells the reviewers. Answers their ids. */
export async function submitSi(call: SiCall, submission: Submission, onBehalf: OnBehalf | null): Promise<number[]> {
  const order = await findOrderForSi(call.tx, submission.CGO_ID)
  if (!order) throw new AppError('NOT_FOUND')
  demand(maySubmit(call.actor, order, onBehalf !== null))
  const contactId = onBehalf && (await demandRightCompany(call, order, onBehalf))
  const now = call.now().getTime()
  const warnings = demandPass(issuesOf(call.actor, submission, order, now, 'submit'))
  // one submission at a time per order, so that two people cannot submit the same bill twice
  await call.tx.query('select pg_advisory_xact_lock($1)', [order.id])
  demandNewBills(await siOfOrder(call.tx, order.id), submission)
  const records = recordsOf(submission, order)
  const numbers = await nextSiNos(call.tx, dayOf(call.now()), records.length)
  const reason = isPastCutOff(order.deadline, now) ? (submission.LateReason ?? '').trim() : ''
  const ids = await insertSiList(
    call.tx,
    records.map((record, index) => ({
      record,
      siNo: numbers[index] ?? '',
      source: onBehalf ? source.staff : source.customer,
      warnings,
      changes: 0,
      stage: stageAt(order, now),
      reasonCode: '',
      reason,
      createdBy: call.actor.employeeId,
      contactId,
      companyId: order.companyId,
      operatorId: order.operatorId,
    })),
  )
  const set = await findSiMany(call.tx, ids)
  await recordSteps(
    call,
    set.map((si) => ({ si, event: 'submit', remarks: reason })),
  )
  await removeDraftSet(call.tx, order.id, call.actor.companyId)
  await noticeSubmitted(call, set, order.companyName)
  return ids
}

/** Stores an edited record as its next version with status 1 (spec §4). `UpdateTime` is what the caller saw; an older one is refused. */
export async function modifySi(call: SiCall, input: SiModifyInput): Promise<StoredSi> {
  const stored = await lockSi(call.tx, input.Id ?? 0)
  if (!stored) throw new AppError('NOT_FOUND')
  const { status } = stored.record
  demand(mayModify(call.actor, stored, status))
  const current = recordToWire(shownRecord(call.actor, stored.record))
  demandVersion(input.UpdateTime ?? '', { ...current, UpdateTime: stored.record.updatedAt ?? '' })
  const [order, before] = await Promise.all([findOrderForSi(call.tx, stored.record.orderId), latestSnapshot(call.tx, stored.record.id)])
  if (!order) throw new AppError('NOT_FOUND')
  const { id, orderId, companyCode, deadline, draftCount, siType } = stored.record
  const written = writtenRecord(call.actor, recordFromWire(input), stored.record)
  const record = { ...written, id, orderId, companyCode, deadline, draftCount, siType }
  const now = call.now().getTime()
  // what was approved once may be amended after the cut-off: that is what amendments are for
  const amends = isAmendable(status) || stored.inForceVersion > 0
  const warnings = demandPass(await issuesAmongSiblings(call, stored, record, order, amends ? undefined : (input.LateReason ?? '')))
  const reasons = isAmendable(status) ? demandReason(stored, input) : reasonsOf(stored, input)
  const changes = changesBetween(before, record)
  await updateSi(call.tx, id, stored, record, { warnings, changes: changes.count, stage: stageAt(order, now), ...reasons })
  const saved = await findSi(call.tx, id)
  if (!saved) throw new AppError('NOT_FOUND')
  const event = isAmendable(status) ? 'amend' : 'resubmit'
  await recordSteps(call, [{ si: saved, event, from: status, remarks: reasons.reason, reasonCode: reasons.reasonCode, changes }])
  await noticeAmended(call, saved, event === 'amend')
  return saved
}

/** Findings of the edited record, checked together with the other bills of its order; without `lateReason` it is an amendment, which is never late. */
async function issuesAmongSiblings(
  call: SiCall,
  stored: StoredSi,
  record: StoredSi['record'],
  order: OrderForSi,
  lateReason: string | undefined,
) {
  const siblings = (await siOfOrder(call.tx, order.id)).filter((si) => isLive(si) && si.record.id !== record.id)
  const records = [record, ...siblings.map((si) => si.record)]
  return validateSet({
    records,
    num: records.length,
    order: factsOf(order),
    now: call.now().getTime(),
    lateAllowed: lateReason === undefined || maySubmitLate(call.actor, stored),
    ...(lateReason === undefined ? {} : { lateReason }),
  }).filter(({ Path }) => !/^TDBLInfos\[(?!0\])/.test(Path))
}

/** Withdrawn and voided records leave their bill to a new one, unless an approved version of it still holds. */
const isLive = ({ record, inForceVersion }: StoredSi) =>
  record.status !== SiStatus.voided && (record.status !== SiStatus.withdrawn || inForceVersion > 0)
/** Day in China, where numbers are given: YYYY-MM-DD. */
const dayOf = (now: Date) => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

interface Reasons {
  reasonCode: string
  reason: string
}

function demandReason(stored: StoredSi, { ReasonCode = '', Reason = '' }: SiModifyInput): Reasons {
  if (ReasonCode === '') throw invalid('ReasonCode', texts.amend.reasonNeeded(labelOf(stored.record.status)), texts.amend.label)
  if (!amendReasons.some(({ code }) => code === ReasonCode)) throw invalid('ReasonCode', texts.amend.unknownReason, texts.amend.label)
  if (ReasonCode === 'A99' && Reason.trim() === '') throw invalid('Reason', texts.amend.explain, texts.amend.label)
  return { reasonCode: ReasonCode, reason: Reason.trim() }
}

/** Of an edit that is no amendment of its own: an amendment that was sent back keeps its reason. */
function reasonsOf(stored: StoredSi, { Reason, LateReason }: SiModifyInput): Reasons {
  const said = Reason?.trim() || LateReason?.trim() || ''
  return stored.inForceVersion > 0 ? { reasonCode: stored.reasonCode, reason: said || stored.reason } : { reasonCode: '', reason: said }
}

/** Answers the customer's employee who is to be told, when one was named. */
async function demandRightCompany({ tx, actor }: SiCall, order: OrderForSi, behalf: OnBehalf): Promise<number | null> {
  const { EmployeeId, COMPANYID, COMPANYCODE } = behalf
  if (COMPANYID !== order.companyId || COMPANYCODE !== order.companyCode) throw invalid('COMPANYID', texts.companyMismatch, '委托公司')
  if (!(await findCustomer(tx, COMPANYID, actor.companyId))) throw invalid('COMPANYID', texts.notACustomer, '委托公司')
  if (EmployeeId === actor.employeeId) return null
  if (!(await findContact(tx, EmployeeId, COMPANYID))) throw invalid('EmployeeId', texts.employeeMismatch)
  return EmployeeId
}

function demandNewBills(existing: readonly StoredSi[], submission: Submission): void {
  const taken = new Map(existing.filter(isLive).map(({ record }) => [record.splitMblNo || record.mblNo, record.siNo]))
  submission.TDBLInfos.forEach((wire, index) => {
    const billNo = wire.TBI_SIMBL_NO || wire.TBI_MBL_NO || ''
    const siNo = taken.get(billNo)
    if (siNo !== undefined)
      throw invalid(`TDBLInfos[${index}].${wire.TBI_SIMBL_NO ? 'TBI_SIMBL_NO' : 'TBI_MBL_NO'}`, texts.duplicateBill(billNo, siNo), '提单号')
  })
}
