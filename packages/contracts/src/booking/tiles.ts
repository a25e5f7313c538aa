import { defineTiles } from '../workbench/tile-facts.ts'

const accept = { path: '/FlcExport/FlcOrderData/BookingOrderList', code: 'edit' } as const
const ownBookings = { path: '/external/workbench/BookLogs', code: 'edit' } as const
const third = { path: '/external/workbench/BookThirdDetail' } as const

const lane = ['PolCodeName', 'PodCodeName', 'Vessel'] as const
const task = { page: '/quckBook/internalBookDetail', note: ['CustomerName', ...lane], due: 'Due' } as const

/** Figures of bookings for the homes. */
export const bookingTiles = defineTiles('booking', {
  overdue: { ...accept, query: { Overdue: true }, task },
  waiting: { ...accept, query: { Waiting: true }, task },
  closing: { ...accept, query: { Closes: 'h24' }, task },
  amendments: { ...accept, query: { Amendment: 'received' }, task },
  cancellations: { ...accept, query: { Cancellation: 'received' }, task },
  failed: { path: '/BookingSpace/OrderRecode', query: { State: 'failed' } },
  ownReturned: {
    ...ownBookings,
    query: { Stage: 'pendingUpdate' },
    task: { page: '/external/workbench/BookOnlineDetail', note: lane },
  },
  ownSubmitted: { ...ownBookings, query: { Stage: 'submitted' } },
  thirdSubmitted: { ...third, query: { State: 'submitted' } },
  thirdConfirmed: { ...third, query: { State: 'confirmed' } },
  thirdAmended: { ...third, query: { State: 'pendingAmendment' } },
})
