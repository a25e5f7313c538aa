import { messageTiles as facts } from '@jst/contracts/messages'
import type { HomeTile } from '@jst/feature-kit'
import { tileWords as words } from './tiles.texts.ts'

/** Figures of mails on the homes. */
export const tiles: readonly HomeTile[] = [{ ...facts.failedMails, ...words.failedMails, tone: 'red', roles: ['administrator'], order: 40 }]
