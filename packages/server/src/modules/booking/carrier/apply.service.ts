import {
  answerResults,
  bookingButtons,
  bookingDocument as document,
  bookingStates,
  kindToSend,
  type linkAnswer,
  type OpenMessage,
  type receiveAnswer,
} from '@jst/contracts/booking'
import type { BodyOf, ReplyOf } from '@jst/contracts'
import { mayPress } from '../../../kernel/actor.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import type { BookingCall, PricingCall } from '../booking/booking.call.ts'
import { demandBooking } from '../booking/booking.repo.ts'
import { confirmStored } from '../booking/confirm.service.ts'
import { answer as answerRequest } from '../requests/requests.service.ts'
import { bookingByNo, settleLinked, takeAnswers } from './answers.service.ts'
import * as repo from './messages.repo.ts'
import { demandMessage, readMessage } from './send.service.ts'
import { texts } from './texts.ts'

type Seen = { readonly Id: number; readonly UpdateTime: string }
const refuse = (message: string) => new AppError('ILLEGAL_TRANSITION', { message })

/** Somebody brings an answer. @throws AppError INVALID_INPUT */
export async function receive(call: BookingCall, { Text }: BodyOf<typeof receiveAnswer>): Promise<ReplyOf<typeof receiveAnswer>> {
  const { tx, actor } = call
  const Received = await takeAnswers(tx, { companyId: actor.companyId, channel: 'manual', text: Text, by: actor })
  call.audit({ action: `${document.kind}.message.receive`, entity: document.kind, diff: { messages: Received.join(' ') } })
  return { ...(await readMessage(tx, actor, Received[0]!)), Received }
}

/** @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, STALE_WRITE, INVALID_INPUT without such a booking */
export async function link(call: BookingCall, { BookingNo, ...seen }: BodyOf<typeof linkAnswer>): Promise<OpenMessage> {
  const message = await demandAnswer(call, 'link', seen)
  const no = BookingNo.trim().toUpperCase()
  const matched = await bookingByNo(call.tx, call.actor.companyId, no)
  if (!matched) throw invalid('BookingNo', texts.answer.noBooking(no))
  await settleLinked(call.tx, message, matched)
  call.audit({ action: `${document.kind}.message.link`, entity: document.kind, entityId: matched.id, diff: { message: message.id } })
  return readMessage(call.tx, call.actor, message.id)
}

export async function note(call: BookingCall, seen: Seen): Promise<OpenMessage> {
  const message = await demandAnswer(call, 'note', seen)
  await repo.changeMessage(call.tx, message.id, { state: 'noted' })
  call.audit({ action: `${document.kind}.message.note`, entity: document.kind, entityId: message.bookingId, diff: { message: message.id } })
  return readMessage(call.tx, call.actor, message.id)
}

/** @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, STALE_WRITE, FORBIDDEN, and what the confirmation refuses */
export async function apply(call: BookingCall, seen: Seen): Promise<OpenMessage> {
  const message = await demandAnswer(call, 'apply', seen)
  await applyTo(call, message)
  return readMessage(call.tx, call.actor, message.id)
}

async function demandAnswer(call: BookingCall, act: 'link' | 'note' | 'apply', seen: Seen): Promise<repo.StoredMessage> {
  const message = await demandMessage(call, act, seen)
  if (message.direction !== 'in') throw refuse(texts.answer.onlyAnswers)
  return message
}

/** Confirms by the services that people confirm by: states, rights and rules are theirs. */
export async function applyTo(call: PricingCall, { id, bookingId, result, proposal, words }: repo.StoredMessage): Promise<void> {
  const { tx, actor } = call
  if (bookingId === null) throw new AppError('NOT_FOUND')
  const booking = await demandBooking(tx, bookingId, true)
  const what = kindToSend(booking)
  const agrees = result === 'confirmed' || result === 'changed'
  if (what === 'order' && agrees && proposal) {
    const { Order: Values, Cutoffs, Values: Sailing } = proposal
    await confirmStored(call, booking, { Values, Cutoffs, Sailing, Remarks: words.slice(0, 500) })
  } else if ((what === 'change' && agrees) || (what === 'cancel' && (agrees || result === 'cancelled'))) {
    if (!mayPress(actor, bookingButtons.staff.answer)) throw new AppError('FORBIDDEN')
    const Kind = what === 'change' ? ('amendment' as const) : ('cancellation' as const)
    await answerRequest(call, { Id: booking.id, UpdateTime: booking.updateTime, Kind, Answer: 'confirm', Remarks: words.slice(0, 500) })
  } else throw refuse(texts.answer.notApplicable(result === '' ? '' : answerResults[result].zh, bookingStates.wordOf(booking.state)))
  await repo.changeMessage(tx, id, { state: 'applied', error: '' })
  call.audit({ action: `${document.kind}.message.apply`, entity: document.kind, entityId: bookingId, diff: { message: id } })
}
