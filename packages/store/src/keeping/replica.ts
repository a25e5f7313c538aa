import type { CopyStates, ReplicaHost, ReplicaOptions } from './host.ts'
import { settle } from './maybe.ts'
import type { DraftClock } from './ports.ts'
import { StaleCopy, type StoredCopy, type Slot } from './slots.ts'
import { messageOf, problemOf, type SaveState } from './state.ts'

/**
 * Keeps one copy of a value up to date: writes soon after a change and not seldom while changes go on, never two writes at once, retries
 * what fails, and merges what others wrote instead of overwriting it.
 */
export class Replica<T> {
  /** Value of the slot when it was last read or written. */
  base: T | null = null
  /** The version of it. */
  version: string | null = null
  #timer: unknown = null
  #waitingSince: number | null = null
  #failures = 0
  #busy = false
  #again = false
  /** Told of another's write while one of ours was under way. */
  #told = false
  #dropped = false
  #disposed = false
  #pendingTheirs: StoredCopy<T> | null = null
  #idle: (() => void)[] = []
  readonly #place: keyof CopyStates
  readonly #slot: Slot<T>
  readonly #host: ReplicaHost<T>
  readonly #clock: DraftClock
  readonly #options: ReplicaOptions<T>

  constructor(place: keyof CopyStates, slot: Slot<T>, host: ReplicaHost<T>, clock: DraftClock, options: ReplicaOptions<T>) {
    this.#place = place
    this.#slot = slot
    this.#host = host
    this.#clock = clock
    this.#options = options
  }

  /** How it stands with this copy. */
  get state(): SaveState {
    return this.#host.state[this.#place] ?? { kind: 'clean' }
  }

  /** Something changed: write soon. */
  touch(): void {
    if (this.#isHeld) return
    const now = this.#clock.now()
    this.#waitingSince ??= now
    // A failed copy keeps its own pace, so that typing does not hammer a server that is down.
    if (this.state.kind === 'failed') return
    if (!this.#busy) this.#become({ kind: 'pending' })
    const { delay, atMost } = this.#options
    this.#schedule(Math.max(0, Math.min(delay, this.#waitingSince + atMost - now)))
  }

  /** Writes at once what is not written yet, or as soon as the write under way is over; call when the page hides. */
  flush(): void {
    const { kind } = this.state
    if (kind === 'pending' || kind === 'failed' || kind === 'saving') this.#write()
  }

  /** As `flush`, and resolves when nothing is under way any more. */
  flushed(): Promise<void> {
    this.flush()
    return this.#busy ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve()
  }

  /** Tries again after a login, or when the network is back. */
  resume(): void {
    if (this.state.kind === 'failed') this.#write()
  }

  /** The slot holds this value, as far as is known. */
  holds(value: T): boolean {
    return this.base !== null && this.#options.same(value, this.base)
  }

  /** The slot is known to hold this. */
  adopt(copy: StoredCopy<T>): void {
    this.base = copy.value
    this.version = copy.version
    this.#become({ kind: 'saved', at: copy.at })
  }

  /** The slot could not be read at the start: kept visible and tried again. `seen` is what it last held. */
  unread(error: unknown, seen: Pick<StoredCopy<T>, 'value' | 'version'> | null): void {
    this.base = seen?.value ?? null
    this.version = seen?.version ?? null
    this.#fail(error)
  }

  /** Another writer announced this version. Undefined: it may have written while this replica did not listen. */
  look(version?: string): void {
    if (version === (this.version ?? undefined) || this.#isHeld) return
    if (this.#busy) {
      this.#told ||= version !== undefined
      return
    }
    settle(
      () => this.#slot.load(),
      (copy) => this.#take(copy),
      () => undefined,
    )
  }

  /** Merges the value of the slot, which has diverged from the session since `base`, with the session. */
  meet(base: T | null, theirs: StoredCopy<T>): void {
    this.base = base
    this.version = null
    this.#take(theirs)
  }

  /** A person decided all conflicts. */
  decided(): void {
    const theirs = this.#pendingTheirs
    if (!theirs) return
    this.#pendingTheirs = null
    this.#settleOn(theirs)
  }

  /** The value was removed elsewhere; write it as a new one. */
  keepAnyway(): void {
    if (this.state.kind !== 'removed') return
    this.version = null
    this.base = null
    this.#become({ kind: 'pending' })
    this.#write()
  }

  /** Forgets the copy: the value was used or given up. */
  drop(): void {
    this.#clock.clearTimeout(this.#timer)
    this.#waitingSince = null
    this.#pendingTheirs = null
    this.#failures = 0
    this.#again = false
    this.base = null
    this.#become({ kind: 'clean' })
    if (this.#busy) this.#dropped = true
    else this.#removeCopy()
  }

  /** Writes what is pending and stops the timer. */
  dispose(): void {
    this.flush()
    this.#disposed = true
    this.#clock.clearTimeout(this.#timer)
  }

  #become(state: SaveState): void {
    this.#host.state[this.#place] = state
  }

  get #isHeld(): boolean {
    return this.state.kind === 'conflict' || this.state.kind === 'removed'
  }

  #schedule(milliseconds: number): void {
    this.#clock.clearTimeout(this.#timer)
    if (this.#disposed) return
    this.#timer = this.#clock.setTimeout(() => this.#write(), milliseconds)
  }

  #write(): void {
    this.#clock.clearTimeout(this.#timer)
    if (this.#isHeld) return
    if (this.#busy) {
      this.#again = true
      return
    }
    const value = this.#host.current()
    if (this.#options.content.isEmpty(value)) return
    this.#waitingSince = null
    if (this.holds(value)) return this.#settled(this.#clock.now())
    this.#busy = true
    this.#become({ kind: 'saving' })
    settle(
      () => this.#slot.save(value, this.version),
      ({ version, at }) => this.#wrote({ value, version, at }),
      (error) => this.#refused(error),
    )
  }

  #wrote(copy: StoredCopy<T>): void {
    this.version = copy.version
    if (!this.#finish()) return
    this.base = copy.value
    this.#options.onSaved?.(copy)
    this.#settled(copy.at)
  }

  #refused(error: unknown): void {
    if (error instanceof StaleCopy && this.#dropped) this.version = error.current?.version ?? null
    if (!this.#finish()) return
    if (error instanceof StaleCopy) this.#take(error.current)
    else this.#fail(error)
  }

  #fail(error: unknown): void {
    const problem = problemOf(error)
    const wait = Math.min(this.#options.slowestRetry, this.#options.retry * 2 ** this.#failures++)
    const now = this.#clock.now()
    const retryAt = problem === 'signed-out' ? null : now + wait
    this.#become({ kind: 'failed', at: now, problem, message: messageOf(error), retryAt })
    if (retryAt !== null) this.#schedule(wait)
  }

  /** The work of a write is over; false when the value was dropped meanwhile. */
  #finish(): boolean {
    this.#busy = false
    for (const resolve of this.#idle.splice(0)) resolve()
    if (!this.#dropped) return true
    this.#dropped = false
    this.#removeCopy()
    return false
  }

  #settled(at: number): void {
    this.#failures = 0
    this.#become({ kind: 'saved', at })
    const behind = !this.holds(this.#host.current())
    const again = this.#again
    const listener = this.#told
    this.#again = false
    this.#told = false
    // a write finds out by itself what others wrote
    if (behind) return again ? this.#write() : this.touch()
    if (listener) this.look()
  }

  /** Somebody else's copy: merged into the session; without conflicts, the result is written at once. */
  #take(read: StoredCopy<T> | null): void {
    if (!read) {
      if (this.version === null) this.#fail(new Error('The copy cannot be written.'))
      else this.#become({ kind: 'removed' })
      return
    }
    if (read.version === this.version) return
    const copy = { ...read, value: this.#options.content.share(this.base, read.value) }
    if (this.#host.merge(this.base, copy)) {
      this.#pendingTheirs = copy
      this.#become({ kind: 'conflict' })
    } else this.#settleOn(copy)
  }

  #settleOn(theirs: StoredCopy<T>): void {
    this.version = theirs.version
    this.base = theirs.value
    this.#options.onSaved?.(theirs)
    if (this.#options.same(this.#host.current(), theirs.value)) return this.#settled(theirs.at)
    this.#become({ kind: 'pending' })
    this.#write()
  }

  #removeCopy(): void {
    const { version } = this
    this.version = null
    this.#busy = true
    settle(
      () => this.#slot.remove(version),
      () => this.#removed(),
      () => this.#removed(),
    )
  }
  #removed(): void {
    this.#busy = false
    for (const resolve of this.#idle.splice(0)) resolve()
    if (this.#again || this.#waitingSince !== null) {
      this.#again = false
      this.#write()
    }
  }
}
