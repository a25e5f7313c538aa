import { bookingDocument } from '@jst/contracts/booking'
import { withWording } from '@jst/feature-kit/sending'
import { texts } from './texts.ts'

/** Bookings as they are sent to carriers, in the words of the booking desk. */
export const sentBooking = withWording(bookingDocument, texts.wording)
