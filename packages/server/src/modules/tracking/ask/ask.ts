import { parseJson } from '@jst/contracts/values'
import { readDcsa } from '@jst/track/dcsa'
import type { TrackEvent } from '@jst/track'
import { EndpointRefused, postOut } from '../../../kernel/net/outgoing.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { asPartner } from '../doors/as-partner.ts'
import { texts } from '../tracking.texts.ts'
import type { DuePartner, DueQuery } from './queries.repo.ts'

const words = texts.ask
const timeoutMs = 20_000
const mostBytes = 2 * 1024 * 1024
/** Pages of one answer. */
const mostPages = 10
const minute = 60_000

/** Answer of a party: events, or why there are none. `wait`: milliseconds for which the party is not asked at all. */
export type Answer =
  | { readonly kind: 'events'; readonly status: number; readonly events: readonly TrackEvent[] }
  | { readonly kind: 'failed'; readonly status: number; readonly reason: string; readonly wait?: number; readonly isBusy?: boolean }

/** Bodies of the pages of an answer, one after the other. */
export type Fetch = (address: string) => Promise<{ status: number; body: string; next: string; retryAfter: string; isCut: boolean }>

/** Address of the events of one shipment, as DCSA Track & Trace names the filters. */
function addressOf(address: string, { bill, booking, box }: Pick<DueQuery, 'bill' | 'booking' | 'box'>): string {
  const url = new URL(address)
  if (bill !== '') url.searchParams.set('transportDocumentReference', bill)
  else if (booking !== '') url.searchParams.set('carrierBookingReference', booking)
  else url.searchParams.set('equipmentReference', box)
  return url.href
}

/** The next page of an answer, of the same server alone: a key is sent to nobody else. */
function nextPage(address: string, next: string): string | undefined {
  if (next === '') return undefined
  const url = new URL(address)
  if (/^https?:|^\//.test(next)) {
    const other = URL.canParse(next, address) ? new URL(next, address) : undefined
    return other?.origin === url.origin ? other.href : undefined
  }
  url.searchParams.set('cursor', next)
  return url.href
}

/** Milliseconds of the header Retry-After, between a minute and six hours. */
function pauseOf(retryAfter: string, now: Date): number {
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now.getTime()
  return Math.min(Math.max(Number.isFinite(seconds) ? seconds : 5 * minute, minute), 360 * minute)
}

/** Asks a party for the events of a shipment. Answers with all pages or with none. */
export async function ask(partner: DuePartner, query: DueQuery, fetch: Fetch, now: Date): Promise<Answer> {
  const events: TrackEvent[] = []
  let address: string | undefined = addressOf(partner.address, query)
  let status = 0
  for (let page = 0; address !== undefined; page++) {
    if (page === mostPages) return { kind: 'failed', status, reason: words.tooLong }
    const answer = await fetch(address)
    ;({ status } = answer)
    if (status === 204 || status === 404) return { kind: 'events', status, events }
    if (status === 429 || status === 503)
      return { kind: 'failed', status, reason: words.busy(status), wait: pauseOf(answer.retryAfter, now), isBusy: true }
    if (status === 401 || status === 403) return { kind: 'failed', status, reason: words.key(status), wait: 60 * minute }
    if (status < 200 || status > 299) return { kind: 'failed', status, reason: words.refused(status) }
    if (answer.isCut) return { kind: 'failed', status, reason: words.tooLong }
    const message = parsed(answer.body)
    if (message === undefined) return { kind: 'failed', status, reason: words.notJson }
    const read = readDcsa(message, { received: now.toISOString(), source: { kind: partner.source, party: partner.code } })
    events.push(...read.events.map((event) => asPartner(event, partner)))
    address = nextPage(address, answer.next)
  }
  return { kind: 'events', status, events }
}

function parsed(body: string): unknown {
  if (body.trim() === '') return []
  try {
    return parseJson(body)
  } catch {
    return undefined
  }
}

/** Calls over the network, behind the guard of typed addresses. @throws AskFailed */
export function networkFetch(
  { keyHeader, sealed }: DuePartner,
  { secrets, innerEndpoints }: Pick<Surroundings, 'secrets' | 'innerEndpoints'>,
  signal: AbortSignal,
): Fetch {
  const key = keyOf(sealed, secrets)
  const keyHeaders = key === '' ? {} : { [keyHeader.toLowerCase()]: keyHeader.toLowerCase() === 'authorization' ? `Bearer ${key}` : key }
  return async (address) => {
    const limit = AbortSignal.timeout(timeoutMs)
    try {
      const { status, body, headers, isCut } = await postOut(address, {
        method: 'GET',
        headers: { accept: 'application/json', ...keyHeaders },
        body: '',
        signal: AbortSignal.any([signal, limit]),
        innerAllowed: innerEndpoints,
        mostBytes,
      })
      const [linked = ''] = /(?<=<)[^<>]+(?=>\s*;\s*rel="?next)/i.exec(String(headers['link'] ?? '')) ?? []
      const next = String(headers['next-page-cursor'] ?? headers['next-page'] ?? '') || linked
      return { status, body, next, retryAfter: headers['retry-after'] ?? '', isCut }
    } catch (error) {
      // the worker stops: that is no answer of the party
      signal.throwIfAborted()
      throw new AskFailed(error instanceof EndpointRefused ? words.address[error.fault] : limit.aborted ? words.timeout : words.network)
    }
  }
}

function keyOf(sealed: string, secrets: Surroundings['secrets']): string {
  if (sealed === '') return ''
  try {
    return secrets.open(sealed)
  } catch {
    // the server's key is another one than it was
    throw new AskFailed(words.unreadable)
  }
}

/** No answer came. The message is for people. */
export class AskFailed extends Error {
  override name = 'AskFailed'
}
