import { manifestTiles as facts } from '@jst/contracts/manifest'
import type { HomeTile } from '@jst/feature-kit'
import { tileWords as words } from './tiles.texts.ts'

const documents = ['documents', 'operations'] as const

/** Figures of filings on the homes. */
export const tiles: readonly HomeTile[] = [
  { ...facts.toVerify, ...words.toVerify, tone: 'blue', roles: documents, order: 34 },
  { ...facts.toSend, ...words.toSend, tone: 'blue', roles: documents, order: 35 },
  { ...facts.refused, ...words.refused, tone: 'red', roles: documents, order: 54 },
  { ...facts.ownReturned, ...words.ownReturned, tone: 'orange', roles: ['customer'], order: 19 },
]
