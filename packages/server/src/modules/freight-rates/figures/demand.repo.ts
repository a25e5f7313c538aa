import type { Page, QueryOf } from '@jst/contracts'
import type { FigurePeriod, LostRoute, PriceQueryRow, priceQueries } from '@jst/contracts/freight-rates'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, readPage } from '../../../kernel/database/paging.ts'
import { namesOf, portLanes } from './names.repo.ts'
import { within, withinBoth } from './periods.ts'

const mostRoutes = 20
/** The customer of a search, if the reader sees him. */
const customer = `left join customer c on c.company_id = q.company_id and c.code = q.customer_code and c.removed_at is null and c.merged_into is null`

const lost = (period: FigurePeriod) =>
  `with q as (select q.id, q.pol_code as pol, p.pod, q.customer_code, ${within('q.at', period)} as now from freight_query q
      cross join unnest(q.lost_codes) p (pod)
      where q.company_id = (select app_company_id()) and q.lost_codes <> '{}' and ${withinBoth('q.at', period)}),
    routes as (select pol, pod, count(*) filter (where now) as queries, count(*) filter (where not now) as former,
        count(distinct customer_code) filter (where now and customer_code <> '') as customers, max(id) filter (where now) as last
      from q group by pol, pod having count(*) filter (where now) > 0),
    first as (select *, count(*) over () as routes from routes order by queries desc, former desc, pol, pod limit ${mostRoutes}),
    lanes as materialized (${portLanes()}),
    rated as materialized (select * from freight_route_rates((select array_agg(pol) from first), (select array_agg(pod) from first)))
   select f.routes::int as routes, f.pol as "Pol", f.pod as "Pod", coalesce(l.lane, '') as lane, f.queries as "Queries", f.former as "Former",
     f.customers as "Customers", q.at as "LastAt", q.boxes as "Boxes", q.day::text as "Day", coalesce(c.code, '') as "CustomerCode",
     coalesce(n.rates, 0)::int as "Rates"
   from first f join freight_query q on q.id = f.last left join lanes l on l.code = f.pod left join rated n on n.pol = f.pol and n.pod = f.pod
   ${customer}
   order by f.queries desc, f.former desc, f.pol, f.pod`

type Found = Omit<LostRoute, 'PolName' | 'PodName' | 'LaneName'> & { readonly routes: number; readonly lane: string }

/** Routes that were asked for in vain in a period. */
export async function lostRoutes(db: Db, period: FigurePeriod): Promise<{ Routes: number; Rows: LostRoute[] }> {
  const rows = await db.query<Found>(lost(period))
  const [port, lane] = await Promise.all([
    namesOf(
      db,
      'port',
      rows.flatMap(({ Pol, Pod }) => [Pol, Pod]),
    ),
    namesOf(
      db,
      'lane',
      rows.map((row) => row.lane),
    ),
  ])
  const toLostRoute = ({ routes: _, lane: code, ...row }: Found): LostRoute => ({
    ...row,
    PolName: port(row.Pol),
    PodName: port(row.Pod),
    LaneName: lane(code),
  })
  return { Routes: rows[0]?.routes ?? 0, Rows: rows.map(toLostRoute) }
}

type Query = QueryOf<typeof priceQueries>
type Row = Omit<PriceQueryRow, 'PolName' | 'Pods' | 'Lost'> & { readonly pods: string[]; readonly lost: string[] }

/** The searches themselves, the newest first; a customer whom the reader does not see is not named, and not found by his code. */
export async function queryPage(db: Db, { Period, Pol, Pod, Lane, Customer, Lost, ...paging }: Query): Promise<Page<PriceQueryRow>> {
  const ports = Lost ? 'q.lost_codes' : 'q.pod_codes'
  const where = new Conditions()
    .raw('q.company_id = (select app_company_id())')
    .raw(Period ? within('q.at', Period) : 'true')
    .raw(Lost === undefined ? 'true' : `q.lost_codes ${Lost ? '<>' : '='} '{}'`)
    .add('q.pol_code = ?', Pol)
    .add(`? = any(${ports})`, Pod)
    .add(`exists (select from (${portLanes()}) l where l.lane = ? and l.code = any(${ports}))`, Lane)
    .add('c.code = ?', Customer)
  const { Rows, Total } = await readPage<Row>(db, paging, {
    select: `q.id as "Id", q.at as "At", coalesce(e.name, '') as "By", coalesce(c.code, '') as "CustomerCode", coalesce(c.name_zh, '') as "Customer",
      q.pol_code as "Pol", q.pod_codes as pods, q.lost_codes as lost, q.boxes as "Boxes", q.day::text as "Day", q.options as "Options"`,
    from: `freight_query q left join employee e on e.id = q.employee_id ${customer}`,
    counted: `freight_query q ${Customer ? customer : ''}`,
    where,
    sorts: { At: { filled: 'q.at' }, Options: { filled: 'q.options' }, Day: { filled: 'q.day' } },
    defaultSort: '-At',
    tieBreaker: 'q.id desc',
  })
  const name = await namesOf(
    db,
    'port',
    Rows.flatMap(({ Pol: pol, pods }) => [pol, ...pods]),
  )
  const words = (codes: readonly string[]) => codes.map(name).join('、')
  return {
    Total,
    Rows: Rows.map(({ pods, lost: gone, ...row }) => ({ ...row, PolName: name(row.Pol), Pods: words(pods), Lost: words(gone) })),
  }
}

/** Searches for a customer in a period and the one before. */
export interface CustomerSearches {
  readonly code: string
  readonly searches: number
  readonly lost: number
  readonly former: number
}
/** Searches by customer, of those whom the reader sees. */
export const searchesByCustomer = (db: Queryable, period: FigurePeriod): Promise<CustomerSearches[]> =>
  db.query<CustomerSearches>(
    `with q as (select customer_code as code, count(*) filter (where ${within('at', period)}) as searches,
        count(*) filter (where ${within('at', period)} and lost_codes <> '{}') as lost,
        count(*) filter (where not (${within('at', period)})) as former
      from freight_query where company_id = (select app_company_id()) and customer_code <> '' and ${withinBoth('at', period)} group by 1)
     select q.* from q where exists (select from customer c where c.company_id = (select app_company_id()) and c.code = q.code
       and c.removed_at is null and c.merged_into is null)`,
  )
