import type { Page } from '@jst/contracts'
import {
  mostCounted,
  plannedCall,
  transitDays,
  type CallFilters,
  type CallQuery,
  type CallRow,
  type VoyageQuery,
  type VoyageRow,
} from '@jst/contracts/schedules'
import type { Db } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import { namesOf } from './names.ts'
import { callColumns, layer, seenBy, voyageColumns, type ScheduleReader } from './voyage.repo.ts'

/** Condition for voyages of the actor's company. @param alias alias whose company is compared, so that an index can give its rows in order */
export function visible(actor: ScheduleReader, alias: string, id: string): Conditions {
  const { text, value } = seenBy(actor, alias)
  if (value === undefined) return new Conditions().raw(text)
  // only the platform's can have one of the company's own in their place
  return new Conditions().add(text, value).raw(
    `${alias}.company_id is not null or not exists (select from voyage mine where mine.base_id is not null and mine.base_id = ${id}
        and mine.company_id = $1)`,
  )
}
export const named = 'v.vessel ilike ? or v.voyage_no ilike ? or v.imo ilike ?'
export const best = {
  departure: (p: string) => `coalesce(${p}.actual_departure, ${p}.estimated_departure, ${p}.planned_departure)`,
  arrival: (p: string) => `coalesce(${p}.actual_arrival, ${p}.estimated_arrival, ${p}.planned_arrival)`,
}
const paging = ({ PageIndex, PageSize, Sort }: PageInput): PageInput => ({
  ...(PageIndex === undefined ? {} : { PageIndex }),
  ...(PageSize === undefined ? {} : { PageSize }),
  ...(Sort === undefined ? {} : { Sort }),
})

type Ends = Pick<VoyageRow, 'LoadPortCode' | 'DischargePortCode' | 'PlannedDeparture' | 'Departure' | 'PlannedArrival' | 'Arrival'>
const days = ({ LoadPortCode, DischargePortCode, Departure, Arrival }: Ends): number | null => {
  return transitDays(plannedCall(LoadPortCode, null, Departure), plannedCall(DischargePortCode, Arrival, null))
}
/** Voyages between two ports, or from their first call to their last. */
/** @param most more are not counted */
export async function voyagePage(db: Db, actor: ScheduleReader, query: VoyageQuery, most: number = mostCounted): Promise<Page<VoyageRow>> {
  const where = visible(actor, 'v', 'v.id')
  const port = (code: string | undefined) => {
    if (!code) return 'true'
    where.add('?::text is not null', code)
    return `c.port_code = $${where.values.length} and not c.omitted`
  }
  const [load, discharge] = [port(query.LoadPort), port(query.DischargePort)]
  const from = `voyage v join lateral (select * from port_call c where c.voyage_id = v.id and ${load} order by c.seq limit 1) l on true
    join lateral (select * from port_call c where c.voyage_id = v.id and c.seq > l.seq and ${discharge}
      order by c.seq ${query.DischargePort ? '' : 'desc'} limit 1) d on true`
  const departure = query.LoadPort ? best.departure('l') : 'v.departure'
  where
    .add(named, containing(query.Keyword))
    .add('v.carrier_code = ?', query.CarrierCode)
    .add('v.service_code = ?', query.ServiceCode)
    .add('v.status = ?', query.Status)
    .add(`${departure} >= ?`, query.From)
    .add(`${departure} <= ?`, query.To)
  const { Rows, Total } = await readPage<
    Omit<VoyageRow, 'CarrierName' | 'LoadPortName' | 'DischargePortName' | 'TransitDays' | 'Ports'> & { Ports: string[] }
  >(db, paging(query), {
    select: `${voyageColumns}, l.port_code as "LoadPortCode", l.terminal_code as "LoadTerminalCode", l.planned_departure as "PlannedDeparture",
        ${best.departure('l')} as "Departure", l.cutoffs as "Cutoffs",
      d.port_code as "DischargePortCode", d.planned_arrival as "PlannedArrival", ${best.arrival('d')} as "Arrival",
      array(select c.port_code from port_call c where c.voyage_id = v.id and c.seq between l.seq and d.seq and not c.omitted
        order by c.seq) as "Ports"`,
    from,
    counted: query.LoadPort || query.DischargePort ? from : 'voyage v',
    most,
    where,
    sorts: {
      Departure: { filled: departure },
      Delay: 'v.delay',
      SourceTime: { filled: 'v.source_time' },
      Vessel: { filled: 'v.vessel' },
      ServiceCode: { filled: 'v.service_code' },
    },
    defaultSort: 'Departure',
    tieBreaker: 'v.id',
  })
  const nameOf = await namesOf(db, {
    carrier: Rows.map(({ CarrierCode }) => CarrierCode),
    port: Rows.flatMap(({ LoadPortCode, DischargePortCode, Ports }) => [LoadPortCode, DischargePortCode, ...Ports]),
  })
  return {
    Total,
    Rows: Rows.map((row) => ({
      ...row,
      CarrierName: nameOf('carrier', row.CarrierCode),
      LoadPortName: nameOf('port', row.LoadPortCode),
      DischargePortName: nameOf('port', row.DischargePortCode),
      TransitDays: days(row),
      Ports: row.Ports.map((Code) => ({ Code, Name: nameOf('port', Code) })),
    })),
  }
}

const dues = {
  overdue: `p.moment < now() and p.state not in ('departed', 'omitted') and not v.blank`,
  day: `p.moment between now() and now() + interval '1 day' and p.state not in ('departed', 'omitted')`,
  stale: `v.source_time < now() - interval '1 day' and p.state not in ('departed', 'omitted')`,
} as const

/** The calls `p` of voyages `v` that the actor may see and the filters keep. */
export function callConditions(actor: ScheduleReader, query: CallFilters): Conditions {
  const where = visible(actor, 'p', 'p.voyage_id')
    .add(named, containing(query.Keyword))
    .add('p.carrier_code = ?', query.CarrierCode)
    .add('p.service_code = ?', query.ServiceCode)
    .add('p.port_code = ?', query.PortCode)
    .add('p.state = ?', query.State)
    .add('v.status = ?', query.Status)
    .add('v.source = ?', query.Source)
    .add('p.moment >= ?', query.From)
    .add('p.moment <= ?', query.To)
  return query.Due ? where.raw(dues[query.Due]) : where
}

/** Calls of all voyages, by the moment that counts. */
export async function callPage(db: Db, actor: ScheduleReader, query: CallQuery): Promise<Page<CallRow>> {
  const where = callConditions(actor, query)
  const joined = 'port_call p join voyage v on v.id = p.voyage_id'
  const ofVoyage = query.Keyword?.trim() || query.Status || query.Source || query.Due
  const page = await readPage<CallRow>(db, paging(query), {
    select: `v.id as "VoyageId", ${layer} as "Layer", v.carrier_code as "CarrierCode", v.service_code as "ServiceCode", v.vessel as "Vessel",
      v.voyage_no as "VoyageNo", v.status as "Status",
      v.blank as "Blank", v.reason as "Reason", v.source as "Source", v.source_time as "SourceTime", v.update_time as "UpdateTime", ${callColumns}`,
    from: joined,
    counted: ofVoyage ? joined : 'port_call p',
    most: mostCounted,
    where,
    sorts: { Moment: { filled: 'p.moment' }, Delay: 'p.delay', SourceTime: { filled: 'v.source_time' } },
    defaultSort: 'Moment',
    tieBreaker: 'p.voyage_id, p.seq',
    // a rare word is better looked for by its value
    keepPlan: !query.Keyword,
  })
  const nameOf = await namesOf(db, {
    carrier: page.Rows.map(({ CarrierCode }) => CarrierCode),
    port: page.Rows.map(({ PortCode }) => PortCode),
    terminal: page.Rows.map(({ TerminalCode }) => TerminalCode),
  })
  for (const row of page.Rows) {
    row.CarrierName = nameOf('carrier', row.CarrierCode)
    row.PortName = nameOf('port', row.PortCode)
    row.TerminalName = row.TerminalCode && nameOf('terminal', row.TerminalCode)
  }
  return page
}
