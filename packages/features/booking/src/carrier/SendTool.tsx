import { kindToSend, type BookingStatuses, type BookingView } from '@jst/contracts/booking'
import { SendMessageTool } from '@jst/feature-kit/sending'
import { sentBooking } from './sent-booking.ts'

interface SendToolProps {
  view: BookingView
  at: BookingStatuses | undefined
  onDone: () => void
}
/** Sends a booking, or what is requested of it, to its carrier while something is due. */
export const SendTool = ({ view, at, onDone }: SendToolProps) =>
  at === undefined || kindToSend(at) === undefined ? null : <SendMessageTool document={sentBooking} row={view} onDone={onDone} />
