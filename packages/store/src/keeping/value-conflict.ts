/** One step into a value: the name of a field, or the id of a row. */
export type Step = string | { readonly row: string }

/** Something that both sides changed differently. The merged value has mine until a person decides. */
export interface ValueConflict {
  /** Where it is. A path that ends at a row is about the whole row. */
  readonly path: readonly Step[]
  /** What both began with; undefined: it was not there. */
  readonly base: unknown
  /** What stands here; undefined: it was removed here. */
  readonly mine: unknown
  /** What stands there; undefined: it was removed there. */
  readonly theirs: unknown
}

export type Report = (conflict: ValueConflict) => void
