/** An answer that is here, or comes later. */
export type MaybePromise<T> = T | Promise<T>

/** Texts by key on this machine: `localStorage`, or anything that answers later, such as IndexedDB. Failures throw or reject. */
export interface DraftStorage {
  /** The stored text, or null. */
  getItem(key: string): MaybePromise<string | null>
  /** Stores a text; may throw or refuse when there is no room. */
  setItem(key: string, value: string): MaybePromise<void>
  /** Removes an entry; none is no error. */
  removeItem(key: string): MaybePromise<void>
  /** All keys; needed to find and forget drafts at logout. */
  keys?(): MaybePromise<readonly string[]>
}

/** A storage that answers at once and outlives the page, such as `localStorage`. */
export interface DraftJournal {
  /** The stored text, or null. */
  getItem(key: string): string | null
  /** Stores a text; throws when there is no room. */
  setItem(key: string, value: string): void
  /** Removes an entry; none is no error. */
  removeItem(key: string): void
}

/** Tells the other tabs of this browser, like BroadcastChannel: what is posted is heard by all others. */
export interface DraftChannel {
  /** Tells the other tabs. */
  post(message: string): void
  /** Answers how to stop listening. */
  listen(hear: (message: string) => void): () => void
}

/** Timers and time, so that tests and hosts can bring their own. */
export interface DraftClock {
  /** Epoch milliseconds. */
  now(): number
  /** Runs once after so many milliseconds; the answer goes to `clearTimeout`. */
  setTimeout(run: () => void, milliseconds: number): unknown
  /** Stops a timer. */
  clearTimeout(handle: unknown): void
}

/** Dependencies of the copies in this browser. */
export interface KeepingPorts {
  /** Keeps the copy of this machine. */
  readonly storage: DraftStorage
  /** Takes what is not stored yet when the page is left, for a `storage` that answers later. */
  readonly journal?: DraftJournal
  /** Time and timers. */
  readonly clock: DraftClock
  /** Uniform in [0, 1). */
  random(): number
  /** Tells other tabs that the local copy changed. */
  readonly channel?: DraftChannel
}
