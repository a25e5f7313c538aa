import type { TrackAnswer } from '@jst/contracts/tracking'
import { localDay, shipName, timeline, type Fact, type Rulings, type Timeline, type TrackEvent } from '@jst/track'
import { findExceptions, followExceptions, ruleNames, type StoredException, type RuleName } from '@jst/track/exceptions'
import type { FreeTimeTerms, PortCalendar } from '@jst/track/free-time'
import type { PastArrival } from '@jst/track/prediction'
import { clocksOf, type BoxClock } from './clocks.ts'
import { ownShips } from './own-ships.ts'
import { withMeanings } from './meant.ts'
import type { Meanings } from '../doors/meanings.repo.ts'
import { predictionOf, type Predicted } from './predicted.ts'
import { routeOf } from './route.ts'
import type { StoredShipment } from './stored.ts'

/** Input of the computation of one shipment. */
export interface ComputeInput {
  readonly shipment: StoredShipment
  /** Statements about it, without those that a person has hidden. */
  readonly events: readonly TrackEvent[]
  readonly rulings: Rulings
  readonly terms: readonly FreeTimeTerms[]
  readonly calendarOf: (port: string) => PortCalendar
  readonly history: readonly PastArrival[]
  readonly earlierExceptions: readonly StoredException[]
  readonly now: string
  /** The company has a source that may tell of it. */
  readonly isAsked: boolean
  /** Outcome of the last question to a party that is asked; undefined: nobody was. */
  readonly answer?: TrackAnswer['Outcome'] | undefined
  /** Meanings that its people gave to codes of parties. */
  readonly meanings: Meanings
}
/** Everything that is computed of one shipment, before it is put into words. */
export interface Computed {
  readonly shipment: StoredShipment
  readonly timeline: Timeline
  readonly clocks: readonly BoxClock[]
  readonly predicted: Predicted | undefined
  readonly arrival: Fact | undefined
  readonly departure: Fact | undefined
  /** Boxes of the shipment, whoever named them. */
  readonly boxes: readonly string[]
  readonly exceptions: readonly StoredException[]
  readonly alerts: readonly StoredException[]
  /** Somebody besides us tells of it. */
  readonly isFed: boolean
  readonly isAsked: boolean
  readonly answer: TrackAnswer['Outcome'] | undefined
  readonly now: string
}

/** Rules that a missing statement breaks: without a source that would make it they say nothing. */
const needFeed: ReadonlySet<RuleName> = new Set(['no-pick-up', 'no-gate-in', 'silent'])
const moved = new Set(['GTOT', 'GTIN', 'LOAD', 'DISC', 'STUF', 'STRP', 'AVPU', 'DROP', 'CUSI', 'CUSR', 'CUSS'])

/** Computes a shipment anew from all statements. The same input gives the same result. */
export function compute({
  shipment: given,
  events: received,
  rulings,
  terms,
  calendarOf,
  history,
  earlierExceptions,
  now,
  isAsked,
  answer,
  meanings,
}: ComputeInput): Computed {
  const all = withMeanings(received, routeOf(given.route, received), meanings)
  const found = routeOf(given.route, all)
  const route = { ...found, pod: rulings.port?.pod ?? found.pod }
  const events = ownShips(all, route)
  const shipment: StoredShipment = { ...given, route }
  const named = namedBoxes(shipment, events)
  // without any move of a box the moves of its ship are all that is known: they count for the bill
  const hasBoxMoves = events.some(({ kind, code, box, retracted }) => kind === 'equipment' && box !== '' && !retracted && moved.has(code))
  const boxes = hasBoxMoves ? named : []
  const followed = {
    booking: shipment.booking,
    bill: shipment.bill,
    boxes,
    route,
    opened: shipment.opened,
    swaps: shipment.swaps,
  }
  const shown = timeline({ shipment: followed, events: withoutIdleBoxes(events, hasBoxMoves), now, rulings })
  const departure = shown.facts.find(({ milestone }) => milestone === 'departed')
  const { arrival } = shown.bill
  const allBoxes = [...new Set([...named, ...shown.boxes.map(({ box }) => box)])]
  const clocks = clocksOf({ timeline: shown, shipment, boxes: allBoxes, terms, calendarOf, now })
  const predicted = predictionOf({ shipment, arrival, history, now })
  const isFed = events.some(({ source }) => source.kind !== 'own')
  const { weight: _weight, ...unfedCutoffs } = shipment.cutoffs
  const situation = {
    shipment: followed,
    timeline: shown,
    now,
    cutoffs: isFed ? shipment.cutoffs : unfedCutoffs,
    earlierCutoffs: shipment.earlierCutoffs,
    ...announcedDeparture(shipment, departure),
    ...(shipment.toldArrival === null ? {} : { toldArrival: shipment.toldArrival }),
    ...shipOf(shipment, shown),
    clocks: clocks.map(({ clock }) => ({ box: clock.box, clock })),
    ...(hasBoxMoves && shipment.orderId !== null && named.length > 0
      ? { instructed: shipment.boxes.map(({ box, seals }) => ({ box, seals, weightKg: undefined })) }
      : {}),
  }
  const findings = findExceptions(
    situation,
    ruleNames.filter((name) => isFed || !needFeed.has(name)),
  )
  const followedUp = followExceptions(earlierExceptions, findings, now)
  return {
    shipment,
    timeline: shown,
    clocks,
    predicted,
    arrival,
    departure,
    boxes: allBoxes,
    exceptions: followedUp.kept,
    alerts: followedUp.alerts,
    isFed,
    isAsked,
    answer,
    now,
  }
}

/**
 * Boxes that the order names, or none: then the timeline takes those of the bill. A box that replaced another one is named by nobody else, so that
 * with it all of the bill are named.
 */
function namedBoxes({ boxes, swaps, bill, booking }: StoredShipment, events: readonly TrackEvent[]): readonly string[] {
  const said = boxes.map(({ box }) => box)
  if (swaps.length === 0) return said
  const isOwn = (event: TrackEvent) => (bill !== '' && event.bill === bill) || (booking !== '' && event.booking === booking)
  const statedBoxes = said.length > 0 ? said : events.filter((event) => event.box !== '' && isOwn(event)).map(({ box }) => box)
  return [...new Set([...statedBoxes, ...swaps.flatMap(({ from, to }) => [from, to])])]
}

/** A box that is only named, on a document, has not moved: its bill stands for it. */
const withoutIdleBoxes = (events: readonly TrackEvent[], hasBoxMoves: boolean): readonly TrackEvent[] =>
  hasBoxMoves ? events : events.filter(({ box }) => box === '')

function announcedDeparture({ booked }: StoredShipment, departure: Fact | undefined) {
  const time = departure && (departure.estimated ?? departure.planned)?.event.time
  if (booked.departure === '' || time === undefined) return {}
  return { departure: { booked: booked.departure, announced: time.precision === 'day' ? localDay(time) : time.instant } }
}

/** The booked ship, and the one that the boxes took or are planned for. */
function shipOf({ booked, route }: StoredShipment, { facts }: Timeline) {
  const load = facts.findLast(({ milestone, classifier }) => milestone === 'loaded' && classifier === 'ACT')
  const { vessel = '', voyage = '' } = load?.winner.event.call ?? route.legs[0] ?? {}
  if (booked.vessel === '' || vessel === '' || shipName(booked.vessel) === shipName(vessel)) return {}
  const words = (name: string, number: string) => [name, number].filter((part) => part !== '').join(' ')
  return { ship: { booked: words(booked.vessel, booked.voyage), now: words(vessel, voyage) } }
}
