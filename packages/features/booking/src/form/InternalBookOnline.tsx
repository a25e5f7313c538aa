import { titles } from '../titles.ts'
import { BookingEntry } from './BookingEntry.tsx'

/** 在线订舱: the staff book for a customer. */
export const Screen = () => <BookingEntry title={titles.online} source="behalf" />
