import { titles } from '../titles.ts'
import { BookingEntry } from './BookingEntry.tsx'

/** 在线订舱: a customer books with the forwarder that serves it. */
export const Screen = () => <BookingEntry title={titles.online} />
