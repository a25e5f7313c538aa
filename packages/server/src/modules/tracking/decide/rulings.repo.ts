import type { Rulings } from '@jst/track'
import type { Queryable } from '../../../kernel/database/database.ts'

/** A person's decision about a shipment. */
export interface StoredRuling {
  readonly what: 'fact' | 'reject' | 'port'
  readonly key: string
  readonly note: string
  readonly by: string
  readonly at: string
}
export const rulingsOf = (db: Queryable, shipment: number): Promise<StoredRuling[]> =>
  db.query('select what, key, note, by_name as by, at from track_ruling where shipment_id = $1 order by id', [shipment])

/** Decisions as the timeline takes them. */
export function asRulings(stored: readonly StoredRuling[]): Rulings {
  const of = (what: StoredRuling['what']) =>
    stored.filter((one) => one.what === what).map(({ key, by, at, note }) => ({ statement: key, by, at, note }))
  const port = stored.find(({ what }) => what === 'port')
  return {
    facts: of('fact'),
    rejected: of('reject'),
    ...(port ? { port: { pod: port.key, by: port.by, at: port.at } } : {}),
  }
}

/** Version of a shipment as the connection sees it; undefined if it does not. */
export async function versionOf(db: Queryable, shipment: number): Promise<string | undefined> {
  const [row] = await db.query<{ version: string }>('select update_time as version from track_shipment where id = $1', [shipment])
  return row?.version
}

const rule = `insert into track_ruling (company_id, operator_id, shipment_id, what, key, note, by_id, by_name)
  select company_id, operator_id, id, $2, $3, $4, $5, $6 from track_shipment where id = $1
  on conflict (shipment_id, what, key) do update set note = excluded.note, by_id = excluded.by_id, by_name = excluded.by_name, at = clock_timestamp()`
export interface NewRuling {
  readonly shipment: number
  readonly what: StoredRuling['what']
  readonly key: string
  readonly note: string
  readonly by: { readonly id: number; readonly name: string }
}
/** Keeps a decision. Those that it replaces are dropped before. */
export async function keepRuling(tx: Queryable, { shipment, what, key, note, by }: NewRuling, replaced: readonly string[]): Promise<void> {
  if (what === 'port') await tx.query(`delete from track_ruling where shipment_id = $1 and what = 'port'`, [shipment])
  else
    await tx.query(`delete from track_ruling where shipment_id = $1 and what in ('fact', 'reject') and key = any ($2)`, [
      shipment,
      replaced,
    ])
  await tx.query(rule, [shipment, what, key, note, by.id, by.name])
}
export const dropRuling = async (tx: Queryable, shipment: number, key: string): Promise<boolean> =>
  (await tx.query('delete from track_ruling where shipment_id = $1 and key = $2 returning id', [shipment, key])).length > 0
