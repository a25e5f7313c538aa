import { billTiles as facts } from '@jst/contracts/bills'
import type { HomeTile } from '@jst/feature-kit'
import { tileWords as words } from './tiles.texts.ts'

const documents = ['documents'] as const

/** Figures of bills on the homes. */
export const tiles: readonly HomeTile[] = [
  { ...facts.housesToMake, ...words.housesToMake, tone: 'blue', roles: documents, order: 36 },
  { ...facts.housesToLock, ...words.housesToLock, tone: 'orange', roles: documents, order: 37 },
  { ...facts.mastersToLock, ...words.mastersToLock, tone: 'blue', roles: documents, order: 38 },
]
