import { releaseTiles as facts } from '@jst/contracts/release'
import type { TileWords } from '@jst/feature-kit'

/** English words of the figures on the homes of customers and providers. */
export const english: Readonly<Record<string, TileWords>> = {
  [facts.ownLetters.key]: { label: 'Letters to stamp', hint: 'Letters of guarantee to be stamped and returned' },
}
