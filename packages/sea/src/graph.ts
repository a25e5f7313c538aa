import { positions, ways } from './chart.ts'
import { milesBetween, type Position } from './sphere.ts'

/** A place that ships pass, and where they go from it. */
export interface Waypoint {
  readonly at: Position
  /** By index of the waypoint that is next, nautical miles. */
  readonly next: Map<number, number>
}

function read(): readonly Waypoint[] {
  let [lon, lat] = [0, 0]
  const points = positions.split(';').map((text): Waypoint => {
    const [x = '', y = ''] = text.split(',')
    lon += Number.parseInt(x, 36)
    lat += Number.parseInt(y, 36)
    return { at: [lon / 100, lat / 100], next: new Map() }
  })
  ways.split(';').forEach((line, from) => {
    for (const step of line === '' ? [] : line.split(',')) {
      const to = from + Number.parseInt(step, 36)
      const miles = milesBetween(points[from]!.at, points[to]!.at)
      points[from]!.next.set(to, miles)
      points[to]!.next.set(from, miles)
    }
  })
  return points
}

let cachedPoints: readonly Waypoint[] | undefined
/** The graph, read once when it is first needed. */
export const waypoints = (): readonly Waypoint[] => (cachedPoints ??= read())
