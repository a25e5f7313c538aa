import { formerOf, type FigurePeriod, type LaneSupply, type PlatformFigures } from '@jst/contracts/freight-rates'
import type { Db } from '../../../kernel/database.ts'
import { namesOf, portLanes, searchesByLane } from './names.repo.ts'
import { within, withinBoth } from './periods.ts'

/** Whose rows count, and the lanes that may be named: a company's own, or of the platform those that belong to no company. */
interface Reach {
  readonly company: string
  readonly ports: string
  readonly lanes: string
}
const ofCompany = 'company_id is null or company_id = (select app_company_id())'
const reaches = {
  company: { company: 'company_id = (select app_company_id())', ports: portLanes(), lanes: ofCompany },
  platform: { company: 'true', ports: portLanes('company_id is null'), lanes: 'company_id is null' },
} as const satisfies Record<PlatformFigures['Scope'], Reach>

const kept = 'removed_at is null and merged_into is null'
const known = ({ lanes }: Reach) => `select code, max(name_zh) as name from m_lane where (${lanes}) group by code`

// each part is read from an index of its own
const supply = (reach: Reach, period: FigurePeriod) =>
  `with active as (select lane_code as lane, count(*) as n from freight_rate where ${reach.company} and ${kept} and state = 1
      and valid_to >= (select china_day()) and valid_from <= (select china_day()) group by 1),
    published as (select lane_code as lane, count(*) filter (where ${within('published_at', period)}) as n, count(*) as both from freight_rate
      where ${reach.company} and ${kept} and ${withinBoth('published_at', period)} group by 1),
    known as (${known(reach)})
   select coalesce(k.code, '') as "Code", coalesce(max(k.name), '') as name, coalesce(sum(a.n), 0)::int as "Active",
     coalesce(sum(p.n), 0)::int as "Published", coalesce(sum(p.both - p.n), 0)::int as "FormerPublished"
   from active a full join published p using (lane) left join known k on k.code = lane group by 1`

const demand = (reach: Reach, period: FigurePeriod) =>
  `with known as (${known(reach)}),
    q as (${searchesByLane(reach.ports, `${reach.company} and ${withinBoth('at', period)}`, {
      now: `count(*) filter (where ${within('at', period)})`,
      former: `count(*) filter (where ${within('at', formerOf[period])})`,
    })})
   select coalesce(k.code, '') as "Code", coalesce(max(k.name), '') as name, sum(now)::int as "Searches", sum(former)::int as "FormerSearches",
     sum(now_lost)::int as "Lost", sum(former_lost)::int as "FormerLost" from q left join known k on k.code = q.lane group by 1`

const weeks = ({ company }: Reach) => {
  const count = (table: string, column: string, more: string) =>
    `(select count(*) from ${table} where ${company} and ${column} >= begin and ${column} < begin + interval '7 days'${more})`
  return `select day::text as "From", ${count('freight_rate', 'published_at', ` and ${kept}`)} as "Published",
      ${count('freight_query', 'at', '')} as "Searches", ${count('freight_query', 'at', ` and lost_codes <> '{}'`)} as "Lost"
    from (select w::date as day, w at time zone 'Asia/Shanghai' as begin from (select date_trunc('week', china_day()::timestamp) as this) here
      cross join lateral generate_series(here.this - interval '11 weeks', here.this, interval '1 week') w) week order by day`
}

const operators = ({ company }: Reach) =>
  `select count(*) as count from company c where exists (select from freight_rate where ${kept} and company_id = c.id and ${company})`

type Supplied = Pick<LaneSupply, 'Code' | 'Active' | 'Published' | 'FormerPublished'> & { readonly name: string }
type Demanded = Pick<LaneSupply, 'Code' | 'Searches' | 'FormerSearches' | 'Lost' | 'FormerLost'> & { readonly name: string }
const none = { Active: 0, Published: 0, FormerPublished: 0, Searches: 0, FormerSearches: 0, Lost: 0, FormerLost: 0 }

/** Supply and demand by lane. `db` sees the rows of the scope: the caller's for a company, the server's own for the platform. */
export async function platformOf(db: Db, Scope: PlatformFigures['Scope'], period: FigurePeriod): Promise<PlatformFigures> {
  const reach = reaches[Scope]
  const [supplied, demanded, Weeks, [found]] = await Promise.all([
    db.query<Supplied>(supply(reach, period)),
    db.query<Demanded>(demand(reach, period)),
    db.query<PlatformFigures['Weeks'][number]>(weeks(reach)),
    db.query<{ count: number }>(operators(reach)),
  ])
  const codes = [...new Set([...supplied, ...demanded].map(({ Code }) => Code))]
  // what companies call a lane is theirs
  const own = Scope === 'company' ? await namesOf(db, 'lane', codes) : undefined
  const Lanes = codes.map((Code) => {
    const [{ name: a = '', ...rates } = {} as Partial<Supplied>, { name: b = '', ...searches } = {} as Partial<Demanded>] = [
      supplied.find((one) => one.Code === Code),
      demanded.find((one) => one.Code === Code),
    ]
    return { ...none, ...rates, ...searches, Code, Name: Code === '' ? '' : (own?.(Code) ?? (a || b)) }
  })
  const weight = ({ Active, Searches }: LaneSupply) => Active + Searches
  return { Scope, Operators: found!.count, Lanes: Lanes.toSorted((x, y) => weight(y) - weight(x) || x.Code.localeCompare(y.Code)), Weeks }
}
