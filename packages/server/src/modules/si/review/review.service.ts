import type { BodyOf, MoveFacts } from '@jst/contracts'
import { type reviewSi, type SiMove, siStates } from '@jst/contracts/si'
import { AppError, demandFound, invalid } from '../../../kernel/errors.ts'
import { demand } from '../../../kernel/access/policy.ts'
import { countViolations } from '../credit/credit.service.ts'
import { demandSurrendered, reinstate } from '../fees/amend.service.ts'
import { endAmendments } from '../fees/fees.repo.ts'
import { demandLoading } from '../issue/issue.service.ts'
import { keepLoading } from '../issue/loading.repo.ts'
import type { SiCall } from '../si.call.ts'
import { noticeMoved } from '../si.notices.ts'
import { isLive, mayMove, mayReach, sideOf } from '../si.policy.ts'
import { findSi, lockSi, type StoredSi } from '../si.repo.ts'
import { texts } from '../si.texts.ts'
import { holdCombined } from '../si-combination.repo.ts'
import { recordSteps } from '../si-step.service.ts'
import { lastStepOf } from '../si-version.repo.ts'
import { updateSiStatus } from '../si-write.repo.ts'

export type Review = BodyOf<typeof reviewSi>

/** Makes a move of `siStates`: approve, reject with remarks, withdraw, … Idempotent: a move that was made already changes nothing. */
export async function changeStatus(call: SiCall, review: Review): Promise<StoredSi> {
  const { actor, tx } = call
  const { TDId, Version, Status: status } = review
  const remarks = (review.Remarks ?? '').trim()
  const stored = await lockSi(tx, TDId)
  const side = stored && sideOf(actor, stored)
  if (!stored || !side) throw new AppError('NOT_FOUND')
  if (Version !== undefined && Version !== stored.version)
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.superseded(stored.version) })
  const from = stored.record.status
  demand(mayReach(actor, stored, from, status))
  if (from === status && (await isRepeated(call, stored, remarks))) return stored
  demand(mayMove(actor, stored, from, status, remarks))
  const event = siStates.eventBetween(from, status, side)!
  const reasonCode = demandReason(event, review.ReasonCode ?? '')
  const fieldRemarks = review.FieldRemarks ?? []
  if (event === 'issue') {
    await keepLoading(tx, TDId, await demandLoading(call, stored, review))
    await demandSurrendered(call, TDId, review.Surrendered === true)
  }
  const byReviewer = side === 'reviewer'
  const { employeeId, employeeName } = actor
  if (event === 'reinstate') await reinstate(call, stored, remarks)
  else await updateSiStatus(tx, TDId, { status, remarks, fieldRemarks, review: byReviewer, employeeId, employeeName })
  if (event === 'issue') await endAmendments(tx, TDId, 'issued')
  if (event === 'void') await endAmendments(tx, TDId, 'voided')
  // a withdrawn or voided record releases the orders that it combined
  const { orderId } = stored.record
  const live = isLive({ record: { status }, inForceVersion: stored.inForceVersion })
  if (!live) await holdCombined(tx, { ...stored, orderId }, [])
  // the remaining bills and the version in force have to meet the credit
  if (!live || event === 'reinstate') await countViolations(tx, orderId)
  const moved = demandFound(await findSi(tx, TDId))
  const verdict = event === 'approve' || event === 'reject'
  const waitedSeconds = Math.max(0, Math.round((call.now().getTime() - Date.parse(stored.submittedAt)) / 1000))
  const step = { si: moved, event, from, remarks, reasonCode, fieldRemarks }
  await recordSteps(call, [verdict ? { ...step, waitedSeconds } : step])
  await noticeMoved(call, moved, event, remarks)
  return moved
}

/**
 * The last step led here, and with the same words: a retry, or a colleague who was as fast. Words of one's own are never taken for somebody else's.
 */
async function isRepeated({ tx, actor }: SiCall, { record }: StoredSi, remarks: string): Promise<boolean> {
  const last = await lastStepOf(tx, record.id)
  return (
    last !== undefined &&
    isMoveTo(last.event, record.status) &&
    last.remarks === remarks &&
    (remarks === '' || last.authorId === actor.employeeId)
  )
}

const isMoveTo = (event: string, status: number) =>
  Object.hasOwn(siStates.moves, event) &&
  !(siStates.moves[event as SiMove] as MoveFacts).edits &&
  siStates.codeAfter(event as SiMove) === status

function demandReason(event: SiMove, code: string): string {
  if (code === '') return code
  const { reasons: knownReasons = [] } = siStates.moves[event] as MoveFacts
  if (!knownReasons.some((reason) => reason.code === code)) throw invalid('ReasonCode', texts.amend.unknownReason)
  return code
}
