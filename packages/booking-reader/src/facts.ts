/** What a word may name. */
export type NameKind = 'port' | 'carrier' | 'package' | 'box' | 'currency'

export interface Known {
  readonly value: string
  readonly label: string
}

/**
 * What is known before a note is read. `words` hold texts as `plain` writes them, names and codes and what people have confirmed alike; a word with
 * several codes is asked. Kinds of packages and box types that the contracts and the trade know need no words here.
 */
export interface NoteFacts {
  readonly words: Readonly<Record<NameKind, ReadonlyMap<string, readonly string[]>>>
  /** Name of a code, for people. */
  readonly nameOf: (kind: NameKind, code: string) => string
  /** What an unknown word may mean, likeliest first. */
  readonly suggest: (kind: NameKind, word: string) => readonly Known[]
  /** `YYYY-MM-DD` on which the note is read: days without a year are near it. */
  readonly today: string
}
