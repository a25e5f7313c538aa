import { trackingTiles as facts } from '@jst/contracts/tracking'
import type { HomeTile } from '@jst/feature-kit'
import { tileWords as words } from './tiles.texts.ts'

const operations = ['operations'] as const
const customer = ['customer'] as const

/** Figures of shipments on the homes. */
export const tiles: readonly HomeTile[] = [
  { ...facts.rolled, ...words.rolled, tone: 'red', roles: operations, order: 17 },
  { ...facts.exceptions, ...words.exceptions, tone: 'orange', roles: operations, order: 52 },
  { ...facts.conflicts, ...words.conflicts, tone: 'purple', roles: ['documents'], order: 54 },
  { ...facts.freeTime, ...words.freeTime, tone: 'red', roles: ['documents', 'finance'], order: 56 },
  { ...facts.ownSea, ...words.ownSea, tone: 'blue', roles: customer, order: 60 },
  { ...facts.ownFreeTime, ...words.ownFreeTime, tone: 'red', roles: customer, order: 17 },
]
