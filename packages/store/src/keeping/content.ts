/** Operations on stored values. Values are immutable: a change makes a new one. */
export interface Content<T> {
  /** The same content, so that the server's copy needs no write. */
  readonly same: (a: T, b: T) => boolean
  /** The same with what only this browser keeps, such as which part is open. */
  readonly sameHere: (a: T, b: T) => boolean
  /** Nothing is entered: it is not written. */
  readonly isEmpty: (value: T) => boolean
  /** Counts the changes; the newer of two copies of one page has the higher one. */
  readonly revisionOf: (value: T) => number
  /** JSON. */
  readonly toText: (value: T) => string
  /** From what `toText` gave, parsed; null when it is damaged or of another form. */
  readonly fromJson: (json: unknown) => T | null
  /** A value that was read anew, sharing with the known one what is equal. */
  readonly share: (previous: T | null, read: T) => T
}
