import type { TrackEvent } from '../model/event.ts'
import type { Route, Ships } from './route.ts'
import type { Statement } from './versions.ts'

/**
 * Tells the calls of a planned ship that do not concern the shipment: on the way between the ends of its leg, and behind the port where it leaves
 * the ship. Such a call is no transhipment, although its port is neither that of loading nor that of discharge. An arrival behind a port that the
 * ship has not called at does count: it shows that the port was left out.
 * @param ofShipment statements about its boxes and documents; the ports that they name concern it
 * @param ofShips moves of its ships
 */
export function isThroughCall(
  ofShipment: readonly Statement[],
  ofShips: readonly Statement[],
  { pol, pod, legs }: Route,
  ships: Ships,
): (event: TrackEvent) => boolean {
  const ports = new Set([pol, pod, ...legs.flatMap(({ from, to }) => [from, to]), ...ofShipment.map(({ event }) => event.place.port)])
  const isActual = ({ event, voidedBy }: Statement) => !voidedBy && event.classifier === 'ACT'
  const reached = new Set([...ofShipment, ...ofShips].filter(isActual).map(({ event }) => event.place.port))
  return ({ code, classifier, place: { port }, call }) => {
    if (port === '' || code === 'OMIT' || ports.has(port)) return false
    const ofShip = legs.filter((leg) => ships.keyOf(leg) === ships.keyOf(call))
    const shows = classifier === 'ACT' && ofShip.some(({ to, next = [] }) => next.includes(port) && !reached.has(to))
    return ofShip.length > 0 && !shows
  }
}
