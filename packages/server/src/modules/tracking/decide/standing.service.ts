import type { BodyOf } from '@jst/contracts'
import type { TrackStanding, trackStandingEnd, TrackView } from '@jst/contracts/tracking'
import type { Milestone, SourceKind } from '@jst/track'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { staffCompany } from '../shipment/side.ts'
import { settle } from '../take-in/take-in.service.ts'
import { texts } from '../tracking.texts.ts'
import { dropStanding, keepStanding, listStanding, shipmentsAt } from './standing.repo.ts'

type Deciding = WriteCall<'now'>
/** Keeps what a decision about one statement says for the future: its kind of source over those that say otherwise. */
export async function decideAlways({ tx, actor, audit, now }: Deciding, { Facts }: TrackView, key: string): Promise<void> {
  const fact = Facts.find(({ Witnesses }) => Witnesses.some(({ Key }) => Key === key))
  const believed = fact?.Witnesses.find(({ Key }) => Key === key)?.Source as SourceKind | undefined
  const over = [...new Set(fact?.Witnesses.map(({ Source }) => Source as SourceKind))].filter((source) => source !== believed)
  if (!fact || !believed || over.length === 0) throw invalid('Always', texts.standing.same)
  const by = { id: actor.employeeId, name: actor.employeeName }
  const companyId = staffCompany(actor)
  await keepStanding(tx, companyId, { port: fact.Port, milestone: fact.Milestone as Milestone, believed, over, by })
  audit({
    action: 'track.standing',
    entity: 'track_standing',
    diff: { port: fact.Port, milestone: fact.Milestone, believed, over: over.join(' ') },
  })
  await settle(tx, await shipmentsAt(tx.system, companyId, fact.Port), now())
}

export async function endStanding({ tx, actor, audit, now }: Deciding, { Id }: BodyOf<typeof trackStandingEnd>): Promise<TrackStanding[]> {
  const companyId = staffCompany(actor)
  const found = (await listStanding(tx, companyId)).find((one) => one.Id === Id)
  if (!found || !(await dropStanding(tx, companyId, Id))) throw new AppError('NOT_FOUND')
  audit({ action: 'track.standing.end', entity: 'track_standing', entityId: Id, diff: { port: found.Port, milestone: found.Milestone } })
  await settle(tx, await shipmentsAt(tx.system, companyId, found.Port), now())
  return listStanding(tx, companyId)
}
