import { shippingPartyCalls } from '@jst/contracts/partner'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

/** 收发通模板: the address book that bookings pick their parties from. */
export const { Screen, preload } = entityScreen(shippingPartyCalls, titles.parties, { name: 'booking-parties' })
