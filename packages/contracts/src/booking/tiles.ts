import { defineTiles } from '../workbench/tiles.ts'
import { bookingPages, customerBookingPages } from './pages.ts'

const accept = { path: bookingPages.list, code: 'edit' } as const
const own = { path: customerBookingPages.list, code: 'edit' } as const
const third = { path: customerBookingPages.third } as const

/** Figures of bookings for the homes. */
export const bookingTiles = defineTiles('booking', {
  overdue: { ...accept, query: { Overdue: true } },
  waiting: { ...accept, query: { Waiting: true } },
  closing: { ...accept, query: { Closes: 'h24' } },
  amendments: { ...accept, query: { Amendment: 'received' } },
  cancellations: { ...accept, query: { Cancellation: 'received' } },
  failed: { path: bookingPages.messages, query: { State: 'failed' } },
  ownReturned: { ...own, query: { Stage: 'pendingUpdate' } },
  ownSubmitted: { ...own, query: { Stage: 'submitted' } },
  thirdSubmitted: { ...third, query: { State: 'submitted' } },
  thirdConfirmed: { ...third, query: { State: 'confirmed' } },
  thirdAmended: { ...third, query: { State: 'pendingAmendment' } },
})
