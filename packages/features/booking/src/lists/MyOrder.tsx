import { bookingCalls } from '@jst/contracts/booking'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'
import { allStages, bookingList } from './bookingList.tsx'

/** 我的订舱: the bookings of whoever books, from draft to SO. */
export const { Screen, preload } = entityScreen(bookingCalls, titles.mine, bookingList('staff', allStages, { name: 'booking-mine' }))
