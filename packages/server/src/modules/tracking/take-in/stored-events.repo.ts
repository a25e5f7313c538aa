import type { TrackEvent } from '@jst/track'
import type { Queryable } from '../../../kernel/database/database.ts'
import { defaultMilestone } from './default-milestone.ts'
import { versionHashes, type StoredBatch } from './events.repo.ts'

/** Counts of statements as if they were stored. */
export async function storedAmong(db: Queryable, companyId: number, events: readonly TrackEvent[]): Promise<StoredBatch> {
  const hashes = events.map(versionHashes)
  const [row] = await db.query<{ taken: number; newer: number }>(
    `select count(*) filter (where not i.same) as taken, count(*) filter (where not i.same and i.before) as newer from (
       select exists (select from track_version v where v.company_id = $1 and v.key = x.key and v.content = x.content) as same,
         exists (select from track_version v where v.company_id = $1 and v.key = x.key) as before
       from (select distinct key, content from jsonb_to_recordset($2::jsonb) as y (key uuid, content uuid)) x) i`,
    [companyId, JSON.stringify(hashes)],
  )
  const { taken, newer } = row!
  return {
    taken,
    newer,
    known: events.length - taken,
    unmapped: events.filter((event) => defaultMilestone(event) === '').length,
    shipments: [],
  }
}
