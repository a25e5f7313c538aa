import { titles } from '../titles.ts'
import { BookingDetail, preloadBooking } from './BookingDetail.tsx'

/** 订舱详情: a booking with everything that the desk does with it. */
export const Screen = () => <BookingDetail title={titles.detail} />
export const preload = preloadBooking
