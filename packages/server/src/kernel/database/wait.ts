import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../../startup-error.ts'
import type { PgAddress } from './address.ts'
import { withOwner } from '../migrations/owner.ts'
import { texts } from '../kernel.texts.ts'

const pauseMs = 500
const noticeEveryMs = 10_000

/**
 * Waits while the database reports that it is starting or recovering.
 * @throws StartupError if it is unreachable or refuses the account
 */
export async function waitForDatabase(address: PgAddress, notice: (line: string) => void): Promise<void> {
  let noticedAt = -Infinity
  for (;;) {
    try {
      return await withOwner(address, async () => {})
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      if (code !== '57P03') throw new StartupError(texts.condition.noConnection(message || code))
      if (performance.now() - noticedAt >= noticeEveryMs) {
        noticedAt = performance.now()
        notice(texts.condition.waiting(message))
      }
    }
    await pause(pauseMs)
  }
}
