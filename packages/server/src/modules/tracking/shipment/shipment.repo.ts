import type { Queryable } from '../../../kernel/database/database.ts'
import type { ShipmentFacts, StoredShipment } from './stored.ts'

const columns = `t.id, t.company_id as "companyId", t.operator_id as "operatorId", t.staff_id as "staffId", t.number, t.number_kind as "numberKind",
  t.bill, t.booking, t.order_id as "orderId", '' as "orderNo", t.booking_id as "bookingId", t.voyage_id as "voyageId", t.carrier,
    t.carrier_guess as "carrierGuess",
  t.route, t.boxes, t.swaps, t.cutoffs, t.earlier_cutoffs as "earlierCutoffs", t.booked, t.opened, t.told_arrival as "toldArrival",
  t.ended_at as "endedAt", t.end_reason as "endReason", t.ended_by as "endedBy", t.create_id as "createId"`

/** A shipment, locked for whoever computes it. Statements and what is due of it can still be noted. */
export async function lockShipment(
  tx: Queryable,
  id: number,
): Promise<(StoredShipment & { readonly digest: string; readonly factsDigest: string }) | undefined> {
  const [row] = await tx.query<StoredShipment & { digest: string; factsDigest: string }>(
    `select ${columns}, t.digest, t.facts_digest as "factsDigest" from track_shipment t where t.id = $1 for no key update of t`,
    [id],
  )
  return row
}

/** The shipment of an order, made if there is none yet. */
const ofOrder = `insert into track_shipment (company_id, operator_id, number, number_kind, bill, order_id, opened, create_id)
  select o.company_id, o.operator_id, coalesce(nullif(o.mbl_no, ''), o.order_no), 'bill', o.mbl_no, o.id, o.create_time, o.create_id
  from cargo_order o where o.id = any ($1) order by o.id
  on conflict (order_id) where order_id is not null do nothing`
export async function followOrders(tx: Queryable, orders: readonly number[]): Promise<number[]> {
  await tx.query(ofOrder, [orders])
  return (await tx.query<{ id: number }>('select id from track_shipment where order_id = any ($1) order by id', [orders])).map(
    ({ id }) => id,
  )
}

const writeFacts = `update track_shipment set bill = $2, booking = $3, booking_id = $4, voyage_id = $5, carrier = $6, route = $7, boxes = $8,
  booked = $9,
    earlier_cutoffs = case when cutoffs <> $10::jsonb and cutoffs <> '{}' then cutoffs else earlier_cutoffs end, cutoffs = $10::jsonb,
    number = coalesce(nullif($11, ''), number), number_kind = $12
  where id = $1`
/** Writes what the order of a shipment says now. The cut-offs before the last change are kept. */
export const updateFacts = (
  tx: Queryable,
  id: number,
  { bill, booking, carrier, route, boxes, cutoffs, booked, voyageId }: ShipmentFacts,
  { bookingId, number, kind }: { readonly bookingId: number | null; readonly number: string; readonly kind: StoredShipment['numberKind'] },
) =>
  tx.query(writeFacts, [
    id,
    bill,
    booking,
    bookingId,
    voyageId,
    carrier,
    JSON.stringify(route),
    JSON.stringify(boxes),
    JSON.stringify(booked),
    JSON.stringify(cutoffs),
    number,
    kind,
  ])

/** The computed columns of a shipment. */
export interface ComputedColumns {
  readonly computed_at: string
  readonly check_at: string
  readonly stage: string
  readonly state: string
  readonly pol: string
  readonly pod: string
  readonly vessel: string
  readonly voyage: string
  readonly departure: string | null
  readonly arrival: string | null
  readonly arrived: boolean
  readonly delay_days: number | null
  readonly last_at: string | null
  readonly feed: string
  readonly risk: string
  readonly last_free_day: string | null
  readonly costs: Readonly<Record<string, string>>
  readonly costs_unknown: number
  readonly box_count: number
  readonly conflicts: number
  readonly exceptions: number
  readonly is_red: boolean
  readonly party_exceptions: number
  readonly party_red: boolean
  readonly attention: number
  readonly party_attention: number
  readonly leg: unknown
  readonly line: unknown
  readonly view: unknown
  readonly brief: unknown
  readonly search: string
  readonly digest: string
  readonly facts_digest: string
  readonly told_arrival: string | null
  readonly ended_at: string | null
  readonly end_reason: string
  readonly ended_by: string
}
const types: Readonly<Record<keyof ComputedColumns, string>> = {
  computed_at: 'timestamptz',
  check_at: 'timestamptz',
  stage: 'text',
  state: 'text',
  pol: 'text',
  pod: 'text',
  vessel: 'text',
  voyage: 'text',
  departure: 'timestamptz',
  arrival: 'timestamptz',
  arrived: 'boolean',
  delay_days: 'int',
  last_at: 'timestamptz',
  feed: 'text',
  risk: 'text',
  last_free_day: 'date',
  costs: 'jsonb',
  costs_unknown: 'int',
  box_count: 'int',
  conflicts: 'int',
  exceptions: 'int',
  is_red: 'boolean',
  party_exceptions: 'int',
  party_red: 'boolean',
  attention: 'smallint',
  party_attention: 'smallint',
  leg: 'jsonb',
  line: 'jsonb',
  view: 'jsonb',
  brief: 'jsonb',
  search: 'text',
  digest: 'text',
  facts_digest: 'text',
  told_arrival: 'timestamptz',
  ended_at: 'timestamptz',
  end_reason: 'text',
  ended_by: 'text',
}
const names = Object.keys(types) as (keyof ComputedColumns)[]
const write = `update track_shipment t set ${names.map((name) => `${name} = x.${name}`).join(', ')},
    update_time = case when t.facts_digest <> x.facts_digest then next_update_time(t.update_time) else t.update_time end
  from jsonb_to_record($2::jsonb) as x (${names.map((name) => `${name} ${types[name]}`).join(', ')}) where t.id = $1`
export const writeComputed = (tx: Queryable, id: number, columnsOf: ComputedColumns) => tx.query(write, [id, JSON.stringify(columnsOf)])

const marks = `with wanted as (select distinct kind, value from jsonb_to_recordset($4::jsonb) as x (kind text, value text) where value <> ''),
    gone as (delete from track_mark m where m.shipment_id = $1 and not exists (select from wanted w where w.kind = m.kind and w.value = m.value))
  insert into track_mark (shipment_id, company_id, operator_id, kind, value) select $1, $2, $3, kind, value from wanted on conflict do nothing`
export interface Mark {
  readonly kind: 'box' | 'bill' | 'booking' | 'order' | 'imo' | 'ship'
  readonly value: string
}
/** Numbers by which a shipment is found. */
export const writeMarks = (tx: Queryable, { id, companyId, operatorId }: StoredShipment, wanted: readonly Mark[]) =>
  tx.query(marks, [id, companyId, operatorId, JSON.stringify(wanted)])
