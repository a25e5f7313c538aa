import { bookingCalls } from '@jst/contracts/booking'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'
import { allStages, bookingList } from './bookingList.tsx'

/** 订舱记录: the customer's own bookings. */
export const { Screen, preload } = entityScreen(bookingCalls, titles.logs, bookingList('party', allStages, { name: 'booking-own' }))
