import { arrivalOf, departureOf, type CallInput } from '@jst/contracts/schedules'
import { hoursBetween } from '@jst/ui'
import { wayBetween } from '@jst/sea'
import type { Places } from './position.ts'

/** Knots between which a container ship sails; what lies outside wants a second look. */
const plausible = { slowest: 4, fastest: 30 } as const

/** Speed over a passage; undefined: a time is missing. */
export interface Speed {
  /** Infinite when it takes no time or less. */
  readonly knots: number
  readonly odd: boolean
}

/** The way from one call to the next that is not skipped. */
export interface Passage {
  readonly from: CallInput
  readonly to: CallInput
  /** Nautical miles; undefined: a port has no place or lies inland. */
  readonly miles: number | undefined
  readonly planned: Speed | undefined
  readonly latest: Speed | undefined
}

function speedOf(miles: number | undefined, departure: string | null, arrival: string | null): Speed | undefined {
  // terminals of one port: no passage to speak of
  if (!miles || !departure || !arrival) return undefined
  const hours = hoursBetween(departure, arrival)
  const knots = hours > 0 ? miles / hours : Number.POSITIVE_INFINITY
  return { knots, odd: knots > plausible.fastest || knots < plausible.slowest }
}

/** Distance and average speed between the calls of a voyage, by the plan and by the best that is known. */
export function passagesOf(calls: readonly CallInput[], places: Places): Passage[] {
  const sailedCalls = calls.filter(({ Omitted, PortCode }) => !Omitted && PortCode !== '')
  return sailedCalls.slice(1).map((to, index) => {
    const from = sailedCalls[index]!
    const miles = wayBetween(places.get(from.PortCode), places.get(to.PortCode))?.nauticalMiles
    return {
      from,
      to,
      miles,
      planned: speedOf(miles, from.PlannedDeparture, to.PlannedArrival),
      latest: speedOf(miles, departureOf(from), arrivalOf(to)),
    }
  })
}
