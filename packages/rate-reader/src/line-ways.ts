import type { Asks } from './asks.ts'
import type { ReaderFacts } from './facts.ts'
import type { Around } from './meaning.ts'

/** Settings for reading a line. `charges`: the line belongs to a list of charges, so its amounts are no prices. */
export interface LineWays {
  readonly asks: Asks
  readonly readerFacts: ReaderFacts
  readonly surroundings: Around
  readonly charges?: { readonly currency: string } | undefined
  /** The single currency named in the text. */
  readonly onlyCurrency?: string
}
