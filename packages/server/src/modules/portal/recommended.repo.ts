import type { RecommendedFreight, RecommendedPort } from '@jst/contracts/portal'
import type { Db } from '../../kernel/database.ts'

const most = { ports: 24, freights: 12 }
const shown = `t.enabled and t.removed_at is null and t.merged_into is null
  and daterange(t.valid_from, t.valid_to, '[]') @> china_day()
  and (t.company_id is null or (c.kind = 'operator' and not c.disabled))`
/** The platform's own word for a code. */
const named = (table: string, alias: string, code: string) =>
  `left join ${table} ${alias} on ${alias}.code = ${code} and ${alias}.company_id is null`

const ports = `select t.name_zh as "Name", t.port_code as "PortCode", coalesce(p.name_en, '') as "PortNameEn",
    coalesce(p.country_zh, '') as "Country", t.place as "Place", coalesce(l.name_zh, '') as "Lane", t.slogan as "Slogan"
  from portal_recommended_port t left join company c on c.id = t.company_id ${named('m_port', 'p', 't.port_code')}
  ${named('m_lane', 'l', 't.lane_code')}
  where ${shown} order by t.sort, t.code, t.id limit ${most.ports}`
const freights = `select t.name_zh as "Title", coalesce(pol.name_zh, t.pol_code) as "Pol", coalesce(pod.name_zh, t.pod_code) as "Pod",
    coalesce(nullif(r.abbr, ''), r.name_zh, t.carrier_code) as "Carrier", t.currency_code as "Currency", t.gp20::float8 as "Gp20",
    t.gp40::float8 as "Gp40", t.hq40::float8 as "Hq40", t.transit_days as "TransitDays",
    coalesce(to_char(t.valid_to, 'YYYY-MM-DD'), '') as "ValidTo", coalesce(c.name, '') as "Offerer"
  from portal_recommended_freight_dms t left join company c on c.id = t.company_id ${named('m_port', 'pol', 't.pol_code')}
  ${named('m_port', 'pod', 't.pod_code')} ${named('m_carrier', 'r', 't.carrier_code')}
  where ${shown} order by t.sort, t.code, t.id limit ${most.freights}`

/** What visitors are shown today. `db` is the system's view: the texts name what may be seen. */
export async function findRecommended(db: Db): Promise<{ Ports: RecommendedPort[]; Freights: RecommendedFreight[] }> {
  const [Ports, Freights] = await Promise.all([db.query<RecommendedPort>(ports), db.query<RecommendedFreight>(freights)])
  return { Ports, Freights }
}
