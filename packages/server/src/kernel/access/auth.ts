import type { Actor } from './actor.ts'
import { readSessions, RoleCache, type SessionState } from './actor-store.ts'
import type { Bus } from '../bus/bus.ts'
import type { Database } from '../database/database.ts'
import { AppError } from '../errors.ts'
import { hashToken, looksLikeToken, sessionHours, sessionTopic, type SessionChange } from './sessions.ts'
import { createTokenOffer } from './token-offer.ts'

const maxAgeMs = 60_000
/** An active session is prolonged in the database at most this often. */
const prolongEveryMs = 10 * 60_000
const mostEntries = 50_000

interface Entry {
  state: SessionState
  readAt: number
}

export interface Authenticator {
  /**
   * The actor behind a bearer token, mostly from memory.
   * @throws AppError UNAUTHENTICATED, SESSION_TAKEN_OVER, or EMPLOYEE_CHANGED with a fresh token in `login-access-token`.
   */
  authenticate(token: string): Promise<Actor>
  /** Actor for a live socket. It does not prolong the session, so that the session of an abandoned page expires. */
  check(tokenHash: string): Promise<SessionState>
  /** Cached session; undefined when it has to be read (again). */
  peek(tokenHash: string): SessionState | undefined
  /** Drops the cached actors that changed. The caller sees the change with the next call, before the bus has reached every process. */
  forget(change: SessionChange): void
  /** Called after sessions, users, employees or roles changed and the cache forgot them. */
  onChange(handler: (change: SessionChange) => void): void
}

interface Options {
  database: Database
  bus: Bus
  /** A monotonic clock in milliseconds: a change of the system time must not end or prolong a session. */
  now?: () => number
  log?: (error: Error) => void
}

export function createAuthenticator({ database, bus, now = () => performance.now(), log = () => {} }: Options): Authenticator {
  const entries = new Map<string, Entry>()
  let roles = new RoleCache()
  const handlers: ((change: SessionChange) => void)[] = []
  const offerToken = createTokenOffer(database, now)
  let generation = 0
  let waiting: { hashes: Set<string>; result: Promise<Map<string, SessionState>> } | undefined

  const forgetAll = () => {
    generation++
    entries.clear()
    // pending reads fill the replaced cache, which is not read any more
    roles = new RoleCache()
  }
  const forget = (change: SessionChange) => {
    generation++
    if ('roles' in change) forgetAll()
    else for (const [hash, { state }] of entries) if (concerns(change, state)) entries.delete(hash)
  }
  bus.onGap(forgetAll)
  bus.on(sessionTopic, (content) => {
    const change = content as SessionChange
    forget(change)
    for (const handler of handlers) handler(change)
  })

  const peek = (hash: string): SessionState | undefined => {
    const entry = entries.get(hash)
    if (!entry || now() - entry.readAt > maxAgeMs || !bus.isCurrent()) return undefined
    return expired(entry.state, now()) ?? entry.state
  }
  /** Reads requested in the same turn of the event loop become one statement. */
  const read = async (hash: string): Promise<SessionState> => {
    if (!waiting) {
      const batch = new Set<string>()
      const result = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
        waiting = undefined
        const startedIn = generation
        // cached rights of roles are at most as old as the last message of the bus
        const currentRoles = bus.isCurrent() ? roles : new RoleCache()
        const states = await readSessions(database.system(), currentRoles, [...batch], now())
        // without messages about changes nothing is cached
        if (startedIn === generation && bus.isUp()) for (const [key, state] of states) remember(key, state)
        return states
      })
      waiting = { hashes: batch, result }
    }
    waiting.hashes.add(hash)
    const state = (await waiting.result).get(hash)
    return (state && (expired(state, now()) ?? state)) ?? { kind: 'ended', reason: 'logout' }
  }
  const remember = (hash: string, state: SessionState) => {
    entries.delete(hash)
    entries.set(hash, { state, readAt: now() })
    if (entries.size > mostEntries) entries.delete(entries.keys().next().value!)
  }
  const check = async (hash: string) => peek(hash) ?? (await read(hash))

  const prolong = (hash: string, state: Extract<SessionState, { kind: 'live' }>) => {
    const full = now() + sessionHours * 3_600_000
    if (full - state.expiresAt < prolongEveryMs) return
    const entry = entries.get(hash)
    if (entry) entry.state = { ...state, expiresAt: full }
    const { sessionId } = state.actor
    database
      .system()
      .tx((tx) =>
        tx.query('update session set expires_at = now() + make_interval(hours => $2) where id = $1 and ended_at is null', [
          sessionId,
          sessionHours,
        ]),
      )
      .catch(log)
  }

  return {
    peek,
    check,
    forget,
    onChange: (handler) => void handlers.push(handler),
    async authenticate(token) {
      if (!looksLikeToken(token)) throw new AppError('UNAUTHENTICATED')
      const hash = hashToken(token)
      const state = await check(hash)
      if (state.kind === 'ended') throw new AppError(state.reason === 'taken_over' ? 'SESSION_TAKEN_OVER' : 'UNAUTHENTICATED')
      if (state.kind === 'changed') throw new AppError('EMPLOYEE_CHANGED', { headers: { 'login-access-token': await offerToken(state) } })
      prolong(hash, state)
      return state.actor
    },
  }
}

const expired = (state: SessionState, now: number): SessionState | undefined =>
  state.kind === 'live' && state.expiresAt <= now ? { kind: 'ended', reason: 'expired' } : undefined

function concerns(change: SessionChange, state: SessionState): boolean {
  const { sessionId, userId } = state.kind === 'live' ? state.actor : state.kind === 'changed' ? state : {}
  const employeeId = state.kind === 'live' ? state.storedEmployeeId : state.kind === 'changed' ? state.employeeId : null
  const hit = (ids: readonly number[], id: number | null | undefined) => id !== null && id !== undefined && ids.includes(id)
  if ('sessions' in change) return hit(change.sessions, sessionId)
  if ('users' in change) return hit(change.users, userId)
  if ('employees' in change) return hit(change.employees, employeeId)
  return true
}
