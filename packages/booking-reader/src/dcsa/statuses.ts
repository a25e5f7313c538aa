/** Status fields of DCSA Booking 2; all absent for drafts and for requests that nobody has accepted yet. */
export interface DcsaStatuses {
  readonly bookingStatus?: string
  readonly amendedBookingStatus?: string
  readonly bookingCancellationStatus?: string
}
