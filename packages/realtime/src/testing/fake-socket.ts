import type { LiveFrame, SocketLike } from '../ports.ts'

type Listener = (event: { data: unknown }) => void

/** A socket whose server side is the test: `accept`, `receive`, `drop`. */
export class FakeSocket implements SocketLike {
  /** Address that the socket was opened with. */
  readonly url: string
  /** Frames the client has sent. */
  readonly sent: LiveFrame[] = []
  /** It was closed, by either side. */
  closed = false
  readonly #listeners: { type: string; listener: Listener }[] = []

  constructor(url: string) {
    this.url = url
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.push({ type, listener })
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as LiveFrame)
  }

  close(): void {
    this.closed = true
  }

  /** The server takes the connection. */
  accept(): void {
    this.#emit('open')
  }

  /** The server sends a frame. */
  receive(frame: LiveFrame): void {
    this.receiveRaw(JSON.stringify(frame))
  }

  /** The server sends whatever this is. */
  receiveRaw(data: unknown): void {
    this.#emit('message', data)
  }

  /** The connection breaks. */
  drop(): void {
    this.closed = true
    this.#emit('close')
  }

  #emit(type: string, data?: unknown): void {
    for (const entry of this.#listeners) if (entry.type === type) entry.listener({ data })
  }
}

/** Makes sockets for a channel (`createSocket: sockets.create`) and keeps them. */
export class FakeSockets {
  /** Every socket that was made, oldest first. */
  readonly all: FakeSocket[] = []

  /** For the `createSocket` port. */
  readonly create = (url: string): FakeSocket => {
    const socket = new FakeSocket(url)
    this.all.push(socket)
    return socket
  }

  /** The newest one. Throws when there is none. */
  get last(): FakeSocket {
    const socket = this.all.at(-1)
    if (!socket) throw new Error('no socket was created')
    return socket
  }
}
