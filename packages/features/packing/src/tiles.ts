import { packingTiles as facts } from '@jst/contracts/packing'
import type { HomeTile } from '@jst/feature-kit'
import { tileWords as words } from './tiles.texts.ts'

const operations = ['operations'] as const

/** Figures of applications and slips on the homes. */
export const tiles: readonly HomeTile[] = [
  { ...facts.toCheck, ...words.toCheck, tone: 'blue', roles: operations, order: 24 },
  { ...facts.toIssue, ...words.toIssue, tone: 'blue', roles: operations, order: 25 },
  { ...facts.expired, ...words.expired, tone: 'red', roles: operations, order: 53 },
  { ...facts.ownReturned, ...words.ownReturned, tone: 'orange', roles: ['customer'], order: 18 },
  { ...facts.ownOpen, ...words.ownOpen, tone: 'blue', roles: ['provider'], order: 10 },
]
