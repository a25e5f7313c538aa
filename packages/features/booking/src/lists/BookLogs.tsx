import { bookingCalls } from '@jst/contracts/booking'
import { entityScreen } from '@jst/feature-kit/entity'
import { names } from '../names.ts'
import { inLanguage } from '../inLanguage.ts'
import { allStages, bookingList } from './bookingList.tsx'

const list = entityScreen(bookingCalls, () => names.logs, bookingList('party', allStages, { name: 'booking-own' }))

/** 订舱记录: the customer's own bookings. */
export const Screen = inLanguage(list.Screen)
export const { preload } = list
