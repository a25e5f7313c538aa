import { createHash, randomBytes } from 'node:crypto'
import type { Queryable, Tx } from './database.ts'

/** A session lasts twelve hours after its last call. */
export const sessionHours = 12

export type EndReason = 'logout' | 'taken_over' | 'rotated' | 'revoked'

/** Bus topic: what the caches and live sockets of every process must look at again. */
export const sessionTopic = 'session'
export type SessionChange = { sessions: number[] } | { users: number[] } | { employees: number[] } | { roles: number[] }

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** 32 random bytes; only the hash is stored. */
export const looksLikeToken = (token: string) => /^[\w-]{43}$/.test(token)

export interface OpenedSession {
  readonly token: string
  readonly expiresAt: string
}

/** Starts a session; the token leaves the server here and nowhere else. */
export async function openSession(system: Queryable, userId: number, employeeId: number | null): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url')
  const [row] = await system.query<{ expiresAt: string }>(
    `insert into session (token_hash, user_id, employee_id, expires_at) values ($1, $2, $3, now() + make_interval(hours => $4)) returning expires_at as "expiresAt"`,
    [hashToken(token), userId, employeeId, sessionHours],
  )
  return { token, expiresAt: row!.expiresAt }
}

/** Ends one session, or all open ones of a user, and tells every process. */
export async function endSessions(tx: Tx, which: { sessionId: number } | { userId: number }, reason: EndReason): Promise<void> {
  const [column, id] = 'sessionId' in which ? (['id', which.sessionId] as const) : (['user_id', which.userId] as const)
  const ended = await tx.system.query<{ id: number }>(
    `update session set ended_at = clock_timestamp(), ended_reason = $2 where ${column} = $1 and ended_at is null returning id`,
    [id, reason],
  )
  if (ended.length > 0) announce(tx, { sessions: ended.map((row) => row.id) })
}

/** Call it in the transaction that disables a user or employee, or changes a role: it takes effect everywhere within a second. */
export const announce = (tx: Tx, change: SessionChange) => tx.publish(sessionTopic, change)
