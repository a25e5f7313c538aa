import type { RecommendedFreight, RecommendedPort, SiteLanguage } from '@jst/contracts/portal'
import type { Queryable } from '../../kernel/database/database.ts'
import { dayOrBlank } from '../../kernel/database/day-range.ts'

const most = { ports: 24, freights: 12 }
const shown = `t.enabled and t.removed_at is null and t.merged_into is null
  and daterange(t.valid_from, t.valid_to, '[]') @> china_day()
  and (t.company_id is null or (c.kind = 'operator' and not c.disabled))`
/** On the site of one company: its own and the platform's. */
const owned = `($1::bigint is null or t.company_id is null or t.company_id = $1)`
/** The platform's own word for a code. */
const named = (table: string, alias: string, code: string) =>
  `left join ${table} ${alias} on ${alias}.code = ${code} and ${alias}.company_id is null`

/** SQL of the name of a master row; the Chinese name that somebody wrote stands in where there is no English. */
const nameIn = (lang: SiteLanguage, alias: string, zh = `${alias}.name_zh`) => (lang === 'en' ? `nullif(${alias}.name_en, '')` : zh)

const ports = (lang: SiteLanguage) => `select coalesce(${nameIn(lang, 'p', 't.name_zh')}, t.name_zh) as "Name",
    t.port_code as "PortCode", coalesce(p.name_en, '') as "PortNameEn",
    coalesce(p.country_zh, '') as "Country", t.place as "Place", coalesce(l.name_zh, '') as "Lane", t.slogan as "Slogan"
  from portal_recommended_port t left join company c on c.id = t.company_id ${named('m_port', 'p', 't.port_code')}
  ${named('m_lane', 'l', 't.lane_code')}
  where ${shown} and ${owned} order by t.sort, t.code, t.id limit ${most.ports}`
const freights = (lang: SiteLanguage) => `select t.name_zh as "Title", coalesce(${nameIn(lang, 'pol')}, t.pol_code) as "Pol",
    coalesce(${nameIn(lang, 'pod')}, t.pod_code) as "Pod",
    coalesce(${nameIn(lang, 'r', `nullif(r.abbr, ''), r.name_zh`)}, t.carrier_code) as "Carrier",
    t.currency_code as "Currency", t.gp20::float8 as "Gp20",
    t.gp40::float8 as "Gp40", t.hq40::float8 as "Hq40", t.transit_days as "TransitDays",
    ${dayOrBlank('t.valid_to')} as "ValidTo", coalesce(c.name, '') as "Offerer"
  from portal_recommended_freight_dms t left join company c on c.id = t.company_id ${named('m_port', 'pol', 't.pol_code')}
  ${named('m_port', 'pod', 't.pod_code')} ${named('m_carrier', 'r', 't.carrier_code')}
  where ${shown} and ${owned} order by t.sort, t.code, t.id limit ${most.freights}`

/** Recommendations for visitors today. `system` sees everything: the query names what is visible. `companyId`: of the site; null: of the platform's. */
export async function findRecommended(
  system: Queryable,
  companyId: number | null = null,
  lang: SiteLanguage = 'zh',
): Promise<{ Ports: RecommendedPort[]; Freights: RecommendedFreight[] }> {
  const [Ports, Freights] = await Promise.all([
    system.query<RecommendedPort>(ports(lang), [companyId]),
    system.query<RecommendedFreight>(freights(lang), [companyId]),
  ])
  return { Ports, Freights }
}
