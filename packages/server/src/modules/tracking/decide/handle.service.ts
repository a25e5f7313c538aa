import type { BodyOf } from '@jst/contracts'
import type { TrackException, trackHandle } from '@jst/contracts/tracking'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { settle } from '../take-in/take-in.service.ts'
import { texts } from '../tracking.texts.ts'
import { exceptionsByIds, handleExceptions, isColleague, lockExceptions, tellArrival } from './exceptions-list.repo.ts'

/** Takes, assigns, notes, closes or opens exceptions again. All or none: what somebody else changed meanwhile is told (412). */
export async function handle(
  { tx, actor, audit, now }: WriteCall<'now'>,
  { Items, Act, OwnerId = 0, Note = '' }: BodyOf<typeof trackHandle>,
): Promise<TrackException[]> {
  const ids = [...new Set(Items.map(({ Id }) => Id))]
  const found = await lockExceptions(tx, ids)
  if (found.length < ids.length) throw new AppError('NOT_FOUND')
  const seen = new Map(Items.map(({ Id, UpdateTime }) => [Id, UpdateTime]))
  if (found.some(({ id, version }) => seen.get(id) !== version))
    throw new AppError('STALE_WRITE', { message: texts.handle.outdated, data: await exceptionsByIds(tx, ids) })
  const note = Note.trim()
  if (Act === 'note' && note === '') throw invalid('Note', texts.handle.noteMissing)
  if (Act === 'assign') {
    if (OwnerId === 0) throw invalid('OwnerId', texts.handle.ownerMissing)
    if (!(await isColleague(tx, OwnerId, actor.companyId))) throw invalid('OwnerId', texts.handle.ownerForeign)
  }
  const by = { id: actor.employeeId, name: actor.employeeName }
  await handleExceptions(tx, ids, Act, { by, ownerId: Act === 'assign' ? OwnerId : null, note, at: now().toISOString() })
  if (Act === 'close') {
    const shipmentIds = found.filter(({ rule }) => rule === 'arrival-changed').map(({ shipmentId }) => shipmentId)
    if (shipmentIds.length > 0) await tellArrival(tx, shipmentIds)
  }
  for (const id of ids) audit({ action: `track.exception.${Act}`, entity: 'track_exception', entityId: id, diff: { note, owner: OwnerId } })
  if (Act === 'close' || Act === 'reopen') await settle(tx, [...new Set(found.map(({ shipmentId }) => shipmentId))], now())
  return exceptionsByIds(tx, ids)
}
