/** One step into a value: the name of a field, or the id of a row. */
export type Step = string | { readonly row: string }

/** Something that both sides changed differently. The merged value has mine until a person decides. */
export interface ValueConflict {
  /** Where it is. A path that ends at a row is about the whole row. */
  readonly path: readonly Step[]
  /** Value of the common ancestor; undefined: it did not exist. */
  readonly base: unknown
  /** Local value; undefined: removed locally. */
  readonly mine: unknown
  /** Remote value; undefined: removed remotely. */
  readonly theirs: unknown
}

export type Report = (conflict: ValueConflict) => void
