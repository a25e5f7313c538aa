import { titles } from '../titles.ts'
import { BookingEntry } from './BookingEntry.tsx'

/** 填写订舱信息: opened from a search, a quotation, or by hand. */
export const Screen = () => <BookingEntry title={titles.form} />
