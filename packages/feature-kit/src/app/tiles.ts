import type { TileFacts } from '@jst/contracts/workbench'
import type { Tone } from '@jst/ui'

/** Work for which a home is made. Which one somebody has follows from the rights (`features/workbench/src/home/role.ts`). */
export type HomeRole = 'operations' | 'documents' | 'pricing' | 'sales' | 'finance' | 'customer' | 'provider' | 'administrator'

/** Where a figure stands among those of a home. */
export interface TilePlace {
  /** Homes on which it comes first; elsewhere it stands among the others of the reader's rights. */
  readonly roles: readonly HomeRole[]
  /** Small numbers come first: what is late before what waits, and that before what is only good to know. */
  readonly order: number
}

/** Words of a figure. */
export interface TileWords {
  readonly label: string
  readonly hint?: string | undefined
}

/** A figure that an area contributes to the homes: its list and filters stand in the contracts, the server counts by them. */
export interface HomeTile extends TileFacts, TilePlace, TileWords {
  readonly tone?: Tone
}
