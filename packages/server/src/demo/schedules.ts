import { addDays, mondayOf, pushLater, sailingOf, type CallInput, type RotationCall } from '@jst/contracts/schedules'
import type { Queryable } from '../kernel/database.ts'
import { insertVoyages, type VoyageToWrite } from '../modules/schedules/index.ts'
import { demoCompanies } from './accounts.ts'
import { Random } from './random.ts'
import { demoServices, type DemoService } from './services.ts'
import { vessels } from './trades.ts'

const hour = 3_600_000
const weeksBack = 12
const weeksAhead = 10
/** Where the platform's demo voyages come from; by it they are cleared again. */
const demoSource = '演示数据'
const sources = ['船公司 EDI', '船公司官网', '港口公告', '手工'] as const
const cutoffs: RotationCall['Cutoffs'] = [
  { Code: 'DCO', DaysBefore: 2, Time: '12:00' },
  { Code: 'VCO', DaysBefore: 2, Time: '16:00' },
  { Code: 'FCO', DaysBefore: 1, Time: '10:00' },
  { Code: 'CUA', DaysBefore: 1, Time: '16:00' },
]
const reasons = { late: '前港压港', omit: '赶班期，本航次甩港', divert: '原挂靠港台风封港', blank: '节后货量不足，本周停班' } as const

interface DemoOrderFact {
  carrier: string
  vessel: string
  voyage: string
  port: string
  sails: string
}

/** Services with their rotations and voyages of the last twelve and the coming ten weeks, in every state; orders find the ship they are booked on. */
export async function seedSchedules(tx: Queryable, now: Date): Promise<void> {
  const [operator] = await tx.query<{ id: number }>('select id from company where code = $1', [demoCompanies.operator.code])
  const orders = await tx.query<DemoOrderFact>(
    `select carrier_code as carrier, vessel, voyage, load_port_code as port, sailing_date as sails from cargo_order where sailing_date is not null
      order by id limit 60`,
  )
  const terminals = await tx.query<{ port: string; code: string }>(
    `select port_code as port, min(code) as code from m_terminal where company_id is null and removed_at is null group by port_code`,
  )
  const terminalOf = new Map(terminals.map(({ port, code }) => [port, code]))
  const random = new Random(20_260_301)
  const own: VoyageToWrite[] = []
  const platforms: VoyageToWrite[] = []
  for (const service of demoServices) {
    const rotation = { Weekday: service.weekday, Calls: callsOf(service, terminalOf) }
    const company = service.platform ? null : operator!.id
    await tx.query(
      `insert into m_service (company_id, code, name_zh, carrier_code, lane_code, alliance, weekdays, transit_days, rotation, search) values ($1, $2,
        $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        company,
        service.code,
        service.name,
        service.carrier,
        service.lane,
        service.alliance,
        [String(service.weekday)],
        rotation.Calls.at(-2)!.ArriveDay,
        rotation.Calls.map(({ PortCode }) => PortCode),
        `${service.code} ${service.name}`,
      ],
    )
    await tx.query('insert into service_rotation (company_id, service_code, carrier_code, weekday, calls) values ($1, $2, $3, $4, $5)', [
      company,
      service.code,
      service.carrier,
      service.weekday,
      JSON.stringify(rotation.Calls),
    ])
    const sailings = Array.from({ length: weeksBack + weeksAhead }, (_, week) => {
      const day0 = addDays(mondayOf(now.toISOString().slice(0, 10)), (week - weeksBack) * 7 + service.weekday - 1)
      return sailing(service, sailingOf(rotation, day0), week, now, random)
    })
    ;(service.platform ? platforms : own).push(...sailings)
  }
  await insertVoyages(tx, operator!.id, null, booked(own, orders))
  await insertVoyages(tx, null, null, platforms)
}

/** Removes schedules of the demo, those of the platform included. */
export async function clearSchedules(tx: Queryable): Promise<void> {
  const codes = demoServices.filter(({ platform }) => platform).map(({ code }) => code)
  await tx.query('delete from voyage where company_id is null and source = $1', [demoSource])
  await tx.query('delete from service_rotation where company_id is null and service_code = any($1)', [codes])
  await tx.query('delete from m_service where company_id is null and code = any($1)', [codes])
}

/** `CNSHA 0-1, …` with times of day, terminals and, before the sea leg, cut-offs. */
function callsOf({ code, calls }: DemoService, terminalOf: ReadonlyMap<string, string>): RotationCall[] {
  const random = new Random(code.length * 7_919 + code.charCodeAt(0) * 131 + code.charCodeAt(1))
  const time = (from: number, to: number) => `${String(random.between(from, to)).padStart(2, '0')}:${random.pick(['00', '30'])}`
  return calls.split(', ').map((text) => {
    const [PortCode, span] = text.split(' ') as [string, string]
    const [ArriveDay, DepartDay] = span.split('-').map(Number) as [number, number]
    return {
      PortCode,
      TerminalCode: terminalOf.get(PortCode) ?? '',
      ArriveDay,
      ArriveTime: time(2, 9),
      DepartDay,
      DepartTime: time(12, 23),
      Cutoffs: /^(CN|HK|TW|KR)/.test(PortCode) ? [...cutoffs] : [],
    }
  })
}

function sailing(service: DemoService, calls: CallInput[], week: number, now: Date, random: Random): VoyageToWrite {
  const fleet = vessels[service.carrier] ?? ['ANL KIEWA', 'ANL GIPPSLAND']
  const future = week > weeksBack
  const fate = random.next()
  const late = fate < 0.14 ? random.between(26, 90) : random.between(0, 14)
  const Blank = future && fate > 0.96
  let shaped = happened(calls, Blank ? 0 : late, now, random)
  const skipped = fate > 0.9 && fate <= 0.96 ? shaped.findIndex((call, at) => at > 0 && at < shaped.length - 2 && !call.ActualArrival) : -1
  const diverted = fate > 0.94
  if (skipped > 0 && !Blank)
    shaped = shaped.with(
      skipped,
      diverted
        ? { ...shaped[skipped]!, ReplacedPort: shaped[skipped]!.PortCode, PortCode: nearby(shaped[skipped]!.PortCode), TerminalCode: '' }
        : { ...shaped[skipped]!, Omitted: true, EstimatedArrival: null, EstimatedDeparture: null },
    )
  const Source = service.platform ? demoSource : sources[random.between(0, sources.length - 1)]!
  const age = random.next() < 0.15 ? random.between(26, 60) : random.between(1, 20)
  return {
    CarrierCode: service.carrier,
    ServiceCode: service.code,
    Imo: '',
    Vessel: fleet[week % fleet.length]!,
    VoyageNo: `${120 + week}${service.lane === 'NAM' || service.lane === 'OCE' ? 'E' : 'W'}`,
    Source,
    SourceTime: new Date(now.getTime() - age * hour).toISOString(),
    Remark: '',
    Blank,
    Reason: Blank ? reasons.blank : skipped > 0 ? (diverted ? reasons.divert : reasons.omit) : late >= 24 ? reasons.late : '',
    Calls: shaped,
  }
}

/** Actual times of the calls so far: the first is late by so many hours, ships make up a little on the way. */
function happened(calls: readonly CallInput[], late: number, now: Date, random: Random): CallInput[] {
  let delay = late
  const lived = calls.map((call): CallInput => {
    const at = (plan: string | null) => (plan === null ? null : new Date(Date.parse(plan) + delay * hour).toISOString())
    const [arrival, departure] = [at(call.PlannedArrival), at(call.PlannedDeparture)]
    delay = Math.max(0, delay - random.between(0, 2))
    const past = (time: string | null) => time !== null && Date.parse(time) < now.getTime() - hour
    // some departures of the last day nobody has reported yet
    const isUnreported = past(departure) && Date.parse(departure!) > now.getTime() - 30 * hour && random.next() < 0.3
    const near = arrival !== null && Date.parse(arrival) < now.getTime() + 28 * 24 * hour
    return {
      ...call,
      EstimatedArrival: near && late > 0 ? arrival : null,
      EstimatedDeparture: near && late > 0 ? departure : null,
      ActualArrival: past(arrival) ? arrival : null,
      ActualDeparture: past(arrival) && past(departure) && !isUnreported ? departure : null,
    }
  })
  return late >= 24 && !lived[0]!.ActualArrival ? pushLater(lived, 0) : lived
}

const neighbours: Readonly<Record<string, string>> = {
  CNSHA: 'CNNGB',
  CNNGB: 'CNZOS',
  CNYTN: 'CNSHK',
  CNXMN: 'CNFOC',
  USLAX: 'USLGB',
  NLRTM: 'BEANR',
  DEHAM: 'DEBRV',
  SGSIN: 'MYTPP',
}
const nearby = (port: string) => neighbours[port] ?? 'KRPUS'

/** Sailings take the names of the ships that orders of their carrier are booked on, from the order's port near its date. */
function booked(voyages: readonly VoyageToWrite[], orders: readonly DemoOrderFact[]): VoyageToWrite[] {
  const named = [...voyages]
  const taken = new Set<number>()
  const ships = new Set<string>()
  for (const order of orders) {
    let best: { at: number; apart: number } | undefined
    for (const [at, voyage] of named.entries()) {
      if (taken.has(at) || voyage.CarrierCode !== order.carrier) continue
      const call = voyage.Calls.slice(0, -1).find(({ PortCode }) => PortCode === order.port)
      if (!call?.PlannedDeparture) continue
      const apart = Math.abs(Date.parse(call.PlannedDeparture) - Date.parse(order.sails))
      if (apart < 10 * 24 * hour && (!best || apart < best.apart)) best = { at, apart }
    }
    const ship = `${order.carrier} ${order.vessel} ${order.voyage}`
    if (!best || ships.has(ship)) continue
    taken.add(best.at)
    ships.add(ship)
    named[best.at] = { ...named[best.at]!, Vessel: order.vessel, VoyageNo: order.voyage }
  }
  return named
}
