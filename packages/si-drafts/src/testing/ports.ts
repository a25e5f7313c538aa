import type { Issue } from '@jst/contracts'
import {
  StaleDraftError,
  type CompanySubmission,
  type DraftChannel,
  type DraftGateway,
  type DraftPorts,
  type DraftStore,
  type StoredSet,
  type Submission,
} from '../ports.ts'
import { ManualDraftClock } from './clock.ts'
import { MemoryDraftStorage } from './storage.ts'

/** A gateway that keeps what it was sent and answers what it is told to. */
export class FakeDraftGateway implements DraftGateway {
  /** Findings that every check answers. */
  issues: Issue[] = []
  /** Thrown by every call until it is null again. */
  failure: Error | null = null
  /** Submissions so far, oldest first. */
  readonly submissions: (Submission | CompanySubmission)[] = []
  async check(): Promise<{ Pass: boolean; Issues: Issue[] }> {
    return { Pass: !this.issues.some((issue) => issue.Severity === 'ERROR'), Issues: this.issues }
  }
  async submit(submission: Submission): Promise<{ Ids: number[] }> {
    if (this.failure) throw this.failure
    this.submissions.push(submission)
    return { Ids: submission.TDBLInfos.map((_, index) => index + 1) }
  }
  async submitForCompany(submission: CompanySubmission): Promise<{ Ids: number[] }> {
    return this.submit(submission)
  }
}

/** An answer of a server that refuses: `status` as HTTP clients carry it. */
export class FakeHttpError extends Error {
  /** HTTP status, such as 401. */
  readonly status: number
  constructor(status: number) {
    super(`Request failed with status ${status}`)
    this.status = status
  }
}

/** A server that keeps sets under versions, as several people see it; `as(person)` is the store of one of them. */
export class MemoryDraftServer {
  /** Stored sets by order. */
  readonly sets = new Map<number, StoredSet>()
  /** Every call fails with this until it is null again. */
  failure: Error | null = null
  /** How often something was saved. */
  saves = 0
  /** True if it notifies the others when one of them saves. */
  tells = false
  /** Milliseconds that an answer takes. */
  delay = 0
  /** Milliseconds from what was done to its answer. */
  answerDelay = 0
  /** The most calls that were under way at one time. */
  mostAtOnce = 0
  private underWay = 0
  private versions = 0
  private readonly listeners = new Set<{ person: number; hear: (orderId: number, version: string) => void }>()
  private readonly clock: ManualDraftClock
  constructor(clock: ManualDraftClock) {
    this.clock = clock
  }

  /** The server as one person sees it. */
  as(savedBy: StoredSet['savedBy']): DraftStore {
    return {
      load: (orderId) => this.answer(() => structuredClone(this.sets.get(orderId) ?? null)),
      save: (orderId, set, seen) =>
        this.answer(() => {
          this.demand(orderId, seen)
          this.saves++
          const stored = {
            set: structuredClone(set),
            version: `v:${++this.versions}`,
            savedAt: new Date(this.clock.now()).toISOString(),
            savedBy,
          }
          this.sets.set(orderId, stored)
          if (this.tells) for (const { person, hear } of this.listeners) if (person !== savedBy.id) hear(orderId, stored.version)
          return { version: stored.version, savedAt: stored.savedAt }
        }),
      remove: (orderId, seen) =>
        this.answer(() => {
          if (this.sets.has(orderId)) this.demand(orderId, seen)
          this.sets.delete(orderId)
        }),
      listen: (orderId, hear) => {
        const listener = { person: savedBy.id, hear: (changed: number, version: string) => changed === orderId && hear(version) }
        this.listeners.add(listener)
        return () => this.listeners.delete(listener)
      },
    }
  }

  private demand(orderId: number, seen: string | null): void {
    const current = this.sets.get(orderId) ?? null
    if ((current?.version ?? null) !== seen) throw new StaleDraftError(structuredClone(current))
  }
  private async answer<T>(work: () => T): Promise<T> {
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.underWay)
    try {
      if (this.delay > 0) await this.clock.sleep(this.delay)
      if (this.failure) throw this.failure
      const done = work()
      if (this.answerDelay > 0) await this.clock.sleep(this.answerDelay)
      return done
    } finally {
      this.underWay--
    }
  }
}

/** Tabs of one browser: what one posts the others hear. */
export function memoryChannels(): () => DraftChannel {
  const listeners = new Set<(message: string) => void>()
  return () => {
    const own = new Set<(message: string) => void>()
    return {
      post: (message) => {
        for (const hear of listeners) if (!own.has(hear)) hear(message)
      },
      listen: (hear) => {
        own.add(hear)
        listeners.add(hear)
        return () => listeners.delete(hear)
      },
    }
  }
}

/** A repeatable stand-in for Math.random. */
export function seededRandom(seed = 1): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Ports in memory: gateway, storage, a clock that moves when told, repeatable ids. */
export function fakeDraftPorts(): Omit<DraftPorts, 'gateway' | 'storage' | 'clock'> & {
  gateway: FakeDraftGateway
  storage: MemoryDraftStorage
  clock: ManualDraftClock
} {
  const clock = new ManualDraftClock()
  return { gateway: new FakeDraftGateway(), storage: new MemoryDraftStorage(), clock, random: seededRandom() }
}
