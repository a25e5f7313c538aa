import { rateTiles as facts } from '@jst/contracts/freight-rates'
import type { HomeTile } from '@jst/feature-kit'
import { tileWords as words } from './tiles.texts.ts'

const pricing = ['pricing'] as const

/** Figures of rates and channels on the homes. */
export const tiles: readonly HomeTile[] = [
  { ...facts.ends3, ...words.ends3, tone: 'red', roles: pricing, order: 30 },
  { ...facts.ends7, ...words.ends7, tone: 'orange', roles: pricing, order: 40 },
  { ...facts.drafts, ...words.drafts, roles: pricing, order: 50 },
  { ...facts.subscribers, ...words.subscribers, tone: 'blue', roles: pricing, order: 60 },
]
