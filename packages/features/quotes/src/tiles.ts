import { quoteTiles as facts } from '@jst/contracts/quotes'
import type { HomeTile } from '@jst/feature-kit'
import { tileWords as words } from './tiles.texts.ts'

const sales = ['sales'] as const
const pricing = ['pricing'] as const
const customer = ['customer'] as const

/** Figures of quotations and inquiries on the homes. */
export const tiles: readonly HomeTile[] = [
  { ...facts.accepted, ...words.accepted, tone: 'green', roles: sales, order: 10 },
  { ...facts.negotiating, ...words.negotiating, tone: 'blue', roles: sales, order: 20 },
  { ...facts.offered, ...words.offered, tone: 'orange', roles: sales, order: 30 },
  { ...facts.sent, ...words.sent, tone: 'orange', roles: sales, order: 40 },
  { ...facts.viewed, ...words.viewed, tone: 'orange', roles: sales, order: 50 },
  { ...facts.askedLate, ...words.askedLate, tone: 'red', roles: pricing, order: 10 },
  { ...facts.asked, ...words.asked, tone: 'blue', roles: pricing, order: 20 },
  { ...facts.ownOpen, ...words.ownOpen, tone: 'orange', roles: customer, order: 40 },
  { ...facts.ownAsked, ...words.ownAsked, tone: 'blue', roles: customer, order: 60 },
]
