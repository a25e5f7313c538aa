import { shipName, type Route, type TrackEvent } from '@jst/track'

const day = 86_400_000
/** Days before and after the planned call within which a ship is ours: it comes back after four weeks at the earliest. */
const apart = { before: 12 * day, after: 18 * day }

const near = (at: string, planned: string | undefined) =>
  planned === undefined || (Date.parse(at) >= Date.parse(planned) - apart.before && Date.parse(at) <= Date.parse(planned) + apart.after)

/** Ports of the route, and those behind it: a ship that is seen there without having come has left a port out. */
function portsOf({ legs }: Route, events: readonly TrackEvent[]): ReadonlySet<string> {
  const hasCome = (port: string) =>
    events.some(({ code, classifier, place }) => code === 'ARRI' && classifier === 'ACT' && place.port === port)
  return new Set(legs.flatMap(({ from, to, next = [] }) => [from, to, ...(hasCome(to) ? [] : next)]))
}

/**
 * The statements of this journey. Calls of its ship at other ports are none of it. A ship that calls at our ports again, on another voyage, tells
 * nothing of this one: own schedules say the voyage,
 * with others the voyage or the time decides, since every party has numbers of its own.
 */
export function ownShips(events: readonly TrackEvent[], route: Route): readonly TrackEvent[] {
  const { legs } = route
  const ports = portsOf(route, events)
  return events.filter(({ kind, box, bill, booking, call, source, time, place }) => {
    if (kind !== 'transport' || box !== '' || bill !== '' || booking !== '' || time === undefined) return true
    if (!ports.has(place.port)) return false
    const ship = shipName(call.vessel)
    const shipLegs = legs.filter((leg) => (leg.imo ?? '') === call.imo || shipName(leg.vessel ?? '') === ship)
    if (shipLegs.length === 0) return true
    const isSameVoyage = shipLegs.some(
      ({ voyage = '' }) => voyage === '' || call.voyage === '' || voyage.toUpperCase() === call.voyage.toUpperCase(),
    )
    if (source.kind === 'own') return isSameVoyage
    return (
      isSameVoyage ||
      shipLegs.some(
        ({ from, to, etd, eta }) => (place.port === from && near(time.instant, etd)) || (place.port === to && near(time.instant, eta)),
      )
    )
  })
}
