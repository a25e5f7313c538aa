import { addDays } from '@jst/contracts/schedules'
import { checkDigit } from '@jst/si-drafts/rules'
import { eventTime, isoTime, trackEvent, type TrackEvent } from '@jst/track'
import { trackCalendarCalls, trackTermsCalls } from '@jst/contracts/tracking'
import type { Queryable } from '../kernel/database/database.ts'
import { carriers } from '../reference/carriers.ts'
import { demoTracking } from '../modules/tracking/index.ts'
import { demoCompanies } from './accounts.ts'
import { Random } from './random.ts'
import { insertRows } from './rows.ts'
import { demoCalendars, demoTerms } from './tracking-terms.ts'

const {
  CompanyFacts,
  dueOrders,
  clearDueOrders,
  followOrders,
  insertShipment,
  keepArrivals,
  recompute,
  simulatedEvents,
  simulatorCode,
  storeEvents,
} = demoTracking
const hour = 3_600_000
const day = 24 * hour
const source = '演示数据源'

interface Call {
  readonly port: string
  readonly omitted: boolean
  readonly plannedArrival: string | null
  readonly actualArrival: string | null
  readonly estimatedArrival: string | null
  readonly actualDeparture: string | null
}
interface Voyage {
  readonly carrier: string
  readonly service: string
  readonly vessel: string
  readonly voyage: string
  readonly calls: readonly Call[]
}
const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const voyages = `select v.carrier_code as carrier, v.service_code as service, v.vessel, v.voyage_no as voyage,
    json_agg(json_build_object('port', c.port_code, 'omitted', c.omitted, 'plannedArrival', ${instant('c.planned_arrival')},
      'actualArrival', ${instant('c.actual_arrival')}, 'estimatedArrival', ${instant('c.estimated_arrival')},
      'actualDeparture', ${instant('c.actual_departure')}) order by c.seq) as calls
  from voyage v join port_call c on c.voyage_id = v.id where v.company_id = $1 and not v.blank and v.departure < $2 group by v.id
    order by v.departure desc, v.id`

interface Journey {
  readonly voyage: Voyage
  readonly pol: Call
  readonly pod: Call
}
const isOrigin = ({ port }: Call) => port.startsWith('CN')
/** Journeys from a port of China to the first port overseas that pass a test. */
const journeys = (all: readonly Voyage[], fits: (pod: Call, pol: Call) => boolean): Journey[] =>
  all.flatMap((voyage) => {
    const at = voyage.calls.findLastIndex((call) => isOrigin(call) && call.actualDeparture !== null)
    const pol = voyage.calls[at]
    const pod = voyage.calls.slice(at + 1).find((call) => !isOrigin(call))
    return pol && pod && fits(pod, pol) ? [{ voyage, pol, pod }] : []
  })

/** Tracking of the demo: own orders with the simulator, and shipments on past voyages in every later stage. */
export async function seedTracking(tx: Queryable, operator: number, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx.query(
    `insert into track_partner (company_id, name, code, source, way, last_at) values ($1, $2, $3, 'vendor', 'simulator', $4)`,
    [operator, source, simulatorCode, at],
  )
  await insertRows(tx, trackTermsCalls, operator, demoTerms(now), null)
  await insertRows(tx, trackCalendarCalls, operator, demoCalendars, null)
  const customers = await tx.query<{ id: number; creator: number }>(
    `select c.id, (select min(e.id) from employee e where e.company_id = c.id) as creator from company c where c.code = any ($1) order by c.code`,
    [[demoCompanies.customerA.code, demoCompanies.customerB.code]],
  )
  const all = await tx.query<Voyage>(voyages, [operator, at])
  await keepArrivals(tx, operator, all.flatMap(arrivalsOf))
  const followed = await seedFollowed(tx, operator, customers, all, now)
  const due = await dueOrders(tx, 1_000)
  const orderShipments = await followOrders(
    tx,
    due.map(({ id }) => id),
  )
  await clearDueOrders(tx, due)
  const facts = new CompanyFacts()
  // one move of a ship concerns several shipments: the second round finds nothing new
  for (const id of [...orderShipments, ...followed]) await recompute(tx, id, { now: at, facts })
  await seedSearches(tx, operator, now)
}

/** Searches of visitors and customers: one for a shipment that there is, others that sales may follow up. */
async function seedSearches(tx: Queryable, operator: number, now: Date): Promise<void> {
  const [staffShipment] = await tx.query<{ number: string }>('select number from track_shipment where staff_id = $1 order by id limit 1', [
    operator,
  ])
  const searches = [
    [2, staffShipment!.number, 'customer', demoCompanies.customerA.code, 1],
    [5, 'COSU6600123456', 'visitor', null, 0],
    [6, 'COSU6600123456', 'visitor', null, 0],
    [29, 'ONEYSH6AB1234', 'visitor', null, 0],
    [52, 'TGHU4471829', 'customer', demoCompanies.customerB.code, 0],
  ] as const
  for (const [ago, query, who, party, hits] of searches)
    await tx.query(
      `insert into track_search (company_id, at, query, who, employee_id, name, party_id, address, page, hits)
        select $1, $2, $3, $4, e.id, coalesce(e.name, ''), e.company_id, $5, $6, $7 from (select 1) one
          left join lateral (select e.id, e.name, e.company_id from employee e join company c on c.id = e.company_id where c.code = $8
            order by e.id limit 1) e on true`,
      [
        operator,
        new Date(now.getTime() - ago * hour).toISOString(),
        query,
        who,
        who === 'visitor' ? '203.0.113.*' : '198.51.100.*',
        who === 'visitor' ? '/external/electronic/tracking' : '/external/workbench/freightTrack/FreightTrack',
        hits,
        party,
      ],
    )
}

/** Arrivals of past voyages, with what was announced at the departure, a week and three days before. */
function arrivalsOf({ carrier, service, vessel, voyage, calls }: Voyage) {
  return calls.flatMap((pol, index) =>
    isOrigin(pol) && pol.actualDeparture !== null
      ? calls.slice(index + 1).flatMap((pod) => {
          if (isOrigin(pod) || pod.actualArrival === null || pod.plannedArrival === null) return []
          const before = (days: number) => new Date(Date.parse(pod.actualArrival!) - days * day).toISOString()
          const reports = [
            { eta: pod.plannedArrival, known: pol.actualDeparture! },
            { eta: pod.plannedArrival, known: before(8) },
            { eta: pod.estimatedArrival ?? pod.plannedArrival, known: before(4) },
            { eta: pod.estimatedArrival ?? pod.plannedArrival, known: before(1) },
          ]
          const etas = reports.filter(({ known }) => known >= pol.actualDeparture!).toSorted((a, b) => (a.known < b.known ? -1 : 1))
          const ship = vessel.toUpperCase().replace(/[^A-Z0-9]/g, '')
          return [
            {
              carrier,
              service,
              pol: pol.port,
              pod: pod.port,
              ship,
              voyage,
              etas,
              departed: pol.actualDeparture,
              berthed: null,
              arrived: pod.actualArrival,
            },
          ]
        })
      : [],
  )
}

/** Stages of the shipments that stand alone, by the days since the ship came. */
const stages: readonly { readonly name: string; readonly count: number; readonly fits: (pod: Call, pol: Call, now: number) => boolean }[] =
  [
    {
      name: 'sea',
      count: 4,
      fits: (pod, pol, now) => pod.actualArrival === null && !pod.omitted && Date.parse(pol.actualDeparture!) < now - 4 * day,
    },
    // the carrier has told it, the schedules follow
    { name: 'omitted', count: 1, fits: (pod, pol, now) => pod.actualArrival === null && Date.parse(pol.actualDeparture!) < now - 3 * day },
    { name: 'arrived', count: 3, fits: (pod, _, now) => pod.actualArrival !== null && Date.parse(pod.actualArrival) > now - 4 * day },
    {
      name: 'delivered',
      count: 3,
      fits: (pod, _, now) =>
        pod.actualArrival !== null && Date.parse(pod.actualArrival) > now - 11 * day && Date.parse(pod.actualArrival) < now - 5 * day,
    },
    {
      name: 'returned',
      count: 2,
      fits: (pod, _, now) =>
        pod.actualArrival !== null && Date.parse(pod.actualArrival) < now - 14 * day && Date.parse(pod.actualArrival) > now - 40 * day,
    },
  ]

async function seedFollowed(
  tx: Queryable,
  operator: number,
  customers: readonly { readonly id: number; readonly creator: number }[],
  all: readonly Voyage[],
  now: Date,
): Promise<number[]> {
  const random = new Random(20_260_401)
  const ids: number[] = []
  // of the ships that came last, the first whose boxes are on land already
  let isDisputed = false
  for (const { name, count, fits } of stages)
    for (const [index, journey] of journeys(all, (pod, pol) => fits(pod, pol, now.getTime()))
      .slice(0, count)
      .entries()) {
      const carrier = carriers.find(({ code }) => code === journey.voyage.carrier) ?? carriers[0]!
      const number = `${carrier.scac}${random.between(610_000_000, 699_999_999)}`
      const boxes = Array.from({ length: 1 + (index % 3) }, () => {
        const first = `${random.pick(carrier.prefixes)}${random.between(100_000, 999_999)}`
        return {
          box: `${first}${checkDigit(first)}`,
          type: random.pick(['40HQ', '20GP']),
          seals: [`SL${random.between(100_000, 999_999)}`],
        }
      })
      const customer = customers[ids.length % customers.length]!
      const id = await insertShipment(
        tx,
        { companyId: customer.id, operatorId: operator, createId: customer.creator },
        { number, kind: 'bill', carrier: carrier.code, guess: '' },
      )
      ids.push(id)
      const conflict: boolean = name === 'arrived' && !isDisputed
      const events = eventsOf(journey, { number, boxes, id, conflict, omits: name === 'omitted' }, now)
      isDisputed ||= conflict && events.some(({ code }) => code === 'DISC')
      await storeEvents(tx, operator, events, source)
    }
  return ids
}

interface Told {
  readonly number: string
  readonly boxes: readonly { readonly box: string; readonly type: string; readonly seals: readonly string[] }[]
  readonly id: number
  readonly conflict: boolean
  readonly omits: boolean
}

/** Statements of terminals, depots and the carrier about one journey, up to now. */
function eventsOf({ voyage, pol, pod }: Journey, { number, boxes, id, conflict, omits }: Told, now: Date): TrackEvent[] {
  const at = now.toISOString()
  const journey = {
    key: id,
    bill: number,
    booking: '',
    pol: pol.port,
    pod: pod.port,
    boxes,
    vessel: voyage.vessel,
    voyage: voyage.voyage,
    since: new Date(Date.parse(pol.actualDeparture!) - 20 * day).toISOString(),
    departure: pol.actualDeparture!,
    departed: true,
    arrival: pod.actualArrival,
    arrived: pod.actualArrival !== null,
  }
  type Move = 'DEPA' | 'ARRI' | 'OMIT'
  const ship = (code: Move, classifier: 'PLN' | 'EST' | 'ACT', port: string, time: string | null, received: string) => {
    const written = time === null || received > at ? undefined : isoTime(time)
    return written
      ? [
          trackEvent({
            id: `${number}:${code}:${classifier}:${port}`,
            kind: 'transport',
            code,
            classifier,
            time: eventTime(written, port),
            place: { port },
            call: { mode: 'VESSEL', vessel: voyage.vessel, voyage: voyage.voyage, service: voyage.service },
            bill: number,
            source: { kind: 'carrier', party: voyage.carrier },
            received,
            raw: `${source} ${code} ${port} ${time}`,
          }),
        ]
      : []
  }
  const departed = pol.actualDeparture!
  const later = (time: string, hours: number) => new Date(Date.parse(time) + hours * hour).toISOString()
  const moves = simulatedEvents(journey, at)
  const disputed = conflict ? moves.find(({ code }) => code === 'DISC') : undefined
  return [
    ...moves,
    ...(disputed ? [otherDay(disputed, voyage.carrier, at)] : []),
    ...ship('DEPA', 'ACT', pol.port, departed, later(departed, 3)),
    ...(omits ? ship('OMIT', 'ACT', pod.port, later(departed, 30), later(departed, 31)) : []),
    ...ship('ARRI', 'PLN', pod.port, pod.plannedArrival, later(departed, 4)),
    ...(omits ? [] : ship('ARRI', 'EST', pod.port, pod.estimatedArrival ?? pod.plannedArrival, later(departed, 60))),
    ...(pod.actualArrival === null ? [] : ship('ARRI', 'ACT', pod.port, pod.actualArrival, later(pod.actualArrival, 2))),
  ]
}

/** The carrier says another day than the terminal, and no time. */
function otherDay(event: TrackEvent, party: string, now: string): TrackEvent {
  const date = addDays(event.time!.instant.slice(0, 10), -2)
  return {
    ...event,
    id: `${event.id}:carrier`,
    source: { kind: 'carrier', party },
    received: now,
    updated: now,
    time: eventTime({ local: date, offset: '', raw: date }, event.place.port),
    raw: `${source} DISC ${event.box} ${date}`,
  }
}
