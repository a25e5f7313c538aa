/** Statuses as DCSA Booking 2 names them; absent where it has none: a draft, and what nobody has accepted yet. */
export interface DcsaStatuses {
  readonly bookingStatus?: string
  readonly amendedBookingStatus?: string
  readonly bookingCancellationStatus?: string
}
