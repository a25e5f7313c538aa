/** A fault that ends the reading of a text; `segment` is counted from 1, and is 0 if the fault belongs to no segment. */
export class EdifactError extends Error {
  override readonly name = 'EdifactError'
  readonly segment: number

  constructor(message: string, segment = 0) {
    super(message)
    this.segment = segment
  }
}
