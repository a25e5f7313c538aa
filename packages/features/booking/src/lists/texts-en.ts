import type { Words } from '@jst/feature-kit'
import type { ListTexts } from './texts.ts'

/** Words of lists of bookings. */
export const listsEn: Words<ListTexts> = {
  list: 'Bookings',
  all: 'All',
  amendments: 'Amendment requests',
  overdue: 'Overdue',
  late: (span) => `Overdue ${span}`,
  cancelling: 'Cancellation requests',
  newBooking: 'New booking',
  amending: 'Amendments to answer',
}
