import { bookingDocument as document, bookingStates, editableIn } from '@jst/contracts/booking'
import { mayPress, type EmployeeActor } from '../../../kernel/access/actor.ts'
import type { DocumentCall } from '../../../documents/index.ts'
import type { WriteContext } from '../../../kernel/http/endpoint.ts'
import { allowed, refuse, type Verdict } from '../../../kernel/access/policy.ts'
import { texts } from '../texts.ts'
import type { StoredBooking } from './booking.repo.ts'

/** A call that writes a booking. */
export type BookingCall = WriteContext<EmployeeActor>

/** A call that prices a booking, of a person or of a job. */
export type PricingCall = DocumentCall & Pick<BookingCall, 'now'>

/** Returns true if the actor may change the content of a booking directly, from his side. */
export function mayWriteContent(actor: EmployeeActor, { staffId, state }: Pick<StoredBooking, 'staffId' | 'state'>): Verdict {
  const side = actor.companyId === staffId ? 'staff' : 'party'
  const button = side === 'staff' ? document.writes : document.partyWrites
  if (!mayPress(actor, button)) return refuse('FORBIDDEN')
  const name = bookingStates.stateOf(state)!
  if ((editableIn[side] as readonly string[]).includes(name)) return allowed
  const word = bookingStates.wordOf(state)
  return refuse('ILLEGAL_TRANSITION', side === 'staff' ? texts.notEditable(word) : texts.notEditableByParty(word))
}
