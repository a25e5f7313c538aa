import { names } from '../names.ts'
import { inLanguage } from '../inLanguage.ts'
import { BookingDetail, preloadBooking } from './BookingDetail.tsx'

/** 订舱详情: a booking as its customer reads it. */
export const Screen = inLanguage(() => <BookingDetail title={names.detail} />)
export const preload = preloadBooking
