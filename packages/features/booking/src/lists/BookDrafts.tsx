import { bookingCalls } from '@jst/contracts/booking'
import { entityScreen } from '@jst/feature-kit/entity'
import { names } from '../names.ts'
import { inLanguage } from '../inLanguage.ts'
import { bookingList } from './bookingList.tsx'

const list = entityScreen(
  bookingCalls,
  () => names.drafts,
  bookingList('party', [], { name: 'booking-drafts', always: { Stage: 'draft' }, views: [] }, ['submit', 'withdraw']),
)

/** 订舱草稿: what the customer has not submitted. */
export const Screen = inLanguage(list.Screen)
export const { preload } = list
