import { makeAutoObservable } from 'mobx'
import type { DraftClock, DraftStorage } from './ports.ts'

export type SaveState = { kind: 'clean' } | { kind: 'pending' } | { kind: 'saved'; at: number } | { kind: 'failed'; at: number }

const delay = 400
const retryDelay = 5000

/** Writes the latest snapshot to storage shortly after the last change; a failed write is visible and retried. */
export class Autosave {
  state: SaveState = { kind: 'clean' }
  private timer: unknown = null
  private readonly key: string
  private readonly storage: DraftStorage
  private readonly clock: DraftClock
  private readonly snapshot: () => string

  constructor(key: string, storage: DraftStorage, clock: DraftClock, snapshot: () => string) {
    this.key = key
    this.storage = storage
    this.clock = clock
    this.snapshot = snapshot
    makeAutoObservable<this, 'timer' | 'key' | 'storage' | 'clock' | 'snapshot'>(this, {
      timer: false,
      key: false,
      storage: false,
      clock: false,
      snapshot: false,
    })
  }

  /** Something changed: save soon. */
  touch(): void {
    this.state = { kind: 'pending' }
    this.schedule(delay)
  }

  /** Saves at once; call when the page hides. */
  flush(): void {
    if (this.state.kind === 'pending' || this.state.kind === 'failed') this.write()
  }

  /** What an earlier visit left behind, or null. */
  read(): string | null {
    return this.storage.getItem(this.key)
  }

  /** Forgets the stored copy: the set was submitted or cleared. */
  drop(): void {
    this.clock.clearTimeout(this.timer)
    this.storage.removeItem(this.key)
    this.state = { kind: 'clean' }
  }

  /** Stops the timer and keeps what is pending. */
  dispose(): void {
    this.flush()
    this.clock.clearTimeout(this.timer)
  }

  private schedule(milliseconds: number): void {
    this.clock.clearTimeout(this.timer)
    this.timer = this.clock.setTimeout(() => this.write(), milliseconds)
  }

  private write(): void {
    this.clock.clearTimeout(this.timer)
    try {
      this.storage.setItem(this.key, this.snapshot())
      this.state = { kind: 'saved', at: this.clock.now() }
    } catch {
      // Storage full or blocked: told on screen by the state, and tried again.
      this.state = { kind: 'failed', at: this.clock.now() }
      this.schedule(retryDelay)
    }
  }
}
