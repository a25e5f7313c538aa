import { createHash } from 'node:crypto'
import { contentOf, identityOf, shipName, type TrackEvent } from '@jst/track'
import type { Queryable } from '../../../kernel/database/database.ts'
import { defaultMilestone } from './default-milestone.ts'

/** Counts of one batch that was stored. */
export interface StoredBatch {
  readonly taken: number
  readonly known: number
  readonly newer: number
  readonly unmapped: number
  /** Shipments that these statements are about. */
  readonly shipments: readonly number[]
}

/** The first 128 bits of SHA-256, as PostgreSQL reads a uuid. */
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

interface EventRow {
  readonly key_hash: string
  readonly content_hash: string
  readonly event: TrackEvent
}

/** Hashes of a statement and of its version. One without a time of writing of its own is told apart by its content alone. */
export const versionHashes = (event: TrackEvent): { readonly key: string; readonly content: string } => ({
  key: digest(identityOf(event)),
  content: digest(`${event.updated === event.received ? '' : event.updated}|${contentOf(event)}`),
})

function rowOf(event: TrackEvent): EventRow & Record<string, unknown> {
  const { call, place, source } = event
  const { key, content } = versionHashes(event)
  return {
    key: identityOf(event),
    key_hash: key,
    content_hash: content,
    received: event.received,
    box: event.box,
    booking: event.booking,
    bill: event.bill,
    imo: call.imo,
    ship: shipName(call.vessel),
    port: place.port,
    code: [event.code, event.documentType, event.empty].filter((part) => part !== '').join(' '),
    milestone: defaultMilestone(event),
    source: source.kind,
    party: source.party,
    at: event.time?.instant ?? null,
    event,
  }
}

const fields = `key text, key_hash uuid, content_hash uuid, received timestamptz, box text, booking text, bill text, imo text, ship text, port text,
  code text, milestone text, source text, party text, at timestamptz, event jsonb`
/** Shipments that follow the numbers of new statements. Ships tell of those alone that are still followed. */
const store = `with input as materialized (select * from jsonb_to_recordset($2::jsonb) as x (${fields})),
  before as materialized (select distinct v.key from track_version v join input i on v.company_id = $1 and v.key = i.key_hash),
  fresh as (insert into track_version (company_id, key, content) select $1, key_hash, content_hash from input order by key_hash, content_hash
    on conflict do nothing returning key, content),
  stored as materialized (select i.* from input i join fresh f on f.key = i.key_hash and f.content = i.content_hash),
  written as (insert into track_event (received, company_id, key, box, booking, bill, imo, ship, port, code, milestone, source, party, at,
    origin, event)
    select received, $1, key, box, booking, bill, imo, ship, port, code, milestone, source, party, at, $3, event from stored returning id),
  named as (
    select 'box' as kind, box as value, true as own from stored where box <> ''
    union select 'booking', booking, true from stored where booking <> ''
    union select 'bill', bill, true from stored where bill <> ''
    union select 'imo', imo, false from stored where box = '' and booking = '' and bill = '' and imo <> ''
    union select 'ship', ship, false from stored where box = '' and booking = '' and bill = '' and ship <> ''),
  concerned as (select distinct s.id from named n join track_mark m on m.staff_id = $1 and m.value = n.value and m.kind = n.kind
    join track_shipment s on s.id = m.shipment_id where s.ended_at is null or (n.own and s.ended_by = 'rule'))
  select (select count(*) from written) as taken, (select count(*) from input) - (select count(*) from written) as known,
    (select count(*) from fresh f join before b on b.key = f.key) as newer, (select count(*) from stored where milestone = '') as unmapped,
    array(select id from concerned order by id) as shipments`

/** A text that PostgreSQL keeps in JSON: no NUL, no half of a surrogate pair. */
const storable = (_: string, value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value)

/** Stores statements that the company has not yet. The same ones again, also at the same time, change nothing. */
export async function storeEvents(tx: Queryable, companyId: number, events: readonly TrackEvent[], origin: string): Promise<StoredBatch> {
  const rows = new Map(
    events.map((event) => {
      const row = rowOf(event)
      return [`${row.key_hash}${row.content_hash}`, row]
    }),
  )
  if (rows.size === 0) return { taken: 0, known: 0, newer: 0, unmapped: 0, shipments: [] }
  const [stored] = await tx.query<StoredBatch>(store, [companyId, JSON.stringify([...rows.values()], storable), origin])
  return { ...stored!, known: stored!.known + events.length - rows.size }
}

/** Statement as it was stored. */
export interface StoredEvent {
  readonly id: number
  readonly key: string
  readonly event: TrackEvent
}
/** Numbers and ships whose statements are read. */
export interface EventNames {
  readonly boxes: readonly string[]
  readonly bookings: readonly string[]
  readonly bills: readonly string[]
}

/** Statements of one shipment that are read at most; the newest are read. */
const most = 20_000
const columns = 'e.id, e.key, e.event'
const byNumbers = `select ${columns} from track_event e where e.company_id = $1 and (e.box = any ($2) and e.box <> ''
    or e.booking = any ($3) and e.booking <> '' or e.bill = any ($4) and e.bill <> '') order by e.id desc limit ${most}`
export const eventsByNumbers = (db: Queryable, companyId: number, { boxes, bookings, bills }: EventNames): Promise<StoredEvent[]> =>
  db.query(byNumbers, [companyId, boxes, bookings, bills])

const byShips = `select ${columns} from track_event e where e.company_id = $1 and e.box = '' and e.booking = '' and e.bill = ''
  and (e.imo = any ($2) and e.imo <> '' or e.ship = any ($3) and e.ship <> '') and e.at between $4 and $5 order by e.id desc limit ${most}`
/** Moves of ships within a time, which name no box and no document. */
export const eventsOfShips = (
  db: Queryable,
  companyId: number,
  {
    imos,
    ships,
    from,
    to,
  }: { readonly imos: readonly string[]; readonly ships: readonly string[]; readonly from: string; readonly to: string },
): Promise<StoredEvent[]> => db.query(byShips, [companyId, imos, ships, from, to])

/** Statements that a person of the company has hidden, by their key. */
export interface Withdrawal {
  readonly key: string
  readonly by: string
  readonly reason: string
}
export const withdrawalsOf = (db: Queryable, companyId: number, keys: readonly string[]): Promise<Withdrawal[]> =>
  db.query('select key, by_name as by, reason from track_withdrawal where company_id = $1 and key = any ($2)', [companyId, keys])
