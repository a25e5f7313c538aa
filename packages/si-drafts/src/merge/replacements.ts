import { emptySet, type DraftSet } from '../set/draft-set.ts'
import type { DraftState } from '../snapshot.ts'
import { decided, placeKey, type MergeConflict } from './conflict.ts'
import { mergeSets } from './merge-sets.ts'

/** Values that were entered in this visit and that somebody else has replaced since. */
export class Replacements {
  /** Who replaced the last of them; empty: another tab of this browser. */
  by = ''
  /** The set as this visit began with it, with what others changed since. */
  #began: DraftSet = emptySet
  readonly #state: Pick<DraftState, 'replacedValues'>

  constructor(state: Pick<DraftState, 'replacedValues'>) {
    this.#state = state
  }

  /** Mine and theirs, until they are put away. */
  get values(): readonly MergeConflict[] {
    return this.#state.replacedValues
  }

  /** A visit begins with this set. */
  begin(set: DraftSet): void {
    this.#began = set
    this.#state.replacedValues = []
  }

  /** Others went on from `base` to `theirs`; `asked` are the conflicts that a person decides anyway. */
  take(base: DraftSet, mine: DraftSet, theirs: DraftSet, asked: readonly MergeConflict[], by: string): void {
    const known = new Set(asked.map(placeKey))
    const replaced = mergeSets(this.#began, mine, theirs).conflicts.filter((one) => !known.has(placeKey(one)))
    const changed = mergeSets(base, this.#began, theirs).set
    const began = asked.reduce((set, one) => decided(set, { ...one, theirs: one.base }, 'theirs'), changed)
    this.#began = replaced.reduce((set, one) => decided(set, one, 'theirs'), began)
    if (replaced.length === 0) return
    const again = new Set(replaced.map(placeKey))
    this.#state.replacedValues = [...this.values.filter((one) => !again.has(placeKey(one))), ...replaced]
    this.by = by
  }

  /** A person took their value in a conflict: it is mine no more. */
  giveUp(conflicts: readonly MergeConflict[]): void {
    this.#began = conflicts.reduce((set, one) => decided(set, one, 'theirs'), this.#began)
  }

  /** One of them, or all, has been seen. */
  putAway(one?: MergeConflict): void {
    this.#state.replacedValues = one ? this.values.filter((value) => value !== one) : []
  }
}
