import type { BodyOf } from '@jst/contracts'
import type { trackSwap, TrackView } from '@jst/contracts/tracking'
import { checkDigit } from '@jst/si-drafts/rules'
import { boxNumber, isBox } from '@jst/track'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { recomputeAndTell } from '../shipment/recompute.service.ts'
import { lockShipment } from '../shipment/shipment.repo.ts'
import { readView } from '../shipment/view.service.ts'
import { texts } from '../tracking.texts.ts'
import { keepSwap } from './swap.repo.ts'
import { versionOf } from './rulings.repo.ts'

const words = texts.swap
/** Notes that a box of the shipment was replaced; the shipment follows both. Of two people the second is told what the first did (412). */
export async function swap(
  { tx, actor, audit, now }: WriteCall<'now'>,
  { ShipmentId, UpdateTime, From, To }: BodyOf<typeof trackSwap>,
): Promise<TrackView> {
  if ((await versionOf(tx, ShipmentId)) === undefined) throw new AppError('NOT_FOUND')
  await lockShipment(tx.system, ShipmentId)
  const view = await readView(tx, tx.system, actor, ShipmentId, now())
  if ((await versionOf(tx, ShipmentId)) !== UpdateTime) throw new AppError('STALE_WRITE', { message: texts.rule.outdated, data: view })
  const [from, to] = [boxNumber(From), boxNumber(To)]
  if (!view.BoxLines.some(({ Box }) => Box === from)) throw invalid('From', words.from)
  if (to !== '' && (!isBox(to) || String(checkDigit(to.slice(0, 10))) !== to.at(-1) || to === from)) throw invalid('To', words.to)
  await keepSwap(tx.system, ShipmentId, from, to)
  audit({ action: 'track.swap', entity: 'track_shipment', entityId: ShipmentId, diff: { from, to } })
  await recomputeAndTell(tx, ShipmentId, { now: now().toISOString() })
  return readView(tx, tx.system, actor, ShipmentId, now())
}
