import type { TrackEvent } from '../model/event.ts'
import { spanOf } from '../model/time.ts'
import { rolls, share, states, type StateName } from '../texts.ts'
import { contradictionsOf, type Contradiction } from './contradictions.ts'
import type { Fact } from './fact.ts'
import { factsOf, inOrder } from './facts.ts'
import { milestoneOf, routeOrder } from './milestones.ts'
import { omissionsOf, type Omission, type PassedPort } from './omission.ts'
import { placeConflicts } from './place-conflicts.ts'
import { rollOf, type LoadedList, type Roll } from './roll.ts'
import { compareText, Ships, type Route } from './route.ts'
import type { Rulings } from './rulings.ts'
import { loadsOf, stateOf, type BoxState } from './state.ts'
import { tripOf, tripsOf } from './trips.ts'
import { isThroughCall } from './through-calls.ts'
import { statementsOf, type OpenVoid, type Statement } from './versions.ts'

/** The shipment that is followed. */
export interface Shipment {
  readonly booking: string
  readonly bill: string
  readonly boxes: readonly string[]
  readonly route: Route
  /** When it began, to find the right journey of a box that is used again and again. ISO 8601 in UTC. */
  readonly opened?: string
  /** The booking was moved to another sailing. */
  readonly bookingMoved?: boolean
  /** Boxes that took the place of others. Both keep their events. */
  readonly swaps?: readonly { readonly from: string; readonly to: string }[]
}
/** Input of a timeline. */
export interface TimelineInput {
  readonly shipment: Shipment
  /** Everything that was received about its boxes, ships and documents, in any order. */
  readonly events: readonly TrackEvent[]
  /** ISO 8601 in UTC. */
  readonly now: string
  readonly rulings?: Rulings
  /** Last receipt of anything from the terminals of a port, by UN/LOCODE; at least what `events` show. */
  readonly feeds?: Readonly<Record<string, string>>
  readonly loadedLists?: readonly LoadedList[]
  readonly passed?: readonly PassedPort[]
}

/** A box of the shipment now. */
export interface BoxLine extends BoxState {
  readonly box: string
  /** State in words, with the roll if there is one. */
  readonly text: string
  readonly roll: Roll | undefined
  /** Arrival at the port of discharge on the ship that carries it. */
  readonly arrival: Fact | undefined
  readonly replacedBy: string
}
/** The bill of lading: the state of its slowest box. */
export interface BillLine {
  readonly state: StateName
  /** `已装船`, or `4/5 已装船` if some boxes are behind. */
  readonly text: string
  /** The latest arrival of its boxes. */
  readonly arrival: Fact | undefined
}
/** Everything that is known about a shipment, computed anew from all events. */
export interface Timeline {
  readonly facts: readonly Fact[]
  readonly boxes: readonly BoxLine[]
  readonly bill: BillLine
  readonly omissions: readonly Omission[]
  /** Actual facts that do not fit each other, as a load before the gate-in. */
  readonly contradictions: readonly Contradiction[]
  /** The first arrival at the port of discharge that anybody announced. */
  readonly firstEta: TrackEvent | undefined
  /** Every version of an announced arrival there, the first one first. */
  readonly announced: readonly TrackEvent[]
  /** Time of the last actual fact, from which silence counts. */
  readonly lastActual: string | undefined
  /** Statements that say too little to be a fact. */
  readonly unmapped: readonly Statement[]
  /** Statements that were withdrawn. */
  readonly withdrawn: readonly Statement[]
  /** Withdrawals without a statement. */
  readonly openVoids: readonly OpenVoid[]
}

/** Statements about a shipment: those of its boxes on this journey, of its documents, and of ships on its legs. */
function ownStatements(
  statements: readonly Statement[],
  { booking, bill, boxes, opened, route }: Shipment,
  ships: Ships,
): readonly Statement[] {
  const byBox = Map.groupBy(statements, ({ event }) => event.box)
  const shipment = { booking, bill, ...(opened === undefined ? {} : { opened }) }
  const ofBoxes = boxes.flatMap((box) => tripOf(tripsOf(byBox.get(box) ?? []), shipment)?.statements ?? [])
  // the planned ships, and those that the boxes really took
  const calls = [...route.legs, ...ofBoxes.map(({ event }) => event.call)]
  const ownShips = new Set(calls.map((call) => ships.keyOf(call)).filter((key) => key !== ''))
  const ofPapers = (byBox.get('') ?? []).filter(
    ({ event }) => (event.booking !== '' && event.booking === booking) || (event.bill !== '' && event.bill === bill),
  )
  const ofShips = (byBox.get('') ?? []).filter(
    ({ event }) => event.booking === '' && event.bill === '' && event.kind === 'transport' && ownShips.has(ships.keyOf(event.call)),
  )
  const isThrough = isThroughCall({ ofBoxes, ofPapers, ofShips }, route, ships)
  return [...ofBoxes, ...ofPapers, ...ofShips.filter(({ event }) => !isThrough(event))]
}

/** The boxes that are named, and others that messages name with the booking or bill. */
function boxesOf({ boxes, booking, bill }: Shipment, statements: readonly Statement[]): readonly string[] {
  const named = statements.flatMap(({ event, voidedBy }) =>
    !voidedBy &&
    event.code !== '' &&
    event.box !== '' &&
    ((booking !== '' && event.booking === booking) || (bill !== '' && event.bill === bill))
      ? [event.box]
      : [],
  )
  return [...new Set([...boxes, ...named.toSorted(compareText)])]
}

/** The timeline of a shipment. Order, copies and contradictions of the events do not change it. */
export function timeline({
  shipment: given,
  events,
  now: at,
  rulings = {},
  feeds = {},
  loadedLists = [],
  passed = [],
}: TimelineInput): Timeline {
  const now = Date.parse(at)
  const route: Route = { ...given.route, pod: rulings.port?.pod ?? given.route.pod }
  const ships = new Ships([...route.legs, ...events.map(({ call }) => call)])
  const { statements, openVoids } = statementsOf(events)
  const shipment: Shipment = { ...given, route, boxes: given.boxes.length > 0 ? given.boxes : boxesOf(given, statements) }
  const shipmentStatements = ownStatements(statements, shipment, ships)
  const live = shipmentStatements.filter(({ voidedBy }) => !voidedBy)
  const facts = placeConflicts(inOrder(factsOf(live, { route, ships, rulings, now })), ships)
  const heard = { ...feedsOf(events), ...feeds }
  const boxes = shipment.boxes.map((box): BoxLine => {
    const state = stateOf(facts, box, ships)
    const roll = rollOf(facts, box, { route, ships, now, feeds: heard, loadedLists, bookingMoved: given.bookingMoved === true })?.roll
    const replacedBy = given.swaps?.find(({ from }) => from === box)?.to ?? ''
    return {
      ...state,
      box,
      roll,
      replacedBy,
      arrival: arrivalOf(facts, box, route, ships),
      text: roll ? `${states[state.state]} · ${rolls[roll]}` : states[state.state],
    }
  })
  return {
    facts,
    boxes,
    bill: billOf(boxes, facts, route, ships),
    omissions: omissionsOf(facts, { route, ships, now, passed }),
    contradictions: shipment.boxes.flatMap((box) => contradictionsOf(facts, box, ships)),
    firstEta: announcedIn(shipmentStatements, route)[0],
    announced: announcedIn(shipmentStatements, route),
    lastActual: lastActual(facts),
    unmapped: live.filter(({ event }) => milestoneOf(event, route) === undefined).toSorted((one, other) => compareText(one.key, other.key)),
    withdrawn: shipmentStatements
      .filter(({ voidedBy }) => voidedBy !== undefined)
      .toSorted((one, other) => compareText(one.key, other.key)),
    openVoids,
  }
}

/** Last receipt from the terminals of each port. */
function feedsOf(events: readonly TrackEvent[]): Readonly<Record<string, string>> {
  const last: Record<string, string> = {}
  for (const { source, place, received } of events)
    if (source.kind === 'terminal' && place.port !== '' && received > (last[place.port] ?? '')) last[place.port] = received
  return last
}

/** Arrival at the port of discharge by the ship that carries the box, or that is planned to. */
function arrivalOf(facts: readonly Fact[], box: string, { legs }: Route, ships: Ships): Fact | undefined {
  const arrivals = facts.filter(({ milestone }) => milestone === 'arrived')
  const load = loadsOf(facts, box)[0]
  const key = load ? ships.keyOf(load.winner.event.call) : ships.keyOf(legs.at(-1) ?? {})
  const isLastLeg = !load || key === ships.keyOf(legs.at(-1) ?? {}) || arrivals.some(({ winner }) => ships.keyOf(winner.event.call) === key)
  const wanted = isLastLeg ? key : ships.keyOf(legs.at(-1) ?? {})
  return (
    arrivals.find(({ winner }) => ships.keyOf(winner.event.call) === wanted) ??
    (arrivals.length === 1 && wanted === '' ? arrivals[0] : undefined)
  )
}

const order = ({ fact, state }: BoxState) => (fact === undefined || state === 'none' ? 0 : routeOrder(fact.milestone))

function billOf(all: readonly BoxLine[], facts: readonly Fact[], route: Route, ships: Ships): BillLine {
  const boxes = all.filter(({ replacedBy }) => replacedBy === '')
  if (boxes.length === 0) {
    const { state } = stateOf(facts, '', ships)
    return { state, text: states[state], arrival: arrivalOf(facts, '', route, ships) }
  }
  const sorted = boxes.toSorted((one, other) => order(one) - order(other))
  const [slowest] = sorted as [BoxLine, ...BoxLine[]]
  const next = sorted.find((one) => one.state !== slowest.state)
  const arrivals = boxes
    .flatMap(({ arrival }) => (arrival ? [arrival] : []))
    .toSorted((one, other) => spanOf(one.winner.event.time!)[0] - spanOf(other.winner.event.time!)[0])
  const ahead = next && sorted.filter((one) => order(one) >= order(next)).length
  return {
    state: slowest.state,
    text: next && ahead ? share(ahead, boxes.length, states[next.state]) : states[slowest.state],
    arrival: arrivals.at(-1),
  }
}

function announcedIn(statements: readonly Statement[], route: Route): readonly TrackEvent[] {
  return statements
    .flatMap(({ versions }) => versions)
    .filter((event) => event.classifier !== 'ACT' && milestoneOf(event, route) === 'arrived')
    .toSorted(
      (one, other) =>
        compareText(one.updated, other.updated) || compareText(one.received, other.received) || compareText(one.raw, other.raw),
    )
}

function lastActual(facts: readonly Fact[]): string | undefined {
  const times = facts.flatMap(({ classifier, winner }) => (classifier === 'ACT' ? [winner.event.time!.instant] : []))
  return times.toSorted(compareText).at(-1)
}
