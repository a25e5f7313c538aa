import type { SiteLanguage } from '@jst/contracts/portal'
import type { TrackedEvent, TrackedShipment } from '@jst/site'
import type { Fact } from '@jst/track'
import type { Queryable } from '../../../kernel/database.ts'
import { sailingTimeline } from '../../tracking/index.ts'

interface Row {
  readonly kind: TrackedShipment['Kind']
  readonly carrier: string
  readonly vessel: string
  readonly voyage: string
  readonly pol: string
  readonly pod: string
  readonly polCode: string
  readonly podCode: string
  readonly bill: string
  readonly booking: string
  readonly boxes: string
  readonly siDeadline: string | null
  readonly plannedDeparture: string | null
  readonly estimatedDeparture: string | null
  readonly actualDeparture: string | null
  readonly plannedArrival: string | null
  readonly estimatedArrival: string | null
  readonly actualArrival: string | null
  readonly source: string | null
  readonly asOf: string | null
}

/** Orders of one operator by a whole number: order, bill of lading, booking or container. Nothing of the parties or of the goods is read. */
const shipments = (
  pol: string,
  pod: string,
) => `select case when o.mbl_no = $2 then 'bill' when o.order_no = $2 then 'order' when b.so_no = $2 then 'booking' else 'box' end as kind,
    o.carrier_name as carrier,
    o.vessel, o.voyage, ${pol} as pol,
    ${pod} as pod, o.load_port_code as "polCode", o.discharge_port_code as "podCode", o.mbl_no as bill, coalesce(b.so_no, '') as booking,
    o.box_summary as boxes, o.si_deadline as "siDeadline",
    l.planned_departure as "plannedDeparture", l.estimated_departure as "estimatedDeparture", l.actual_departure as "actualDeparture",
    d.planned_arrival as "plannedArrival", d.estimated_arrival as "estimatedArrival", d.actual_arrival as "actualArrival",
    v.source, v.source_time as "asOf"
  from cargo_order o
  left join booking b on b.id = o.booking_id
  left join lateral (select * from voyage v where upper(v.vessel) = upper(o.vessel) and upper(v.voyage_no) = upper(o.voyage)
    and v.carrier_code = o.carrier_code and (v.company_id is null or v.company_id = o.operator_id)
    order by v.company_id nulls last limit 1) v on true
  left join lateral (select * from port_call c where c.voyage_id = v.id and c.port_code = o.load_port_code order by c.seq limit 1) l on true
  left join lateral (select * from port_call c where c.voyage_id = v.id and c.port_code = o.discharge_port_code and c.seq > coalesce(l.seq, 0)
    order by c.seq limit 1) d on true
  where o.operator_id = $1 and o.id in (
    select id from cargo_order where order_no = $2 or mbl_no = $2
    union select c.id from booking s join cargo_order c on c.booking_id = s.id where s.staff_id = $1 and s.so_no = $2 and s.so_no <> ''
    union select order_id from cargo_order_box where container_no = $2
    union select order_id from si_record r join si_container b on b.record_id = r.id
      where b.container_no = $2 and b.container_no <> '' and r.delete_mark = 0)
  order by o.create_time desc, o.id desc limit 5`

/** SQL of a port name in the order, in the language of the reader if it has that. */
const named = (port: 'load_port' | 'discharge_port', lang: SiteLanguage) =>
  `coalesce(nullif(o.${port}_name${lang === 'en' ? '' : '_zh'}, ''), o.${port}_name${lang === 'en' ? '_zh' : ''})`

export async function findTracked(
  system: Queryable,
  companyId: number,
  no: string,
  lang: SiteLanguage,
  now: Date,
): Promise<TrackedShipment[]> {
  const rows = await system.query<Row>(shipments(named('load_port', lang), named('discharge_port', lang)), [companyId, no])
  return rows.map((row) => {
    const { facts, bill } = sailingTimeline(
      {
        bill: row.bill,
        booking: row.booking,
        pol: row.polCode,
        pod: row.podCode,
        vessel: row.vessel,
        voyage: row.voyage,
        departure: { planned: row.plannedDeparture, estimated: row.estimatedDeparture, actual: row.actualDeparture },
        arrival: { planned: row.plannedArrival, estimated: row.estimatedArrival, actual: row.actualArrival },
      },
      now.toISOString(),
    )
    const isBooked = row.bill !== '' || row.booking !== ''
    return {
      No: no,
      Kind: row.kind,
      State: bill.state === 'sailing' || bill.state === 'arrived' ? bill.state : isBooked ? 'booked' : 'none',
      Carrier: row.carrier,
      Vessel: row.vessel,
      VoyageNo: row.voyage,
      Pol: row.pol,
      Pod: row.pod,
      Boxes: row.boxes,
      Events: eventsOf(row, facts),
      Source: row.source ?? '',
      AsOf: row.asOf ?? '',
    }
  })
}

const sureness = { ACT: 'actual', EST: 'estimated', PLN: 'planned' } as const

/** The events in the order of their time. The cut-off is of no use once the ship has left. */
function eventsOf({ siDeadline }: Row, facts: readonly Fact[]): TrackedEvent[] {
  const moves = facts.map(({ milestone, classifier, isUnconfirmed, winner }): TrackedEvent => ({
    Kind: milestone === 'departed' ? 'departure' : 'arrival',
    At: winner.event.time!.instant,
    Sure: isUnconfirmed ? 'unconfirmed' : sureness[classifier],
  }))
  const hasLeft = moves.some(({ Sure }) => Sure === 'actual')
  const cutoff: TrackedEvent[] =
    siDeadline && !hasLeft ? [{ Kind: 'siDeadline', At: new Date(siDeadline).toISOString(), Sure: 'planned' }] : []
  return [...cutoff, ...moves].toSorted((one, other) => Date.parse(one.At) - Date.parse(other.At))
}
