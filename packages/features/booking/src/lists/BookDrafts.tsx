import { bookingCalls } from '@jst/contracts/booking'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'
import { bookingList } from './bookingList.tsx'

/** 订舱草稿: what the customer has not submitted. */
export const { Screen, preload } = entityScreen(
  bookingCalls,
  titles.drafts,
  bookingList('party', [], { name: 'booking-drafts', always: { Stage: 'draft' }, views: [] }, ['submit', 'withdraw']),
)
