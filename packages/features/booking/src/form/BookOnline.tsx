import { names } from '../names.ts'
import { inLanguage } from '../inLanguage.ts'
import { BookingEntry } from './BookingEntry.tsx'

/** 在线订舱: a customer books with the forwarder that serves it. */
export const Screen = inLanguage(() => <BookingEntry title={names.online} />)
