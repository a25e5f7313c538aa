import { bookingTiles as facts } from '@jst/contracts/booking'
import type { TileWords } from '@jst/feature-kit'

/** English words of the figures on the homes of customers and providers. */
export const english: Readonly<Record<string, TileWords>> = {
  [facts.ownReturned.key]: { label: 'Bookings returned', hint: 'Sent back to you for missing details' },
  [facts.ownSubmitted.key]: { label: 'Bookings pending', hint: 'Submitted, waiting to be accepted' },
  [facts.thirdSubmitted.key]: { label: 'New bookings', hint: 'Booked at your rates by subscribers, not accepted yet' },
  [facts.thirdAmended.key]: { label: 'Amendments', hint: 'Confirmed bookings at your rates that are being amended' },
  [facts.thirdConfirmed.key]: { label: 'Space confirmed', hint: 'Booked at your rates with space confirmed' },
}
