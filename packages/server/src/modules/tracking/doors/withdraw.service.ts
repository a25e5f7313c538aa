import type { BodyOf } from '@jst/contracts'
import type { TrackStatement, trackWithdraw } from '@jst/contracts/tracking'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { staffCompany } from '../shipment/side.ts'
import { settle } from '../take-in/take-in.service.ts'
import { concernedBy, setWithdrawn, statementsByIds } from './statements.repo.ts'

/** Hides statements with all their versions, or lets them count again; the shipments that take them are computed anew. */
export async function withdraw(
  { tx, actor, audit, now }: WriteCall<'now'>,
  { Ids, IsWithdrawn, Reason }: BodyOf<typeof trackWithdraw>,
): Promise<TrackStatement[]> {
  const found = await statementsByIds(tx, Ids)
  if (found.length < new Set(Ids).size) throw new AppError('NOT_FOUND')
  const keys = [...new Set(found.map(({ Key }) => Key))]
  const by = IsWithdrawn ? { id: actor.employeeId, name: actor.employeeName, reason: Reason.trim() } : undefined
  await setWithdrawn(tx, staffCompany(actor), keys, by)
  for (const id of Ids)
    audit({ action: IsWithdrawn ? 'track.withdraw' : 'track.restore', entity: 'track_event', entityId: id, diff: { reason: Reason } })
  await settle(tx, await concernedBy(tx.system, Ids), now())
  return statementsByIds(tx, Ids)
}
