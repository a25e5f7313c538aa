import { demandPorts, Store } from '@jst/store'
import { globalClock } from './clock.ts'
import { readFrame, writeFrame } from './frames.ts'
import type { LiveEventMap, LiveListener } from './events.ts'
import { Listeners } from './listeners.ts'
import {
  closed,
  type ChannelStatus,
  type Clock,
  type LiveChannelPorts,
  type LiveConnection,
  type LiveFrameListener,
  type LiveSnapshot,
  type SocketLike,
} from './ports.ts'

/** Spec §9, in milliseconds. */
export const pingInterval = 5000
/** Milliseconds from a close to the next connection (spec §9). */
export const reconnectDelay = 5000
/** A connection that is not open after this many milliseconds counts as closed. */
export const openTimeout = 10_000
/** Milliseconds between two pings that only a sleeping machine lets pass. */
const sleepAfter = 3 * pingInterval
/** Pings that may stay without any frame from a server that is known to answer them. */
const silentPingLimit = 3

// oxlint-disable-next-line no-console -- the default of the log port
const logToConsole = (message: string, error: unknown): void => console.error(message, error)

/**
 * The live channel (spec §4, §7): signs in on opening, pings every 5 seconds, connects again 5 seconds after a close.
 * `open` and `close` may be called any number of times; listeners stay over both.
 */
export class LiveChannel<Events = LiveEventMap> extends Store<LiveSnapshot> implements LiveConnection<Events> {
  declare readonly status: LiveSnapshot['status']
  declare readonly attempt: LiveSnapshot['attempt']
  readonly #ports: LiveChannelPorts
  readonly #clock: Clock
  readonly #listeners: Listeners
  #socket: SocketLike | null = null
  #wanted = false
  #opened = false
  #waiting: unknown = null
  #pinging: unknown = null
  #pongSeen = false
  #silentPings = 0
  #lastTick = 0

  constructor(ports: LiveChannelPorts) {
    super(closed, {})
    demandPorts('LiveChannel', ports, ['url', 'token', 'createSocket'])
    this.#ports = ports
    this.#clock = ports.clock ?? globalClock
    this.#listeners = new Listeners(ports.log ?? logToConsole)
  }

  /** Connects and stays connected until `close`. */
  open(): void {
    if (this.#wanted) return
    this.#wanted = true
    this.#ports.network?.addEventListener('online', this.#online)
    this.#ports.network?.addEventListener('offline', this.#offline)
    this.#connect()
  }

  /** Ends the connection and every timer. The next `open` is a first opening again. */
  close(): void {
    this.#wanted = false
    this.#opened = false
    this.#ports.network?.removeEventListener('online', this.#online)
    this.#ports.network?.removeEventListener('offline', this.#offline)
    this.#release()
    this.#enter('closed', 0)
  }

  /** Sends a message; false when the channel is not open, for nothing is queued. */
  send(type: string, content?: unknown): boolean {
    if (this.status !== 'open' || !this.#socket) return false
    this.#socket.send(writeFrame(type, content))
    return true
  }

  /** Signs in again with the current token, as needed after a change of employee; false without a token or connection. */
  login(): boolean {
    const token = this.#ports.token()
    return token !== null && this.send('auth/login', token)
  }

  /** Calls the listener with the content of each message of the type. Returns its removal. */
  on<Type extends keyof Events & string>(type: Type, listener: LiveListener<Events[Type]>): () => void {
    return this.#listeners.add(type, listener)
  }

  /** Calls the listener with each message that is not a pong. Returns its removal. */
  onAny(listener: LiveFrameListener<Events>): () => void {
    return this.#listeners.addAny(listener)
  }

  #enter(status: ChannelStatus, attempt = this.attempt): void {
    this.assign({ status, attempt })
  }

  #connect(): void {
    // Without a token the server would refuse: look again after the usual delay.
    if (this.#ports.token() === null) return this.#lost()
    this.#enter('connecting', this.attempt + 1)
    const { url } = this.#ports
    try {
      this.#listen(this.#ports.createSocket(typeof url === 'function' ? url() : url))
    } catch (error) {
      this.#listeners.log('realtime: could not connect', error)
      this.#lost()
    }
  }

  #listen(socket: SocketLike): void {
    this.#socket = socket
    // Events of a socket that was given up are out of order: only the current one counts.
    const current = () => this.#socket === socket
    socket.addEventListener('open', () => current() && this.status === 'connecting' && this.#welcome())
    socket.addEventListener('message', ({ data }) => current() && this.status === 'open' && this.#receive(data))
    socket.addEventListener('close', () => current() && this.#lost())
    this.#waiting = this.#clock.setTimeout(() => this.#lost(), openTimeout)
  }

  #welcome(): void {
    this.#stopTimers()
    this.#enter('open', 0)
    this.#pongSeen = false
    this.#silentPings = 0
    this.#lastTick = this.#time()
    this.login()
    this.#pinging = this.#clock.setInterval(() => this.#ping(), pingInterval)
    const again = this.#opened
    this.#opened = true
    if (again) this.#ports.onReconnect?.()
  }

  #ping(): void {
    const slept = this.#time() - this.#lastTick > sleepAfter
    this.#lastTick = this.#time()
    // The server has given a machine up that slept this long: ask for nothing, connect again.
    if (slept) return this.#reconnect()
    // A half-open connection never closes by itself. Only a server that has answered pings is judged by its silence.
    if (this.#pongSeen && this.#silentPings >= silentPingLimit) return this.#lost()
    this.#silentPings += 1
    this.send('ping')
  }

  #receive(data: unknown): void {
    this.#silentPings = 0
    const frame = readFrame(data)
    if (frame?.type === 'pong') this.#pongSeen = true
    else if (frame) this.#listeners.tell(frame)
  }

  #lost(): void {
    this.#release()
    this.#enter('closed')
    const delay = this.#ports.retryDelay?.(this.attempt) ?? reconnectDelay
    this.#waiting = this.#clock.setTimeout(() => this.#connect(), delay)
  }

  #reconnect(): void {
    this.#release()
    this.#connect()
  }

  #online = (): void => {
    if (this.status !== 'open') this.#reconnect()
  }

  /** A socket on a network that is gone would look open for minutes. */
  #offline = (): void => {
    if (this.status !== 'closed') this.#lost()
  }

  #time(): number {
    return this.#ports.now?.() ?? Date.now()
  }

  #release(): void {
    this.#stopTimers()
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #stopTimers(): void {
    if (this.#waiting !== null) this.#clock.clearTimeout(this.#waiting)
    if (this.#pinging !== null) this.#clock.clearInterval(this.#pinging)
    this.#waiting = null
    this.#pinging = null
  }
}
