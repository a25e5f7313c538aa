import type { BodyOf } from '@jst/contracts'
import type { TrackSearch, trackSearchFollow } from '@jst/contracts/tracking'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { staffCompany } from '../shipment/side.ts'
import { texts } from '../tracking.texts.ts'
import { markFollowed } from './searches.repo.ts'

/** Marks a search as followed up. Of two people the first stands, and the second reads who it was. */
export async function followSearch({ tx, actor, audit }: WriteCall, { Id, Link }: BodyOf<typeof trackSearchFollow>): Promise<TrackSearch> {
  // a page of this platform, never an address elsewhere
  if (!/^\/(?![/\\])/.test(Link)) throw invalid('Link', texts.searches.link)
  const row = await markFollowed(tx, staffCompany(actor), Id, { id: actor.employeeId, name: actor.employeeName, link: Link })
  if (!row) throw new AppError('NOT_FOUND')
  audit({ action: 'track.search.follow', entity: 'track_search', entityId: Id, diff: { link: Link } })
  return row
}
