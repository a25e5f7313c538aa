import { channelRetries } from '@jst/contracts/document'
import type { Tx } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { defineJob, type JobContext } from '../../kernel/jobs/job.ts'
import { jobs } from '../../kernel/jobs/send.ts'
import { hasLetter, registerLetterOwner, sendLetter } from '../notices/index.ts'
import { takeResponse } from './answers.service.ts'
import { claimMessage, handOver, markSent, markTried } from './attempts.repo.ts'
import { channelById, type StoredChannel } from './channels.repo.ts'
import { postMessage, type Posted } from './http.ts'
import { deliveryFacts, letterOwner, simulatorFacts } from './job-facts.ts'
import { channelsOf, encoded, wayOf, type ChannelKind } from './kind.ts'
import { findMessage, letterOf, type StoredMessage } from './messages.repo.ts'
import { stepped } from './stepped.ts'
import { tellFailed } from './tell.ts'
import { texts } from './texts.ts'
import { keepUnread } from './unread.ts'

/**
 * Sends one message. It is claimed before it leaves, with the attempt in its log, and carries the same idempotency key each time: where a worker dies
 * between sending and noting it, the next one sends it again and the receiver recognises the key.
 */
export const messageDelivery = defineJob({
  ...deliveryFacts,
  async run(context, data) {
    const { tx, run, now, db } = context
    const message = await tx((inside) => claimMessage(inside, data.Id, run.id, now()))
    if (!message) return
    const kind = channelsOf(message.kind)
    const { by } = wayOf(kind, message.channel)
    const channel = await channelById(db, kind.module.settings, message.channelId)
    if (!channel) return tx((inside) => fail(inside, message, texts.noChannel))
    if (by === 'simulator') return tx((inside) => simulate(context, inside, kind, message))
    if (by === 'mail') return mail(context, kind, message)
    const reference = message.recordId === null ? '' : ((await kind.module.reference?.(db, message.recordId)) ?? '')
    const posted = await postMessage(context, kind, message, { channel, reference })
    const attempt = { kind, message, channel, posted }
    try {
      await tx((inside) => settle(context, inside, attempt))
    } catch (error) {
      if (posted.answer === '') throw error
      // the partner has the message: a fault of ours in its response must not send it once more
      await tx((inside) => settle(context, inside, { ...attempt, unread: texts.systemFault }))
      throw error
    }
  },
})

/** No further attempt follows. */
async function fail(tx: Tx, message: StoredMessage, error: string): Promise<void> {
  if (!(await markTried(tx, message.id, texts.final(error), null))) return
  const kind = channelsOf(message.kind)
  await stepped(tx, kind, message)
  await tellFailed(tx, kind, message, error)
}

interface Attempt {
  readonly kind: ChannelKind
  readonly message: StoredMessage
  readonly channel: StoredChannel
  readonly posted: Posted
  /** Why the response is stored without being read. */
  readonly unread?: string
}
async function settle({ run, now }: JobContext, tx: Tx, { kind, message, channel, posted, unread }: Attempt): Promise<void> {
  if (posted.error === '') {
    if (!(await markSent(tx, message.id, now()))) return
    await stepped(tx, kind, message)
    if (unread !== undefined) await keepUnread(tx, kind, message, posted.answer, texts.unread(unread))
    else if (posted.answer !== '') await takeResponse(tx, kind, message, posted.answer, now())
    return
  }
  const retries = channel.retries ?? channelRetries.retries
  if (posted.final || message.tries > retries) return fail(tx, message, posted.error)
  const again = new Date(now().getTime() + (channel.backoff ?? channelRetries.backoff) * 1_000 * 2 ** (message.tries - 1))
  if (!(await markTried(tx, message.id, posted.error, again))) return
  await jobs.send(tx, deliveryFacts, { Id: message.id }, { after: again, about: message.no, ...byOf(run) })
}

/** In whose name the next run is. */
const byOf = ({ companyId, startedBy }: JobContext['run']) =>
  companyId === null ? {} : startedBy === null ? { companyId } : { by: { companyId, employeeId: startedBy } }

async function simulate({ run, now, surroundings }: JobContext, tx: Tx, kind: ChannelKind, message: StoredMessage): Promise<void> {
  if (!(await markSent(tx, message.id, now()))) return
  await stepped(tx, kind, message)
  const after = new Date(now().getTime() + surroundings.simulatedAnswerMs * (kind.module.simulatedPause?.(message) ?? 1))
  await jobs.send(tx, simulatorFacts, { Id: message.id }, { after, about: message.no, ...byOf(run) })
}

/** The mail enters the outbox in the transaction that notes it, once. The outbox sends it by its own retries and reports the end. */
async function mail(context: JobContext, kind: ChannelKind, message: StoredMessage): Promise<void> {
  const { now, tx } = context
  const sender = await context.starter().catch((error: unknown) => {
    if (error instanceof AppError) return error
    throw error
  })
  if (sender instanceof AppError) return tx((inside) => fail(inside, message, sender.message))
  const { actor } = sender
  const letter = await letterOf(context.db, message.id)
  const attached = (await kind.module.attach?.(message.no, letter.content, actor.companyName, now())) ?? []
  const files = [...attached, { name: message.fileName, bytes: await encoded(kind, message.format, message.payload) }]
  await tx(async (inside) => {
    const held = await findMessage(inside, message.id, true)
    const owner = { kind: letterOwner, id: message.id }
    if (held?.state !== 'waiting' || (await hasLetter(inside, owner))) return
    const to = { name: message.partner, address: letter.mail.To }
    const { Subject: subject, Text: text } = letter.mail
    await sendLetter(inside, actor, { to, subject, text, more: files, owner }, { now: now(), field: 'To' })
    await handOver(inside, message.id, texts.mailWaits)
  })
}

registerLetterOwner(letterOwner, async (tx, { id, error, at }) => {
  const message = await findMessage(tx, id, true)
  if (!message) return
  if (error === '') {
    if (await markSent(tx, id, at)) await stepped(tx, channelsOf(message.kind), message)
  } else await fail(tx, message, error)
})
