import { partnerTiles as facts } from '@jst/contracts/partner'
import type { HomeTile } from '@jst/feature-kit'
import { tileWords as words } from './tiles.texts.ts'

/** Figures of customers and providers on the homes. */
export const tiles: readonly HomeTile[] = [
  { ...facts.potential, ...words.potential, roles: ['sales'], order: 60 },
  { ...facts.stopped, ...words.stopped, tone: 'red', roles: ['finance'], order: 20 },
  { ...facts.providers, ...words.providers, roles: ['administrator'], order: 60 },
]
