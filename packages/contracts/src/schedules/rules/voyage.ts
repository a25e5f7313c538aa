import { daysBetween, portDay } from '../local-time.ts'
import type { CallInput } from '../schemas.ts'
import type { VoyageStatus } from '../states.ts'
import { arrivalOf, delayOf, departureOf, stateOf } from './call.ts'

/** A voyage is late from this many hours on: carriers count a call as on time within a day. */
export const delayedFromHours = 24

/** Delay that counts now: of the next call that the ship has not left, or of the last one. */
export function currentDelay(calls: readonly CallInput[]): number | null {
  const served = calls.filter((call) => !call.Omitted)
  const next = served.find((call) => stateOf(call) !== 'departed') ?? served.at(-1)
  return next ? delayOf(next) : null
}

/** Worked out, never typed in: what hurts most goes first. */
export function statusOf(calls: readonly CallInput[], blank: boolean): VoyageStatus {
  if (blank) return 'blank'
  if (calls.some((call) => call.ReplacedPort !== '')) return 'diverted'
  if (calls.some((call) => call.Omitted)) return 'omitted'
  return (currentDelay(calls) ?? 0) >= delayedFromHours ? 'delayed' : 'normal'
}

/** Days at sea and in ports on the way, by the calendars of both ports; null when a time is missing. */
export function transitDays(load: CallInput, discharge: CallInput): number | null {
  const [from, to] = [departureOf(load), arrivalOf(discharge)]
  return from && to ? daysBetween(portDay(from, load.PortCode), portDay(to, discharge.PortCode)) : null
}

/** Returns true if a call was made within a day of the plan. Undefined while it has not been made. */
export function madeOnTime(call: CallInput): boolean | undefined {
  if (call.Omitted) return false
  if (!call.ActualArrival || !call.PlannedArrival) return undefined
  return Math.abs(daysBetween(portDay(call.PlannedArrival, call.PortCode), portDay(call.ActualArrival, call.PortCode))) <= 1
}

/**
 * Later calls pushed by what happened at one: those not reached yet keep their passage and their stay, and are never pulled forward.
 * @param from index of the call whose times were changed
 */
export function pushLater(calls: readonly CallInput[], from: number): CallInput[] {
  const pushed = [...calls]
  let before = from
  for (let at = from + 1; at < pushed.length; at++) {
    const call = pushed[at]!
    if (call.Omitted) continue
    if (call.ActualArrival) break
    const [left, planned] = [departureOf(pushed[before]!), calls[before]!.PlannedDeparture]
    if (!left || !planned || !call.PlannedArrival) break
    const arrival = Date.parse(left) + Date.parse(call.PlannedArrival) - Date.parse(planned)
    if (arrival <= Date.parse(arrivalOf(call)!)) break
    const stay = call.PlannedDeparture ? Date.parse(call.PlannedDeparture) - Date.parse(call.PlannedArrival) : undefined
    pushed[at] = {
      ...call,
      EstimatedArrival: new Date(arrival).toISOString(),
      EstimatedDeparture: stay === undefined ? call.EstimatedDeparture : new Date(arrival + stay).toISOString(),
    }
    before = at
  }
  return pushed
}
