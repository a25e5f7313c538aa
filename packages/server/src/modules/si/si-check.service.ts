import type { BodyOf, Issue } from '@jst/contracts'
import type { checkSi, SiRecord } from '@jst/contracts/si'
import { findingsAbout, recordFromWire, validateSet } from '@jst/si-drafts/rules'
import { AppError } from '../../kernel/errors.ts'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import type { OrderForSi } from '../cargo-orders/index.ts'
import { isLive, maySubmitLate } from './si.policy.ts'
import { siOfOrder } from './si.repo.ts'
import type { Facts } from './si-facts.service.ts'
import { texts } from './si.texts.ts'

export type Submission = BodyOf<typeof checkSi>

/**
 * Records of a payload as domain values, bound to the order they are sent for; what the server sets is taken from the order, never from the client.
 */
export function recordsOf({ TDBLInfos, Num }: Submission, order: OrderForSi): SiRecord[] {
  return TDBLInfos.map((wire) => ({
    ...recordFromWire(wire),
    orderId: order.id,
    companyCode: order.companyCode,
    deadline: order.deadline,
    draftCount: Num,
    siType: Num > 1 ? 2 : 1,
  }))
}

/**
 * Live bills of the order beside those of a check: its sums are complete with them. A withdrawn or voided bill is looked at alone: another may have
 * taken its place.
 */
export async function billsBeside(db: Queryable, { TDBLInfos, CGO_ID }: Submission): Promise<SiRecord[]> {
  const ownIds = new Set(TDBLInfos.map(({ Id }) => Id ?? 0))
  const stored = await siOfOrder(db, CGO_ID)
  if (stored.some((si) => ownIds.has(si.record.id) && !isLive(si))) return []
  return stored.filter((si) => isLive(si) && !ownIds.has(si.record.id)).map(({ record }) => record)
}

/**
 * All findings of a set against its order, by the rules that the editor runs too (@jst/si-drafts/rules). A `check` may come before the
 * reason of a late submission is known.
 */
export function issuesOf(
  actor: EmployeeActor,
  submission: Submission,
  order: OrderForSi,
  facts: Facts,
  beside: readonly SiRecord[],
  now: number,
  what: 'check' | 'submit',
): Issue[] {
  const records = [...recordsOf(submission, order), ...beside]
  const found = validateSet({
    ...facts,
    records,
    num: Math.max(submission.Num, beside.length > 0 ? records.length : 0),
    now,
    lateAllowed: maySubmitLate(actor, order),
    lateReason: submission.LateReason ?? '',
    lateReasonMayFollow: what === 'check',
  })
  const issues = findingsAbout(found, submission.TDBLInfos.length)
  if (submission.MBL_NO !== '' && order.mblNo !== '' && submission.MBL_NO !== order.mblNo)
    issues.push({ Severity: 'WARN', Code: 'ORDER_MBL', Path: 'MBL_NO', Label: texts.mblNo, Message: texts.mblMismatch(order.mblNo) })
  return issues
}

/** Number of warnings; an error among the issues refuses the submission with all of them. */
export function demandPass(issues: Issue[]): number {
  if (issues.some(({ Severity }) => Severity === 'ERROR')) throw new AppError('INVALID_INPUT', { issues })
  return issues.length
}
