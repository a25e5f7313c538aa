import type { PoolClient } from 'pg'
import type { PgAddress } from './address.ts'
import { AppError } from '../errors.ts'
import { isDatabaseError, probe } from './probe.ts'
import { cut } from './statement.ts'

export interface ResponseLimits {
  /** Time without any response, while statements wait, after which the database is probed. */
  readonly quietMs: number
  /** Timeout of the probe. */
  readonly answerMs: number
}
export const responseLimits: ResponseLimits = { quietMs: 1_000, answerMs: 2_000 }

/**
 * Distinguishes a database that no longer responds (frozen, host gone) from a slow one. A slow statement may take its time. If the database does not
 * respond, waiting connections are closed, so that their calls are answered, and further calls are refused until it responds again.
 */
export class ResponseWatch {
  private readonly waiting = new Set<PoolClient>()
  private readonly limits: ResponseLimits
  private readonly log: (error: Error) => void
  private timer: NodeJS.Timeout | undefined
  private lastSign = 0
  private silent = false

  constructor(limits: ResponseLimits, log: (error: Error) => void) {
    this.limits = limits
    this.log = log
  }

  start(address: PgAddress): void {
    const look = async () => {
      if (this.silent || (this.waiting.size > 0 && performance.now() - this.lastSign > this.limits.quietMs)) await this.ask(address)
      if (this.timer) this.timer = setTimeout(look, this.limits.quietMs / 2).unref()
    }
    this.timer = setTimeout(look, this.limits.quietMs / 2).unref()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  /** @throws AppError UNAVAILABLE while the database is silent. */
  demandVoice(): void {
    if (this.silent) throw new AppError('UNAVAILABLE')
  }

  lent(client: PoolClient): void {
    if (this.waiting.size === 0) this.lastSign = performance.now()
    this.waiting.add(client)
  }

  returned(client: PoolClient): void {
    this.waiting.delete(client)
    this.lastSign = performance.now()
  }

  private async ask(address: PgAddress): Promise<void> {
    const answered = await probe(address, this.limits.answerMs, (client) => client.query('select 1')).then(() => true, isDatabaseError)
    if (answered !== this.silent) return
    this.silent = !answered
    this.log(new Error(answered ? 'the database answers again' : 'the database does not answer: connections that wait for it are cut'))
    if (!answered) for (const client of this.waiting) cut(client)
  }
}
