import { spanOf } from '../model/time.ts'
import type { Fact } from './fact.ts'
import { milestoneFacts, type Milestone } from './milestones.ts'
import type { Ships } from './route.ts'

/**
 * An actual fact that does not fit another one. `missing`: the other has to come first and nobody says it. `order`: the other came later.
 * `open`: the other has not ended. `both`: the two exclude each other.
 */
export interface Contradiction {
  readonly box: string
  readonly what: 'missing' | 'order' | 'open' | 'both'
  /** Key of the fact. */
  readonly fact: string
  readonly milestone: Milestone
  readonly against: Milestone
}

/** Milestones with the one before. A missing one is told where every box passes it. */
const before: readonly (readonly [Milestone, Milestone, 'needed' | 'ordered'])[] = [
  ['emptyOut', 'releaseOrder', 'needed'],
  ['stuffed', 'emptyOut', 'ordered'],
  ['gateIn', 'emptyOut', 'ordered'],
  ['loaded', 'gateIn', 'needed'],
  ['departed', 'loaded', 'ordered'],
  ['transhipLoaded', 'transhipDischarged', 'ordered'],
  ['discharged', 'arrived', 'ordered'],
  ['discharged', 'berthed', 'ordered'],
  ['fullOut', 'discharged', 'ordered'],
  ['emptyIn', 'fullOut', 'ordered'],
]
/** Milestones that have to wait for the end of an inspection. */
const afterEnd: readonly (readonly [Milestone, Milestone, Milestone])[] = [
  ['loaded', 'exportInspection', 'exportCleared'],
  ['available', 'importInspection', 'importCleared'],
  ['fullOut', 'importInspection', 'importCleared'],
]
const exclusive: readonly (readonly [Milestone, Milestone])[] = [
  ['cancelled', 'loaded'],
  ['shutOut', 'loaded'],
]

const start = (fact: Fact) => spanOf(fact.winner.event.time!)[0]
/** True if the first is over before the other begins; a bare day is over at its end. */
const isBefore = (one: Fact, other: Fact) => spanOf(one.winner.event.time!)[1] < start(other)

/** Contradictions among the actual facts of a box, its ships and its documents. */
export function contradictionsOf(facts: readonly Fact[], box: string, ships: Ships): readonly Contradiction[] {
  const ownFacts = (milestone: Milestone) =>
    facts.filter(
      (fact) =>
        fact.classifier === 'ACT' && fact.milestone === milestone && (milestoneFacts(milestone).kind !== 'equipment' || fact.box === box),
    )
  const ship = ({ winner }: Fact) => ships.keyOf(winner.event.call)
  const found = (what: Contradiction['what'], fact: Fact, against: Milestone): Contradiction => ({
    box,
    what,
    fact: fact.key,
    milestone: fact.milestone,
    against,
  })
  const sameShip = (one: Fact, other: Fact) =>
    milestoneFacts(one.milestone).kind !== 'transport' && milestoneFacts(other.milestone).kind !== 'transport'
      ? true
      : ship(one) === '' || ship(other) === '' || ship(one) === ship(other)
  return [
    ...before.flatMap(([milestone, earlier, need]) =>
      ownFacts(milestone).flatMap((fact): Contradiction[] => {
        const others = ownFacts(earlier).filter((one) => sameShip(one, fact))
        // a ship that leaves without the box says nothing about it
        if (others.length === 0) return need === 'needed' ? [found('missing', fact, earlier)] : []
        return others.every((one) => isBefore(fact, one)) ? [found('order', fact, earlier)] : []
      }),
    ),
    ...afterEnd.flatMap(([milestone, hold, end]) =>
      ownFacts(milestone).flatMap((fact): Contradiction[] => {
        const isOpen = ownFacts(hold).some(
          (one) => isBefore(one, fact) && !ownFacts(end).some((ended) => start(ended) >= start(one) && !isBefore(fact, ended)),
        )
        return isOpen ? [found('open', fact, hold)] : []
      }),
    ),
    ...exclusive.flatMap(([one, other]) =>
      ownFacts(one).flatMap((fact): Contradiction[] => {
        const isBackAgain = one === 'shutOut' && ownFacts('gateIn').some((gateIn) => isBefore(fact, gateIn))
        return ownFacts(other).length > 0 && !isBackAgain ? [found('both', fact, other)] : []
      }),
    ),
  ]
}
