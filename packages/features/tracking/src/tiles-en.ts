import { trackingTiles as facts } from '@jst/contracts/tracking'
import type { TileWords } from '@jst/feature-kit'

/** English words of the figures on the homes of customers and providers. */
export const english: Readonly<Record<string, TileWords>> = {
  [facts.ownSea.key]: { label: 'Cargo at sea', hint: 'Departed from the POL, not arrived yet' },
  [facts.ownFreeTime.key]: { label: 'Free time at risk', hint: 'Close to or past the last free day' },
}
