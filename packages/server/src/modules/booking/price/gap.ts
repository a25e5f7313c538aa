import { priceGap, type BookingContent, type BookingPrice } from '@jst/contracts/booking'
import { allowed, refuse, type Verdict } from '../../../kernel/access/policy.ts'
import type { StoredBooking } from '../booking/booking.repo.ts'
import { texts } from '../texts.ts'

/** Why a price is not that of a content, as a sentence; empty: it is, or there is none. */
export function gapWords(price: BookingPrice | null, content: BookingContent): string {
  const gap = price && priceGap(price, content)
  return gap ? texts.price[gap.What](gap.Priced, gap.Booked) : ''
}
/** Verdict on going on at the price of the booking; without a price the forwarder asks one. */
export function checkBookedPrice({ price, content }: Pick<StoredBooking, 'price' | 'content'>): Verdict {
  const words = gapWords(price, content)
  return words === '' ? allowed : refuse('INVALID_INPUT', words)
}
