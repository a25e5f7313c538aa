import type { PortPlace, VoyageUnderWay } from '@jst/contracts/schedules'
import { timeOf } from '@jst/ui'
import { positionBetween, wayBetween, type Position, type SeaRoute } from '@jst/sea'

type Call = VoyageUnderWay['Calls'][number]
export type Places = ReadonlyMap<string, Position>
export const placesBy = (ports: readonly PortPlace[]): Places => new Map(ports.map(({ Code, Lon, Lat }) => [Code, [Lon, Lat]]))

/** Where a ship should be by its schedule: in a port, or on its way from one to the next. */
export interface Reckoned {
  readonly at: Position
  readonly from: Call
  /** Undefined: it lies at `from`. */
  readonly to: Call | undefined
  /** Degrees clockwise from north; undefined in a port. */
  readonly heading: number | undefined
}

const past = (time: string | null, now: number) => (timeOf(time) ?? Number.POSITIVE_INFINITY) <= now
/** Reported states outweigh expected times: a ship reported in port has not left. */
const hasLeft = ({ State, Departure }: Call, now: number) => State === 'departed' || (State !== 'arrived' && past(Departure, now))
const isReached = (call: Call, now: number) => call.State === 'arrived' || past(call.Arrival, now) || hasLeft(call, now)

/** Dead reckoning by the best known times; undefined when the times or the places do not say. @param now milliseconds */
export function reckon(calls: readonly Call[], places: Places, now: number): Reckoned | undefined {
  const index = calls.findLastIndex((call) => isReached(call, now))
  const from = calls[index]
  const start = from && places.get(from.PortCode)
  if (!from || !start) return undefined
  if (!hasLeft(from, now)) return { at: start, from, to: undefined, heading: undefined }
  const to = calls[index + 1]
  const route = wayBetween(start, to && places.get(to.PortCode))
  if (!to || !route) return undefined
  const [left, reached] = [timeOf(from.Departure), timeOf(to.Arrival)]
  if (left === undefined || reached === undefined) return undefined
  const { at, heading } = positionBetween(route, left, reached, now)
  return { at, from, to, heading }
}

/** Ways between the calls of a voyage, one after the other. */
export const waysOf = (calls: readonly { PortCode: string }[], places: Places): SeaRoute[] =>
  calls.slice(1).flatMap((call, index) => wayBetween(places.get(calls[index]!.PortCode), places.get(call.PortCode)) ?? [])
