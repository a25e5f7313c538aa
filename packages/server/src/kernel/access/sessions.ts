import { createHash, randomBytes } from 'node:crypto'
import type { Queryable, Tx } from '../database/database.ts'

/** A session lasts twelve hours after its last call. */
export const sessionHours = 12

export type EndReason = 'logout' | 'taken_over' | 'rotated' | 'revoked'

/** Bus topic of changed sessions, users, employees and roles; caches and live sockets of every process reload them. */
export const sessionTopic = 'session'
export type SessionChange = { sessions: number[] } | { users: number[] } | { employees: number[] } | { roles: number[] }

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** 32 random bytes; only the hash is stored. */
export const looksLikeToken = (token: string) => /^[\w-]{43}$/.test(token)

export interface OpenedSession {
  readonly token: string
  readonly expiresAt: string
}

/** Origin of a session: a sign-in, or the session that it continues. */
export type SessionOrigin =
  | { readonly ip: string; readonly userAgent: string; readonly method: string }
  /** Id of the earlier session. */
  | { readonly after: number }

/** Starts a session and returns its token, which is not stored. */
export async function openSession(
  system: Queryable,
  userId: number,
  employeeId: number | null,
  origin: SessionOrigin,
): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url')
  const [row] = await system.query<{ expiresAt: string }>(
    `insert into session (token_hash, user_id, employee_id, expires_at, ip, user_agent, method)
     select $1, $2, $3, now() + make_interval(hours => $4), coalesce(s.ip, $5), coalesce(s.user_agent, $6), coalesce(s.method, $7)
     from (values (1)) one left join session s on s.id = $8 returning expires_at as "expiresAt"`,
    [
      hashToken(token),
      userId,
      employeeId,
      sessionHours,
      ...('after' in origin ? ['', '', '', origin.after] : [origin.ip, origin.userAgent, origin.method, null]),
    ],
  )
  return { token, expiresAt: row!.expiresAt }
}

/** Ends one session, or all open sessions of a user (except one), and notifies every process. Returns the number of ended sessions. */
export async function endSessions(
  tx: Tx,
  which: { sessionId: number } | { userId: number; except?: number },
  reason: EndReason,
): Promise<number> {
  const [column, id, except] = 'sessionId' in which ? ['id', which.sessionId, null] : ['user_id', which.userId, which.except ?? null]
  const ended = await tx.system.query<{ id: number }>(
    `update session set ended_at = clock_timestamp(), ended_reason = $2 where ${column} = $1 and id is distinct from $3 and ended_at is null
      returning id`,
    [id, reason, except],
  )
  if (ended.length > 0) announce(tx, { sessions: ended.map((row) => row.id) })
  return ended.length
}

/** Call it in the transaction that disables a user or employee, or changes a role: it takes effect everywhere within a second. */
export const announce = (tx: Tx, change: SessionChange) => tx.publish(sessionTopic, change)
