import { titles } from '../titles.ts'
import { BookingDetail, preloadBooking } from './BookingDetail.tsx'

/** 订舱单详情: a booking to be read and printed. */
export const Screen = () => <BookingDetail title={titles.view} acts={false} />
export const preload = preloadBooking
