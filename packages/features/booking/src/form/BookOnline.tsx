import { names } from '../names.ts'
import { speech } from '../speech.ts'
import { BookingEntry } from './BookingEntry.tsx'

/** 在线订舱: a customer books with the forwarder that serves it. */
export const Screen = speech.inLanguage(() => <BookingEntry title={names.online} />)
