import { gates } from './chart.ts'
import { waypoints } from './graph.ts'
import { milesBetween, type Position } from './sphere.ts'

/** A strait, canal or cape that a route can be asked to keep away from. */
export type Pass = keyof typeof gates
/** All of them. */
export const passes = Object.keys(gates) as Pass[]

export interface SeaRouteOptions {
  /** Straits, canals and capes to keep away from. */
  avoid?: readonly Pass[]
}

/** The way of a ship from one position to another. */
export interface SeaRoute {
  readonly nauticalMiles: number
  /** Longitude and latitude in degrees, both ends included; −180…180, so a line across the date line jumps there. */
  readonly path: readonly Position[]
  /** Passages of the route, in order. */
  readonly passes: readonly Pass[]
}

/** Why there is no way: an end lies away from navigable water, or all that is left is avoided. */
export type SeaProblem = 'fromInland' | 'toInland' | 'closed'

/** Thrown instead of a route. */
export class NoSeaRoute extends Error {
  readonly problem: SeaProblem
  constructor(problem: SeaProblem) {
    super(problem)
    this.name = 'NoSeaRoute'
    this.problem = problem
  }
}

/** Miles to the nearest waypoint beyond which a place is no port: some 30 hours' barge or a train away. */
const farthest = 110
/** Ways kept, newest last. */
const mostKept = 500
const cache = new Map<string, SeaRoute>()

/** The waypoint that a ship of this position is bound for first. */
function nearest(position: Position): { index: number; miles: number } | undefined {
  let best: { index: number; miles: number } | undefined
  waypoints().forEach(({ at }, index) => {
    // a degree of latitude is 60 miles: no need to measure what is farther by it alone
    if (Math.abs(at[1] - position[1]) * 60 > (best?.miles ?? farthest)) return
    const miles = milesBetween(at, position)
    if (miles <= (best?.miles ?? farthest)) best = { index, miles }
  })
  return best
}

/** Does a ship reach this position? A place inland does not count as a port. */
export const isReachable = (position: Position): boolean => nearest(position) !== undefined

/** Shortest way over the waypoints that are open; undefined when there is none. */
function shortest(from: number, to: number, closed: ReadonlySet<number>): number[] | undefined {
  const points = waypoints()
  const miles = Array.from({ length: points.length }, () => Number.POSITIVE_INFINITY)
  const left = Array.from({ length: points.length }, () => -1)
  // seen from the waypoints behind them, but not gone on from yet: some dozens at a time, so that looking for the nearest takes no heap
  const ahead = [from]
  miles[from] = 0
  for (;;) {
    let place = 0
    for (let other = 1; other < ahead.length; other++) if (miles[ahead[other]!]! < miles[ahead[place]!]!) place = other
    const here = ahead[place]
    if (here === undefined) return undefined
    if (here === to) break
    ahead[place] = ahead.at(-1)!
    ahead.pop()
    for (const [next, distance] of points[here]!.next) {
      const sum = miles[here]! + distance
      if (sum >= miles[next]! || closed.has(next)) continue
      if (left[next] === -1) ahead.push(next)
      miles[next] = sum
      left[next] = here
    }
  }
  const way = [to]
  while (way[0] !== from) way.unshift(left[way[0]!]!)
  return way
}

function find(from: Position, to: Position, avoid: readonly Pass[]): SeaRoute {
  const [start, end] = [nearest(from), nearest(to)]
  if (!start) throw new NoSeaRoute('fromInland')
  if (!end) throw new NoSeaRoute('toInland')
  // ports of one harbour: the water between them, not the way out to the roads and back
  if (start.index === end.index) return { nauticalMiles: milesBetween(from, to), path: [from, to], passes: [] }
  const way = shortest(start.index, end.index, new Set<number>(avoid.map((pass) => gates[pass])))
  if (!way) throw new NoSeaRoute('closed')
  const points = waypoints()
  const path = [from, ...way.map((index) => points[index]!.at), to]
  const nauticalMiles = path.slice(1).reduce((sum, at, index) => sum + milesBetween(path[index]!, at), 0)
  return { nauticalMiles, path, passes: way.flatMap((index) => passes.filter((pass) => gates[pass] === index)) }
}

/**
 * The shortest way by sea between two positions, over great circles from waypoint to waypoint.
 * Distances are within some 5 % of published ones: good for comparing and planning, no navigation.
 * @throws NoSeaRoute when an end is inland or everything is avoided
 */
export function seaRoute(from: Position, to: Position, { avoid = [] }: SeaRouteOptions = {}): SeaRoute {
  const key = [...from, ...to, ...[...avoid].sort()].join()
  const before = cache.get(key)
  if (before) return before
  const route = find(from, to, avoid)
  if (cache.size >= mostKept) cache.delete(cache.keys().next().value!)
  cache.set(key, route)
  return route
}

/** The way between two positions; undefined where one is missing or no ship gets there. */
export function wayBetween(from: Position | undefined, to: Position | undefined): SeaRoute | undefined {
  if (!from || !to) return undefined
  try {
    return seaRoute(from, to)
  } catch (error) {
    if (error instanceof NoSeaRoute) return undefined
    throw error
  }
}
