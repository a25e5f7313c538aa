import { Replacements, type MergeState, type Merger } from './replacements.ts'
import type { StoredCopy } from './slots.ts'

/** Which side of a conflict stands. */
export type Choice = 'mine' | 'theirs'

/** Merges changes of others: takes them over, records conflicts where both sides changed the same, and reports replaced values. */
export class Merging<T, C> {
  /** Values of mine that somebody else has replaced since. */
  readonly replaced: Replacements<T, C>
  readonly #state: MergeState<C>
  readonly #by: Merger<T, C>

  /** @param empty where every visit begins */
  constructor(state: MergeState<C>, by: Merger<T, C>, empty: T) {
    this.#state = state
    this.#by = by
    this.replaced = new Replacements(state, by, empty)
  }

  /** Values that somebody else changed differently, for a person to decide. */
  get conflicts(): readonly C[] {
    return this.#state.conflicts
  }

  /** A visit begins with this value. */
  begin(value: T): void {
    this.#state.conflicts = []
    this.replaced.begin(value)
  }

  /** Answers the merged value. */
  takeIn(base: T | null, mine: T, { value: theirs, by }: StoredCopy<T>): T {
    const { value, conflicts } = this.#by.merge(base, mine, theirs)
    if (base) this.replaced.take(base, mine, theirs, conflicts, by?.name ?? '')
    const again = new Set(conflicts.map(this.#by.placeKey))
    this.#state.conflicts = [...this.conflicts.filter((one) => !again.has(this.#by.placeKey(one))), ...conflicts]
    return value
  }

  /** Answers the value with the conflicts decided. */
  decide(value: T, conflicts: readonly C[], choice: Choice): T {
    this.#state.conflicts = this.conflicts.filter((conflict) => !conflicts.includes(conflict))
    if (choice === 'mine') return value
    this.replaced.giveUp(conflicts)
    return conflicts.reduce((result, conflict) => this.#by.taken(result, conflict, 'theirs'), value)
  }

  /** Answers the value with my part back where somebody else replaced it. */
  restore(value: T, one: C): T {
    this.replaced.putAway(one)
    return this.#by.taken(value, one, 'mine')
  }
}
