import { bookCodeCalls } from '@jst/contracts/master'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

/** 订舱代码: contracts and accounts that carriers are booked with. */
export const { Screen, preload } = entityScreen(bookCodeCalls, titles.codes, { name: 'booking-codes' })
