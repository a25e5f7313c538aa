import { SiStatus, siStatusTable } from '@jst/contracts/si'
import { AppError } from '../../kernel/errors.ts'
import { demand } from '../../kernel/policy.ts'
import { insertVersion, type SiEvent } from './si-version.repo.ts'
import { updateSiStatus } from './si-write.repo.ts'
import { authorOf, type SiCall } from './si.call.ts'
import { noticeMoved } from './si.notices.ts'
import { mayMove, sideOf } from './si.policy.ts'
import { findSi, lockSi, type StoredSi } from './si.repo.ts'
import { texts } from './si.texts.ts'

const events: Partial<Record<number, SiEvent>> = {
  [SiStatus.approved]: 'approve',
  [SiStatus.rejected]: 'reject',
  [SiStatus.withdrawn]: 'withdraw',
}

/**
 * A move of the status table: approve, reject with remarks, withdraw. Repeating a move that is done already changes nothing.
 * `version` is the version the caller looked at; a newer one refuses the move, so that nobody approves what they have not read.
 */
export async function changeStatus(
  call: SiCall,
  id: number,
  status: SiStatus,
  remarks: string,
  version: number | undefined,
): Promise<StoredSi> {
  const stored = await lockSi(call.tx, id)
  if (!stored || sideOf(call.actor, stored) === null) throw new AppError('NOT_FOUND')
  if (version !== undefined && version !== stored.version)
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.superseded(stored.version) })
  const from = stored.record.status
  if (from === status && repeated(stored, call, remarks)) return stored
  demand(mayMove(call.actor, stored, from, status, remarks))
  const review = sideOf(call.actor, stored) === 'reviewer'
  await updateSiStatus(call.tx, id, status, remarks, review, call.actor.employeeId)
  const moved = await findSi(call.tx, id)
  if (!moved) throw new AppError('NOT_FOUND')
  await insertVersion(call.tx, moved, events[status] ?? 'status', remarks, authorOf(call.actor), 0)
  call.audit({
    action: 'si.status',
    entity: 'si_record',
    entityId: id,
    diff: { status: [siStatusTable[from as SiStatus].zh, siStatusTable[status].zh], remarks, version: stored.version },
  })
  await noticeMoved(call, moved, status, remarks)
  return moved
}

/** The same person asking for the same result again: a retry, not a second review. */
const repeated = ({ record }: StoredSi, { actor }: SiCall, remarks: string) =>
  (record.reviewerId === actor.employeeId && record.reviewRemarks === remarks) || record.status === SiStatus.withdrawn
