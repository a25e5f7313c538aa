import type { JobContext } from '../../kernel/jobs/job.ts'
import { EndpointRefused, postOut } from '../../kernel/net/outgoing.ts'
import { shortened } from '../../kernel/schema/shortened.ts'
import type { StoredChannel } from './channels.repo.ts'
import { messageOf } from './draft.ts'
import { encoded, type ChannelKind } from './kind.ts'
import type { StoredMessage } from './messages.repo.ts'
import { texts } from './texts.ts'

const timeoutMs = 20_000
const longestReason = 200

/** The outcome of a request: `error` '' when it was accepted. `final`: another attempt would change nothing. */
export interface Posted {
  readonly error: string
  readonly final: boolean
  /** Body of the answer, '' without one. */
  readonly answer: string
}
/** Answers of servers that are busy, or that still work on the attempt before. */
const temporary: ReadonlySet<number> = new Set([408, 423, 425, 429])

const typeOf = (mime: string) => (mime === 'application/json' ? `${mime}; charset=utf-8` : mime)

/** Address of a record below the address that records are posted to. An address that is no URL is refused as it stands. */
function recordAddress(endpoint: string, reference: string): string {
  if (!URL.canParse(endpoint)) return endpoint
  const url = new URL(endpoint)
  url.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}/${encodeURIComponent(reference)}`
  return url.href
}

/**
 * Sends a message with its idempotency key, by which the receiver recognises a second attempt.
 * @param reference number of the record that the partner gave, '' without one
 */
export async function postMessage(
  { surroundings, signal }: JobContext,
  kind: ChannelKind,
  message: StoredMessage,
  { channel, reference }: { readonly channel: StoredChannel; readonly reference: string },
): Promise<Posted> {
  const { words, facts, document } = kind
  const { method } = messageOf(kind, message.type)
  if (method !== 'POST' && reference === '') return { error: facts.words.noReference, final: true, answer: '' }
  let secret = ''
  try {
    if (channel.secret !== '') secret = surroundings.secrets.open(channel.secret)
  } catch {
    // the server's key is another one than it was
    return { error: texts.unreadableSecret, final: true, answer: '' }
  }
  const headers = {
    'content-type': typeOf(kind.module.formats[message.format]?.mime ?? 'text/plain'),
    accept: 'application/json',
    'idempotency-key': message.key,
    [`x-${document.kind.toLowerCase()}-action`]: message.type,
    ...(message.test ? { 'x-test-message': '1' } : {}),
    ...(secret === '' ? {} : { authorization: `Bearer ${secret}` }),
  }
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    const address = method === 'POST' ? channel.endpoint : recordAddress(channel.endpoint, reference)
    const { status, body: received } = await postOut(address, {
      method,
      headers,
      body: await encoded(kind, message.format, message.payload),
      signal: AbortSignal.any([signal, limit]),
      innerAllowed: surroundings.innerEndpoints,
    })
    // a text of the database holds no NUL: the attempt could not be noted, and would be repeated
    const body = received.replaceAll('\0', '\uFFFD')
    if (status >= 200 && status < 300) return { error: '', final: false, answer: body.trim() }
    if (status >= 500 || temporary.has(status)) return { error: words.unavailable(status), final: false, answer: '' }
    return { error: words.refused(status, shortened(body.replace(/\s+/g, ' ').trim(), longestReason)), final: true, answer: '' }
  } catch (error) {
    // the worker stops: that is no answer of the partner
    signal.throwIfAborted()
    if (error instanceof EndpointRefused) return { error: texts.endpoint[error.fault], final: true, answer: '' }
    return { error: limit.aborted ? words.timeout : words.network, final: false, answer: '' }
  }
}
