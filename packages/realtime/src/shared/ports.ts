import type { ChannelStatus, LiveChannelPorts, LiveFrame } from '../ports.ts'

/** Message channel between browser tabs; `BroadcastChannel` fits. */
export interface TabBus {
  /** Tells all other tabs. */
  postMessage(message: unknown): void
  /** Listens for what other tabs post. */
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  /** Stops listening. */
  removeEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

/** Elects the tab that connects; `navigator.locks` fits. A lock is free again when its tab is gone, however it went. */
export interface TabLocks {
  /** Runs `work` while this tab alone holds the lock; waits its turn until `signal` is aborted. */
  request(name: string, options: { signal: AbortSignal }, hold: () => Promise<void>): Promise<unknown>
}

/** The ports of the one connection, and how the tabs find each other. */
export interface SharedChannelPorts extends LiveChannelPorts {
  /** Carries frames between the tabs. */
  bus: TabBus
  /** Decides which tab holds the socket. */
  locks: TabLocks
  /** Tabs with the same name share a connection: those of one account. Default `jst:live`. */
  name?: string
}

/** Words between tabs. */
export type TabMessage =
  | { kind: 'hello' | 'login' | 'reconnect' }
  | { kind: 'status'; status: ChannelStatus; attempt: number }
  | { kind: 'frame'; frame: LiveFrame }
  | { kind: 'send'; type: string; content: unknown }
