/** How values are merged, and conflicts decided. */
export interface Merger<T, C> {
  /** Three-way merge: what one side changed is taken, what both changed differently stays mine and is told. `base` null: it is unknown. */
  readonly merge: (base: T | null, mine: T, theirs: T) => { readonly value: T; readonly conflicts: readonly C[] }
  /** The value with one side of a conflict in its place. */
  readonly taken: (value: T, conflict: C, side: 'base' | 'mine' | 'theirs') => T
  /** Tells the places of two conflicts apart. */
  readonly placeKey: (conflict: C) => string
}

/** Conflicts and replacements that wait for a person, stored by the host. */
export interface MergeState<C> {
  /** Values that somebody else changed differently. */
  conflicts: readonly C[]
  /** Values of mine that somebody else has replaced since. */
  replacedValues: readonly C[]
}

/** Values that were entered in this visit and that somebody else has replaced since. */
export class Replacements<T, C> {
  /** Person who replaced the last of them; empty: another tab of this browser. */
  by = ''
  /** The value as this visit began with it, with what others changed since. */
  #began: T
  readonly #state: Pick<MergeState<C>, 'replacedValues'>
  readonly #merger: Merger<T, C>

  constructor(state: Pick<MergeState<C>, 'replacedValues'>, merger: Merger<T, C>, empty: T) {
    this.#state = state
    this.#merger = merger
    this.#began = empty
  }

  /** Mine and theirs, until they are put away. */
  get values(): readonly C[] {
    return this.#state.replacedValues
  }

  /** A visit begins with this value. */
  begin(value: T): void {
    this.#began = value
    this.#state.replacedValues = []
  }

  /** Others went on from `base` to `theirs`; `places` are the conflicts that a person decides anyway. */
  take(base: T, mine: T, theirs: T, places: readonly C[], by: string): void {
    const { merge, placeKey, taken } = this.#merger
    const askedKeys = new Set(places.map(placeKey))
    const replaced = merge(this.#began, mine, theirs).conflicts.filter((one) => !askedKeys.has(placeKey(one)))
    const changed = merge(base, this.#began, theirs).value
    const began = places.reduce((value, one) => taken(value, one, 'base'), changed)
    this.#began = replaced.reduce((value, one) => taken(value, one, 'theirs'), began)
    if (replaced.length === 0) return
    const again = new Set(replaced.map(placeKey))
    this.#state.replacedValues = [...this.values.filter((one) => !again.has(placeKey(one))), ...replaced]
    this.by = by
  }

  /** A person took their value in a conflict: it is mine no more. */
  giveUp(conflicts: readonly C[]): void {
    this.#began = conflicts.reduce((value, one) => this.#merger.taken(value, one, 'theirs'), this.#began)
  }

  /** One of them, or all, has been seen. */
  putAway(one?: C): void {
    this.#state.replacedValues = one ? this.values.filter((value) => value !== one) : []
  }
}
