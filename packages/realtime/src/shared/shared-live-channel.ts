import { Store } from '@jst/store'
import type { LiveEventMap, LiveListener } from '../events.ts'
import { Listeners } from '../listeners.ts'
import { LiveChannel } from '../live-channel.ts'
import { closed, type ChannelStatus, type LiveConnection, type LiveFrameListener, type LiveSnapshot } from '../ports.ts'
import type { SharedChannelPorts, TabMessage } from './ports.ts'

// oxlint-disable-next-line no-console -- the default of the log port
const logToConsole = (message: string, error: unknown): void => console.error(message, error)

/**
 * One live channel for all tabs of a browser. The tab that holds the lock connects and relays its messages; when it
 * is closed or crashes, the next one takes over and every tab is told by `onReconnect` to load what it may have missed.
 */
export class SharedLiveChannel<Events = LiveEventMap> extends Store<LiveSnapshot> implements LiveConnection<Events> {
  declare readonly status: LiveSnapshot['status']
  declare readonly attempt: LiveSnapshot['attempt']
  readonly #ports: SharedChannelPorts
  readonly #listeners: Listeners
  #leaving: AbortController | null = null
  #leader: LiveChannel | null = null
  /** True once a connection of another tab was open: taking over is a reconnect then. */
  #followed = false

  constructor(ports: SharedChannelPorts) {
    super(closed, {})
    this.#ports = ports
    this.#listeners = new Listeners(ports.log ?? logToConsole)
  }

  /** True while this tab is the one that connects. */
  get isLeader(): boolean {
    return this.#leader !== null
  }

  /** Joins the tabs of this browser: one of them holds the socket. */
  open(): void {
    if (this.#leaving) return
    const leaving = new AbortController()
    this.#leaving = leaving
    this.#enter('connecting', 0)
    this.#ports.bus.addEventListener('message', this.#hear)
    this.#say({ kind: 'hello' })
    this.#ports.locks
      .request(this.#ports.name ?? 'jst:live', { signal: leaving.signal }, () => this.#lead(leaving.signal))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) this.#listeners.log('realtime: the tabs could not agree', error)
      })
  }

  /** Leaves; another tab takes the socket over if this one held it. */
  close(): void {
    this.#leaving?.abort()
    this.#leaving = null
    this.#followed = false
    this.#ports.bus.removeEventListener('message', this.#hear)
    this.#enter('closed', 0)
  }

  /** Sends a frame through whichever tab holds the socket; false while none does. */
  send(type: string, content?: unknown): boolean {
    if (this.#leader) return this.#leader.send(type, content)
    if (this.status !== 'open') return false
    this.#say({ kind: 'send', type, content })
    return true
  }

  /** Signs the channel in; false while it is not open. */
  login(): boolean {
    if (this.#leader) return this.#leader.login()
    if (this.status !== 'open') return false
    this.#say({ kind: 'login' })
    return true
  }

  /** Listens for frames of one type; the answer stops it. */
  on<Type extends keyof Events & string>(type: Type, listener: LiveListener<Events[Type]>): () => void {
    return this.#listeners.add(type, listener)
  }

  /** Listens for all frames; the answer stops it. */
  onAny(listener: LiveFrameListener<Events>): () => void {
    return this.#listeners.addAny(listener)
  }

  #enter(status: ChannelStatus, attempt: number): void {
    this.assign({ status, attempt })
  }

  /** Holds the lock, and the connection, until this tab leaves. */
  async #lead(leaving: AbortSignal): Promise<void> {
    if (leaving.aborted) return
    const channel = new LiveChannel({ ...this.#ports, onReconnect: () => this.#missed() })
    this.#leader = channel
    let takenOver = this.#followed
    const end = channel.subscribe(() => {
      const { status, attempt } = channel
      this.#enter(status, attempt)
      this.#say({ kind: 'status', status, attempt })
      if (status !== 'open' || !takenOver) return
      takenOver = false
      this.#missed()
    })
    channel.onAny((frame) => {
      this.#listeners.tell(frame)
      this.#say({ kind: 'frame', frame })
    })
    channel.open()
    await new Promise<void>((resolve) => leaving.addEventListener('abort', () => resolve(), { once: true }))
    end()
    channel.close()
    this.#leader = null
    this.#say({ kind: 'status', status: 'connecting', attempt: 0 })
  }

  #missed(): void {
    this.#say({ kind: 'reconnect' })
    this.#ports.onReconnect?.()
  }

  #hear = ({ data }: { data: unknown }): void => {
    const message = data as TabMessage
    if (this.#leader) return this.#answer(this.#leader, message)
    if (message.kind === 'status') {
      this.#followed ||= message.status === 'open'
      this.#enter(message.status, message.attempt)
    } else if (message.kind === 'frame') this.#listeners.tell(message.frame)
    else if (message.kind === 'reconnect') this.#ports.onReconnect?.()
  }

  #answer(leader: LiveChannel, message: TabMessage): void {
    if (message.kind === 'hello') this.#say({ kind: 'status', status: leader.status, attempt: leader.attempt })
    else if (message.kind === 'login') leader.login()
    else if (message.kind === 'send') leader.send(message.type, message.content)
  }

  #say(message: TabMessage): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel is of one origin by itself
    this.#ports.bus.postMessage(message)
  }
}
