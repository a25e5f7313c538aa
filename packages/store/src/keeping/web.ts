import type { DraftChannel, DraftClock, DraftJournal, DraftStorage } from './ports.ts'

/** Drafts in `localStorage` or `sessionStorage`; about five million characters in all. */
export const webStorage = (storage: Storage): DraftStorage => ({
  getItem: (key) => storage.getItem(key),
  setItem: (key, value) => storage.setItem(key, value),
  removeItem: (key) => storage.removeItem(key),
  keys: () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key !== ''),
})

/** A journal in `localStorage`; null in a browser that bars it. */
export function webJournal(): DraftJournal | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** Tells the other tabs of this browser; null where BroadcastChannel is missing. */
export function broadcastChannel(name = 'jst-drafts'): DraftChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  const channel = new BroadcastChannel(name)
  return {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no origin to name
    post: (message) => channel.postMessage(message),
    listen: (hear) => {
      const listener = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') hear(data)
      }
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}

/** Time and timers of the runtime. */
export const systemClock: DraftClock = {
  now: () => Date.now(),
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
}

/** A store that is flushed when its page is left. */
export interface Leavable {
  /** Writes what is pending. */
  flush(): Promise<void>
  /** Stores the value in this browser at once. False: it could not be stored. */
  journal(): boolean
  /** Goes on after a failure. */
  resume(): void
}

/** Writes what is pending and journals it when the page hides or is left, and goes on when the network is back. Answers how to stop. */
export function keepOnHide(session: Leavable): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const flush = () => {
    void session.flush()
    session.journal()
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush(), { signal })
  addEventListener('pagehide', flush, { signal })
  addEventListener('online', () => session.resume(), { signal })
  return () => stop.abort()
}
