import { formerOf, type FigurePeriod, type LaneSupply, type PlatformFigures } from '@jst/contracts/freight-rates'
import type { Db } from '../../../kernel/database/database.ts'
import { namesOf, portLanes, searchesByLane } from './names.repo.ts'
import { startsOf, within, withinBoth } from './periods.ts'

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

const liveSql = 'removed_at is null and merged_into is null'
const laneNames = ({ lanes }: Reach) => `select code, max(name_zh) as name from m_lane where (${lanes}) group by code`
const active = ({
  company,
}: Reach) => `select lane_code as lane, count(*) as n from freight_rate where ${company} and ${liveSql} and state = 1
  and valid_to >= (select china_day()) and valid_from <= (select china_day()) group by 1`
const demand = (reach: Reach, period: FigurePeriod) =>
  searchesByLane(reach.ports, `${reach.company} and ${withinBoth('at', period)}`, {
    now: `count(*) filter (where ${within('at', period)})`,
    former: `count(*) filter (where ${within('at', formerOf[period])})`,
  })

const mondays = `select w::date as day, w at time zone 'Asia/Shanghai' as begin from (select date_trunc('week', china_day()::timestamp) as this) here
  cross join lateral generate_series(here.this - interval '11 weeks', here.this, interval '1 week') w`
const weekDays = `select day::text as "From" from (${mondays}) w order by day`
/** The spans between Mondays and the starts of the periods: `edges` are where they begin. */
const spans = (period: FigurePeriod) => `edges as materialized (select array(select begin from (${mondays}) w
    union select unnest(array[${startsOf(period).join(', ')}]) order by 1) as edges)`
const spanned = (column: string, period: FigurePeriod) => {
  const [now, former] = startsOf(period)
  return `${column} >= ${now} as now, (${column} >= ${former} and ${column} < ${now}) as former,
    date_trunc('week', ${column} at time zone 'Asia/Shanghai')::date::text as week`
}
// rates are read once, for their lanes and for their weeks
const published = ({ company }: Reach, period: FigurePeriod) =>
  `with ${spans(period)}, counted as (select lane_code as lane, width_bucket(published_at, (select edges from edges)) as span, count(*) as n
     from freight_rate where ${company} and ${liveSql} and published_at >= (select edges[1] from edges) group by 1, 2)
   select lane, n, ${spanned('edges[span]', period)} from counted cross join edges`
const searched = ({ company }: Reach) =>
  `with edges as materialized (select array(select begin from (${mondays}) w order by 1) as edges),
     counted as (select width_bucket(at, (select edges from edges)) as span, count(*) as n, count(*) filter (where lost_codes <> '{}') as lost
     from freight_query where ${company} and at >= (select edges[1] from edges) group by 1)
   select n, lost, (edges[span] at time zone 'Asia/Shanghai')::date::text as week from counted cross join edges`

const operators = ({ company }: Reach) =>
  `select count(*) as count from company c where exists (select from freight_rate where ${liveSql} and company_id = c.id and ${company})`

interface Published {
  readonly lane: string
  readonly n: number
  readonly now: boolean
  readonly former: boolean
  readonly week: string
}
interface Searched {
  readonly lane: string
  readonly now: number
  readonly former: number
  readonly now_lost: number
  readonly former_lost: number
}
const sum = <T>(rows: readonly T[], pick: (row: T) => number) => rows.reduce((all, row) => all + pick(row), 0)

/** Supply and demand by lane. `db` sees the rows of the scope: the caller's for a company, the server's own for the platform. */
export async function platformOf(db: Db, Scope: PlatformFigures['Scope'], period: FigurePeriod): Promise<PlatformFigures> {
  const reach = reaches[Scope]
  const [names, held, rates, requested, weeks, searches, [found]] = await Promise.all([
    db.query<{ code: string; name: string }>(laneNames(reach)),
    db.query<{ lane: string; n: number }>(active(reach)),
    db.query<Published>(published(reach, period)),
    db.query<Searched>(demand(reach, period)),
    db.query<{ From: string }>(weekDays),
    db.query<{ n: number; lost: number; week: string }>(searched(reach)),
    db.query<{ count: number }>(operators(reach)),
  ])
  const lanes = new Map(names.map(({ code, name }) => [code, name]))
  const named = (lane: string) => (lanes.has(lane) ? lane : '')
  const counted = rates.filter(({ now, former }) => now || former)
  const codes = [...new Set([...held, ...counted, ...requested].map(({ lane }) => named(lane)))]
  // what companies call a lane is theirs
  const companyNames = Scope === 'company' ? await namesOf(db, 'lane', codes) : undefined
  const Lanes = codes.map((Code): LaneSupply => {
    const of = <T extends { readonly lane: string }>(rows: readonly T[]) => rows.filter(({ lane }) => named(lane) === Code)
    const [mine, questions] = [of(counted), of(requested)]
    return {
      Code,
      Name: Code === '' ? '' : (companyNames?.(Code) ?? lanes.get(Code) ?? ''),
      Active: sum(of(held), ({ n }) => n),
      Published: sum(mine, ({ n, now }) => (now ? n : 0)),
      FormerPublished: sum(mine, ({ n, former }) => (former ? n : 0)),
      Searches: sum(questions, ({ now }) => now),
      FormerSearches: sum(questions, ({ former }) => former),
      Lost: sum(questions, ({ now_lost: lost }) => lost),
      FormerLost: sum(questions, ({ former_lost: lost }) => lost),
    }
  })
  const Weeks = weeks.map(({ From }) => {
    const week = searches.filter((one) => one.week === From)
    const Published = sum(
      rates.filter((one) => one.week === From),
      ({ n }) => n,
    )
    return { From, Published, Searches: sum(week, ({ n }) => n), Lost: sum(week, ({ lost }) => lost) }
  })
  const weight = ({ Active, Searches }: LaneSupply) => Active + Searches
  return { Scope, Operators: found!.count, Lanes: Lanes.toSorted((x, y) => weight(y) - weight(x) || x.Code.localeCompare(y.Code)), Weeks }
}
