import type { TrackEvent } from '@jst/track'
import type { ReadContext } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { tooMany } from '../../../kernel/limits/limits.ts'
import { bytesOf, isSigned } from '../../../kernel/net/signed-bytes.ts'
import { apart } from '../../../kernel/process/apart.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { takeIn } from '../take-in/take-in.service.ts'
import { texts } from '../tracking.texts.ts'
import { asPartner } from './as-partner.ts'
import { callingPartner, countCall, noteRefused, noteTaken } from './partners.repo.ts'
import { readNotice, type NoticeWork, type run } from './statements-work.ts'

/** Calls of one partner in a minute. */
const mostCalls = 300
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Takes in a notification of DCSA Track & Trace. The signature covers the bytes alone; a call that is sent again changes nothing, since its events
 * have the same identifiers. @throws AppError UNAUTHENTICATED without saying whether the subscription or the signature is wrong
 */
export async function receive(
  { db, bytes, header, now }: Pick<ReadContext<null>, 'db' | 'bytes' | 'header' | 'now'>,
  { secrets }: Pick<Surroundings, 'secrets'>,
): Promise<null> {
  const subscription = header('subscription-id').trim()
  const body = await bytesOf(bytes)
  const partner = uuid.test(subscription) ? await callingPartner(db, subscription) : undefined
  const refused = new AppError('UNAUTHENTICATED', { message: texts.partner.signature })
  if (!partner) throw refused
  if (!isSigned(body, Buffer.from(secrets.open(partner.sealed), 'base64'), header('notification-signature'))) {
    await db.tx((tx) => noteRefused(tx, partner.id, texts.partner.signature))
    throw refused
  }
  const at = now()
  const calls = await db.tx((tx) => countCall(tx, partner.id, at.toISOString()))
  if (calls > mostCalls) throw tooMany(60, texts.partner.tooOften)
  const work = { text: body.toString('utf8'), received: at.toISOString(), source: { kind: partner.source, party: partner.code } }
  const events = await eventsOf(work).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'INVALID_INPUT') await db.tx((tx) => noteRefused(tx, partner.id, texts.partner.notJson))
    throw error
  })
  await db.tx(async (tx) => {
    const partnerEvents = events.map((event) => asPartner(event, partner))
    const { taken } = await takeIn(tx, partner.companyId, partnerEvents, texts.origins.partner(partner.name), at)
    await noteTaken(tx, partner.id, taken, at.toISOString())
  })
  return null
}

const readApart = apart<typeof run>('statements-work', import.meta.url)
/** Characters that are read in less time than a thread takes to answer. */
const short = 20_000
async function eventsOf(work: NoticeWork): Promise<readonly TrackEvent[]> {
  if (work.text.length <= short) return readNotice(work)
  const { events } = await readApart(work)
  return events
}
