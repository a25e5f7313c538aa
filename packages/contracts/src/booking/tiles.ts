import { defineTiles } from '../workbench/tile-facts.ts'

const accept = { path: '/FlcExport/FlcOrderData/BookingOrderList', code: 'edit' } as const
const ownBookings = { path: '/external/workbench/BookLogs', code: 'edit' } as const
const third = { path: '/external/workbench/BookThirdDetail' } as const

/** Figures of bookings for the homes. */
export const bookingTiles = defineTiles('booking', {
  overdue: { ...accept, query: { Overdue: true } },
  waiting: { ...accept, query: { Waiting: true } },
  closing: { ...accept, query: { Closes: 'h24' } },
  amendments: { ...accept, query: { Amendment: 'received' } },
  cancellations: { ...accept, query: { Cancellation: 'received' } },
  failed: { path: '/BookingSpace/OrderRecode', query: { State: 'failed' } },
  ownReturned: { ...ownBookings, query: { Stage: 'pendingUpdate' } },
  ownSubmitted: { ...ownBookings, query: { Stage: 'submitted' } },
  thirdSubmitted: { ...third, query: { State: 'submitted' } },
  thirdConfirmed: { ...third, query: { State: 'confirmed' } },
  thirdAmended: { ...third, query: { State: 'pendingAmendment' } },
})
