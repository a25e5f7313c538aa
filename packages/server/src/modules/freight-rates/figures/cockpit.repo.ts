import { formerOf, type FigurePeriod, type GapCell, type PeriodChoice, type RateCockpit } from '@jst/contracts/freight-rates'
import type { Db } from '../../../kernel/database/database.ts'
import { namesOf, portLanes, searchesByLane } from './names.repo.ts'
import { today, within } from './periods.ts'

const liveSql = 'company_id = (select app_company_id()) and removed_at is null and merged_into is null'
/** Rates that ended lately stand in the matrix as well: their lane is a gap now. */
const lately = 14
const published = `from freight_rate where ${liveSql} and state = 1`
// each part reads its own range of the index: most rates that end later do not hold yet
const cells = `select pol_code as pol, lane_code as lane, carrier_code as carrier, count(*) as rates
    ${published} and valid_to >= (select china_day()) and valid_from <= (select china_day()) group by 1, 2, 3
  union all select distinct pol_code, lane_code, '', 0
    ${published} and valid_to >= (select china_day()) - ${lately} and valid_to < (select china_day())`
const ending = `select coalesce(sum(n) filter (where days < 3), 0)::int as "D3", coalesce(sum(n) filter (where days between 3 and 6), 0)::int as "D7",
    coalesce(sum(n) filter (where days >= 7), 0)::int as "D14"
  from (select valid_to - (select china_day()) as days, count(*) as n
    ${published} and valid_to >= (select china_day()) and valid_to < (select china_day()) + 14 group by valid_to) ends`
// which ports a rate is for besides its own lies in lists, with which no index helps under row-level security
const linked = 'select pol, lane from freight_linked_cells()'
const updated = `select count(*) as count from freight_rate_recency r join freight_rate t on t.id = r.id
  where r.company_id = (select app_company_id()) and r.update_time >= ${today} and t.removed_at is null and t.merged_into is null`
const counted = (choice: PeriodChoice, more = '') =>
  `(select count(*) from freight_query where company_id = (select app_company_id()) and ${within('at', choice)}${more})`
const lost = ` and lost_codes <> '{}'`
const requestedSql = (period: FigurePeriod) =>
  `select ${counted(period)} as "Searches", ${counted(formerOf[period])} as "FormerSearches", ${counted(period, lost)} as "LostSearches",
    ${counted(formerOf[period], lost)} as "FormerLost"`
const searched = (period: FigurePeriod) =>
  searchesByLane(portLanes(), `company_id = (select app_company_id()) and ${within('at', period)}`, { searches: 'count(*)' })

interface Cell {
  readonly pol: string
  readonly lane: string
}
type Rated = Cell & { readonly carrier: string; readonly rates: number }
type Ending = Pick<RateCockpit, 'D3' | 'D7' | 'D14'>
type PriceRequest = Pick<RateCockpit, 'Searches' | 'FormerSearches' | 'LostSearches' | 'FormerLost'>
type Searched = Cell & { readonly searches: number; readonly searches_lost: number }

const sum = <T>(rows: readonly T[], pick: (row: T) => number) => rows.reduce((all, row) => all + pick(row), 0)
const distinct = (codes: readonly string[]) => [...new Set(codes)]

/** Figures of the company's rates today, and of searches. */
export async function cockpitOf(db: Db, period: FigurePeriod): Promise<RateCockpit> {
  const [rates, [ends], [updatedToday], links, [searches], routes, [day]] = await db.many<
    [Rated[], Ending[], { count: number }[], Cell[], PriceRequest[], Searched[], { day: string }[]]
  >([[cells], [ending], [updated], [linked], [requestedSql(period)], [searched(period)], ['select (select china_day())::text as day']])
  const Cells = cellsOf(rates, links, routes)
  const active = rates.filter((one) => one.rates > 0)
  const codes = distinct(active.map(({ carrier }) => carrier))
  const [port, lane, carrier] = await Promise.all([
    namesOf(
      db,
      'port',
      Cells.map(({ Pol }) => Pol),
    ),
    namesOf(
      db,
      'lane',
      Cells.map(({ Lane }) => Lane),
    ),
    namesOf(db, 'carrier', codes),
  ])
  const most = (pick: (cell: GapCell) => string, name: (code: string) => string) => {
    const weight = new Map<string, number>()
    for (const cell of Cells) weight.set(pick(cell), (weight.get(pick(cell)) ?? 0) + cell.Rates + cell.Searches)
    return [...weight].toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([Code]) => ({ Code, Name: name(Code) }))
  }
  return {
    Today: day!.day,
    Active: sum(rates, (one) => one.rates),
    ...ends!,
    UpdatedToday: updatedToday!.count,
    ...searches!,
    Pols: most(({ Pol }) => Pol, port),
    Lanes: most(({ Lane }) => Lane, lane),
    Cells: Cells.filter(({ Rates, Linked, Searches }) => Rates > 0 || Linked || Searches > 0),
    Carriers: codes
      .map((Code) => {
        const carrierRates = active.filter((one) => one.carrier === Code)
        const [Lanes, Pols] = [distinct(carrierRates.map((one) => one.lane)).length, distinct(carrierRates.map(({ pol }) => pol)).length]
        return { Code, Name: carrier(Code), Rates: sum(carrierRates, (one) => one.rates), Lanes, Pols }
      })
      .toSorted((a, b) => b.Rates - a.Rates || a.Code.localeCompare(b.Code)),
  }
}

function cellsOf(rates: readonly Rated[], links: readonly Cell[], routes: readonly Searched[]): GapCell[] {
  const found = new Map<string, GapCell>()
  const at = ({ pol, lane }: Cell): GapCell => {
    const key = `${pol} ${lane}`
    const cell = found.get(key) ?? { Pol: pol, Lane: lane, Rates: 0, Linked: false, Searches: 0, Lost: 0 }
    found.set(key, cell)
    return cell
  }
  for (const one of rates) at(one).Rates += one.rates
  for (const one of links) at(one).Linked = true
  for (const one of routes) Object.assign(at(one), { Searches: one.searches, Lost: one.searches_lost })
  return [...found.values()]
}
