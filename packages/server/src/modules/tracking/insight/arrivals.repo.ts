import type { PastArrival } from '@jst/track/prediction'
import type { Queryable } from '../../../kernel/database/database.ts'

/** Arrivals of half a year that a prediction or its backtest goes through. */
const most = 5_000
const recent = `select carrier, service, pol || '-' || pod as lane, etas, departed, berthed, arrived from track_arrival
  where company_id = $1 and at > $2::timestamptz - interval '180 days' and at <= $2 order by at desc limit ${most}`
interface Row {
  readonly carrier: string
  readonly service: string
  readonly lane: string
  readonly etas: PastArrival['etas']
  readonly departed: string | null
  readonly berthed: string | null
  readonly arrived: string | null
}
/** Arrivals that a company has seen until now. */
export async function pastArrivals(db: Queryable, companyId: number, now: string): Promise<PastArrival[]> {
  const rows = await db.query<Row>(recent, [companyId, now])
  return rows.map(({ carrier, service, lane, etas, departed, berthed, arrived }) => ({
    carrier,
    service,
    lane,
    etas,
    ...(departed === null ? {} : { atd: departed }),
    ...(berthed === null ? {} : { berthed }),
    ...(arrived === null ? {} : { arrived }),
  }))
}

/** An arrival that has happened. */
export interface SeenArrival {
  readonly carrier: string
  readonly service: string
  readonly pol: string
  readonly pod: string
  readonly ship: string
  readonly voyage: string
  readonly etas: PastArrival['etas']
  readonly departed: string | null
  readonly berthed: string | null
  readonly arrived: string | null
}
const write = `insert into track_arrival (company_id, carrier, service, pol, pod, ship, voyage, etas, departed, berthed, arrived, at)
  select distinct on (x.ship, x.voyage, x.pol, x.pod) $1::bigint, x.carrier, x.service, x.pol, x.pod, x.ship, x.voyage, x.etas, x.departed,
    x.berthed, x.arrived, least(x.berthed, x.arrived)
  from jsonb_to_recordset($2::jsonb) as x (carrier text, service text, pol text, pod text, ship text, voyage text, etas jsonb, departed timestamptz,
    berthed timestamptz, arrived timestamptz) where coalesce(x.berthed, x.arrived) is not null
  order by x.ship, x.voyage, x.pol, x.pod, x.arrived
  on conflict (company_id, ship, voyage, pol, pod) do update set carrier = excluded.carrier, service = excluded.service, etas = excluded.etas,
    departed = excluded.departed, berthed = excluded.berthed, arrived = excluded.arrived, at = excluded.at`
export const keepArrivals = (tx: Queryable, companyId: number, arrivals: readonly SeenArrival[]) =>
  tx.query(write, [companyId, JSON.stringify(arrivals)])
