import type { PackedBox } from '@jst/contracts/packing'
import type { Queryable } from '../../../kernel/database/database.ts'

/** A shipping instruction as a filing begins with it. */
export interface SiSource {
  readonly id: number
  readonly no: string
  readonly version: number
  readonly bookingId: number | null
  readonly companyId: number
  readonly operatorId: number
  readonly customer: string
  readonly billNo: string
  readonly shipper: string
  readonly consignee: string
  readonly notify: string
  readonly vessel: string
  readonly voyage: string
  readonly carrier: string
  readonly receipt: string
  readonly pol: string
  readonly pod: string
  readonly delivery: string
  readonly terms: string
  readonly signing: string
  readonly payment: string
  readonly goods: string
  readonly marks: string
  readonly hsCode: string
  readonly packageKind: string
  readonly boxes: readonly SiBox[]
}
interface SiLine {
  readonly goodsZh: string
  readonly goods: string
  readonly hsCode: string
  readonly marks: string
  readonly packageKind: string
  readonly packages: number
  readonly weight: number
  readonly volume: number
}
export interface SiBox extends Omit<SiLine, 'goodsZh' | 'goods' | 'hsCode' | 'marks'> {
  readonly boxNo: string
  readonly type: string
  readonly sealNo: string
  readonly lines: readonly SiLine[]
}

const boxes = `coalesce((select jsonb_agg(jsonb_build_object('boxNo', c.container_no, 'type', c.type, 'sealNo', c.seal_no,
    'packageKind', c.package_kind,
    'packages', c.packages, 'weight', c.weight::float8, 'volume', c.volume::float8,
    'lines', coalesce((select jsonb_agg(jsonb_build_object('goodsZh', l.goods_zh, 'goods', l.goods, 'hsCode', l.hs_code, 'marks', l.marks,
      'packageKind', l.package_kind, 'packages', l.packages, 'weight', l.weight::float8, 'volume', l.volume::float8) order by l.seq)
      from si_line l where l.container_id = c.id), '[]')) order by c.seq) from si_container c where c.record_id = r.id), '[]')`

/** An instruction that the connection sees. */
export const findSiSource = (db: Queryable, id: number) =>
  db
    .query<SiSource>(
      `select r.id, r.si_no as no, r.version, o.booking_id as "bookingId", r.company_id as "companyId", r.operator_id as "operatorId",
        (select c.name from company c where c.id = r.company_id) as customer,
        coalesce(nullif(r.split_mbl_no, ''), r.mbl_no) as "billNo", r.consignor as shipper, r.consignee, r.notifier1 as notify, r.vessel, r.voyage,
        o.carrier_code as carrier, r.receipt_place_code as receipt, r.load_port_code as pol, r.discharge_port_code as pod,
        r.delivery_place_code as delivery, r.transport_terms as terms, r.signing_method as signing, r.payment_method as payment, r.goods, r.marks,
        r.hs_code as "hsCode", r.package_kind as "packageKind",
        ${boxes} as boxes
      from si_record r join cargo_order o on o.id = r.order_id where r.id = $1 and r.delete_mark = 0`,
      [id],
    )
    .then(([row]) => row)

/** The sailing of a booking at its port of loading. */
export interface SailingSource {
  readonly vessel: string
  readonly imo: string
  readonly pol: string
  /** Arrival and departure, as well as they are known; ISO 8601. */
  readonly arrival: string | null
  readonly departure: string | null
  /** Cut-off of advance filings: of the shipping order, else of the schedule. */
  readonly cutoff: string | null
  /** Ports that the ship calls after it, in their order. */
  readonly after: readonly string[]
}
/**
 * The chosen voyage, else the one of the ship and voyage that the booking names. Asked as the server, by a reader of the booking: schedules of the
 * forwarder are not the customer's.
 */
export const findSailingSource = (system: Queryable, booking: number) =>
  system
    .query<SailingSource>(
      `select coalesce(v.vessel, '') as vessel, coalesce(v.imo, '') as imo, b.pol_code as pol,
        coalesce(v.actual_arrival, v.estimated_arrival, v.planned_arrival) as arrival,
        coalesce(v.actual_departure, v.estimated_departure, v.planned_departure) as departure,
        coalesce((b.shipping_order -> 'Cutoffs' ->> 'AFC')::timestamptz, (v.cutoffs ->> 'AFC')::timestamptz) as cutoff,
        coalesce((select array_agg(n.port_code order by n.seq) from port_call n
          where n.voyage_id = v.voyage_id and n.seq > v.seq and not n.omitted), '{}') as after
      from booking b
        left join lateral (select p.*, y.vessel, y.imo from voyage y
            join port_call p on p.voyage_id = y.id and p.port_code = b.pol_code and not p.omitted
          where (y.id = b.voyage_id
              or (y.carrier_code = b.carrier_code and upper(y.vessel) = upper(b.vessel) and upper(y.voyage_no) = upper(b.voyage_no)))
            and (y.company_id is null or y.company_id = b.staff_id)
          order by upper(y.vessel) = upper(b.vessel) desc, y.id = b.voyage_id desc nulls last, y.company_id nulls last, p.seq limit 1) v on true
      where b.id = $1 and b.removed_at is null`,
      [booking],
    )
    .then(([row]) => row)

/** Packing lists in use of a booking. Asked as the server, by a reader of the booking; shared boxes are the forwarder's and stay out for customers. */
export const listBoxes = (system: Queryable, booking: number, company: number) =>
  system
    .query<{ box: PackedBox }>(
      `select t.box from packing_list t where t.booking_id = $1 and t.state <> 9 and t.removed_at is null
        and (t.company_id = $2 or t.operator_id = $2) order by t.id limit 500`,
      [booking, company],
    )
    .then((rows) => rows.map(({ box }) => box))

export interface SourceRow {
  readonly bookingId: number | null
  readonly siId: number | null
  readonly no: string
  readonly billNo: string
  readonly customer: string
  readonly vessel: string
  readonly voyage: string
  readonly pol: string
  readonly pod: string
  readonly filed: number
}
const like = (keyword: string) => `%${keyword.replace(/[\\%_]/g, String.raw`\$&`)}%`
/** Instructions that were approved or submitted, and confirmed bookings, the newest first. */
export const findSources = (db: Queryable, keyword: string) =>
  db.query<SourceRow>(
    `select * from (
      select o.booking_id as "bookingId", r.id as "siId", r.si_no as no, coalesce(nullif(r.split_mbl_no, ''), r.mbl_no) as "billNo",
        (select c.name from company c where c.id = r.company_id) as customer, r.vessel, r.voyage, r.load_port_code as pol,
        r.discharge_port_code as pod, (select count(*)::int from manifest m where m.si_id = r.id and m.state <> 14 and m.removed_at is null) as filed,
        r.update_time as at
      from si_record r join cargo_order o on o.id = r.order_id where r.delete_mark = 0 and r.status in (1, 2)
        and ($1 = '%%' or r.si_no ilike $1 or r.mbl_no ilike $1 or r.split_mbl_no ilike $1 or r.vessel ilike $1)
      order by r.update_time desc limit 60) x
     union all select * from (
      select b.id, null::bigint, b.code, b.bl_no, b.customer_name, b.vessel, b.voyage_no, b.pol_code, b.pod_code,
        (select count(*)::int from manifest m where m.booking_id = b.id and m.state <> 14 and m.removed_at is null), b.update_time
      from booking b where b.removed_at is null and b.state = 5 and ($1 = '%%' or b.code ilike $1 or b.bl_no ilike $1 or b.vessel ilike $1)
      order by b.update_time desc limit 40) y`,
    [like(keyword)],
  )
