import { bookingCalls, shippingOrderImport } from '@jst/contracts/booking'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'
import { bookingList, deskMoves, deskStages, overdueView, viewsOf } from './bookingList.tsx'

/** 订舱受理: what waits for the desk, what is due first on top; shipping orders of many bookings come from one file. */
export const { Screen, preload } = entityScreen(
  bookingCalls,
  titles.desk,
  bookingList(
    'staff',
    deskStages,
    {
      name: 'booking-desk',
      opensWith: '?Stage=submitted',
      sort: 'Due',
      views: viewsOf(deskStages).toSpliced(1, 0, overdueView()),
      imports: shippingOrderImport,
    },
    deskMoves,
  ),
)
