import type { TrackPartner } from '@jst/contracts/tracking'
import type { SourceKind } from '@jst/track'
import type { Queryable } from '../../../kernel/database/database.ts'

/** Sources that a company has besides its own data. */
export interface Partners {
  readonly isAny: boolean
  readonly isSimulated: boolean
}
export async function partnersOf(db: Queryable, companyId: number): Promise<Partners> {
  const rows = await db.query<{ way: string }>('select way from track_partner where company_id = $1 and enabled', [companyId])
  return { isAny: rows.length > 0, isSimulated: rows.some(({ way }) => way === 'simulator') }
}

const columns = `id as "Id", name as "Name", code as "Code", source as "Source", way as "Way", subscription as "Subscription", key_hint as "KeyHint",
  carrier as "Carrier", address as "Address", key_header as "KeyHeader", every_minutes as "EveryMinutes", per_minute as "PerMinute",
  paused_until as "PausedUntil", enabled as "IsEnabled",
  last_at as "LastAt", taken as "Taken", refused as "Refused", last_refusal as "LastRefusal", update_time as "UpdateTime"`
/** Partner without what belongs to the address of the server and to its questions. */
export type Partner = Omit<TrackPartner, 'Path' | 'Queries' | 'Answers'>
export const findPartners = (db: Queryable, companyId: number): Promise<Partner[]> =>
  db.query(`select ${columns} from track_partner where company_id = $1 order by name, id`, [companyId])

export interface PartnerFields {
  readonly name: string
  readonly code: string
  readonly source: string
  readonly way: TrackPartner['Way']
  readonly enabled: boolean
  readonly carrier: string
  readonly address: string
  readonly keyHeader: string
  readonly everyMinutes: number
  readonly perMinute: number
  /** Sealed key with its hint; undefined: it stays. */
  readonly key: { readonly sealed: string; readonly hint: string } | undefined
}
const requestColumns = ({ carrier, address, keyHeader, everyMinutes, perMinute }: PartnerFields) => [
  carrier,
  address,
  keyHeader,
  everyMinutes,
  perMinute,
]
/** Undefined if the company has another partner with this code. */
export async function insertPartner(
  tx: Queryable,
  companyId: number,
  createId: number,
  fields: PartnerFields,
): Promise<Partner | undefined> {
  const [row] = await tx.query<Partner>(
    `insert into track_partner (company_id, create_id, name, code, source, way, enabled, key_sealed, key_hint, carrier, address, key_header,
       every_minutes, per_minute)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict (company_id, code) do nothing returning ${columns}`,
    [
      companyId,
      createId,
      fields.name,
      fields.code,
      fields.source,
      fields.way,
      fields.enabled,
      fields.key?.sealed ?? '',
      fields.key?.hint ?? '',
      ...requestColumns(fields),
    ],
  )
  return row
}
export async function lockPartner(tx: Queryable, companyId: number, id: number): Promise<Partner | undefined> {
  const [row] = await tx.query<Partner>(`select ${columns} from track_partner where company_id = $1 and id = $2 for update`, [
    companyId,
    id,
  ])
  return row
}
/** Undefined if another partner has the code. */
export async function updatePartner(tx: Queryable, companyId: number, id: number, fields: PartnerFields): Promise<Partner | undefined> {
  const [row] = await tx.query<Partner>(
    `update track_partner set name = $3, code = $4, source = $5, way = $6, enabled = $7, key_sealed = coalesce($8, key_sealed),
       key_hint = coalesce($9, key_hint), carrier = $10, address = $11, key_header = $12, every_minutes = $13, per_minute = $14,
       paused_until = null, failures = 0, update_time = next_update_time(update_time)
     where company_id = $1 and id = $2 and not exists (select from track_partner o where o.company_id = $1 and o.code = $4 and o.id <> $2)
     returning ${columns}`,
    [
      companyId,
      id,
      fields.name,
      fields.code,
      fields.source,
      fields.way,
      fields.enabled,
      fields.key?.sealed ?? null,
      fields.key?.hint ?? null,
      ...requestColumns(fields),
    ],
  )
  return row
}

/** A partner as a call of it names it. */
export interface CallingPartner {
  readonly id: number
  readonly companyId: number
  readonly name: string
  readonly code: string
  readonly source: SourceKind
  readonly sealed: string
}
export async function callingPartner(db: Queryable, subscription: string): Promise<CallingPartner | undefined> {
  const [row] = await db.query<CallingPartner>(
    `select id, company_id as "companyId", name, code, source, key_sealed as sealed from track_partner
     where subscription = $1::uuid and enabled and way = 'push' and key_sealed <> ''`,
    [subscription],
  )
  return row
}
/** Counts a call of a partner in its minute. Answers with the number of calls of this minute. */
export async function countCall(tx: Queryable, id: number, now: string): Promise<number> {
  const [row] = await tx.query<{ calls: number }>(
    `update track_partner set window_calls = case when window_at > $2::timestamptz - interval '1 minute' then window_calls + 1 else 1 end,
       window_at = case when window_at > $2::timestamptz - interval '1 minute' then window_at else $2 end
     where id = $1 returning window_calls as calls`,
    [id, now],
  )
  return row?.calls ?? 0
}
export const noteTaken = (tx: Queryable, id: number, taken: number, now: string) =>
  tx.query('update track_partner set last_at = $3, taken = taken + $2 where id = $1', [id, taken, now])
export const noteRefused = (tx: Queryable, id: number, reason: string) =>
  tx.query('update track_partner set refused = refused + 1, last_refusal = $2 where id = $1', [id, reason])
/** Every open shipment of an own order: the simulator makes or stops making their moves. */
export const markOwnDue = (tx: Queryable, companyId: number) =>
  tx.query(
    `insert into track_due (shipment_id) select id from track_shipment where staff_id = $1 and order_id is not null and ended_at is null order by id
     on conflict (shipment_id) do update set seq = nextval('track_due_seq')`,
    [companyId],
  )
