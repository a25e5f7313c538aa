import { day } from '../model/time.ts'
import type { Fact } from './fact.ts'
import type { Route, Ships } from './route.ts'

/** A position report: the ship was past the port at that time. */
export interface PassedPort {
  readonly port: string
  readonly imo: string
  /** ISO 8601 in UTC. */
  readonly since: string
}
/** A port that the ship left out, and how that is known. */
export interface Omission {
  readonly port: string
  readonly leg: number
  readonly by: 'notice' | 'next-port' | 'position'
  readonly fact: Fact | undefined
}

const isShipOrCrane = ({ milestone }: Fact) =>
  milestone === 'transhipArrived' || milestone === 'transhipDischarged' || milestone === 'arrived' || milestone === 'discharged'

/** Ports that were left out. Missing data never prove it: a notice does, a call at a later port of the same ship, or a position past it for a day. */
export function omissionsOf(
  facts: readonly Fact[],
  {
    route,
    ships,
    now,
    passed,
  }: { readonly route: Route; readonly ships: Ships; readonly now: number; readonly passed: readonly PassedPort[] },
): readonly Omission[] {
  const actual = facts.filter(({ classifier }) => classifier === 'ACT')
  return route.legs.flatMap((leg, index): Omission[] => {
    const ship = ships.keyOf(leg)
    const isOurs = (fact: Fact) => {
      const key = ships.keyOf(fact.winner.event.call)
      return ship === '' || key === '' || key === ship
    }
    const called = actual.some((fact) => fact.port === leg.to && isShipOrCrane(fact) && isOurs(fact))
    const notice = facts.find((fact) => fact.milestone === 'omitted' && fact.port === leg.to && isOurs(fact))
    if (notice && !called) return [{ port: leg.to, leg: index, by: 'notice', fact: notice }]
    if (called) return []
    const next = actual.find((fact) => (leg.next ?? []).includes(fact.port) && isShipOrCrane(fact) && isOurs(fact))
    if (next) return [{ port: leg.to, leg: index, by: 'next-port', fact: next }]
    const position = passed.find(({ port, imo, since }) => port === leg.to && imo === ship && Date.parse(since) + day < now)
    return position ? [{ port: leg.to, leg: index, by: 'position', fact: undefined }] : []
  })
}
