import type { ApiClient, CallInput } from '@jst/api-client'
import type { Endpoint, ReplyOf } from '@jst/contracts'

/** An answer asked for ahead is used once, and only this soon (milliseconds). */
const freshFor = 15_000

interface Ahead {
  answer: Promise<unknown>
  at: number
}

/** Reads through the api client, and starts a screen's first read before the screen is mounted. */
export class ReadAhead {
  private readonly waiting = new Map<string, Ahead>()
  private readonly api: Pick<ApiClient, 'call'>
  private readonly now: () => number

  constructor(ports: { api: Pick<ApiClient, 'call'>; now?: () => number }) {
    this.api = ports.api
    this.now = ports.now ?? Date.now
  }

  /** Asks now for what `read` with the same input will be asked soon. Failures are left to that read. */
  start<E extends Endpoint>(endpoint: E, input?: CallInput<E>): void {
    const key = keyOf(endpoint, input)
    if (this.waiting.has(key)) return
    const answer = this.api.call(endpoint, input)
    answer.catch(() => undefined)
    this.waiting.set(key, { answer, at: this.now() })
  }

  /** The answer that was asked for ahead, else a new call. One that failed ahead is asked for again. */
  async read<E extends Endpoint>(endpoint: E, input?: CallInput<E>, options: { signal?: AbortSignal } = {}): Promise<ReplyOf<E>> {
    const key = keyOf(endpoint, input)
    const ahead = this.waiting.get(key)
    this.waiting.delete(key)
    if (ahead && this.now() - ahead.at < freshFor) {
      try {
        // The key holds the path of the endpoint, so the answer is of its reply type.
        return (await ahead.answer) as ReplyOf<E>
      } catch {
        if (options.signal?.aborted) throw options.signal.reason
      }
    }
    return this.api.call(endpoint, input, { signal: options.signal })
  }
}

const keyOf = (endpoint: Endpoint, input: object | undefined): string =>
  `${endpoint.path} ${JSON.stringify(
    Object.entries(input ?? {})
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )}`
