import { channelRetries } from '@jst/contracts/booking'
import { printPdf } from '../../../documents/index.ts'
import { hasLetter, registerLetterOwner, sendLetter, type MailFile } from '../../../documents/notices/index.ts'
import type { Tx } from '../../../kernel/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { defineJob, type JobContext } from '../../../kernel/jobs/job.ts'
import { jobs } from '../../../kernel/jobs/send.ts'
import { chinaDay } from '../booking/days.ts'
import { noteBlocks } from '../print/booking.print.ts'
import { takeAnswers } from './answers.service.ts'
import { channelById, type StoredChannel } from './channel.repo.ts'
import { postMessage, type Posted } from './http.ts'
import { bytesOf } from './draft.ts'
import { deliveryFacts, simulatorFacts } from './job-facts.ts'
import * as repo from './messages.repo.ts'
import { tellFailed } from './tell.ts'
import { texts } from './texts.ts'

/**
 * Sends one message. It is claimed before it leaves, with the try in its log, and carries the same key each time: where a worker dies between the
 * sending and its note, the next one sends it again and the receiver knows it by the key.
 */
export const messageDelivery = defineJob({
  ...deliveryFacts,
  async run(context, data) {
    const { tx, run, now, db } = context
    const message = await tx((inside) => repo.claimMessage(inside, data.Id, run.id, now()))
    if (!message) return
    const channel = await channelById(db, message.channelId)
    if (!channel) return tx((inside) => fail(inside, message, texts.errors.noChannel))
    if (message.channel === 'simulator') return tx((inside) => simulate(context, inside, message))
    if (message.channel === 'mail') return mail(context, message)
    const reference = message.bookingId === null ? '' : await repo.carrierReference(db, message.bookingId)
    const posted = await postMessage(context, message, channel, reference)
    await tx((inside) => settle(context, inside, message, channel, posted))
  },
})

/** Nothing further is tried. */
async function fail(tx: Tx, message: repo.StoredMessage, error: string): Promise<void> {
  if (await repo.markTried(tx, message.id, texts.errors.final(error), null)) await tellFailed(tx, message, error)
}

async function settle(
  { run, now }: JobContext,
  tx: Tx,
  message: repo.StoredMessage,
  channel: StoredChannel,
  posted: Posted,
): Promise<void> {
  if (posted.error === '') {
    if (!(await repo.markSent(tx, message.id, now()))) return
    if (posted.answer !== '')
      await takeAnswers(tx, { companyId: message.companyId, channel: 'http', text: posted.answer, out: message, lenient: true })
    return
  }
  const retries = channel.retries ?? channelRetries.retries
  if (posted.final || message.tries > retries) return fail(tx, message, posted.error)
  const again = new Date(now().getTime() + (channel.backoff ?? channelRetries.backoff) * 1_000 * 2 ** (message.tries - 1))
  if (!(await repo.markTried(tx, message.id, posted.error, again))) return
  await jobs.send(tx, deliveryFacts, { Id: message.id }, { after: again, about: message.no, ...byOf(run) })
}

/** In whose name the next run is. */
const byOf = ({ companyId, startedBy }: JobContext['run']) =>
  companyId === null ? {} : startedBy === null ? { companyId } : { by: { companyId, employeeId: startedBy } }

async function simulate({ run, now, surroundings }: JobContext, tx: Tx, message: repo.StoredMessage): Promise<void> {
  if (!(await repo.markSent(tx, message.id, now()))) return
  const after = new Date(now().getTime() + surroundings.simulatedAnswerMs)
  await jobs.send(tx, simulatorFacts, { Id: message.id }, { after, about: message.no, ...byOf(run) })
}

/** The mail goes into the outbox in the transaction that notes it, once. It is sent by the rules of the outbox, which tells how that went. */
async function mail(context: JobContext, message: repo.StoredMessage): Promise<void> {
  const { now, tx } = context
  const sender = await context.starter().catch((error: unknown) => {
    if (error instanceof AppError) return error
    throw error
  })
  if (sender instanceof AppError) return tx((inside) => fail(inside, message, sender.message))
  const { actor } = sender
  const letter = await repo.letterOf(context.db, message.id)
  const files = await filesOf(message, letter, actor.companyName, now())
  await tx(async (inside) => {
    const held = await repo.findMessage(inside, message.id, true)
    const owner = { kind: deliveryFacts.name, id: message.id }
    if (held?.state !== 'waiting' || (await hasLetter(inside, owner))) return
    const to = { name: message.carrier, address: letter.mail.To }
    const { Subject: subject, Text: text } = letter.mail
    await sendLetter(inside, actor, { to, subject, text, more: files, owner }, { now: now(), field: 'To' })
    await repo.handOver(inside, message.id, texts.send.mailWaits)
  })
}

/** The booking note as it was then, and the message. */
async function filesOf(
  { no, fileName, payload }: repo.StoredMessage,
  { content }: repo.Letter,
  issuer: string,
  at: Date,
): Promise<MailFile[]> {
  const blocks = noteBlocks({ no, content }, 'zh')
  const sheet = { language: 'zh', issuer, title: texts.draft.noteTitle, no, day: chinaDay(at), copy: null, blocks } as const
  return [
    { name: texts.draft.note(no), bytes: await printPdf(sheet) },
    { name: fileName, bytes: bytesOf(payload) },
  ]
}

registerLetterOwner(deliveryFacts.name, async (tx, { id, error, at }) => {
  const message = await repo.findMessage(tx, id, true)
  if (!message) return
  if (error === '') await repo.markSent(tx, id, at)
  else await fail(tx, message, error)
})
