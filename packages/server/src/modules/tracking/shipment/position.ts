import type { TrackLeg, TrackPort, TrackPosition } from '@jst/contracts/tracking'
import { isReachable, NoSeaRoute, positionBetween, seaRoute, type Position } from '@jst/sea'
import { bestTime } from './legs.ts'

/**
 * Where a ship is by the times of its leg: between the actual departure and the announced arrival along the sea route. Undefined where a port has no
 * position, or no announced arrival is known.
 */
export function reckoned(leg: TrackLeg, positionOf: (port: string) => Position | undefined, now: number): TrackPosition | undefined {
  const [from, to] = [positionOf(leg.From), positionOf(leg.To)]
  const [departure, arrival] = [leg.Departure.Actual, bestTime(leg.Arrival)]
  if (!from || !to || departure === null || arrival === null || !isReachable(from) || !isReachable(to)) return undefined
  if (Date.parse(arrival) <= Date.parse(departure)) return undefined
  try {
    const { at: position } = positionBetween(seaRoute(from, to), Date.parse(departure), Date.parse(arrival), now)
    return {
      Vessel: leg.Vessel,
      Imo: leg.Imo,
      Latitude: position[1].toFixed(4),
      Longitude: position[0].toFixed(4),
      At: new Date(now).toISOString(),
      IsReckoned: true,
    }
  } catch (error) {
    if (error instanceof NoSeaRoute) return undefined
    throw error
  }
}

/** Ports with their place on the map; those without one are left out. */
export const placedPorts = (
  ports: readonly { readonly code: string; readonly name: string; readonly lon: number | null; readonly lat: number | null }[],
): TrackPort[] =>
  ports.flatMap(({ code, name, lon, lat }) =>
    lon === null || lat === null ? [] : [{ Port: code, Name: name, Latitude: lat.toFixed(4), Longitude: lon.toFixed(4) }],
  )
