import {
  bookingDocument as document,
  bookingStates,
  cancellationReasons,
  carrierChannels,
  fileChannels,
  kindToSend,
  mayAct,
  messageKinds,
  messageStates,
  type BookingContent,
  type MessageAct,
  type MessageDraft,
  type OpenMessage,
  type sendBooking,
  type SentKind,
} from '@jst/contracts/booking'
import type { BodyOf, ReplyOf } from '@jst/contracts'
import { attempted, recordEvent } from '../../../documents/index.ts'
import { dropLetters, hasLetter } from '../../../documents/notices/index.ts'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import type { Queryable } from '../../../kernel/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { maySee } from '../../../kernel/field-rights.ts'
import { jobs } from '../../../kernel/jobs/send.ts'
import type { Surroundings } from '../../../kernel/surroundings.ts'
import type { BookingCall } from '../booking/booking.call.ts'
import { demandBooking, type StoredBooking } from '../booking/booking.repo.ts'
import { findOpen, type OpenRequest } from '../requests/requests.repo.ts'
import { channelById, findChannel, type StoredChannel } from './channel.repo.ts'
import { deliveryFacts } from './job-facts.ts'
import { draftMessage } from './draft.ts'
import { sampleContent } from './sample.ts'
import * as repo from './messages.repo.ts'
import { texts } from './texts.ts'

const words = texts.send
type Seen = { readonly Id: number; readonly UpdateTime: string }

interface ToSend {
  readonly booking: StoredBooking
  readonly channel: StoredChannel
  readonly draft: MessageDraft
  readonly content: BookingContent
}
/** What a booking sends, and by which way. @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, INVALID_INPUT without a carrier or a channel of it */
async function toSend(db: Queryable, actor: EmployeeActor, { mail }: Surroundings, booking: StoredBooking, at: Date): Promise<ToSend> {
  if (booking.staffId !== actor.companyId) throw new AppError('NOT_FOUND')
  const kind = kindToSend(booking)
  if (kind === undefined) throw new AppError('ILLEGAL_TRANSITION', { message: words.nothing(bookingStates.wordOf(booking.state)) })
  const asked = kind === 'order' ? undefined : await findOpen(db, booking.id, kind === 'change' ? 'amendment' : 'cancellation', false)
  const content = asked?.content ?? booking.content
  const carrier = String(content.Values['CarrierCode'] ?? '')
  if (carrier === '') throw new AppError('INVALID_INPUT', { message: texts.channel.noCarrier })
  const channel = await findChannel(db, actor.companyId, carrier)
  if (!channel) throw new AppError('INVALID_INPUT', { message: texts.channel.none(carrier) })
  const so = String(booking.shippingOrder?.Values['SoNo'] ?? '')
  const reason = asked && kind === 'cancel' ? reasonOf(asked) : ''
  const drafted = { no: booking.no, content, kind, so, channel, company: actor.companyName, person: actor.employeeName, at, reason }
  return { booking, channel, content, draft: await draftMessage(db, drafted, mail !== undefined) }
}

const reasonOf = ({ reason, remarks }: OpenRequest) =>
  [cancellationReasons.find(({ code }) => code === reason)?.zh ?? '', remarks].filter((part) => part !== '').join('；')

/** What a reader's roles hide stands in the text of a message: he is shown none of it. */
export const seesPayload = (actor: EmployeeActor) => maySee(actor, 'contractNo')

export async function draftOf(
  db: Queryable,
  actor: EmployeeActor,
  surroundings: Surroundings,
  id: number,
  at: Date,
): Promise<MessageDraft> {
  const { draft } = await toSend(db, actor, surroundings, await demandBooking(db, id), at)
  if (seesPayload(actor)) return draft
  return { ...draft, Payload: words.hidden, Lost: [], Mail: draft.Mail && { ...draft.Mail, Subject: '', Text: words.hidden } }
}

/** Each booking by itself. A failure of the database ends all. */
export async function send(
  call: BookingCall,
  surroundings: Surroundings,
  { Items, Remarks }: BodyOf<typeof sendBooking>,
): Promise<ReplyOf<typeof sendBooking>> {
  const Sent: ReplyOf<typeof sendBooking>['Sent'] = []
  const NotSent: ReplyOf<typeof sendBooking>['NotSent'] = []
  for (const item of Items.toSorted((a, b) => a.Id - b.Id)) {
    let no = ''
    const refusal = await attempted(call.tx, async () => {
      const booking = await demandBooking(call.tx, item.Id, true)
      if (booking.staffId === call.actor.companyId) no = booking.no
      const { id, state } = await sendOne(call, surroundings, booking, item.UpdateTime, Remarks.trim())
      Sent.push({ Id: item.Id, No: booking.no, Message: id, State: state })
    })
    if (refusal) NotSent.push({ Id: item.Id, No: no, Message: refusal.details.issues?.[0]?.Message ?? refusal.message })
  }
  return { Sent, NotSent }
}

/** The row of the booking is locked: of two people who send it at once, the second one finds the message of the first. */
async function sendOne(call: BookingCall, surroundings: Surroundings, booking: StoredBooking, seen: string, remarks: string) {
  const { tx, actor } = call
  const { channel, draft, content } = await toSend(tx, actor, surroundings, booking, call.now())
  const open = await repo.findOpenMessage(tx, booking.id)
  if (open)
    throw new AppError('ILLEGAL_TRANSITION', {
      message: words.under(messageKinds[open.kind], messageStates[open.state].zh, open.employeeName),
    })
  if (Date.parse(seen) !== Date.parse(booking.updateTime)) throw new AppError('STALE_WRITE', { message: words.stale })
  if (draft.Gaps.length > 0) throw new AppError('INVALID_INPUT', { message: words.gaps(draft.Gaps) })
  const byHand = channel.channel === 'manual'
  if (byHand && remarks === '') throw invalid('Remarks', words.how, '', { Code: 'REQUIRED' })
  const state = byHand ? 'sent' : 'waiting'
  const id = await repo.insertMessage(tx, {
    companyId: actor.companyId,
    bookingId: booking.id,
    no: booking.no,
    channelId: channel.id,
    carrier: channel.carrier,
    draft,
    state,
    test: false,
    words: remarks,
    by: actor,
    at: call.now(),
    content,
  })
  await onItsWay(call, id, channel, booking.no)
  const said = words.by(messageKinds[draft.Kind], carrierChannels[channel.channel])
  await recordEvent(call, { kind: document.kind, row: booking }, { audience: 'internal', event: 'carrierSent', words: said, reason: '' })
  call.audit({
    action: `${document.kind}.send`,
    entity: document.kind,
    entityId: booking.id,
    diff: { message: id, channel: channel.code, kind: draft.Kind },
  })
  return { id, state }
}

/** What the server sends is sent by a job, in the transaction of the message: it is there exactly when that is. */
async function onItsWay({ tx, actor }: BookingCall, Id: number, { channel }: Pick<StoredChannel, 'channel'>, about: string): Promise<void> {
  if (channel === 'manual' || fileChannels.includes(channel)) return
  await jobs.send(tx, deliveryFacts, { Id }, { by: actor, about })
}

/** Sends a made-up booking through a channel. @throws AppError NOT_FOUND, STALE_WRITE */
export async function sendTest(call: BookingCall, { mail }: Surroundings, { Id, UpdateTime }: Seen): Promise<{ Message: number }> {
  const { tx, actor } = call
  const channel = await channelById(tx, Id)
  if (!channel || channel.companyId !== actor.companyId) throw new AppError('NOT_FOUND')
  if (Date.parse(UpdateTime) !== Date.parse(channel.updateTime)) throw new AppError('STALE_WRITE', { message: words.stale })
  const no = `${texts.test.no}-${call.now().getTime().toString(36).toUpperCase()}`
  const kind: SentKind = 'order'
  const content = sampleContent(channel.carrier, call.now())
  const drafted = { no, content, kind, so: '', channel, company: actor.companyName, person: actor.employeeName, test: true }
  const draft = await draftMessage(tx, { ...drafted, at: call.now() }, mail !== undefined)
  const Message = await repo.insertMessage(tx, {
    companyId: actor.companyId,
    bookingId: null,
    no,
    channelId: channel.id,
    carrier: channel.carrier,
    draft,
    state: channel.channel === 'manual' ? 'sent' : 'waiting',
    test: true,
    words: texts.test.name,
    by: actor,
    at: call.now(),
    content,
  })
  await onItsWay(call, Message, channel, no)
  call.audit({ action: 'bookingChannel.test', entity: 'bookingChannel', entityId: channel.id, diff: { message: Message } })
  return { Message }
}

/** A message of the actor's company, locked, in the version that he saw, where an act may be. @throws AppError */
export async function demandMessage(call: BookingCall, act: MessageAct, { Id, UpdateTime }: Seen): Promise<repo.StoredMessage> {
  const message = await repo.findMessage(call.tx, Id, true)
  if (!message || message.companyId !== call.actor.companyId) throw new AppError('NOT_FOUND')
  if (!mayAct(act, message.state)) throw new AppError('ILLEGAL_TRANSITION', { message: words.wrongAct(messageStates[message.state].zh) })
  if (Date.parse(UpdateTime) !== Date.parse(message.updateTime))
    throw new AppError('STALE_WRITE', { data: await readMessage(call.tx, call.actor, Id) })
  return message
}
/** @throws AppError NOT_FOUND */
export async function readMessage(db: Queryable, actor: EmployeeActor, id: number): Promise<OpenMessage> {
  const message = await repo.openMessage(db, id)
  if (!message) throw new AppError('NOT_FOUND')
  return seesPayload(actor) || message.Payload === '' ? message : { ...message, Payload: words.hidden, Lost: [] }
}

const refuse = (message: string) => new AppError('ILLEGAL_TRANSITION', { message })
type Act = Seen & { readonly Remarks: string }

/** The same message with its key again: a receiver that has it already knows it by that. */
export async function resend(call: BookingCall, { Remarks, ...seen }: Act): Promise<OpenMessage> {
  const message = await demandMessage(call, 'resend', seen)
  if (message.direction !== 'out') throw refuse(words.notOut)
  if (message.bookingId !== null && !message.test) {
    await demandBooking(call.tx, message.bookingId, true)
    const open = await repo.findOpenMessage(call.tx, message.bookingId)
    if (open && open.id !== message.id) throw refuse(words.under(messageKinds[open.kind], messageStates[open.state].zh, open.employeeName))
  }
  if (message.state === 'waiting' && fileChannels.includes(message.channel)) throw refuse(words.fileWaits)
  if (await hasLetter(call.tx, { kind: deliveryFacts.name, id: message.id })) throw refuse(words.again)
  const remarks = Remarks.trim()
  const byHand = message.channel === 'manual'
  if (byHand && remarks === '') throw invalid('Remarks', words.how, '', { Code: 'REQUIRED' })
  await repo.renewMessage(call.tx, message.id, byHand ? 'sent' : 'waiting', byHand ? remarks : '')
  await onItsWay(call, message.id, message, message.no)
  return acted(call, message, 'resend', remarks)
}

export async function drop(call: BookingCall, { Remarks, ...seen }: Act): Promise<OpenMessage> {
  const message = await demandMessage(call, 'drop', seen)
  if (message.direction !== 'out') throw refuse(words.notOut)
  await repo.changeMessage(call.tx, message.id, { state: 'dropped', ...(Remarks.trim() === '' ? {} : { words: Remarks.trim() }) })
  await dropLetters(call.tx, { kind: deliveryFacts.name, id: message.id }, words.dropped)
  return acted(call, message, 'drop', Remarks.trim())
}

export async function markByHand(call: BookingCall, { Remarks, ...seen }: Act): Promise<OpenMessage> {
  const message = await demandMessage(call, 'mark', seen)
  if (!fileChannels.includes(message.channel)) throw refuse(words.notFile)
  await repo.markSent(call.tx, message.id, call.now(), Remarks.trim() === '' ? undefined : Remarks.trim())
  return acted(call, message, 'mark', Remarks.trim())
}

async function acted(call: BookingCall, { id, bookingId }: repo.StoredMessage, act: MessageAct, remarks: string): Promise<OpenMessage> {
  const { kind } = document
  call.audit({
    action: `${kind}.message.${act}`,
    entity: kind,
    entityId: bookingId,
    diff: { message: id, ...(remarks === '' ? {} : { remarks }) },
  })
  return readMessage(call.tx, call.actor, id)
}
