import { packingTiles as facts } from '@jst/contracts/packing'
import type { TileWords } from '@jst/feature-kit'

/** English words of the figures on the homes of customers and providers. */
export const english: Readonly<Record<string, TileWords>> = {
  [facts.ownReturned.key]: { label: 'Packing returned', hint: 'Applications to complete and submit again' },
  [facts.ownOpen.key]: { label: 'Boxes to pick up', hint: 'Equipment order issued, box not picked up' },
}
