import type { TrackStanding } from '@jst/contracts/tracking'
import type { Milestone, SourceKind, StandingRuling } from '@jst/track'
import type { Queryable } from '../../../kernel/database/database.ts'

/** Standing decisions of a company as the timeline takes them. */
export const standingOf = (db: Queryable, companyId: number): Promise<StandingRuling[]> =>
  db.query('select port, milestone, believed, over from track_standing where company_id = $1 order by id', [companyId])

const columns = `id as "Id", port as "Port", milestone as "Milestone", believed as "Believed", over as "Over", by_name as "By", at as "At"`
export const listStanding = (db: Queryable, companyId: number): Promise<TrackStanding[]> =>
  db.query(`select ${columns} from track_standing where company_id = $1 order by port, milestone, id limit 200`, [companyId])

export interface NewStanding {
  readonly port: string
  readonly milestone: Milestone
  readonly believed: SourceKind
  readonly over: readonly SourceKind[]
  readonly by: { readonly id: number; readonly name: string }
}
/** Keeps standing decisions. The opposite ones, which would contradict them, are dropped. */
export async function keepStanding(tx: Queryable, companyId: number, { port, milestone, believed, over, by }: NewStanding): Promise<void> {
  await tx.query(
    'delete from track_standing where company_id = $1 and port = $2 and milestone = $3 and over = $4 and believed = any ($5)',
    [companyId, port, milestone, believed, over],
  )
  await tx.query(
    `insert into track_standing (company_id, port, milestone, believed, over, by_id, by_name) select $1, $2, $3, $4, o, $6, $7
     from unnest($5::text[]) o on conflict do nothing`,
    [companyId, port, milestone, believed, over, by.id, by.name],
  )
}
export const dropStanding = async (tx: Queryable, companyId: number, id: number): Promise<boolean> =>
  (await tx.query('delete from track_standing where company_id = $1 and id = $2 returning id', [companyId, id])).length > 0

/** Open shipments whose timeline a standing decision about a port may change. */
export const shipmentsAt = async (tx: Queryable, companyId: number, port: string): Promise<number[]> =>
  (
    await tx.query<{ id: number }>(
      `select id from track_shipment where staff_id = $1 and ended_at is null and (pol = $2 or pod = $2 or jsonb_path_exists(route, '$.legs[*] ?
         (@.from == $port || @.to == $port)', jsonb_build_object('port', $2::text))) order by id`,
      [companyId, port],
    )
  ).map(({ id }) => id)
