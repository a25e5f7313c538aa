import type { DocumentCall } from '../../../documents/index.ts'
import { demandBooking, type StoredBooking } from './booking.repo.ts'

/** Hears of a booking whose boxes or state an answered request has changed, in the transaction of that. */
type BookingUser = (call: DocumentCall, booking: StoredBooking) => Promise<void>
const users = new Map<string, BookingUser>()

/** An area whose records are made of the boxes of bookings registers once, by the kind of its records. */
export const registerBookingUser = (kind: string, changed: BookingUser): void => void users.set(kind, changed)

/** Tells every area that uses the boxes of a booking. */
export async function tellUsers(call: DocumentCall, id: number): Promise<void> {
  if (users.size === 0) return
  const booking = await demandBooking(call.tx, id)
  for (const changed of users.values()) await changed(call, booking)
}
