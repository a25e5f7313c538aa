import type { Kept } from '../saving/slots.ts'
import type { DraftSet } from '../set/draft-set.ts'
import type { DraftState } from '../snapshot.ts'
import { decided, placeKey, type Choice, type MergeConflict } from './conflict.ts'
import { mergeSets } from './merge-sets.ts'
import { Replacements } from './replacements.ts'

/** What others changed of the set: taken in, asked where both changed the same, told where a value of mine was replaced. */
export class Merging {
  readonly replaced: Replacements
  readonly #state: Pick<DraftState, 'conflicts' | 'replacedValues'>

  constructor(state: Pick<DraftState, 'conflicts' | 'replacedValues'>) {
    this.#state = state
    this.replaced = new Replacements(state)
  }

  /** Values that somebody else changed differently, for a person to decide. */
  get conflicts(): readonly MergeConflict[] {
    return this.#state.conflicts
  }

  begin(set: DraftSet): void {
    this.#state.conflicts = []
    this.replaced.begin(set)
  }

  /** Answers the merged set. */
  takeIn(base: DraftSet | null, mine: DraftSet, { set: theirs, by }: Kept): DraftSet {
    const { set, conflicts } = mergeSets(base, mine, theirs)
    if (base) this.replaced.take(base, mine, theirs, conflicts, by?.name ?? '')
    const again = new Set(conflicts.map(placeKey))
    this.#state.conflicts = [...this.conflicts.filter((one) => !again.has(placeKey(one))), ...conflicts]
    return set
  }

  /** Answers the set with the conflicts decided. */
  decide(set: DraftSet, conflicts: readonly MergeConflict[], choice: Choice): DraftSet {
    this.#state.conflicts = this.conflicts.filter((conflict) => !conflicts.includes(conflict))
    if (choice === 'theirs') this.replaced.giveUp(conflicts)
    return conflicts.reduce((result, conflict) => decided(result, conflict, choice), set)
  }

  /** Answers the set with my value back where somebody else replaced it. */
  restore(set: DraftSet, one: MergeConflict): DraftSet {
    this.replaced.putAway(one)
    return decided(set, { ...one, theirs: one.mine }, 'theirs')
  }
}
