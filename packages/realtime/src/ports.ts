import type { Subscribable } from '@jst/store'
import type { LiveEventMap, LiveFrameOf, LiveListener } from './events.ts'

/** The part of `WebSocket` that the channel uses. */
export interface SocketLike {
  /** Sends one text frame. */
  send(data: string): void
  /** Closes the socket. */
  close(): void
  /** Listens for the life of the socket. */
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void
  /** Listens for messages, which are texts. */
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

/** Timers in milliseconds; the global ones by default. */
export interface Clock {
  /** Runs once after `delay` milliseconds; the answer goes to `clearTimeout`. */
  setTimeout(run: () => void, delay: number): unknown
  /** Stops a timer of `setTimeout`. */
  clearTimeout(timer: unknown): void
  /** Runs every `delay` milliseconds; the answer goes to `clearInterval`. */
  setInterval(run: () => void, delay: number): unknown
  /** Stops a timer of `setInterval`. */
  clearInterval(timer: unknown): void
}

/** Target of the network events; `window` fits. */
export interface NetworkEvents {
  /** Listens for the machine going on or off line. */
  addEventListener(type: 'online' | 'offline', listener: () => void): void
  /** Stops listening. */
  removeEventListener(type: 'online' | 'offline', listener: () => void): void
}

/** Dependencies of the channel. */
export interface LiveChannelPorts {
  /** Address of the channel (see `liveUrl`); a function is asked anew for each connection. */
  url: string | (() => string)
  /** The token to sign in with. While it answers null no connection is made. */
  token: () => string | null
  /** `(url) => new WebSocket(url)` in a browser. */
  createSocket(url: string): SocketLike
  /** Timers; those of the platform by default. */
  clock?: Clock
  /** Milliseconds until the next connection after so many in a row that did not open. Default: always 5 seconds (spec §9). See `backOff`. */
  retryDelay?(failures: number): number
  /** Tells when the machine is off and on the network again; `window` fits. Default: only the socket is asked. */
  network?: NetworkEvents
  /** Milliseconds of a clock that goes on while the machine sleeps. Default: `Date.now`. */
  now?(): number
  /** Called after each opening but the first: what was missed meanwhile has to be loaded again. */
  onReconnect?(): void
  /** Receives errors that listeners throw. Default: `console.error`. */
  log?: (message: string, error: unknown) => void
}

/** `closed` also while it waits for the next attempt. */
export type ChannelStatus = 'closed' | 'connecting' | 'open'

/** Where a connection stands at one moment; immutable. */
export interface LiveSnapshot {
  /** Where the connection stands. */
  readonly status: ChannelStatus
  /** Connections tried since the last one that opened. */
  readonly attempt: number
}

export const closed: LiveSnapshot = { status: 'closed', attempt: 0 }

/**
 * The face that a channel of its own and one shared by browser tabs have in common. Listeners of `subscribe` are told when `status` or
 * `attempt` changes. `Events`: name → content of what the server sends; by default what is registered (see `Register`).
 */
export interface LiveConnection<Events = LiveEventMap> extends Subscribable<LiveSnapshot>, LiveSnapshot {
  /** Connects and stays connected until `close`. */
  open(): void
  /** Closes for good: no reconnection until `open`. */
  close(): void
  /** Sends a message; false when the channel is not open, for nothing is queued. */
  send(type: string, content?: unknown): boolean
  /** Signs in again with the current token. */
  login(): boolean
  /** Calls the listener with the content of each message of the type. Returns its removal. */
  on<Type extends keyof Events & string>(type: Type, listener: LiveListener<Events[Type]>): () => void
  /** Calls the listener with each message that is not a pong. Returns its removal. */
  onAny(listener: LiveFrameListener<Events>): () => void
}

/** One message of the channel, as it comes. */
export interface LiveFrame {
  /** Name of the event, such as `si/changed`. */
  type: string
  /** Payload; its shape depends on the type. */
  content?: unknown
}

/** Hears every message with its type. */
export type LiveFrameListener<Events = LiveEventMap> = (frame: LiveFrameOf<Events>) => void
