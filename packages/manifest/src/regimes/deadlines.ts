import { instantOf, zoneOf } from '@jst/contracts/schedules/times'
import type { Consignment } from '../model/consignment.ts'
import { regimes, type RegimeCode } from './regimes.ts'

/** Deadlines of a filing as instants (ISO 8601, UTC); '' while a time or its zone is not known. */
export interface FilingDeadline {
  /** '' : unknown, or there is none by law. */
  readonly legal: string
  /** Earlier cut-off of the agent. */
  readonly agent: string
  /** The law has one, and what it counts from is not known. */
  readonly isUnknown: boolean
}
/** Fields of a consignment that its deadlines follow from. */
export type Timed = Pick<Consignment, 'Pol' | 'LoadingAt' | 'DepartureAt' | 'AgentCutoff' | 'BreakBulk'>
const hour = 3_600_000

/** The instant of a wall clock at the load port; '' where either is not known. */
const at = (local: string, port: string): string => {
  const zone = zoneOf(port)
  return zone === undefined ? '' : (instantOf(local, zone) ?? '')
}

/** Counts hours of the clock, so that a change of daylight saving time moves nothing. */
export function deadlineOf(code: RegimeCode, consignment: Timed): FilingDeadline {
  const { deadline } = regimes[code]
  const agent = at(consignment.AgentCutoff, consignment.Pol)
  if (!deadline) return { legal: '', agent, isUnknown: false }
  const start = at(consignment[deadline.from], consignment.Pol)
  if (start === '') return { legal: '', agent, isUnknown: true }
  const hours = consignment.BreakBulk ? (deadline.breakBulkHours ?? deadline.hours) : deadline.hours
  return { legal: new Date(Date.parse(start) - hours * hour).toISOString(), agent, isUnknown: false }
}

/** `unknown` is never in time; at the instant itself is. `agentLate`: the law still allows it. */
export type Timing = 'inTime' | 'agentLate' | 'late' | 'unknown' | 'none'
/** Standing of a time against a deadline. */
export function timingOf({ legal, agent, isUnknown }: FilingDeadline, now: string): Timing {
  const time = Date.parse(now)
  if (legal !== '' && time > Date.parse(legal)) return 'late'
  if (agent !== '' && time > Date.parse(agent)) return 'agentLate'
  if (isUnknown) return 'unknown'
  return legal === '' && agent === '' ? 'none' : 'inTime'
}
