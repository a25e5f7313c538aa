/** What a word may name. */
export type NameKind = 'port' | 'carrier' | 'charge' | 'lane'

export interface Candidate {
  readonly value: string
  readonly label: string
}

/**
 * What is known before a text is read. `words` hold texts as `plain` writes them, names and codes and what people have confirmed alike;
 * a word with several codes is asked.
 */
export interface ReaderFacts {
  readonly words: Readonly<Record<NameKind, ReadonlyMap<string, readonly string[]>>>
  /** Name of a code, for people. */
  readonly nameOf: (kind: NameKind, code: string) => string
  /** What an unknown word may mean, likeliest first. */
  readonly suggest: (kind: NameKind, word: string) => readonly Candidate[]
  /** `YYYY-MM-DD` on which the text is read: days without a year are near it. */
  readonly today: string
  /** Country of the ports of loading, two letters: of ports without a direction those are where a voyage begins. */
  readonly home: string
  /** What was answered for texts of the same source before, by question. */
  readonly learned: Readonly<Record<string, string>>
}

/** Answers of the person who pasted the text, by question. */
export type Answers = Readonly<Record<string, string>>
/** The answer to any question that says: leave it out. */
export const leftOut = '-'
