import type { ApiClient, CallInput } from '@jst/api-client'
import type { Endpoint, LiveEvents, ReplyOf } from '@jst/contracts'

/** An answer asked for ahead is used once, and only this soon (milliseconds). */
const freshFor = 15_000

interface Ahead {
  answer: Promise<unknown>
  at: number
  /** The answer itself, once it is there. */
  arrived?: { readonly data: unknown }
}

/** Reads through the api client, and starts a screen's first read before the screen is mounted. */
export class ReadAhead {
  /** When the server last told of a change (milliseconds since 1970): what was read before may be old. */
  changedAt = Number.NEGATIVE_INFINITY
  private readonly waiting = new Map<string, Ahead>()
  private readonly heard = new Map<keyof LiveEvents, number>()
  private readonly api: Pick<ApiClient, 'call'>
  private readonly now: () => number

  constructor(ports: { api: Pick<ApiClient, 'call'>; now?: () => number }) {
    this.api = ports.api
    this.now = ports.now ?? Date.now
  }

  /** An event of the live channel came. After one that tells of a change, what was asked for before it is no answer any more. */
  hear(type: keyof LiveEvents): void {
    this.heard.set(type, this.now())
    if (!type.endsWith('/changed')) return
    this.changedAt = this.now()
    this.waiting.clear()
  }

  /** When the last of these events came (milliseconds since 1970): pages that are hidden hear of nothing. */
  heardAt(types: readonly (keyof LiveEvents)[]): number {
    return Math.max(...types.map((type) => this.heard.get(type) ?? Number.NEGATIVE_INFINITY))
  }

  /** Asks now for what `read` with the same input will be asked soon. Failures are left to that read. */
  start<E extends Endpoint>(endpoint: E, input?: CallInput<E>): void {
    // an unused prefetched answer is neither cached nor used later
    for (const [old, ahead] of this.waiting) if (!this.isFresh(ahead)) this.waiting.delete(old)
    const key = keyOf(endpoint, input)
    if (this.waiting.has(key)) return
    const ahead: Ahead = { answer: this.api.call(endpoint, input), at: this.now() }
    ahead.answer.then(
      (data) => (ahead.arrived = { data }),
      () => undefined,
    )
    this.waiting.set(key, ahead)
  }

  /** Resolves when everything that was asked for ahead has been answered or refused. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.waiting.values()].map(({ answer }) => answer))
  }

  /** The answer that was asked for ahead, when it is there already: a page that has it draws it at once. */
  take<E extends Endpoint>(endpoint: E, input?: CallInput<E>): ReplyOf<E> | undefined {
    const key = keyOf(endpoint, input)
    const ahead = this.waiting.get(key)
    if (!ahead?.arrived || !this.isFresh(ahead)) return undefined
    this.waiting.delete(key)
    // The key holds the path of the endpoint, so the answer is of its reply type.
    return ahead.arrived.data as ReplyOf<E>
  }

  /** The prefetched answer, else a new call. A failed prefetch is called again. */
  async read<E extends Endpoint>(endpoint: E, input?: CallInput<E>, options: { signal?: AbortSignal } = {}): Promise<ReplyOf<E>> {
    const key = keyOf(endpoint, input)
    const ahead = this.waiting.get(key)
    this.waiting.delete(key)
    if (ahead && this.isFresh(ahead)) {
      try {
        return (await ahead.answer) as ReplyOf<E>
      } catch {
        if (options.signal?.aborted) throw options.signal.reason
      }
    }
    return this.api.call(endpoint, input, { signal: options.signal })
  }

  private isFresh({ at }: Ahead): boolean {
    return this.now() - at < freshFor
  }
}

const keyOf = (endpoint: Endpoint, input: object | undefined): string =>
  `${endpoint.path} ${JSON.stringify(
    Object.entries(input ?? {})
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )}`
