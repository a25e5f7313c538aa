import { rejectReasons, SiStatus, siStatusTable, voidReasons, type SiFieldRemark } from '@jst/contracts/si'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { demand } from '../../../kernel/policy.ts'
import { authorOf, type SiCall } from '../si.call.ts'
import { eventOf, noticeMoved } from '../si.notices.ts'
import { mayMove, mayReach, sideOf } from '../si.policy.ts'
import { findSi, lockSi, type StoredSi } from '../si.repo.ts'
import { texts } from '../si.texts.ts'
import { findLastStep, insertVersions } from '../si-version.repo.ts'
import { updateSiStatus } from '../si-write.repo.ts'

export interface Review {
  TDId: number
  Status: number
  Remarks?: string
  /** The version that the caller looked at; a newer one refuses the move, so that nobody approves what they have not read. */
  Version?: number
  ReasonCode?: string
  FieldRemarks?: SiFieldRemark[]
}

/** A move of the status table (documents §6.1): approve, reject with remarks, withdraw, … Repeating what is done already changes nothing. */
export async function changeStatus(call: SiCall, review: Review): Promise<StoredSi> {
  const { actor, tx } = call
  const { TDId, Version } = review
  const remarks = (review.Remarks ?? '').trim()
  const status = review.Status as SiStatus
  const stored = await lockSi(tx, TDId)
  if (!stored || sideOf(actor, stored) === null) throw new AppError('NOT_FOUND')
  if (Version !== undefined && Version !== stored.version)
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.superseded(stored.version) })
  const from = stored.record.status as SiStatus
  demand(mayReach(actor, stored, from, status))
  if (from === status && (await isRepeated(call, stored, remarks))) return stored
  demand(mayMove(actor, stored, from, status, remarks))
  const reasonCode = demandReason(status, review.ReasonCode ?? '')
  const fieldRemarks = review.FieldRemarks ?? []
  const event = eventOf[status] ?? 'status'
  const byReviewer = sideOf(actor, stored) === 'reviewer'
  const { employeeId, employeeName } = actor
  await updateSiStatus(tx, TDId, { status, remarks, fieldRemarks, review: byReviewer, employeeId, employeeName })
  const moved = await findSi(tx, TDId)
  if (!moved) throw new AppError('NOT_FOUND')
  const verdict = event === 'approve' || event === 'reject'
  const waitedSeconds = Math.max(0, Math.round((call.now().getTime() - Date.parse(stored.submittedAt)) / 1000))
  const step = { si: moved, event, author: authorOf(actor), remarks, reasonCode, fieldRemarks }
  await insertVersions(tx, [verdict ? { ...step, waitedSeconds } : step])
  call.audit({
    action: 'si.status',
    entity: 'si_record',
    entityId: TDId,
    diff: {
      status: [siStatusTable[from].zh, siStatusTable[status].zh],
      remarks,
      version: stored.version,
      ...(reasonCode === '' ? {} : { reasonCode }),
      ...(fieldRemarks.length > 0 ? { fieldRemarks: fieldRemarks.length } : {}),
    },
  })
  await noticeMoved(call, moved, event, remarks)
  return moved
}

/** The last step led here, and with the same words: a retry, or a colleague who was as fast. Words of one's own are never taken for somebody else's. */
async function isRepeated({ tx, actor }: SiCall, { record }: StoredSi, remarks: string): Promise<boolean> {
  const last = await findLastStep(tx, record.id)
  return last?.event === eventOf[record.status] && last?.remarks === remarks && (remarks === '' || last.authorId === actor.employeeId)
}

function demandReason(status: SiStatus, code: string): string {
  if (code === '') return code
  const known: readonly { code: string }[] = status === SiStatus.rejected ? rejectReasons : status === SiStatus.voided ? voidReasons : []
  if (!known.some((reason) => reason.code === code)) throw invalid('ReasonCode', texts.amend.unknownReason)
  return code
}
