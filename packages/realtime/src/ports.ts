/** The part of `WebSocket` that the channel uses. */
export interface SocketLike {
  send(data: string): void
  close(): void
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

/** Timers in milliseconds; the global ones by default. */
export interface Clock {
  setTimeout(run: () => void, delay: number): unknown
  clearTimeout(timer: unknown): void
  setInterval(run: () => void, delay: number): unknown
  clearInterval(timer: unknown): void
}

export interface LiveChannelPorts {
  /** Address of the channel (see `liveUrl`); a function is asked anew for each connection. */
  url: string | (() => string)
  /** The token to sign in with. While it answers null no connection is made. */
  token: () => string | null
  /** `(url) => new WebSocket(url)` in a browser. */
  createSocket(url: string): SocketLike
  clock?: Clock
  /** Called after each opening but the first: what was missed meanwhile has to be loaded again. */
  onReconnect?(): void
  /** Receives errors that listeners throw. Default: `console.error`. */
  log?: (message: string, error: unknown) => void
}

export type ChannelStatus = 'closed' | 'connecting' | 'open'

/** One message of the channel. */
export interface LiveFrame {
  type: string
  content?: unknown
}

export type LiveListener = (content: unknown) => void
export type LiveFrameListener = (frame: LiveFrame) => void
