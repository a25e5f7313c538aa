import type { PublicPort, PublicRoute } from '@jst/contracts/freight-rates'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayText } from '../../../kernel/database/day-range.ts'

/** One page: how many there are beyond it is not told. */
const most = { routes: 20, ports: 8 } as const
const named = (table: string, alias: string, code: string) =>
  `left join ${table} ${alias} on ${alias}.code = ${code} and ${alias}.company_id is null and ${alias}.removed_at is null`

/**
 * Services, not rates: two rates of one carrier for the same days are one line, and nothing tells how many there are. Of operators in use, published,
 * and for all customers.
 */
const routes = `select distinct c.name as "Operator", coalesce(nullif(r.abbr, ''), r.name_zh, t.carrier_code) as "Carrier",
    coalesce(pol.name_zh, t.pol_code) as "Pol", coalesce(pod.name_zh, t.pod_code) as "Pod",
    case when t.via_code = '' then '' else coalesce(via.name_zh, t.via_code) end as "Via", coalesce(t.transit_days, -1) as "TransitDays",
    coalesce(nullif(t.etd_weekday, '')::int, 0) as "EtdWeekday", ${dayText('t.valid_from')} as "ValidFrom",
    ${dayText('t.valid_to')} as "ValidTo"
  from freight_rate t join company c on c.id = t.company_id and c.kind = 'operator' and not c.disabled
  ${named('m_port', 'pol', 't.pol_code')} ${named('m_port', 'pod', 't.pod_code')} ${named('m_port', 'via', 't.via_code')}
  ${named('m_carrier', 'r', 't.carrier_code')}
  where t.state = 1 and t.removed_at is null and t.merged_into is null and t.visibility in ('', 'ALL') and t.pol_code = $1 and t.pod_code = $2
    and t.valid_from <= $3::date and t.valid_to >= $3::date and ($4::bigint is null or t.company_id = $4)
  order by "TransitDays", "Carrier", "ValidTo", "Via" limit ${most.routes}`

/** `system` is the server's view: the text names what visitors may know. `companyId`: of one operator; null: of all. */
export const findPublicRoutes = (
  system: Queryable,
  pol: string,
  pod: string,
  day: string,
  companyId: number | null = null,
): Promise<PublicRoute[]> => system.query<PublicRoute>(routes, [pol, pod, day, companyId])

export const findPublicPorts = (system: Queryable, words: string): Promise<PublicPort[]> =>
  system.query<PublicPort>(
    `select t.code as "Code", t.name_zh as "Name", t.name_en as "NameEn" from m_port t
     where t.company_id is null and t.enabled and t.removed_at is null and t.merged_into is null
       and (starts_with(t.code, upper($1)) or starts_with(substr(t.code, 3), upper($1)) or starts_with(t.name_zh, $1)
         or starts_with(lower(t.name_en), lower($1)) or starts_with(t.pinyin, lower($1)) or starts_with(t.initials, lower($1)))
     order by t.code = upper($1) desc, length(t.name_zh), t.code limit ${most.ports}`,
    [words],
  )
