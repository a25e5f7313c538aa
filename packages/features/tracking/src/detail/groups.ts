import { groupsOf, isOpenFact, type FactGroup, type TrackFact, type TrackView } from '@jst/contracts/tracking'

/** Facts about one box, with those of ships and documents, which are about every box. */
export const factsOf = (facts: readonly TrackFact[], { box, onlyOpen }: { box: string; onlyOpen: boolean }): readonly TrackFact[] =>
  facts.filter((fact) => (box === '' || fact.Box === '' || fact.Box === box) && (!onlyOpen || isOpenFact(fact)))

/** Lines of the timeline. Undefined: the facts that they need were not read yet. */
export function linesOf(view: TrackView, { box, onlyOpen }: { box: string; onlyOpen: boolean }): readonly FactGroup[] | undefined {
  const { Facts, Groups } = view
  if (Groups.length === 0) return groupsOf(factsOf(Facts, { box, onlyOpen }))
  return box === '' && !onlyOpen ? Groups.map((group) => ({ ...group, facts: [] })) : undefined
}
