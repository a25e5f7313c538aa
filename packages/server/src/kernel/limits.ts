import { AppError } from './errors.ts'
import { texts } from './kernel.texts.ts'

/** At most `calls` in `perSeconds`, counted per key in fixed windows, in this process. */
export interface Limit {
  readonly calls: number
  readonly perSeconds: number
}

const mostKeys = 100_000

export class Limiter {
  private readonly limit: Limit
  /** Milliseconds of a clock that is never set: a time of day that jumps would keep a window open, or shut it early. */
  private readonly now: () => number
  private readonly windows = new Map<string, { since: number; count: number }>()

  constructor(limit: Limit, now: () => number = () => performance.now()) {
    this.limit = limit
    this.now = now
  }

  /** Seconds to wait when the key is over its limit; 0 when it may go on. */
  waitOf(key: string): number {
    const window = this.current(key)
    if (!window || window.count < this.limit.calls) return 0
    return Math.max(1, Math.ceil((window.since + this.limit.perSeconds * 1_000 - this.now()) / 1_000))
  }

  count(key: string): void {
    const window = this.current(key)
    if (window) window.count++
    else this.open(key)
  }

  forget(key: string): void {
    this.windows.delete(key)
  }

  /** @throws AppError TOO_MANY_REQUESTS when the key is over its limit. */
  check(key: string): void {
    const wait = this.waitOf(key)
    if (wait > 0) throw tooMany(wait)
  }

  /** Checks, then counts the call. */
  pass(key: string): void {
    this.check(key)
    this.count(key)
  }

  private current(key: string) {
    const window = this.windows.get(key)
    return window && this.now() - window.since < this.limit.perSeconds * 1_000 ? window : undefined
  }

  private open(key: string): void {
    if (this.windows.size >= mostKeys) for (const [old] of this.windows) if (!this.current(old)) this.windows.delete(old)
    if (this.windows.size >= mostKeys) this.windows.delete(this.windows.keys().next().value!)
    this.windows.delete(key)
    this.windows.set(key, { since: this.now(), count: 1 })
  }
}

export const tooMany = (seconds: number, what: string = texts.tooOften) =>
  new AppError('TOO_MANY_REQUESTS', { message: texts.tooMany(what, seconds), retryAfter: seconds })
