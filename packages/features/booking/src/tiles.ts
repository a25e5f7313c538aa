import { bookingTiles as facts } from '@jst/contracts/booking'
import type { HomeTile } from '@jst/feature-kit'
import { tileWords as words } from './tiles.texts.ts'

const operations = ['operations'] as const
const customer = ['customer'] as const
const provider = ['provider'] as const

/** Figures of bookings on the homes. */
export const tiles: readonly HomeTile[] = [
  { ...facts.overdue, ...words.overdue, tone: 'red', roles: operations, order: 10 },
  { ...facts.waiting, ...words.waiting, tone: 'blue', roles: operations, order: 20 },
  { ...facts.closing, ...words.closing, tone: 'red', roles: operations, order: 30 },
  { ...facts.amendments, ...words.amendments, tone: 'purple', roles: operations, order: 40 },
  { ...facts.cancellations, ...words.cancellations, tone: 'orange', roles: operations, order: 50 },
  { ...facts.failed, ...words.failed, tone: 'red', roles: operations, order: 15 },
  { ...facts.ownReturned, ...words.ownReturned, tone: 'red', roles: customer, order: 15 },
  { ...facts.ownSubmitted, ...words.ownSubmitted, tone: 'blue', roles: customer, order: 70 },
  { ...facts.thirdSubmitted, ...words.thirdSubmitted, tone: 'blue', roles: provider, order: 10 },
  { ...facts.thirdAmended, ...words.thirdAmended, tone: 'purple', roles: provider, order: 20 },
  { ...facts.thirdConfirmed, ...words.thirdConfirmed, tone: 'green', roles: provider, order: 30 },
]
