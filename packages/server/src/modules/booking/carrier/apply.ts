import { answerResults, bookingButtons, bookingStates, kindToSend, type AnswerProposal } from '@jst/contracts/booking'
import type { ApplyCall, StoredMessage } from '../../../documents/index.ts'
import { mayPress } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors.ts'
import { demandBooking } from '../booking/booking.repo.ts'
import { confirmStored } from '../booking/confirm.service.ts'
import { answer as answerRequest } from '../requests/requests.service.ts'
import { shortened } from '../../../kernel/schema/shortened.ts'
import { texts } from './texts.ts'

/** Confirms by the services that people confirm by: states, rights and rules are theirs. */
export async function applyAnswer(call: ApplyCall, message: StoredMessage & { readonly recordId: number }): Promise<void> {
  const { recordId, result, words } = message
  const { tx, actor } = call
  const proposal = message.proposal as AnswerProposal | null
  const booking = await demandBooking(tx, recordId, true)
  const what = kindToSend(booking)
  const agrees = result === 'confirmed' || result === 'changed'
  if (what === 'order' && agrees && proposal) {
    const { Order: Values, Cutoffs, Values: Sailing } = proposal
    await confirmStored(call, booking, { Values, Cutoffs, Sailing, Remarks: shortened(words, 500) })
  } else if ((what === 'change' && agrees) || (what === 'cancel' && (agrees || result === 'cancelled'))) {
    if (!mayPress(actor, bookingButtons.staff.answer)) throw new AppError('FORBIDDEN')
    const Kind = what === 'change' ? ('amendment' as const) : ('cancellation' as const)
    await answerRequest(call, { Id: booking.id, UpdateTime: booking.updateTime, Kind, Answer: 'confirm', Remarks: shortened(words, 500) })
  } else
    throw new AppError('ILLEGAL_TRANSITION', {
      message: texts.notApplicable(result === '' ? '' : answerResults[result].zh, bookingStates.wordOf(booking.state)),
    })
}
