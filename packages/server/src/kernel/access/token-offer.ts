import type { Database } from '../database/database.ts'
import { AppError } from '../errors.ts'
import { openSession } from './sessions.ts'

/** Time for which the old token still leads to the new one, so that concurrent calls all get the same token. */
const graceMs = 60_000

/** The employee that a user acts as when none is named: the default one, else the oldest. */
const defaultEmployee = `
  select e.id from employee e join company c on c.id = e.company_id
  where e.user_id = $1 and not e.disabled and not c.disabled order by e.is_default desc, e.id limit 1`

/** Makes the fresh token of EMPLOYEE_CHANGED (spec §8, 403): a session as another employee of the same user; the old one runs out. */
export function createTokenOffer(database: Database, now: () => number) {
  const offers = new Map<number, { at: number; token: Promise<string> }>()

  const make = (sessionId: number, userId: number) =>
    database.system().tx(async (tx) => {
      const [employee] = await tx.query<{ id: number }>(defaultEmployee, [userId])
      if (!employee) throw new AppError('UNAUTHENTICATED')
      await tx.query('update session set expires_at = least(expires_at, now() + make_interval(secs => $2)) where id = $1', [
        sessionId,
        graceMs / 1_000,
      ])
      return (await openSession(tx, userId, employee.id, { after: sessionId })).token
    })

  return async ({ sessionId, userId }: { sessionId: number; userId: number }): Promise<string> => {
    for (const [id, { at }] of offers) if (now() - at > graceMs) offers.delete(id)
    const offer = offers.get(sessionId)
    if (offer) return offer.token
    const token = make(sessionId, userId)
    offers.set(sessionId, { at: now(), token })
    token.catch(() => offers.delete(sessionId))
    return token
  }
}
