import { AppError } from '../errors.ts'
import { texts } from '../kernel.texts.ts'
import { ExpiringMap } from '../access/expiring-map.ts'
import { redisCounts, type Counted, type SharedCounts } from './limits-redis.ts'

/** At most `calls` in `perSeconds`, counted per key in fixed windows, which begin with the first call of the key. */
export interface Limit {
  readonly calls: number
  readonly perSeconds: number
}

export interface Limits {
  /** A named limit. Processes share the count of a name. */
  of(name: string, limit: Limit): Limiter
  start(): Promise<void>
  stop(): void
}

interface Options {
  /** A monotonic clock in milliseconds: a change of the system time must not lengthen or shorten a window. */
  readonly uptime?: (() => number) | undefined
  /** Redis or Valkey; without it each process counts by itself. */
  readonly url?: string | undefined
  readonly log?: (message: string) => void
}

const mostKeys = 100_000

export function createLimits({ uptime = () => performance.now(), url, log = () => {} }: Options = {}): Limits {
  const shared = url === undefined ? undefined : redisCounts(url, log)
  const names = new Set<string>()
  return {
    of(name, limit) {
      if (names.has(name)) throw new Error(`two limits have the name ${name}`)
      names.add(name)
      return new Limiter(name, limit, uptime, shared)
    },
    start: async () => shared?.start(),
    stop: () => shared?.stop(),
  }
}

export class Limiter {
  private readonly name: string
  private readonly limit: Limit
  private readonly now: () => number
  private readonly shared: SharedCounts | undefined
  /** Counts of this process alone: without shared counts, and while they are unavailable. */
  private readonly localCounts: ExpiringMap<{ count: number }>
  /** Keys that exhausted their window: refused locally until it ends. */
  private readonly shut: ExpiringMap<true>

  constructor(name: string, limit: Limit, now: () => number, shared?: SharedCounts) {
    this.name = name
    this.limit = limit
    this.now = now
    this.shared = shared
    this.localCounts = new ExpiringMap(mostKeys, now)
    this.shut = new ExpiringMap(mostKeys, now)
  }

  /** @throws AppError TOO_MANY_REQUESTS when the key is known here to be over its limit. */
  check(key: string): void {
    const until = this.shut.endOf(key)
    if (until !== undefined) throw this.refusal(until - this.now())
  }

  /** Counts a call, refusing none; from the last one that the limit allows on the key is known here to be over it. */
  async count(key: string): Promise<Counted> {
    const counted = (await this.shared?.count(`${this.name} ${key}`, this.windowMs)) ?? this.countHere(key)
    if (counted.count >= this.limit.calls) this.shut.set(key, true, this.now() + counted.leftMs)
    return counted
  }

  /** Checks, then counts the call. @throws AppError TOO_MANY_REQUESTS when the key is over its limit. */
  async pass(key: string): Promise<void> {
    this.check(key)
    const { count, leftMs } = await this.count(key)
    if (count > this.limit.calls) throw this.refusal(leftMs)
  }

  private countHere(key: string): Counted {
    const counter = this.localCounts.get(key)
    if (!counter) this.localCounts.set(key, { count: 1 }, this.now() + this.windowMs)
    else counter.count++
    return { count: counter?.count ?? 1, leftMs: this.localCounts.endOf(key)! - this.now() }
  }

  private get windowMs(): number {
    return this.limit.perSeconds * 1_000
  }

  private refusal(leftMs: number): AppError {
    return tooMany(Math.max(1, Math.ceil(leftMs / 1_000)))
  }
}

export const tooMany = (seconds: number, what: string = texts.tooOften) =>
  new AppError('TOO_MANY_REQUESTS', { message: texts.tooMany(what, seconds), retryAfter: seconds })
