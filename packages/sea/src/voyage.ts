import type { SeaRoute } from './route.ts'
import { between, courseBetween, milesBetween, type Position } from './sphere.ts'

/** Hours at a speed in knots (nautical miles an hour). @throws RangeError for a speed that is not above zero */
export function hoursAt(nauticalMiles: number, knots: number): number {
  if (!(knots > 0)) throw new RangeError('a ship that does not move arrives never')
  return nauticalMiles / knots
}

/** Where a ship is on its way. */
export interface OnTheWay {
  readonly at: Position
  /** Degrees clockwise from north. */
  readonly heading: number
  readonly milesGone: number
  readonly milesLeft: number
}

/** Dead reckoning: the place after some hours at a speed; before the start it lies at the first port, after the end at the last. */
export function positionAfter({ path, nauticalMiles }: SeaRoute, hours: number, knots: number): OnTheWay {
  const milesGone = Math.min(nauticalMiles, Math.max(0, hours * knots))
  let left = milesGone
  for (let leg = 1; leg < path.length; leg++) {
    const [from, to] = [path[leg - 1]!, path[leg]!]
    const miles = milesBetween(from, to)
    if (left <= miles || leg === path.length - 1) {
      const at = milesGone < nauticalMiles ? between(from, to, left / miles) : to
      const ahead = left < miles ? courseBetween(at, to) : courseBetween(from, to)
      return { at, heading: ahead, milesGone, milesLeft: nauticalMiles - milesGone }
    }
    left -= miles
  }
  return { at: path[0] ?? [0, 0], heading: 0, milesGone, milesLeft: nauticalMiles - milesGone }
}

/** Where a ship is at a moment between two calls, when it keeps the speed that brings it from departure to arrival. Times in milliseconds. */
export function positionBetween(route: SeaRoute, departure: number, arrival: number, moment: number): OnTheWay {
  const share = arrival > departure ? (moment - departure) / (arrival - departure) : moment < departure ? 0 : 1
  return positionAfter(route, Math.min(1, Math.max(0, share)) * route.nauticalMiles, 1)
}
