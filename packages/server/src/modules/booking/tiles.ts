import { bookingCalls, bookingMessages, bookingTiles, thirdBookings } from '@jst/contracts/booking'
import { countedBy } from '../../kernel/http/counted-tiles.ts'

const { list } = bookingCalls

export const bookingCounts = countedBy(bookingTiles, {
  overdue: list,
  waiting: list,
  closing: list,
  amendments: list,
  cancellations: list,
  failed: bookingMessages,
  ownReturned: list,
  ownSubmitted: list,
  thirdSubmitted: thirdBookings,
  thirdConfirmed: thirdBookings,
  thirdAmended: thirdBookings,
})
