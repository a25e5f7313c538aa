/** An answer that is offered, with its name for people. */
export interface Candidate {
  readonly value: string
  readonly label: string
}

/**
 * Names that are known before a text is read. `words` hold texts as `plain` writes them, names and codes and what people have confirmed alike;
 * a word with several codes is asked.
 */
export interface NameFacts<Kind extends string> {
  readonly words: Readonly<Record<Kind, ReadonlyMap<string, readonly string[]>>>
  /** Words that people have confirmed for the sender of the text: their codes hold, also for a name that several ports bear. */
  readonly confirmed?: Readonly<Partial<Record<Kind, ReadonlySet<string>>>>
  /** Name of a code, for people. */
  readonly nameOf: (kind: Kind, code: string) => string
  /** Possible meanings of an unknown word, the likeliest first. */
  readonly suggest: (kind: Kind, word: string) => readonly Candidate[]
  /** `YYYY-MM-DD` on which the text is read: days without a year are near it. */
  readonly today: string
}

/** Answers by question. */
export type Answers = Readonly<Record<string, string>>
/** The answer to any question that says: leave it out. */
export const leftOut = '-'
