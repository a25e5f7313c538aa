import { releaseTiles as facts } from '@jst/contracts/release'
import type { HomeTile } from '@jst/feature-kit'
import { tileWords as words } from './tiles.texts.ts'

const [documents, finance] = [['documents'] as const, ['finance'] as const]

/** Figures of releases on the homes. */
export const tiles: readonly HomeTile[] = [
  { ...facts.returned, ...words.returned, tone: 'orange', roles: documents, order: 26 },
  { ...facts.checking, ...words.checking, tone: 'blue', roles: finance, order: 20 },
  { ...facts.toRelease, ...words.toRelease, tone: 'blue', roles: finance, order: 21 },
  { ...facts.limitChanges, ...words.limitChanges, tone: 'blue', roles: ['administrator'], order: 34 },
  { ...facts.lettersToAccept, ...words.lettersToAccept, tone: 'blue', roles: finance, order: 27 },
  { ...facts.papersOut, ...words.papersOut, tone: 'orange', roles: documents, order: 52 },
  { ...facts.ownLetters, ...words.ownLetters, tone: 'orange', roles: ['customer'], order: 19 },
]
