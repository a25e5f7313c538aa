import { SiStatus, type SiRecordInput } from '@jst/contracts/si'
import { recordFromWire, recordToWire, validateSet } from '@jst/si-drafts/rules'
import { AppError, invalid } from '../../kernel/errors.ts'
import { demand } from '../../kernel/policy.ts'
import { demandVersion } from '../../kernel/versions.ts'
import { findOrderForSi, type OrderForSi } from '../cargo-orders/index.ts'
import { demandPass, issuesOf, maySubmitLate, recordsOf, type Submission } from './si-check.service.ts'
import { latestSnapshot, insertVersion } from './si-version.repo.ts'
import { insertSi, nextSiNo, updateSi } from './si-write.repo.ts'
import { authorOf, type SiCall } from './si.call.ts'
import { countChanges } from './si.diff.ts'
import { noticeSubmitted } from './si.notices.ts'
import { mayModify, maySubmit, sideOf } from './si.policy.ts'
import { factsOf } from './si.prefill.ts'
import { findSi, lockSi, siOfOrder, type StoredSi } from './si.repo.ts'
import { texts } from './si.texts.ts'

/** Who an employee of the operator submits for (spec §6). */
export interface OnBehalf {
  EmployeeId: number
  COMPANYID: number
  COMPANYCODE: string
}

const source = { customer: 1, staff: 2 } as const

/** Stores a checked set as new records with status 1, a version and a notice to the reviewers each. Answers their ids. */
export async function submitSi(call: SiCall, submission: Submission, onBehalf: OnBehalf | null): Promise<number[]> {
  const order = await findOrderForSi(call.tx, submission.CGO_ID)
  if (!order) throw new AppError('NOT_FOUND')
  demand(maySubmit(call.actor, order, onBehalf !== null))
  if (onBehalf) demandRightCompany(call, order, onBehalf)
  const warnings = demandPass(issuesOf(call.actor, submission, order, call.now().getTime()))
  // one submission at a time per order, so that two people cannot submit the same bill twice
  await call.tx.query('select pg_advisory_xact_lock($1)', [order.id])
  demandNewBills(await siOfOrder(call.tx, order.id), submission)
  const ids: number[] = []
  for (const record of recordsOf(submission, order)) {
    const siNo = await nextSiNo(call.tx, dayOf(call.now()))
    ids.push(
      await insertSi(call.tx, {
        record,
        siNo,
        source: onBehalf ? source.staff : source.customer,
        warnings,
        createdBy: call.actor.employeeId,
        companyId: order.companyId,
        operatorId: order.operatorId,
      }),
    )
  }
  for (const id of ids) await finish(call, id, 'submit', '')
  return ids
}

/** Stores an edited record as its next version with status 1 (spec §4). `UpdateTime` is what the caller saw; an older one is refused. */
export async function modifySi(call: SiCall, input: SiRecordInput): Promise<StoredSi> {
  const stored = await lockSi(call.tx, input.Id ?? 0)
  if (!stored) throw new AppError('NOT_FOUND')
  demand(mayModify(call.actor, stored, stored.record.status))
  const current = recordToWire(stored.record)
  demandVersion(input.UpdateTime ?? '', { ...current, UpdateTime: stored.record.updatedAt ?? '' })
  const order = await findOrderForSi(call.tx, stored.record.orderId)
  if (!order) throw new AppError('NOT_FOUND')
  const { id, orderId, companyCode, deadline, draftCount, siType } = stored.record
  const record = { ...recordFromWire(input), id, orderId, companyCode, deadline, draftCount, siType }
  const siblings = (await siOfOrder(call.tx, orderId)).filter((si) => isLive(si) && si.record.id !== id)
  const set = [record, ...siblings.map((si) => si.record)]
  const issues = validateSet({
    records: set,
    num: set.length,
    order: factsOf(order),
    now: call.now().getTime(),
    lateAllowed: maySubmitLate(call.actor),
  }).filter(({ Path }) => !/^TDBLInfos\[(?!0\])/.test(Path))
  const warnings = demandPass(issues)
  await updateSi(call.tx, id, stored, record, warnings)
  return finish(call, id, 'resubmit', '')
}

const isLive = ({ record }: StoredSi) => record.status !== SiStatus.withdrawn && record.status !== SiStatus.voided
/** Day in China, where numbers are given: YYYY-MM-DD. */
const dayOf = (now: Date) => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

function demandRightCompany({ actor }: SiCall, order: OrderForSi, { EmployeeId, COMPANYID, COMPANYCODE }: OnBehalf): void {
  if (EmployeeId !== actor.employeeId) throw invalid('EmployeeId', texts.employeeMismatch)
  if (COMPANYID !== order.companyId || COMPANYCODE !== order.companyCode) throw invalid('COMPANYID', texts.companyMismatch, '委托公司')
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

/** Version, audit row and notice of a submission that has been written. */
async function finish(call: SiCall, id: number, event: 'submit' | 'resubmit', remarks: string): Promise<StoredSi> {
  const stored = await findSi(call.tx, id)
  if (!stored) throw new AppError('NOT_FOUND')
  const changes = event === 'resubmit' ? countChanges(await latestSnapshot(call.tx, id), stored.record) : 0
  await insertVersion(call.tx, stored, event, remarks, authorOf(call.actor), changes)
  call.audit({
    action: `si.${event}`,
    entity: 'si_record',
    entityId: id,
    diff: { version: stored.version, changes, onBehalf: sideOf(call.actor, stored) === 'reviewer' },
  })
  await noticeSubmitted(call, stored, changes)
  return stored
}
