/** What the client reads of an answer; a response of axios is one. */
export interface Answer {
  readonly status: number
  /** Names in lower case. */
  readonly headers: object
  /** Parsed JSON, text or a blob. */
  readonly data: unknown
}
