import { spanOf } from '../model/time.ts'
import type { StateName } from '../texts.ts'
import type { Fact } from './fact.ts'
import { isAtSea, milestoneFacts, routeOrder, stateAfter, type Milestone } from './milestones.ts'
import type { Ships } from './route.ts'

const timeOf = (fact: Fact) => spanOf(fact.winner.event.time!)[0]
const isActual = ({ classifier }: Fact) => classifier === 'ACT'

/** Of each pair the later in time holds: a box that was shut out may come again, one that was cleared may be inspected again. */
const latestOf: readonly (readonly Milestone[])[] = [
  ['gateIn', 'shutOut'],
  ['exportInspection', 'exportCleared'],
  ['importInspection', 'importCleared'],
]

/** Loads of a box, the last one first. */
export const loadsOf = (facts: readonly Fact[], box: string): readonly Fact[] =>
  facts
    .filter((fact) => isActual(fact) && fact.box === box && (fact.milestone === 'loaded' || fact.milestone === 'transhipLoaded'))
    .toSorted((one, other) => timeOf(other) - timeOf(one))

/** Discharges of a box, after which the moves of the ship are no longer its own. */
const isDischarge = ({ milestone }: Fact) => milestone === 'discharged' || milestone === 'transhipDischarged'

/** True if the box was on the ship when it arrived or left. Without boxes the moves of the ship are those of the bill. */
function wasAboard(ship: Fact, loads: readonly Fact[], discharges: readonly Fact[], ships: Ships): boolean {
  const key = ships.keyOf(ship.winner.event.call)
  const isSame = (one: string) => one === '' || key === '' || one === key
  return loads.some((load) => {
    const isEnd = (fact: Fact) => timeOf(fact) > timeOf(load) && timeOf(fact) < timeOf(ship) && isSame(ships.keyOf(fact.winner.event.call))
    return isSame(ships.keyOf(load.winner.event.call)) && !discharges.some(isEnd)
  })
}

/** The actual facts that count for a box; `''`: for the bill, if no box is known. */
function countingFacts(facts: readonly Fact[], box: string, ships: Ships): readonly Fact[] {
  const loads = loadsOf(facts, box)
  const discharges = facts.filter((fact) => isActual(fact) && fact.box === box && isDischarge(fact))
  const stateFacts = facts.filter((fact) => {
    if (!isActual(fact)) return false
    const { kind } = milestoneFacts(fact.milestone)
    if (kind === 'shipment') return true
    if (kind === 'equipment') return fact.box === box
    return box === '' || wasAboard(fact, loads, discharges, ships)
  })
  const dropped = new Set<Fact>()
  for (const pair of latestOf) {
    const rivals = stateFacts
      .filter(({ milestone }) => pair.includes(milestone))
      .toSorted((one, other) => timeOf(one) - timeOf(other) || routeOrder(one.milestone) - routeOrder(other.milestone))
    for (const fact of rivals.slice(0, -1)) dropped.add(fact)
  }
  const cancelled = stateFacts.filter(({ milestone }) => milestone === 'cancelled').map(timeOf)
  return stateFacts.filter(
    (fact) =>
      !dropped.has(fact) &&
      !(
        milestoneFacts(fact.milestone).kind === 'shipment' &&
        routeOrder(fact.milestone) < 105 &&
        cancelled.some((at) => at >= timeOf(fact))
      ),
  )
}

/** Order of progress: the route, and between transhipments the time. */
const progress = (one: Fact, other: Fact): number =>
  isAtSea(one.milestone) && isAtSea(other.milestone)
    ? timeOf(one) - timeOf(other) || routeOrder(one.milestone) - routeOrder(other.milestone)
    : routeOrder(one.milestone) - routeOrder(other.milestone) || timeOf(one) - timeOf(other)

/** The state of a box and the fact behind it. */
export interface BoxState {
  readonly state: StateName
  /** The fact that leads to the state. */
  readonly fact: Fact | undefined
}

/** State of a box: that of its furthest actual fact on the route. It is computed anew from all facts. */
export function stateOf(facts: readonly Fact[], box: string, ships: Ships): BoxState {
  const fact = countingFacts(facts, box, ships)
    .filter(({ milestone }) => stateAfter(milestone) !== undefined)
    .toSorted(progress)
    .at(-1)
  return { state: fact === undefined ? 'none' : stateAfter(fact.milestone)!, fact }
}
