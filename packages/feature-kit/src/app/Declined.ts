import type { ApiError } from '@jst/api-client'

/** The person did not confirm what the server doubts: nothing was kept. */
export class Declined extends Error {
  override readonly name = 'Declined'
  /** The refusal of the server, with what it doubts. */
  readonly refusal: ApiError

  constructor(refusal: ApiError) {
    super(refusal.message, { cause: refusal })
    this.refusal = refusal
  }
}
