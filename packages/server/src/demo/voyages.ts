import { addDays, mondayOf, pushLater, sailingOf, type CallInput, type RotationCall } from '@jst/contracts/schedules'
import type { VoyageToWrite } from '../modules/schedules/index.ts'
import { Random } from './random.ts'
import { demoServices, type DemoService } from './services.ts'
import { fleetOf } from './ships.ts'

const hour = 3_600_000
const weeksBack = 12
const weeksAhead = 10
/** Where the platform's demo voyages come from; by it they are cleared again. */
export const demoSource = '演示数据'
const sources = ['船公司 EDI', '船公司官网', '港口公告', '手工'] as const
const cutoffs: RotationCall['Cutoffs'] = [
  { Code: 'DCO', DaysBefore: 2, Time: '12:00' },
  { Code: 'VCO', DaysBefore: 2, Time: '16:00' },
  { Code: 'FCO', DaysBefore: 1, Time: '10:00' },
  { Code: 'CUA', DaysBefore: 1, Time: '16:00' },
]
const reasons = { late: '前港压港', omit: '赶班期，本航次甩港', divert: '原挂靠港台风封港', blank: '节后货量不足，本周停班' } as const

/** A service of the demo with its rotation, and its voyages of the last twelve and the coming ten weeks, in every state. */
export interface SailedService {
  readonly service: DemoService
  readonly rotation: { readonly Weekday: number; readonly Calls: RotationCall[] }
  readonly voyages: readonly VoyageToWrite[]
}

/** Everything that sails in the demo at a moment; terminals are named when it is stored. A ship sails on one service, at one place at a time. */
export function sailedServices(now: Date): SailedService[] {
  const random = new Random(20_260_301)
  const given = new Map<string, number>()
  return demoServices.map((service) => {
    const rotation = { Weekday: service.weekday, Calls: callsOf(service) }
    const first = given.get(service.carrier) ?? 0
    const needed = Math.ceil(rotation.Calls.at(-1)!.DepartDay / 7)
    const ships = fleetOf(service.carrier).slice(first, first + needed)
    if (ships.length < needed) throw new Error(`demo ships missing: ${service.carrier} has ${needed - ships.length} too few`)
    given.set(service.carrier, first + ships.length)
    const voyages = Array.from({ length: weeksBack + weeksAhead }, (_, week) => {
      const day0 = addDays(mondayOf(now.toISOString().slice(0, 10)), (week - weeksBack) * 7 + service.weekday - 1)
      return sailing(service, ships[week % ships.length]!, sailingOf(rotation, day0), week, now, random)
    })
    return { service, rotation, voyages }
  })
}

/** `CNSHA 0-1, …` with times of day and, before the sea leg, cut-offs. */
function callsOf({ code, calls }: DemoService): RotationCall[] {
  const random = new Random(code.length * 7_919 + code.charCodeAt(0) * 131 + code.charCodeAt(1))
  const time = (from: number, to: number) => `${String(random.between(from, to)).padStart(2, '0')}:${random.pick(['00', '30'])}`
  return calls.split(', ').map((text) => {
    const [PortCode, span] = text.split(' ') as [string, string]
    const [ArriveDay, DepartDay] = span.split('-').map(Number) as [number, number]
    return {
      PortCode,
      TerminalCode: '',
      ArriveDay,
      ArriveTime: time(2, 9),
      DepartDay,
      DepartTime: time(12, 23),
      Cutoffs: /^(CN|HK|TW|KR)/.test(PortCode) ? [...cutoffs] : [],
    }
  })
}

function sailing(service: DemoService, ship: string, calls: CallInput[], week: number, now: Date, random: Random): VoyageToWrite {
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
    Vessel: ship,
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
