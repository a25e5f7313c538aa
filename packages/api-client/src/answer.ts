/** The parts of an HTTP response that the client reads; an Axios response fits. */
export interface Answer {
  readonly status: number
  /** Names in lower case. */
  readonly headers: object
  /** Parsed JSON, text or a blob. */
  readonly data: unknown
}
