import { addDays, daysBetween, instantOf, mondayOf, portDay, type WeekView } from '@jst/contracts/schedules'
import type { QueryOf } from '@jst/contracts'
import type { voyageWeeks } from '@jst/contracts/schedules'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { containing } from '../../../kernel/database/paging.ts'
import { namesOf } from './names.ts'
import { best, named, visible } from './voyage-list.repo.ts'

interface Found {
  Id: number
  ServiceCode: string
  CarrierCode: string
  Vessel: string
  VoyageNo: string
  PortCode: string
  Departure: string | null
  Planned: string | null
  Status: WeekView['Services'][number]['Sailings'][number]['Status']
  Delay: number | null
}
const mostServices = 60
/** Word for word as the indexes have it (migrations/0091_schedules_faster.sql). */
const planned = 'case when p.planned_departure is null then p.moment else p.planned_departure end'

/** Services with their sailings by the week of the planned departure, so that a late ship stays in its own week. */
export async function weekView(db: Db, actor: EmployeeActor, query: QueryOf<typeof voyageWeeks>): Promise<WeekView> {
  const From = mondayOf(query.From)
  // a day more on both sides: the weeks are those of the ports
  const from = instantOf(`${addDays(From, -1)} 00:00`, 'UTC')
  const to = instantOf(`${addDays(From, query.Weeks * 7 + 1)} 00:00`, 'UTC')
  const where = visible(actor, 'p', 'p.voyage_id').raw(`p.service_code <> ''`)
  where.add('p.carrier_code = ?', query.CarrierCode).add('p.service_code = ?', query.ServiceCode)
  if (query.LoadPort) where.add('p.port_code = ? and not p.omitted', query.LoadPort)
  else where.raw('p.seq = 1')
  where.add(
    'exists (select from port_call d where d.voyage_id = p.voyage_id and d.seq > p.seq and d.port_code = ? and not d.omitted)',
    query.DischargePort,
  )
  const ofVoyage = (condition: string) => `exists (select from voyage v where v.id = p.voyage_id and (${condition}))`
  where.add(ofVoyage(named), containing(query.Keyword)).add(ofVoyage('v.status = ?'), query.Status)
  where.add(`${planned} >= ?`, from).add(`${planned} < ?`, to)
  // the services that are shown are known before the voyages are read
  const found = await db.query<Found>(
    `with sailing as materialized (select p.voyage_id, p.carrier_code, p.service_code, p.port_code, ${best.departure('p')} as departure,
      ${planned} as planned from port_call p ${where.text}),
       shown as materialized (select carrier_code, service_code from sailing group by carrier_code, service_code order by carrier_code, service_code
      limit ${mostServices})
     select v.id as "Id", s.service_code as "ServiceCode", s.carrier_code as "CarrierCode", v.vessel as "Vessel", v.voyage_no as "VoyageNo",
      v.status as "Status", v.delay as "Delay", s.port_code as "PortCode",
       s.departure as "Departure", s.planned as "Planned"
     from shown join sailing s using (carrier_code, service_code) join voyage v on v.id = s.voyage_id order by s.carrier_code, s.service_code,
      s.planned limit 2000`,
    where.values,
  )
  const services = new Map<string, Found[]>()
  for (const row of found) {
    const key = `${row.CarrierCode} ${row.ServiceCode}`
    services.set(key, [...(services.get(key) ?? []), row])
  }
  const shown = [...services.values()]
  const nameOf = await namesOf(db, { service: shown.map(([row]) => row!.ServiceCode), carrier: shown.map(([row]) => row!.CarrierCode) })
  return {
    From,
    Weeks: query.Weeks,
    Services: shown.map((rows) => ({
      ServiceCode: rows[0]!.ServiceCode,
      ServiceName: nameOf('service', rows[0]!.ServiceCode),
      CarrierCode: rows[0]!.CarrierCode,
      CarrierName: nameOf('carrier', rows[0]!.CarrierCode),
      Sailings: rows
        .map(({ ServiceCode: _, CarrierCode: __, Planned, ...sailing }) => ({
          ...sailing,
          Week: Planned ? Math.floor(daysBetween(From, portDay(Planned, sailing.PortCode)) / 7) : -1,
        }))
        .filter(({ Week }) => Week >= 0 && Week < query.Weeks),
    })),
  }
}
