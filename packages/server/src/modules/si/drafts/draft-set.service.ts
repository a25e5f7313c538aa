import type { BodyOf } from '@jst/contracts'
import { largestDraftSet, type saveSiDraftSet, type SiDraftSet, type SiDraftSetInput } from '@jst/contracts/si'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import type { SiCall } from '../si.call.ts'
import { sideOf } from '../si.policy.ts'
import { texts } from '../si.texts.ts'
import { findDraftSet, findOrderOfSet, removeDraftSet, writeDraftSet, type StoredSet } from './draft-set.repo.ts'

const wire = (orderId: number, { version, savedAt, savedName, savedBy, content }: StoredSet): SiDraftSet => ({
  CGO_ID: orderId,
  Version: version,
  SavedAt: savedAt,
  SavedBy: savedName,
  SavedById: savedBy,
  Set: JSON.parse(content) as SiDraftSetInput,
})

/** Draft set of the actor's company; null without one. */
export async function draftSetOf(db: Queryable, actor: EmployeeActor, orderId: number): Promise<SiDraftSet | null> {
  const [order, set] = await Promise.all([findOrderOfSet(db, orderId), findDraftSet(db, orderId, actor.companyId)])
  if (!order) throw new AppError('NOT_FOUND')
  return set ? wire(orderId, set) : null
}

/**
 * Keeps a set as it is, however unfinished. A save comes every two seconds while somebody types: three small statements, and the
 * audit has one row per person, set and hour. Everyone else who saved the set is told over the live channel.
 * @throws AppError STALE_WRITE with the set that is stored when the caller has not seen it.
 */
export async function saveDraftSet(call: SiCall, { CGO_ID, Set: set, Version, COMPANYID }: BodyOf<typeof saveSiDraftSet>) {
  const { tx, actor } = call
  const order = await findOrderOfSet(tx, CGO_ID)
  const side = order && sideOf(actor, order)
  if (!order || !side) throw new AppError('NOT_FOUND')
  if (side === 'reviewer' && COMPANYID === undefined) throw invalid('COMPANYID', texts.draft.companyNeeded, texts.company)
  if (COMPANYID !== undefined && COMPANYID !== order.companyId) throw invalid('COMPANYID', texts.companyMismatch, texts.company)
  const content = JSON.stringify(set)
  if (Buffer.byteLength(content) > largestDraftSet) throw new AppError('PAYLOAD_TOO_LARGE', { message: texts.draft.tooLarge })
  const saved = await writeDraftSet(
    tx,
    {
      orderId: CGO_ID,
      companyId: actor.companyId,
      content,
      draftCount: set.TDBLInfos.length,
      target: set.Num,
      savedBy: actor.employeeId,
      savedName: actor.employeeName,
    },
    Version,
  )
  if (!saved) throw await stale(call, CGO_ID)
  if (!saved.audited)
    call.audit({ action: 'si.draft.save', entity: 'si_draft_set', entityId: saved.id, diff: { order: CGO_ID, version: saved.version } })
  const others = saved.writers.filter((id) => id !== actor.employeeId)
  if (others.length > 0)
    call.emit({ to: { employees: others }, frame: { type: 'si/draft', content: { Sets: [{ CGO_ID, Version: saved.version }] } } })
  return { Version: saved.version, SavedAt: saved.savedAt, SavedBy: saved.savedName }
}

/** Removes the set. Removing a set that does not exist is no error. */
export async function dropDraftSet(call: SiCall, orderId: number, version: number | undefined): Promise<boolean> {
  const { tx, actor } = call
  if (!(await findOrderOfSet(tx, orderId))) throw new AppError('NOT_FOUND')
  const id = await removeDraftSet(tx, orderId, actor.companyId, version ?? null)
  if (id !== undefined) call.audit({ action: 'si.draft.remove', entity: 'si_draft_set', entityId: id, diff: { order: orderId } })
  else if (version !== undefined && (await findDraftSet(tx, orderId, actor.companyId))) throw await stale(call, orderId)
  return id !== undefined
}

async function stale({ tx, actor }: SiCall, orderId: number): Promise<AppError> {
  const current = await findDraftSet(tx, orderId, actor.companyId)
  return current
    ? new AppError('STALE_WRITE', { data: wire(orderId, current) })
    : new AppError('STALE_WRITE', { data: null, message: texts.draft.gone })
}
