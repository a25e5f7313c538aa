import type { Issue } from '@jst/contracts'
import type { CompanySubmission, DraftClock, DraftGateway, DraftPorts, DraftStorage, Submission } from '../ports.ts'

/** A gateway that keeps what it was sent and answers what it is told to. */
export class FakeDraftGateway implements DraftGateway {
  issues: Issue[] = []
  failure: Error | null = null
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

/** Storage in memory; `full` makes every write fail as a full disk does. */
export class MemoryDraftStorage implements DraftStorage {
  full = false
  readonly items = new Map<string, string>()
  getItem(key: string): string | null {
    return this.items.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError')
    this.items.set(key, value)
  }
  removeItem(key: string): void {
    this.items.delete(key)
  }
}

/** A clock that moves only when told to. */
export class ManualDraftClock implements DraftClock {
  private time: number
  private readonly timers = new Map<number, { at: number; run: () => void }>()
  private next = 1
  constructor(start = Date.parse('2026-03-10T08:00:00Z')) {
    this.time = start
  }
  now(): number {
    return this.time
  }
  setTimeout(run: () => void, milliseconds: number): number {
    this.timers.set(this.next, { at: this.time + milliseconds, run })
    return this.next++
  }
  clearTimeout(handle: unknown): void {
    this.timers.delete(handle as number)
  }
  advance(milliseconds: number): void {
    const until = this.time + milliseconds
    for (;;) {
      const due = [...this.timers].filter(([, timer]) => timer.at <= until).sort(([, a], [, b]) => a.at - b.at)[0]
      if (!due) break
      this.timers.delete(due[0])
      this.time = due[1].at
      due[1].run()
    }
    this.time = until
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

export function fakeDraftPorts(): DraftPorts & { gateway: FakeDraftGateway; storage: MemoryDraftStorage; clock: ManualDraftClock } {
  return { gateway: new FakeDraftGateway(), storage: new MemoryDraftStorage(), clock: new ManualDraftClock(), random: seededRandom() }
}
