import type { Asks } from './asks.ts'
import type { ReaderFacts } from './facts.ts'
import type { Around } from './meaning.ts'

/** Parts that a line is read with. `charges`: the line belongs to a list of charges, so that its amounts are no prices. */
export interface LineWays {
  readonly asks: Asks
  readonly readerFacts: ReaderFacts
  readonly surroundings: Around
  readonly charges?: { readonly currency: string } | undefined
  /** The only currency that the text names. */
  readonly onlyCurrency?: string
}
