import { namesByCode } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

/** Names of codes for the reader's company; a code without a name stands for itself. */
export async function namesOf(
  db: Queryable,
  kind: 'lane' | 'port' | 'carrier',
  codes: readonly string[],
): Promise<(code: string) => string> {
  const uniqueCodes = [...new Set(codes)].filter((code) => code !== '')
  const found = uniqueCodes.length > 0 ? await db.query<{ code: string; name: string }>(namesByCode(kind), [uniqueCodes]) : []
  const names = new Map(found.map(({ code, name }) => [code, name]))
  return (code) => names.get(code) ?? code
}

/** SQL of a table `code, lane`: each port once, the company's own row before the platform's. `ownerCondition`: which companies' rows count. */
export const portLanes = (ownerCondition = 'company_id is null or company_id = (select app_company_id())') =>
  `select distinct on (code) code, lane_code as lane from m_port where removed_at is null and merged_into is null and (${ownerCondition})
   order by code, company_id nulls last`

/**
 * SQL of a table `pol, lane` with some counts of searches: each search counts once on each lane of its ports. Searches for the same ports are
 * added up first, because there are few different ones. `counts`: aggregates over `freight_query` by their names; `where`: which searches.
 */
export const searchesByLane = (ports: string, where: string, counts: Readonly<Record<string, string>>): string => {
  const names = Object.keys(counts)
  const sums = names.flatMap((name) => [
    `sum(${name})::int as ${name}`,
    `coalesce(sum(${name}) filter (where lost), 0)::int as ${name}_lost`,
  ])
  return `with lanes as materialized (${ports}),
    alike as materialized (select row_number() over () as id, pol_code as pol, pod_codes, lost_codes, ${names
      .map((name) => `${counts[name]!} as ${name}`)
      .join(', ')}
      from freight_query where ${where} group by pol_code, pod_codes, lost_codes),
    split as (select a.pol, coalesce(l.lane, '') as lane, bool_or(a.pod = any(a.lost_codes)) as lost, ${names
      .map((name) => `max(a.${name}) as ${name}`)
      .join(', ')}
      from (select alike.*, p.pod from alike cross join unnest(pod_codes) p (pod)) a left join lanes l on l.code = a.pod group by a.id, a.pol, 2)
   select pol, lane, ${sums.join(', ')}
   from split group by 1, 2`
}
