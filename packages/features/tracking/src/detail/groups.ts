import type { TrackFact, TrackWitness } from '@jst/contracts/tracking'

/** Facts of several boxes that are one step of the shipment: same milestone, port, ship and class. */
export interface FactGroup {
  readonly key: string
  readonly facts: readonly TrackFact[]
  readonly from: string
  readonly to: string
  readonly isUnconfirmed: boolean
  /** Differences between sources that nobody has decided. */
  readonly open: number
}

export const winnerOf = (fact: TrackFact): TrackWitness => (fact.Witnesses[0] ?? fact.Estimated ?? fact.Planned)!
/** True if sources of the fact differ and nobody has decided. */
export const isOpen = (fact: TrackFact): boolean => fact.Conflicts.some(({ Settled }) => Settled === '') || fact.Ruling?.IsReopened === true

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
    .map(([key, group]): FactGroup => {
      const times = group.map((fact) => winnerOf(fact).At).toSorted()
      return {
        key,
        facts: group,
        from: times[0]!,
        to: times.at(-1)!,
        isUnconfirmed: group[0]!.IsUnconfirmed,
        open: group.filter(isOpen).length,
      }
    })
    .toReversed()
    .toSorted((one, other) => (one.to < other.to ? 1 : one.to > other.to ? -1 : 0))
}

/** Facts about one box, with those of ships and documents, which are about every box. */
export const factsOf = (facts: readonly TrackFact[], { box, onlyOpen }: { box: string; onlyOpen: boolean }): readonly TrackFact[] =>
  facts.filter((fact) => (box === '' || fact.Box === '' || fact.Box === box) && (!onlyOpen || isOpen(fact)))
