import { boxNumber, eventTime, isBox, isoTime, trackEvent, type Classifier, type Route, type TrackEvent } from '@jst/track'
import type { Cutoffs } from '@jst/track/exceptions'
import type { OwnCall, OwnOrder } from './order.repo.ts'
import type { SimulatedJourney } from './simulator.ts'
import type { ShipmentFacts } from './stored.ts'

/** Cut-offs of the shipping order before those of the voyage. */
function cutoffsOf({ soCutoffs, calls, pol }: OwnOrder): Cutoffs {
  const load = calls.find(({ port, replaces }) => port === pol || replaces === pol)
  const of = (code: 'CUA' | 'FCO' | 'DCO' | 'VCO') => soCutoffs[code] ?? load?.cutoffs[code] ?? undefined
  const named = { customs: of('CUA'), yard: of('FCO'), instruction: of('DCO'), weight: of('VCO') }
  return Object.fromEntries(Object.entries(named).flatMap(([name, at]) => (at ? [[name, new Date(at).toISOString()]] : [])))
}

const bestOf = (...times: readonly (string | null | undefined)[]) => times.find((time) => time !== null && time !== undefined)

/** The planned route: the own voyage, and behind a transhipment a ship that nobody knows yet. */
function routeOfOrder({ pol, pod, pot, vessel, voyage, imo, calls, etd }: OwnOrder): Route {
  const load = calls.find(({ port, replaces }) => port === pol || replaces === pol)
  const to = pot !== '' && pot !== pod ? pot : pod
  const arrival = calls.find(({ seq, port, replaces }) => seq > (load?.seq ?? -1) && (port === to || replaces === to))
  const leg = {
    from: pol,
    to,
    ...(imo === '' ? {} : { imo }),
    ...(vessel === '' ? {} : { vessel }),
    ...(voyage === '' ? {} : { voyage }),
    ...timeOf('etd', bestOf(load?.plannedDeparture, etd)),
    ...timeOf('eta', bestOf(arrival?.plannedArrival)),
    ...(arrival ? { next: calls.filter(({ seq }) => seq > arrival.seq).map(({ port }) => port) } : {}),
  }
  return { pol, pod, legs: to === pod ? [leg] : [leg, { from: to, to: pod }] }
}
const timeOf = (key: 'etd' | 'eta', at: string | null | undefined) => (at ? { [key]: new Date(at).toISOString() } : {})

/** Facts of a shipment by its own order. */
export function factsOfOrder(order: OwnOrder): ShipmentFacts {
  return {
    bill: order.bill,
    booking: order.soNo || order.bookingNo,
    carrier: order.carrier,
    route: routeOfOrder(order),
    boxes: order.boxes
      .map(({ box, type, seal }) => ({ box: boxNumber(box), type, seals: seal === '' ? [] : [seal] }))
      .filter(({ box }) => isBox(box)),
    cutoffs: cutoffsOf(order),
    booked: { vessel: order.vessel, voyage: order.voyage, departure: order.etdDay ?? order.etd ?? '' },
    voyageId: order.voyageId,
  }
}

const classes: readonly (readonly [Classifier, 'planned' | 'estimated' | 'actual'])[] = [
  ['PLN', 'planned'],
  ['EST', 'estimated'],
  ['ACT', 'actual'],
]
const source = { kind: 'own', party: 'schedules' } as const

function callEvents(order: OwnOrder, call: OwnCall, received: string): TrackEvent[] {
  const move = { kind: 'transport', place: { port: call.port }, source, received, updated: order.sourceTime ?? received } as const
  const ship = { mode: 'VESSEL', imo: order.imo, vessel: order.vessel, voyage: order.voyage, service: order.service } as const
  const id = (what: string) => `voyage:${order.voyageId}:${call.seq}:${what}`
  const left = call.replaces !== '' ? call.replaces : call.omitted ? call.port : ''
  const omitted =
    left === ''
      ? []
      : [
          {
            ...move,
            place: { port: left },
            id: id(`OMIT:${left}`),
            code: 'OMIT',
            classifier: 'ACT',
            at: order.sourceTime ?? received,
          } as const,
        ]
  const moves = call.omitted
    ? []
    : (['Departure', 'Arrival'] as const).flatMap((end) =>
        classes.flatMap(([classifier, prefix]) => {
          const at = call[`${prefix}${end}`]
          const code = end === 'Departure' ? 'DEPA' : 'ARRI'
          return at === null ? [] : [{ ...move, id: id(`${code}:${classifier}`), code, classifier, at } as const]
        }),
      )
  return [...moves, ...omitted].flatMap(({ at, ...event }) => {
    const written = isoTime(at)
    const time = written && eventTime(written, event.place.port)
    return time ? [trackEvent({ ...event, call: ship, time, raw: at })] : []
  })
}

/** Documents of the order: its booking, the instruction for its bill, the bill. */
function paperEvents(order: OwnOrder, received: string): TrackEvent[] {
  const { bill, soNo, bookingNo, pol } = order
  const papers: readonly (readonly [code: string, document: string, at: string | null])[] = [
    ['RECE', 'BKG', order.requestedAt],
    ['CONF', 'BKG', order.confirmedAt ?? order.createdAt],
    // carriers in China give the number of the bill with the shipping order
    ['ISSU', 'CRO', soNo !== '' || bill !== '' ? (order.confirmedAt ?? order.createdAt) : null],
    ['RECE', 'SHI', order.instructedAt],
    ['ISSU', 'TRD', order.issuedAt],
  ]
  return papers.flatMap(([code, documentType, at]) => {
    const written = at === null ? undefined : isoTime(new Date(at).toISOString())
    const time = written && eventTime(written, pol)
    if (!time) return []
    const id = `order:${order.orderId}:${code}:${documentType}`
    return [
      trackEvent({
        kind: 'shipment',
        id,
        code,
        documentType,
        time,
        place: { port: pol },
        bill,
        booking: soNo || bookingNo,
        source: { kind: 'own', party: 'orders' },
        received,
        updated: time.instant,
        raw: written.raw,
      }),
    ]
  })
}

/** Statements that own data make: they are stored like those of others. */
export const ownEvents = (order: OwnOrder, received: string): TrackEvent[] => [
  ...paperEvents(order, received),
  ...(order.voyageId === null ? [] : order.calls.slice(0, 20).flatMap((call) => callEvents(order, call, received))),
]

/** The journey of an order for the simulator; undefined while no voyage carries it. */
export function journeyOf(order: OwnOrder): SimulatedJourney | undefined {
  const { pol, pod, pot, calls, orderId } = order
  const load = calls.find(({ port }) => port === pol)
  const discharge = calls.find(({ seq, port }) => port === pod && seq > (load?.seq ?? -1))
  const departure = bestOf(load?.actualDeparture, load?.estimatedDeparture, load?.plannedDeparture)
  if (!load || !departure || pot !== '') return undefined
  return {
    key: orderId,
    bill: order.bill,
    booking: order.soNo || order.bookingNo,
    pol,
    pod,
    boxes: factsOfOrder(order).boxes,
    vessel: order.vessel,
    voyage: order.voyage,
    since: order.confirmedAt ?? order.createdAt,
    departure,
    departed: load.actualDeparture !== null,
    arrival: bestOf(discharge?.actualArrival, discharge?.estimatedArrival, discharge?.plannedArrival) ?? null,
    arrived: discharge?.actualArrival !== null && discharge?.actualArrival !== undefined,
    // one order in eleven leaves a box behind
    left: orderId % 11 === 3 ? 1 : 0,
  }
}
