import type { CutoffCode } from '@jst/contracts/schedules'
import type { Queryable } from '../../../kernel/database/database.ts'

type Times = Readonly<Partial<Record<CutoffCode, string | null>>>
/** A call of an own voyage, from the port of loading on. */
export interface OwnCall {
  readonly seq: number
  readonly port: string
  readonly replaces: string
  readonly omitted: boolean
  readonly plannedArrival: string | null
  readonly estimatedArrival: string | null
  readonly actualArrival: string | null
  readonly plannedDeparture: string | null
  readonly estimatedDeparture: string | null
  readonly actualDeparture: string | null
  readonly cutoffs: Times
}
/** An own order with its booking, instructions and voyage. */
export interface OwnOrder {
  readonly orderId: number
  readonly companyId: number
  readonly operatorId: number
  readonly orderNo: string
  readonly bill: string
  readonly carrier: string
  readonly vessel: string
  readonly voyage: string
  readonly pol: string
  readonly pod: string
  readonly createId: number | null
  readonly createdAt: string
  readonly bookingId: number | null
  readonly bookingNo: string
  readonly soNo: string
  readonly pot: string
  readonly etd: string | null
  /** The booked day of the departure, where the booking says one. */
  readonly etdDay: string | null
  readonly requestedAt: string | null
  readonly confirmedAt: string | null
  readonly soCutoffs: Times
  readonly instructedAt: string | null
  readonly issuedAt: string | null
  readonly boxes: readonly { readonly box: string; readonly type: string; readonly seal: string }[]
  readonly voyageId: number | null
  readonly imo: string
  readonly service: string
  readonly sourceTime: string | null
  readonly calls: readonly OwnCall[]
}

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
/** A container that an instruction names takes the place of an unnamed one of the order. */
const orderSql = `select o.id as "orderId", o.company_id as "companyId", o.operator_id as "operatorId", o.order_no as "orderNo", o.mbl_no as bill,
    o.carrier_code as carrier, o.vessel, o.voyage, o.load_port_code as pol, o.discharge_port_code as pod, o.create_id as "createId",
    o.create_time as "createdAt", b.id as "bookingId", coalesce(b.code, '') as "bookingNo", coalesce(b.so_no, '') as "soNo",
    coalesce(b.pot_code, '') as pot, ${instant(`coalesce(b.etd::timestamp at time zone 'Asia/Shanghai', o.sailing_date)`)} as etd,
    b.etd::text as "etdDay",
    b.submitted_at as "requestedAt", b.confirmed_at as "confirmedAt", coalesce(b.shipping_order -> 'Cutoffs', '{}') as "soCutoffs",
    si.instructed as "instructedAt", si.issued as "issuedAt",
    coalesce((select json_agg(json_build_object('box', x.container_no, 'type', x.type, 'seal', x.seal_no) order by x.place) from (
      select container_no, type, seal_no, seq as place from cargo_order_box where order_id = o.id and container_no <> ''
      union all select distinct on (c.container_no) c.container_no, c.type, c.seal_no, 1000 + c.seq from si_record r
        join si_container c on c.record_id = r.id where r.order_id = o.id and r.delete_mark = 0 and c.container_no <> ''
        and not exists (select from cargo_order_box n where n.order_id = o.id and n.container_no = c.container_no)) x), '[]') as boxes,
    v.id as "voyageId", coalesce(v.imo, '') as imo, coalesce(v.service_code, '') as service, v.source_time as "sourceTime",
    coalesce((select json_agg(json_build_object('seq', c.seq, 'port', c.port_code, 'replaces', c.replaced_port, 'omitted', c.omitted,
        'plannedArrival', ${instant('c.planned_arrival')}, 'estimatedArrival', ${instant('c.estimated_arrival')}, 'actualArrival',
        ${instant('c.actual_arrival')}, 'plannedDeparture', ${instant('c.planned_departure')}, 'estimatedDeparture',
        ${instant('c.estimated_departure')}, 'actualDeparture', ${instant('c.actual_departure')}, 'cutoffs', c.cutoffs) order by c.seq)
      from port_call c where c.voyage_id = v.id and c.seq >= coalesce(l.seq, 0)), '[]') as calls
  from cargo_order o
  left join booking b on b.id = o.booking_id
  left join lateral (select min(n.create_time) filter (where n.event = 'submit') as instructed,
      max(n.create_time) filter (where n.event = 'issue' or n.status = 6) as issued
    from si_record r join si_version n on n.record_id = r.id where r.order_id = o.id and r.delete_mark = 0) si on true
  left join lateral (select v.id, v.imo, v.service_code, v.source_time from voyage v
    where upper(v.vessel) = upper(o.vessel) and upper(v.voyage_no) = upper(o.voyage) and v.carrier_code = o.carrier_code
      and (v.company_id is null or v.company_id = o.operator_id)
    order by v.company_id nulls last limit 1) v on true
  left join lateral (select min(c.seq) as seq from port_call c where c.voyage_id = v.id and o.load_port_code in (c.port_code, c.replaced_port)) l
    on true
  where o.id = $1`
export async function ownOrder(db: Queryable, id: number): Promise<OwnOrder | undefined> {
  const [row] = await db.query<OwnOrder>(orderSql, [id])
  return row
}
