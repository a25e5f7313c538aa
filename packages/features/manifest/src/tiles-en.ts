import { manifestTiles as facts } from '@jst/contracts/manifest'
import type { TileWords } from '@jst/feature-kit'

/** English words of the figures on the homes of customers and providers. */
export const english: Readonly<Record<string, TileWords>> = {
  [facts.ownReturned.key]: { label: 'Manifests returned', hint: 'To be corrected and submitted again' },
}
