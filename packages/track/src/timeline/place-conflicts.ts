import { day, spanOf } from '../model/time.ts'
import type { Conflict, Fact } from './fact.ts'
import type { Ships } from './route.ts'

const cranes = new Set(['discharged', 'transhipDischarged'])

/** A ship discharges a box once: two ports within three days, from the same ship, are a conflict of places on both facts. */
export function placeConflicts(facts: readonly Fact[], ships: Ships): readonly Fact[] {
  const timeOf = ({ winner }: Fact) => spanOf(winner.event.time!)[0]
  const discharges = facts.filter(({ milestone, classifier }) => classifier === 'ACT' && cranes.has(milestone))
  return facts.map((fact) => {
    if (!discharges.includes(fact)) return fact
    const ship = ships.keyOf(fact.winner.event.call)
    const rivals = discharges.filter(
      (one) =>
        one !== fact &&
        one.box === fact.box &&
        one.port !== fact.port &&
        ship !== '' &&
        ships.keyOf(one.winner.event.call) === ship &&
        Math.abs(timeOf(one) - timeOf(fact)) <= 3 * day,
    )
    const found = rivals.map((one): Conflict => ({ what: 'place', winner: fact.winner.key, other: one.winner.key, settled: '' }))
    return found.length === 0 ? fact : { ...fact, conflicts: [...fact.conflicts, ...found] }
  })
}
