import { isAmendable, type SiState } from '@jst/contracts/si'
import { isPastCutOff, stageAt } from '@jst/si-drafts/rules'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { OrderForSi } from '../../cargo-orders/index.ts'
import { mayModify, maySubmitLate, movesFrom, sideOf } from '../si.policy.ts'
import type { StoredSi } from '../si.repo.ts'

/** State of a record and the acts that it allows the actor. */
export function stateOf(actor: EmployeeActor, si: StoredSi, order: OrderForSi, now: number): SiState {
  const { id, orderId, siNo, status } = si.record
  const amends = isAmendable(status) || si.inForceVersion > 0
  const overdue = isPastCutOff(order.deadline, now)
  return {
    Id: id,
    CGO_ID: orderId,
    OrderNo: si.orderNo,
    SiNo: siNo,
    CompanyId: si.companyId,
    CompanyName: si.companyName,
    Status: status,
    Version: si.version,
    InForceVersion: si.inForceVersion,
    Warnings: si.warnings,
    Changes: si.changes,
    Stage: si.stage,
    StageNow: stageAt(order, now),
    Deadline: order.deadline,
    SubmitTime: si.submittedAt,
    ReasonCode: si.reasonCode,
    Reason: si.reason,
    ReviewRemarks: si.record.reviewRemarks,
    FieldRemarks: si.fieldRemarks,
    CarrierState: si.carrierState,
    ClaimedById: si.claimedBy,
    ClaimedByName: si.claimedName,
    Reviewing: si.claimedBy > 0 && si.reviewing,
    Side: sideOf(actor, si) ?? 'platform',
    Moves: movesFrom(actor, si, status),
    MayEdit: mayModify(actor, si, status) === true && (!overdue || amends || maySubmitLate(actor, si)),
    NeedsReason: isAmendable(status),
    NeedsLateReason: overdue && !amends,
  }
}
