import { bookingCalls } from '@jst/contracts/booking'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'
import { allStages, bookingList } from './bookingList.tsx'

/** 订舱记录: what became of every booking. */
export const { Screen, preload } = entityScreen(bookingCalls, titles.logs, bookingList('staff', allStages, { name: 'booking-logs' }))
