import type { TenantContext } from './tenant.ts'

/** Published with the topic's name by transactions that change what is kept under it. */
export const cacheTopic = 'kept'

/** Cached values of one tenant for one topic. */
export interface TenantValues<V> {
  get(key: string): V | undefined
  set(key: string, value: V): void
}

const longestMs = 60_000
const mostEntries = 20_000

interface Memory {
  readonly since: number
  readonly values: Map<string, unknown>
}

/**
 * Cache of small values that many reads look up and few transactions change. A topic is dropped when a
 * transaction of any process publishes it (`cacheTopic`), and after a minute anyway. A read that began before that writes into the dropped memory,
 * which nobody reads.
 */
export class TenantCache {
  private readonly topics = new Map<string, Memory>()
  private readonly heard: () => boolean
  private readonly now: () => number

  /** @param heard whether changes of other processes reach this one; nothing is cached while they do not */
  constructor(heard: () => boolean, now: () => number = () => performance.now()) {
    this.heard = heard
    this.now = now
  }

  of<V>(topic: string, { scope, companyId }: TenantContext): TenantValues<V> {
    const { values } = this.memoryOf(topic)
    const keyPrefix = `${scope}:${companyId}:`
    return {
      get: (key) => values.get(keyPrefix + key) as V | undefined,
      set: (key, value) => void values.set(keyPrefix + key, value),
    }
  }

  forget(topic: string): void {
    this.topics.delete(topic)
  }

  forgetAll(): void {
    this.topics.clear()
  }

  private memoryOf(topic: string): Memory {
    const cached = this.topics.get(topic)
    if (cached && this.heard() && this.now() - cached.since < longestMs && cached.values.size < mostEntries) return cached
    const fresh: Memory = { since: this.now(), values: new Map() }
    if (this.heard()) this.topics.set(topic, fresh)
    else this.topics.delete(topic)
    return fresh
  }
}
