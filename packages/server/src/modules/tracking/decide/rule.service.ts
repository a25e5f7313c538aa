import type { BodyOf } from '@jst/contracts'
import type { TrackView, trackRule } from '@jst/contracts/tracking'
import { isLocode } from '@jst/track'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { recomputeAndTell } from '../shipment/recompute.service.ts'
import { lockShipment } from '../shipment/shipment.repo.ts'
import { readView } from '../shipment/view.service.ts'
import { texts } from '../tracking.texts.ts'
import { decideAlways } from './standing.service.ts'
import { dropRuling, keepRuling, versionOf } from './rulings.repo.ts'

/** Keys of the statements of the fact that a statement belongs to; undefined for a statement that the shipment does not have. */
function siblings({ Facts, Unmapped, Withdrawn }: TrackView, key: string): readonly string[] | undefined {
  const fact = Facts.find(({ Witnesses, Planned, Estimated }) => [...Witnesses, Planned, Estimated].some((one) => one?.Key === key))
  if (fact) return fact.Witnesses.map(({ Key }) => Key)
  return [...Unmapped, ...Withdrawn].some(({ Key }) => Key === key) ? [key] : undefined
}

/**
 * Decides about a statement or the port of discharge. Of two people who decide at the same time the second is told what the first did (412) and
 * decides again. The decision names the statement, so that it holds when statements come again.
 */
export async function rule(call: WriteCall<'now'>, request: BodyOf<typeof trackRule>): Promise<TrackView> {
  const { tx, actor, audit, now } = call
  const { ShipmentId, UpdateTime, What, Key, Note, Always = false } = request
  if ((await versionOf(tx, ShipmentId)) === undefined) throw new AppError('NOT_FOUND')
  await lockShipment(tx.system, ShipmentId)
  const view = await readView(tx, tx.system, actor, ShipmentId, now())
  if ((await versionOf(tx, ShipmentId)) !== UpdateTime) throw new AppError('STALE_WRITE', { message: texts.rule.outdated, data: view })
  if (What === 'undo') {
    if (!(await dropRuling(tx, ShipmentId, Key))) throw invalid('Key', texts.rule.noRuling)
  } else {
    const replaced = What === 'port' ? [] : siblings(view, Key)
    if (What === 'port' && !isLocode(Key)) throw invalid('Key', texts.rule.badPort)
    if (replaced === undefined) throw invalid('Key', texts.rule.noStatement)
    const by = { id: actor.employeeId, name: actor.employeeName }
    await keepRuling(tx, { shipment: ShipmentId, what: What, key: Key, note: Note, by }, What === 'reject' ? [Key] : replaced)
  }
  audit({ action: `track.rule.${What}`, entity: 'track_shipment', entityId: ShipmentId, diff: { key: Key, note: Note } })
  if (Always && What === 'fact') await decideAlways(call, view, Key)
  await recomputeAndTell(tx, ShipmentId, { now: now().toISOString() })
  return readView(tx, tx.system, actor, ShipmentId, now())
}
