import type { TrackFact, TrackGroup, TrackWitness } from './shipment.ts'

/** Facts of a shipment that a brief answer has one by one. */
export const mostFacts = 300

/** Facts of several boxes that are one step of the shipment: same milestone, port, ship and class. */
export interface FactGroup extends TrackGroup {
  readonly facts: readonly TrackFact[]
}

/** The believed statement of a fact, or the newest plan. Every fact of a timeline has one. */
export const winnerOf = (fact: TrackFact): TrackWitness => (fact.Witnesses[0] ?? fact.Estimated ?? fact.Planned)!
/** True if sources of the fact differ and nobody has decided. */
export const isOpenFact = (fact: TrackFact): boolean =>
  fact.Conflicts.some(({ Settled }) => Settled === '') || fact.Ruling?.IsReopened === true

/** Timeline of a shipment, newest first. Boxes that did the same at the same place share a line, so that 400 boxes do not make 3,000 lines. */
export function groupsOf(facts: readonly TrackFact[]): readonly FactGroup[] {
  const groups = new Map<string, TrackFact[]>()
  for (const fact of facts) {
    if (fact.Witnesses.length === 0 && !fact.Estimated && !fact.Planned) continue
    const { Vessel, Voyage } = winnerOf(fact)
    const key = [fact.Milestone, fact.Port, fact.Classifier, fact.IsUnconfirmed, Vessel, Voyage].join('|')
    const group = groups.get(key)
    if (group) group.push(fact)
    else groups.set(key, [fact])
  }
  return [...groups]
    .map(([Key, group]): FactGroup => {
      const times = group.map((fact) => winnerOf(fact).At).toSorted()
      return {
        Key,
        Count: group.length,
        Open: group.filter(isOpenFact).length,
        From: times[0]!,
        To: times.at(-1)!,
        Fact: group[0]!,
        facts: group,
      }
    })
    .toReversed()
    .toSorted((one, other) => (one.To < other.To ? 1 : one.To > other.To ? -1 : 0))
}
