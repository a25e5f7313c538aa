import type { Rulings } from '@jst/track'
import type { Queryable } from '../../../kernel/database.ts'

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
