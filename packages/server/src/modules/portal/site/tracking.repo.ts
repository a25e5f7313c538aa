import type { SiteLanguage } from '@jst/contracts/portal'
import type { TrackedEvent, TrackedShipment } from '@jst/site'
import type { Queryable } from '../../../kernel/database.ts'

interface Row {
  readonly kind: TrackedShipment['Kind']
  readonly carrier: string
  readonly vessel: string
  readonly voyage: string
  readonly pol: string
  readonly pod: string
  readonly booked: string
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

/** Orders of one operator by a whole number: order, bill of lading or container. Nothing of the parties or of the goods is read. */
const shipments = (
  pol: string,
  pod: string,
) => `select case when o.mbl_no = $2 then 'bill' when o.order_no = $2 then 'order' else 'box' end as kind, o.carrier_name as carrier,
    o.vessel, o.voyage, ${pol} as pol,
    ${pod} as pod, o.create_time as booked, o.si_deadline as "siDeadline",
    l.planned_departure as "plannedDeparture", l.estimated_departure as "estimatedDeparture", l.actual_departure as "actualDeparture",
    d.planned_arrival as "plannedArrival", d.estimated_arrival as "estimatedArrival", d.actual_arrival as "actualArrival",
    v.source, v.source_time as "asOf"
  from cargo_order o
  left join lateral (select * from voyage v where upper(v.vessel) = upper(o.vessel) and upper(v.voyage_no) = upper(o.voyage)
    and v.carrier_code = o.carrier_code and (v.company_id is null or v.company_id = o.operator_id)
    order by v.company_id nulls last limit 1) v on true
  left join lateral (select * from port_call c where c.voyage_id = v.id and c.port_code = o.load_port_code order by c.seq limit 1) l on true
  left join lateral (select * from port_call c where c.voyage_id = v.id and c.port_code = o.discharge_port_code and c.seq > coalesce(l.seq, 0)
    order by c.seq limit 1) d on true
  where o.operator_id = $1 and o.id in (
    select id from cargo_order where order_no = $2 or mbl_no = $2
    union select order_id from cargo_order_box where container_no = $2
    union select order_id from si_record r join si_container b on b.record_id = r.id
      where b.container_no = $2 and b.container_no <> '' and r.delete_mark = 0)
  order by o.create_time desc, o.id desc limit 5`

/** SQL of a port name in the order, in the language of the reader if it has that. */
const named = (port: 'load_port' | 'discharge_port', lang: SiteLanguage) =>
  `coalesce(nullif(o.${port}_name${lang === 'en' ? '' : '_zh'}, ''), o.${port}_name${lang === 'en' ? '_zh' : ''})`

export async function findTracked(system: Queryable, companyId: number, no: string, lang: SiteLanguage): Promise<TrackedShipment[]> {
  const rows = await system.query<Row>(shipments(named('load_port', lang), named('discharge_port', lang)), [companyId, no])
  return rows.map((row) => ({
    No: no,
    Kind: row.kind,
    Carrier: row.carrier,
    Vessel: row.vessel,
    VoyageNo: row.voyage,
    Pol: row.pol,
    Pod: row.pod,
    Events: eventsOf(row),
    Source: row.source ?? '',
    AsOf: row.asOf ?? '',
  }))
}

function eventsOf(row: Row): TrackedEvent[] {
  const best = (Kind: 'departure' | 'arrival', actual: string | null, estimated: string | null, planned: string | null): TrackedEvent[] => {
    const at = actual ?? estimated ?? planned
    return at ? [{ Kind, At: at, Sure: actual ? 'actual' : estimated ? 'estimated' : 'planned' }] : []
  }
  return [
    { Kind: 'booked', At: row.booked, Sure: 'actual' },
    ...(row.siDeadline ? [{ Kind: 'siDeadline' as const, At: row.siDeadline, Sure: 'planned' as const }] : []),
    ...best('departure', row.actualDeparture, row.estimatedDeparture, row.plannedDeparture),
    ...best('arrival', row.actualArrival, row.estimatedArrival, row.plannedArrival),
  ]
}
