import { addDays, daysBetween, instantOf, mondayOf, portDay, type WeekView } from '@jst/contracts/schedules'
import type { QueryOf } from '@jst/contracts'
import type { voyageWeeks } from '@jst/contracts/schedules'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import type { Db } from '../../../kernel/database.ts'
import { Conditions } from '../../../kernel/paging.ts'
import { namesOf } from './names.ts'
import { seenBy } from './voyage.repo.ts'

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

/** Services with their sailings by the week of the planned departure, so that a late ship stays in its own week. */
export async function weekView(db: Db, actor: EmployeeActor, query: QueryOf<typeof voyageWeeks>): Promise<WeekView> {
  const From = mondayOf(query.From)
  // a day more on both sides: the weeks are those of the ports
  const from = instantOf(`${addDays(From, -1)} 00:00`, 'UTC')
  const to = instantOf(`${addDays(From, query.Weeks * 7 + 1)} 00:00`, 'UTC')
  const { text, value } = seenBy(actor, 'v')
  const where = value === undefined ? new Conditions().raw(text) : new Conditions().add(text, value)
  if (value !== undefined)
    where.raw(
      'v.company_id is not null or not exists (select from voyage mine where mine.base_id is not null and mine.base_id = v.id and mine.company_id = $1)',
    )
  where.add('v.carrier_code = ?', query.CarrierCode).add('v.service_code = ?', query.ServiceCode)
  if (query.LoadPort) where.add('p.port_code = ? and not p.omitted', query.LoadPort)
  else where.raw('p.seq = 1')
  where.add(
    'exists (select from port_call d where d.voyage_id = v.id and d.seq > p.seq and d.port_code = ? and not d.omitted)',
    query.DischargePort,
  )
  where.add('coalesce(p.planned_departure, p.moment) >= ?', from).add('coalesce(p.planned_departure, p.moment) < ?', to)
  // by index: a first call is not far from its plan, a later port may follow months after the first
  const early = query.LoadPort ? 150 : 45
  where.add(`v.departure >= ?::timestamptz - interval '${early} days'`, from).add(`v.departure < ?::timestamptz + interval '45 days'`, to)
  where.raw(`v.service_code <> ''`)
  const found = await db.query<Found>(
    `select v.id as "Id", v.service_code as "ServiceCode", v.carrier_code as "CarrierCode", v.vessel as "Vessel", v.voyage_no as "VoyageNo", v.status as "Status", v.delay as "Delay", p.port_code as "PortCode",
       coalesce(p.actual_departure, p.estimated_departure, p.planned_departure) as "Departure", coalesce(p.planned_departure, p.moment) as "Planned"
     from voyage v join port_call p on p.voyage_id = v.id ${where.text} order by v.carrier_code, v.service_code, "Planned" limit 2000`,
    where.values,
  )
  const services = new Map<string, Found[]>()
  for (const row of found) {
    const key = `${row.CarrierCode} ${row.ServiceCode}`
    services.set(key, [...(services.get(key) ?? []), row])
  }
  const shown = [...services.values()].slice(0, mostServices)
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
