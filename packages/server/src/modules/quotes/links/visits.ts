import { lossReasons, quotationDocument, quotationStates } from '@jst/contracts/quotes'
import { moveUnsigned } from '../../../documents/index.ts'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { Offer } from '../quotation/offer.ts'
import { texts } from '../texts.ts'
import { hashOf } from './links.service.ts'

/** A quotation as its link opens it. */
export interface Visit {
  readonly linkId: number
  readonly id: number
  readonly state: number
  readonly accepted: string
  readonly revoked: boolean
  /** The last day of the offer is over. */
  readonly over: boolean
  readonly offer: Offer
}
/** The same for the page of its link, with how the salesperson is reached. */
export interface LinkVisit extends Visit {
  readonly phone: string
  readonly mail: string
}
const found = `select l.id as "linkId", t.id, t.state, t.accepted_option as accepted, l.revoked_at is not null as revoked,
    (s.offer ->> 'ValidUntil')::date < china_day() as over, s.offer, coalesce(u.mobile, '') as phone, coalesce(u.email, '') as mail
  from quotation_link l join quotation t on t.id = l.quotation_id and t.removed_at is null and t.merged_into is null
  join quotation_sent s on s.quotation_id = t.id and s.version = t.version
  left join employee e on e.id = t.create_id and not e.disabled left join app_user u on u.id = e.user_id where l.token_hash = $1`

export async function findVisit(db: Queryable, token: string, lock = false): Promise<LinkVisit | undefined> {
  const [visit] = await db.query<LinkVisit>(lock ? `${found} for update of l, t` : found, [hashOf(token)])
  return visit
}

const { codes } = quotationStates
/** Programs that look at links before people do. */
const isProgram = (agent: string) => /bot|crawl|spider|preview|facebookexternalhit|slurp|scan|curl|wget|headless/i.test(agent)

/** Counts a view by somebody; the first one moves the quotation. */
export async function countView(tx: Tx, { linkId, id, state, over }: Visit, agent: string, requestId: string): Promise<void> {
  if (isProgram(agent)) return
  await tx.query(
    `update quotation_link set views = views + 1, first_view = coalesce(first_view, clock_timestamp()), last_view = clock_timestamp() where id = $1`,
    [linkId],
  )
  if (state === codes.sent && !over) await moveUnsigned(tx, quotationDocument.kind, id, { event: 'view', requestId, by: texts.page.by })
}

/** Returns true if the customer may still answer. */
export const isAnswerable = ({ state, over, revoked }: Omit<Visit, 'linkId'>): boolean =>
  !revoked && !over && (state === codes.sent || state === codes.viewed)

export interface Answer {
  readonly act: string
  readonly key: string
  readonly version: number
  readonly reason: string
  readonly words: string
  readonly requestId: string
  /** The person who answers, for the timeline. */
  readonly by: string
  /** How he is reached; whoever is signed in is known. */
  readonly phone?: string
}
/** Takes the customer's answer. @throws AppError STALE_WRITE for another version than he saw, ILLEGAL_TRANSITION, INVALID_INPUT */
export async function answer(
  tx: Tx,
  visit: Omit<Visit, 'linkId'>,
  { act, key, version, reason, words, requestId, by, phone = '' }: Answer,
): Promise<void> {
  const { id, offer } = visit
  if (!isAnswerable(visit)) throw new AppError('ILLEGAL_TRANSITION')
  if (version !== offer.Version) throw new AppError('STALE_WRITE', { message: texts.page.stale })
  if (act === 'accept') {
    const at = offer.Options.findIndex(({ Key }) => Key === key)
    if (at < 0) throw new AppError('INVALID_INPUT')
    await moveUnsigned(tx, quotationDocument.kind, id, { event: 'accept', requestId, by, words: texts.page.chosen(at + 1) })
    await tx.query('update quotation set accepted_option = $2, accepted_by = $3, accepted_phone = $4 where id = $1', [id, key, by, phone])
  } else if (act === 'decline' && Object.hasOwn(lossReasons, reason)) {
    await moveUnsigned(tx, quotationDocument.kind, id, { event: 'decline', requestId, by, words: words.trim().slice(0, 500), reason })
    await tx.query('update quotation set loss_reason = $2, ended_at = clock_timestamp() where id = $1', [id, reason])
  } else throw new AppError('INVALID_INPUT')
}
