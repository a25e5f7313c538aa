import type { EntityRow } from '@jst/contracts/entity'
import { SendMessages } from '@jst/feature-kit/sending'
import { sentBooking } from './sent-booking.ts'

/** Sends chosen bookings to their carriers. */
export const SendMany = ({ rows, onDone }: { rows: readonly EntityRow[]; onDone: () => void }) => (
  <SendMessages document={sentBooking} rows={rows} onDone={onDone} />
)
