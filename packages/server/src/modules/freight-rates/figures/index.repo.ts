import { leastPoints, type IndexPoint, type LaneIndex } from '@jst/contracts/freight-rates'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { maySee } from '../../../kernel/access/field-rights.ts'
import { namesOf } from './names.repo.ts'

/** Weeks before this one that a trend shows. */
const weeks = 12
/** The middle price of each lane today: of published USD rates with a 40HQ floor, with the charges that the SCFI has inside and that are due by box. */
const points = (company: string) =>
  `with scfi as materialized (select code, company_id from m_charge where in_scfi and removed_at is null and merged_into is null),
    t as materialized (select id, company_id, lane_code, floor40_hq from freight_rate where ${company} and state = 1 and removed_at is null
      and merged_into is null and valid_to >= (select china_day()) and valid_from <= (select china_day()) and currency_code = 'USD'
      and floor40_hq > 0 and lane_code <> ''),
    included as materialized (select s.subject_id, sum(coalesce(s.amount40_hq, s.amount)) as more from t
      join freight_rate_surcharge s on s.kind = 'freightRate' and s.subject_id = t.id
      join scfi on scfi.code = s.charge_code and (scfi.company_id is null or scfi.company_id = s.company_id)
      where s.currency_code = 'USD' and s.basis in ('', 'C') and not s.in_all_in and not s.unknown and s.condition_of = ''
        and (s.valid_from is null or s.valid_from <= (select china_day())) and (s.valid_to is null or s.valid_to >= (select china_day()))
      group by s.subject_id)
   select t.company_id, t.lane_code, count(*)::int as points, case when count(*) >= ${leastPoints} then
      round((percentile_cont(0.5) within group (order by t.floor40_hq + coalesce(i.more, 0)))::numeric, 2) end as median
   from t left join included i on i.subject_id = t.id group by t.company_id, t.lane_code`

/** The latest stored index, today's or yesterday's: after midnight that of yesterday stands until the first run of the day. */
const now = `select lane_code as lane, day::text as "Day", points as "Points", median::text as "Median", kept_at as at
  from freight_lane_index where company_id = (select app_company_id()) and day = (select max(day) from freight_lane_index
    where company_id = (select app_company_id()) and day >= (select china_day()) - 1) order by points desc, lane_code`
const before = `select lane_code as lane, day::text as "Day", points as "Points", median::text as "Median",
    day < date_trunc('week', (select china_day()))
      and day = max(day) over (partition by lane_code, date_trunc('week', day)) as week,
    day <= (select china_day()) - 7 and day > (select china_day()) - 14 as former
  from freight_lane_index where company_id = (select app_company_id())
    and day >= (select china_day()) - ${7 * (weeks + 1)} and day < (select china_day())
  order by lane_code, day`

type Point = { readonly lane: string; readonly Day: string; readonly Points: number; readonly Median: string | null }
type Current = Point & { readonly at: string }
type Kept = Point & { readonly week: boolean; readonly former: boolean }

/** The index of each lane that has a rate today or had one in the last weeks. Whoever may not see floors gets the numbers of rates alone. */
export async function laneIndexes(db: Db, actor: EmployeeActor): Promise<{ At: string | null; Lanes: LaneIndex[] }> {
  const [current, stored] = await db.many<[Current[], Kept[]]>([[now], [before]])
  const seen = maySee(actor, 'floorPrice')
  const toPoint = ({ Day, Points, Median }: Point): IndexPoint => ({ Day, Points, ...(seen ? { Median } : {}) })
  const lanes = [...new Set([...current, ...stored].map(({ lane }) => lane))]
  const [name, [day]] = await Promise.all([
    namesOf(db, 'lane', lanes),
    db.query<{ day: string }>('select (select china_day())::text as day'),
  ])
  const indexOf = (lane: string): LaneIndex => {
    const lanePoints = stored.filter((one) => one.lane === lane)
    const former = lanePoints.findLast((one) => one.former)
    return {
      Code: lane,
      Name: name(lane),
      Now: toPoint(current.find((one) => one.lane === lane) ?? { lane, Day: day!.day, Points: 0, Median: null }),
      Former: former ? toPoint(former) : null,
      Weeks: lanePoints
        .filter(({ week }) => week)
        .slice(-weeks)
        .map(toPoint),
    }
  }
  return { At: current[0]?.at ?? null, Lanes: lanes.map(indexOf) }
}

/** Keeps the index of today for every company, as rates stand now; a later run on the same day writes it again. Answers how many lanes. */
export async function keepLaneIndexes(tx: Queryable): Promise<number> {
  await tx.query('delete from freight_lane_index where day = (select china_day())')
  const rows = await tx.query(
    `insert into freight_lane_index (company_id, day, lane_code, points, median)
     select company_id, (select china_day()), lane_code, points, median from (${points('company_id is not null')}) p
     on conflict (company_id, day, lane_code) do update set points = excluded.points, median = excluded.median returning 1`,
  )
  return rows.length
}
