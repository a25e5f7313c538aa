import type { JobContext } from '../../../kernel/jobs/job.ts'
import { EndpointRefused, postOut } from '../../../kernel/outgoing.ts'
import type { StoredChannel } from './channel.repo.ts'
import type { StoredMessage } from './messages.repo.ts'
import { texts } from './texts.ts'

const words = texts.errors
const waitMs = 20_000
const mostShown = 200

/** How a post went: `error` '' when it was taken. `final`: another try would change nothing. */
export interface Posted {
  readonly error: string
  readonly final: boolean
  /** What was answered, '' : nothing. */
  readonly answer: string
}
/** Answers of servers that are busy, or know the try before this one. */
const passing: ReadonlySet<number> = new Set([408, 423, 425, 429])

/** How DCSA Booking 2 wants each kind: a booking is posted, an amendment put, and a cancellation patched. */
const methods = { order: 'POST', change: 'PUT', cancel: 'PATCH' } as const
const methodOf = ({ kind }: StoredMessage) => (kind === 'answer' ? methods.order : methods[kind])

/** Where a booking that the carrier has is changed: below the address that bookings are posted to. An address that is none is refused as it stands. */
function bookingAddress(endpoint: string, reference: string): string {
  if (!URL.canParse(endpoint)) return endpoint
  const url = new URL(endpoint)
  url.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}/${encodeURIComponent(reference)}`
  return url.href
}

/**
 * Sends a message with its key, by which the receiver knows it when it comes twice.
 * @param reference number of the booking that the carrier gave, '' : none
 */
export async function postMessage(
  { surroundings, signal }: JobContext,
  message: StoredMessage,
  channel: StoredChannel,
  reference: string,
): Promise<Posted> {
  const method = methodOf(message)
  if (method !== 'POST' && reference === '') return { error: words.noReference, final: true, answer: '' }
  let secret = ''
  try {
    if (channel.secret !== '') secret = surroundings.secrets.open(channel.secret)
  } catch {
    // the server's key is another one than it was
    return { error: words.secret, final: true, answer: '' }
  }
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    accept: 'application/json',
    'idempotency-key': message.key,
    'x-booking-action': message.kind,
    ...(message.test ? { 'x-test-message': '1' } : {}),
    ...(secret === '' ? {} : { authorization: `Bearer ${secret}` }),
  }
  const limit = AbortSignal.timeout(waitMs)
  try {
    const address = method === 'POST' ? channel.endpoint : bookingAddress(channel.endpoint, reference)
    const { status, body } = await postOut(address, {
      method,
      headers,
      body: message.payload,
      signal: AbortSignal.any([signal, limit]),
      innerAllowed: surroundings.innerEndpoints,
    })
    if (status >= 200 && status < 300) return { error: '', final: false, answer: body.trim() }
    if (status >= 500 || passing.has(status)) return { error: words.later(status), final: false, answer: '' }
    return { error: words.refused(status, body.replace(/\s+/g, ' ').trim().slice(0, mostShown)), final: true, answer: '' }
  } catch (error) {
    // the worker stops: that is no answer of the carrier
    signal.throwIfAborted()
    if (error instanceof EndpointRefused) return { error: texts.channel.endpoint[error.fault], final: true, answer: '' }
    return { error: limit.aborted ? words.timeout : words.network, final: false, answer: '' }
  }
}
