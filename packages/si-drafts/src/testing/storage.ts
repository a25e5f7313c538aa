import type { DraftStorage } from '../ports.ts'
import type { ManualDraftClock } from './clock.ts'

/** Storage in memory; `full` makes every write fail as a full disk does, `blocked` every call as a private window does. */
export class MemoryDraftStorage implements DraftStorage {
  /** Every write throws, as when there is no room. */
  full = false
  /** Every access throws, as in a browser that forbids storage. */
  blocked = false
  /** Stored values. */
  readonly items = new Map<string, string>()
  getItem(key: string): string | null {
    this.demandOpen()
    return this.items.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.demandOpen()
    if (this.full) throw new DOMException('full', 'QuotaExceededError')
    this.items.set(key, value)
  }
  removeItem(key: string): void {
    this.demandOpen()
    this.items.delete(key)
  }
  /** Keys of what is stored. */
  keys(): string[] {
    this.demandOpen()
    return [...this.items.keys()]
  }
  private demandOpen(): void {
    if (this.blocked) throw new DOMException('blocked', 'SecurityError')
  }
}

/** The same, answering later as IndexedDB does. */
export class SlowDraftStorage implements DraftStorage {
  /** Storage behind the failing one. */
  readonly memory = new MemoryDraftStorage()
  private readonly clock: ManualDraftClock
  private readonly delay: number
  constructor(clock: ManualDraftClock, delay = 5) {
    this.clock = clock
    this.delay = delay
  }
  async getItem(key: string): Promise<string | null> {
    await this.clock.sleep(this.delay)
    return this.memory.getItem(key)
  }
  async setItem(key: string, value: string): Promise<void> {
    await this.clock.sleep(this.delay)
    this.memory.setItem(key, value)
  }
  async removeItem(key: string): Promise<void> {
    await this.clock.sleep(this.delay)
    this.memory.removeItem(key)
  }
  async keys(): Promise<string[]> {
    await this.clock.sleep(this.delay)
    return this.memory.keys()
  }
}
