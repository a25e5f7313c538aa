import { randomBytes } from 'node:crypto'
import type { Queryable } from '../../../kernel/database/database.ts'
import { hashToken } from '../../../kernel/access/sessions.ts'

export type TicketKind = 'second_step' | 'new_password' | 'wechat_state' | 'wechat_bind'

interface NewTicket {
  readonly kind: TicketKind
  readonly userId?: number | undefined
  readonly content?: object
  readonly minutes: number
}

export interface Ticket<C> {
  readonly userId: number | null
  readonly content: C
}

/** A one-time key for the next step of a sign-in; only its hash is stored. */
export async function issueTicket(system: Queryable, now: Date, { kind, userId, content = {}, minutes }: NewTicket): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await system.query('insert into sign_in_ticket (token_hash, kind, user_id, content, expires_at) values ($1, $2, $3, $4, $5)', [
    hashToken(token),
    kind,
    userId ?? null,
    JSON.stringify(content),
    new Date(now.getTime() + minutes * 60_000).toISOString(),
  ])
  return token
}

/** Uses the ticket up; undefined when it is unknown, used, too old or of another kind. */
export async function takeTicket<C>(system: Queryable, now: Date, kind: TicketKind, token: string): Promise<Ticket<C> | undefined> {
  const [row] = await system.query<Ticket<C>>(
    `update sign_in_ticket set used_at = $3 where token_hash = $1 and kind = $2 and used_at is null and expires_at > $3 returning user_id as "userId",
      content`,
    [hashToken(token), kind, now.toISOString()],
  )
  return row
}

/** Looks at a ticket that may be tried some times, and holds it; undefined like `takeTicket`, or when it was tried too often. */
export async function holdTicket<C>(
  tx: Queryable,
  now: Date,
  kind: TicketKind,
  token: string,
  mostFailures: number,
): Promise<Ticket<C> | undefined> {
  const [row] = await tx.query<Ticket<C>>(
    `select user_id as "userId", content from sign_in_ticket
     where token_hash = $1 and kind = $2 and used_at is null and expires_at > $3 and failures < $4 for update`,
    [hashToken(token), kind, now.toISOString(), mostFailures],
  )
  return row
}

export const countTicketFailure = (tx: Queryable, token: string) =>
  tx.query('update sign_in_ticket set failures = failures + 1 where token_hash = $1', [hashToken(token)])
