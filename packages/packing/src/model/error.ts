/** A sentence in both languages. */
export interface Words {
  readonly zh: string
  readonly en: string
}

/** Reasons of refused steps. */
export type PackingRefusal =
  | 'DECIMALS'
  | 'NEGATIVE'
  | 'RATIO'
  | 'COUNTS'
  | 'SUMS'
  | 'NO_SUCH_BOX'
  | 'NO_SUCH_LINE'
  | 'TOO_MANY'
  | 'BOX_DIFFERS'
  | 'TYPE_DIFFERS'
  | 'SEALS_DIFFER'
  | 'SAME_LIST'
  | 'CHANGED'

/** A step that is refused; `message` is the Chinese sentence. */
export class PackingError extends Error {
  override readonly name = 'PackingError'
  readonly code: PackingRefusal
  readonly words: Words

  constructor(code: PackingRefusal, words: Words) {
    super(words.zh)
    this.code = code
    this.words = words
  }
}
