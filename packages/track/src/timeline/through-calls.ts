import { hasHappened, type TrackEvent } from '../model/event.ts'
import { spanOf } from '../model/time.ts'
import { sameMove } from './facts.ts'
import type { Route, Ships } from './route.ts'
import type { Statement } from './versions.ts'

/** The time during which boxes of the shipment are on a ship, in milliseconds: from the first load to the last discharge, if that is known. */
interface Aboard {
  readonly from: number
  readonly to: number
}

/** When the boxes of the shipment are aboard each ship, by what happened to them. A box leaves a ship also when it is loaded on another one. */
function timesAboard(ofBoxes: readonly Statement[], ships: Ships): ReadonlyMap<string, Aboard> {
  const moves = ofBoxes
    .filter(({ event, voidedBy }) => !voidedBy && (event.code === 'LOAD' || event.code === 'DISC') && hasHappened(event))
    .map(({ event }) => ({ box: event.box, isLoad: event.code === 'LOAD', ship: ships.keyOf(event.call), at: spanOf(event.time!)[0] }))
    .toSorted((one, other) => one.at - other.at)
  const aboard = new Map<string, Aboard>()
  for (const { box, isLoad, ship, at } of moves) {
    if (!isLoad || ship === '') continue
    const isEnd = (move: (typeof moves)[number]) =>
      move.box === box && move.at > at && (move.isLoad ? move.ship !== ship : move.ship === ship || move.ship === '')
    const to = moves.find(isEnd)?.at ?? Infinity
    const before = aboard.get(ship)
    aboard.set(ship, { from: Math.min(at, before?.from ?? Infinity), to: Math.max(to, before?.to ?? -Infinity) })
  }
  return aboard
}

/** True for a call of a ship before the boxes are on it, or after they have left it. Calls around the load and the discharge may be written late. */
function isBesideTime({ code, time }: TrackEvent, { from, to }: Aboard): boolean {
  if (time === undefined) return false
  const [start, end] = spanOf(time)
  return end < (code === 'DEPA' ? from - sameMove : from) || start > (code === 'DEPA' ? to : to + sameMove)
}

/**
 * Tells the calls of a ship that do not concern the shipment: before its boxes are loaded and after they are discharged, at ports on the way, and
 * behind the port where it leaves the ship. Such a call is no transhipment, although its port is neither that of loading nor that of discharge.
 * Without planned legs only the ports at which something of the shipment happens count. An arrival behind a port that a planned ship has not called
 * at does count: it shows that the port was left out.
 * @param ofBoxes statements about its boxes
 * @param ofPapers statements about its documents
 * @param ofShips moves of its ships
 */
export function isThroughCall(
  { ofBoxes, ofPapers, ofShips }: Readonly<Record<'ofBoxes' | 'ofPapers' | 'ofShips', readonly Statement[]>>,
  { pol, pod, legs }: Route,
  ships: Ships,
): (event: TrackEvent) => boolean {
  const ofShipment = [...ofBoxes, ...ofPapers]
  const ports = new Set([pol, pod, ...legs.flatMap(({ from, to }) => [from, to]), ...ofShipment.map(({ event }) => event.place.port)])
  const reached = new Set(
    [...ofShipment, ...ofShips].flatMap(({ event, voidedBy }) => (!voidedBy && hasHappened(event) ? [event.place.port] : [])),
  )
  const aboard = timesAboard(ofBoxes, ships)
  return (event) => {
    const { port } = event.place
    if (port === '' || event.code === 'OMIT') return false
    const ship = ships.keyOf(event.call)
    const ofShip = legs.filter((leg) => ships.keyOf(leg) === ship)
    if (hasHappened(event) && ofShip.some(({ to, next = [] }) => next.includes(port) && !reached.has(to))) return false
    const time = aboard.get(ship)
    return !ports.has(port) || (time !== undefined && isBesideTime(event, time))
  }
}
