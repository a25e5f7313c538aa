import type { BookedOrder } from '../booking.ts'

/** Message directory of the IFTMIN; carriers agree on one with their partner. */
export type IftminVersion = 'D99B' | 'D01B'

/** Characters of a seal number (9308). */
export const sealLength: Readonly<Record<IftminVersion, number>> = { D99B: 10, D01B: 35 }

/** Values of a message beyond the record. */
export interface IftminOptions {
  /** Directory of the message. */
  version: IftminVersion
  /** Partner ids as agreed, at most 35 characters. */
  sender: string
  /** Interchange recipient, at most 35 characters. */
  recipient: string
  /** Number of the instruction (BGM), at most 35 characters. The same number with another function replaces the message sent before. */
  reference: string
  /** Number of this file (UNB, UNZ), at most 14 characters, never used twice; without it the end of the reference. */
  control?: string
  /** Time of the message. */
  preparedAt: Date
  /**
   * Message function: 9 original, 4 change, 5 replacement, 1 cancellation. An answered original is followed by 5 (or 4 where the partner wants it);
   * one that never arrived is sent again as 9. INTTRA wants 9 for every one of them: agree it with the partner.
   */
  function?: 9 | 4 | 5 | 1
  /** Booking reference; without it the master bill number. */
  bookingReference?: string
  /**
   * The booking with the orders that are combined with it: it tells which goods belong to which booking, and each goods item names its own. In
   * place of `bookingReference` and `otherBookings`.
   */
  order?: BookedOrder
  /** Booking references of combined orders. */
  otherBookings?: readonly string[]
  /** Standard carrier alpha code of the booking's carrier. */
  scac?: string
  /** Code of the booking's carrier, as in records; a record with another carrier is reported. */
  bookedCarrier?: string
}
