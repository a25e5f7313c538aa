import type { CallTimes, TrackLeg } from '@jst/contracts/tracking'
import { shipName, type Fact, type Leg } from '@jst/track'
import type { Computed } from './compute.ts'
import type { Names } from './words.ts'

const noTimes: CallTimes = { Planned: null, Estimated: null, Actual: null }
const instantOf = (fact: Fact['planned']) => fact?.event.time?.instant ?? null

/** Times of one call: as planned first, as announced now, as it was. */
export const timesOf = (fact: Fact | undefined): CallTimes =>
  fact === undefined
    ? noTimes
    : {
        Planned: instantOf(fact.planned),
        Estimated: instantOf(fact.estimated),
        Actual: fact.classifier === 'ACT' ? instantOf(fact.winner) : null,
      }

const departs = new Set(['departed', 'transhipDeparted'])
const arrives = new Set(['arrived', 'transhipArrived'])

function callOf(facts: readonly Fact[], port: string, { imo = '', vessel = '' }: Leg, moves: ReadonlySet<string>): Fact | undefined {
  const ours = facts.filter((fact) => moves.has(fact.milestone) && fact.port === port)
  const isShip = ({ winner: { event } }: Fact) =>
    (imo !== '' && event.call.imo === imo) || (vessel !== '' && shipName(event.call.vessel) === shipName(vessel))
  return (
    ours.find(isShip) ??
    ours.find(({ winner: { event } }) => event.call.vessel === '' && event.call.imo === '') ??
    (vessel === '' ? ours[0] : undefined)
  )
}

/** The planned legs with their times; planned times of the route stand where nobody states them. */
export function legsOf({ shipment, timeline }: Computed, names: Names): TrackLeg[] {
  return shipment.route.legs.map((leg, index) => {
    const departure = timesOf(callOf(timeline.facts, leg.from, leg, departs))
    const arrival = timesOf(callOf(timeline.facts, leg.to, leg, arrives))
    return {
      From: leg.from,
      FromName: names.port(leg.from),
      To: leg.to,
      ToName: names.port(leg.to),
      Mode: 'VESSEL',
      Imo: leg.imo ?? '',
      Vessel: leg.vessel ?? '',
      Voyage: leg.voyage ?? '',
      Departure: { ...departure, Planned: departure.Planned ?? leg.etd ?? null },
      Arrival: { ...arrival, Planned: arrival.Planned ?? leg.eta ?? null },
      IsReplaced:
        timeline.omissions.some(({ leg: of }) => of === index) ||
        (timeline.boxes.length > 0 && index === 0 && timeline.boxes.every(({ roll }) => roll === 'confirmed')),
    }
  })
}

/** The leg that a ship sails now: it has left, and nobody says that it has arrived. */
export const legUnderWay = (legs: readonly TrackLeg[]): TrackLeg | undefined =>
  legs.findLast(({ Departure, Arrival, IsReplaced }) => Departure.Actual !== null && Arrival.Actual === null && !IsReplaced)
/** The best that is known of a call. */
export const bestTime = ({ Actual, Estimated, Planned }: CallTimes): string | null => Actual ?? Estimated ?? Planned
