import { bookingCalls } from '@jst/contracts/booking'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'
import { allStages, bookingList } from './bookingList.tsx'

/** 订舱单列表: every booking of the company. */
export const { Screen, preload } = entityScreen(bookingCalls, titles.list, bookingList('staff', allStages))
