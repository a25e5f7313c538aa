import type { Asks } from './asks.ts'
import type { ReaderFacts } from './facts.ts'
import type { Around } from './meaning.ts'

/** What a line is read with. `charges`: it stands in a list of charges, whose amounts are no prices. */
export interface LineWays {
  readonly asks: Asks
  readonly known: ReaderFacts
  readonly around: Around
  readonly charges?: { readonly currency: string } | undefined
  /** The only currency that the text names. */
  readonly onlyCurrency?: string
}
