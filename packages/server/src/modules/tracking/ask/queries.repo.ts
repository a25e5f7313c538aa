import type { PartnerWay, TrackAnswer } from '@jst/contracts/tracking'
import type { SourceKind } from '@jst/track'
import type { Queryable } from '../../../kernel/database/database.ts'

/** A party that is asked. */
export interface DuePartner {
  readonly id: number
  readonly companyId: number
  readonly name: string
  readonly code: string
  readonly source: SourceKind
  readonly way: Extract<PartnerWay, 'pull' | 'pull-simulator'>
  readonly carrier: string
  readonly address: string
  readonly keyHeader: string
  readonly sealed: string
  readonly everyMinutes: number
  readonly perMinute: number
  readonly failures: number
}
export const duePartners = (db: Queryable, now: string): Promise<DuePartner[]> =>
  db.query(
    `select id, company_id as "companyId", name, code, source, way, carrier, address, key_header as "keyHeader", key_sealed as sealed,
       every_minutes as "everyMinutes", per_minute as "perMinute", failures
     from track_partner where enabled and way in ('pull', 'pull-simulator') and carrier <> '' and (paused_until is null or paused_until <= $1)
     order by paused_until nulls first, id`,
    [now],
  )

/** Shipments that are new to a partner, at once. */
const mostNew = 2_000
/** Begins to ask for the followed shipments of the partner's carrier that it was never asked for. */
export const beginQueries = (tx: Queryable, { id, companyId, carrier }: DuePartner) =>
  tx.query(
    `insert into track_query (partner_id, shipment_id) select $1, t.id from track_shipment t
     where t.staff_id = $2 and t.carrier = $3 and t.ended_at is null
       and not exists (select from track_query q where q.partner_id = $1 and q.shipment_id = t.id)
     order by t.id desc limit ${mostNew} on conflict do nothing`,
    [id, companyId, carrier],
  )

/** A question that is due: by the number that carriers know best. */
export interface DueQuery {
  readonly shipmentId: number
  readonly orderId: number | null
  readonly bill: string
  readonly booking: string
  readonly box: string
  readonly stage: string
  readonly failures: number
  readonly outcome: string
}
/** Minutes after which a question is free again whose worker died. */
const lease = 10
/** Takes due questions, so that no other worker asks them. */
export const claimQueries = (tx: Queryable, { id, companyId, carrier, perMinute }: DuePartner, now: string): Promise<DueQuery[]> =>
  tx.query(
    `with due as (select q.partner_id, q.shipment_id from track_query q join track_shipment t on t.id = q.shipment_id
       where q.partner_id = $1 and q.next_at <= $4 and t.staff_id = $2 and t.carrier = $3 and t.ended_at is null
       order by q.next_at limit $5 for update of q skip locked),
     taken as (update track_query q set next_at = $4::timestamptz + interval '${lease} minutes' from due d
       where q.partner_id = d.partner_id and q.shipment_id = d.shipment_id returning q.shipment_id, q.failures, q.outcome)
     select t.id as "shipmentId", t.order_id as "orderId", case when t.bill = '' and t.number_kind = 'bill' then t.number else t.bill end as bill,
       case when t.booking = '' and t.number_kind = 'booking' then t.number else t.booking end as booking,
       case when t.number_kind = 'box' then t.number else '' end as box, t.stage, q.failures, q.outcome
     from taken q join track_shipment t on t.id = q.shipment_id order by t.id`,
    [id, companyId, carrier, now, perMinute],
  )

/** Outcome of a question. */
export interface Settled {
  readonly outcome: TrackAnswer['Outcome']
  readonly status: number
  readonly events: number
  readonly taken: number
  readonly reason: string
  readonly next: string
}
export async function settleQuery(
  tx: Queryable,
  partner: number,
  { shipmentId }: Pick<DueQuery, 'shipmentId'>,
  { outcome, status, events, taken, reason, next }: Settled,
  now: string,
): Promise<void> {
  await tx.query(
    `update track_query set next_at = $3, asked_at = $4, outcome = $5, failures = case when $5 = 'failed' then failures + 1 else 0 end
     where partner_id = $1 and shipment_id = $2`,
    [partner, shipmentId, next, now, outcome],
  )
  await tx.query(
    `insert into track_answer (partner_id, shipment_id, at, outcome, status, events, taken, reason)
     select $1, id, $3, $4, $5, $6, $7, $8 from track_shipment where id = $2`,
    [partner, shipmentId, now, outcome, status, events, taken, reason],
  )
}
/** Stage of a shipment as it was computed last. */
export async function stageOf(tx: Queryable, shipment: number): Promise<string> {
  const [row] = await tx.query<{ stage: string }>('select stage from track_shipment where id = $1', [shipment])
  return row?.stage ?? ''
}
/** Questions that were not asked after all are asked first the next time. */
export const giveBack = (tx: Queryable, partner: number, queries: readonly DueQuery[], next: string) =>
  tx.query('update track_query set next_at = $3 where partner_id = $1 and shipment_id = any ($2)', [
    partner,
    queries.map(({ shipmentId }) => shipmentId),
    next,
  ])
export const pausePartner = (tx: Queryable, partner: number, until: string, reason: string, failures: number) =>
  tx.query('update track_partner set paused_until = $2, failures = $4, refused = refused + 1, last_refusal = $3 where id = $1', [
    partner,
    until,
    reason,
    failures,
  ])
export const noteAnswered = (tx: Queryable, partner: number, taken: number, now: string) =>
  tx.query('update track_partner set last_at = $3, taken = taken + $2, failures = 0, paused_until = null where id = $1', [
    partner,
    taken,
    now,
  ])

/** Days for which answers are kept. */
const keptDays = 90
export const clearAnswers = (tx: Queryable, now: string) =>
  tx.query(
    `delete from track_answer where id in (
       select id from track_answer where at < $1::timestamptz - interval '${keptDays} days' order by at limit 1000)`,
    [now],
  )

/** Outcome of the last question about a shipment, of the parties that are asked now; undefined: nobody was asked. */
export async function lastOutcome(db: Queryable, shipment: number): Promise<TrackAnswer['Outcome'] | undefined> {
  const [row] = await db.query<{ outcome: TrackAnswer['Outcome'] }>(
    `select q.outcome from track_query q join track_partner p on p.id = q.partner_id and p.enabled and p.way in ('pull', 'pull-simulator')
     where q.shipment_id = $1 and q.outcome <> '' order by q.asked_at desc limit 1`,
    [shipment],
  )
  return row?.outcome
}

/** Questions and last answers by partner, for partners that the caller reads. */
export async function queriesOf(
  system: Queryable,
  partners: readonly number[],
): Promise<ReadonlyMap<number, { readonly count: number; readonly answers: TrackAnswer[] }>> {
  const rows = await system.query<{ id: number; count: number; answers: TrackAnswer[] }>(
    `select p.id, (select count(*)::int from track_query q join track_shipment t on t.id = q.shipment_id and t.ended_at is null
         and t.carrier = p.carrier and t.staff_id = p.company_id where q.partner_id = p.id) as count,
       coalesce((select json_agg(a.line order by a.id desc) from (
         select a.id, json_build_object('At', to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'Number', t.number,
           'Outcome', a.outcome, 'Events', a.events, 'Taken', a.taken, 'Reason', a.reason) as line
         from track_answer a join track_shipment t on t.id = a.shipment_id where a.partner_id = p.id order by a.id desc limit 8) a), '[]') as answers
     from track_partner p where p.id = any ($1)`,
    [partners],
  )
  return new Map(rows.map(({ id, count, answers }) => [id, { count, answers }]))
}
