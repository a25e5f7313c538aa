import type { CallInput } from '../schemas.ts'
import type { CallState } from '../states.ts'

const hour = 3_600_000

/** A call that is planned and of which nothing else is known yet; times are instants ISO 8601 UTC. */
export const plannedCall = (
  PortCode: string,
  PlannedArrival: string | null,
  PlannedDeparture: string | null,
  more: Partial<CallInput> = {},
): CallInput => ({
  PortCode,
  TerminalCode: '',
  PlannedArrival,
  PlannedDeparture,
  EstimatedArrival: null,
  EstimatedDeparture: null,
  ActualArrival: null,
  ActualDeparture: null,
  Omitted: false,
  ReplacedPort: '',
  Cutoffs: {},
  ...more,
})

/** The best that is known of an arrival: actual, else expected, else planned. */
export const arrivalOf = (call: CallInput): string | null => call.ActualArrival ?? call.EstimatedArrival ?? call.PlannedArrival
export const departureOf = (call: CallInput): string | null => call.ActualDeparture ?? call.EstimatedDeparture ?? call.PlannedDeparture
/** The moment a call is listed by. */
export const momentOf = (call: CallInput): string | null => departureOf(call) ?? arrivalOf(call)

export function stateOf(call: CallInput): CallState {
  if (call.Omitted) return 'omitted'
  if (call.ActualDeparture) return 'departed'
  if (call.ActualArrival) return 'arrived'
  return call.EstimatedArrival || call.EstimatedDeparture ? 'expected' : 'planned'
}

const hoursLate = (plan: string | null, best: string | null): number | null =>
  plan === null || best === null ? null : Math.round(((Date.parse(best) - Date.parse(plan)) / hour) * 10) / 10

/** Hours behind the long-term plan, by the departure where there is one; negative when early. Null: nothing can be said. */
export function delayOf(call: CallInput): number | null {
  if (call.Omitted) return null
  return hoursLate(call.PlannedDeparture, departureOf(call)) ?? hoursLate(call.PlannedArrival, arrivalOf(call))
}
