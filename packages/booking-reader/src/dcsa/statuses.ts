import { amendmentStates, bookingStates, cancellationStates, type BookingState, type BookingStatuses } from '@jst/contracts/booking'

/** Statuses as DCSA Booking 2 names them; absent where it has none: a draft, and what nobody has accepted yet. */
export interface DcsaStatuses {
  readonly bookingStatus?: string
  readonly amendedBookingStatus?: string
  readonly bookingCancellationStatus?: string
}
const booking: Readonly<Record<BookingState, string | undefined>> = {
  draft: undefined,
  submitted: undefined,
  received: 'RECEIVED',
  pendingUpdate: 'PENDING_UPDATE',
  updateReceived: 'UPDATE_RECEIVED',
  confirmed: 'CONFIRMED',
  pendingAmendment: 'PENDING_AMENDMENT',
  rejected: 'REJECTED',
  declined: 'DECLINED',
  cancelled: 'CANCELLED',
  completed: 'COMPLETED',
}
const request = (kind: 'AMENDMENT' | 'CANCELLATION', state: string | undefined) =>
  state === undefined || state === 'none' ? undefined : `${kind}_${state.toUpperCase()}`

export function dcsaStatuses({ state, amendment, cancellation }: BookingStatuses): DcsaStatuses {
  const at = bookingStates.stateOf(state)
  const bookingStatus = at && booking[at]
  const amendedBookingStatus = request('AMENDMENT', amendmentStates.stateOf(amendment))
  const bookingCancellationStatus = request('CANCELLATION', cancellationStates.stateOf(cancellation))
  return {
    ...(bookingStatus && { bookingStatus }),
    ...(amendedBookingStatus && { amendedBookingStatus }),
    ...(bookingCancellationStatus && { bookingCancellationStatus }),
  }
}
