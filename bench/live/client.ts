import { connect, type Socket } from 'node:net'
import { clientFrame, closeFrame, readFrames } from './frames.ts'

/** Callbacks for the sockets of a crowd. */
export interface Listener {
  signedIn(): void
  lost(wasSignedIn: boolean): void
  frame(payload: Buffer): void
}

const signedInFrame = Buffer.from('{"type":"auth/ok"}')
const nothing: Buffer = Buffer.alloc(0)

/** One live socket on bare TCP, as cheap as can be: it signs in and comes back a fixed time after it was lost, as the product's client does. */
export class LiveClient {
  private readonly port: number
  private readonly hello: string
  private readonly login: Buffer
  private readonly reconnectMs: number
  private readonly listener: Listener

  constructor({
    port,
    path,
    token,
    reconnectMs,
    listener,
  }: {
    port: number
    path: string
    token: string
    reconnectMs: number
    listener: Listener
  }) {
    this.port = port
    const head = [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ]
    this.hello = `${head.join('\r\n')}\r\n\r\n`
    this.login = clientFrame(JSON.stringify({ type: 'auth/login', content: token }))
    this.reconnectMs = reconnectMs
    this.listener = listener
  }

  open(): void {
    const socket = connect({ port: this.port, host: '127.0.0.1', noDelay: true })
    let rest = nothing
    let upgraded = false
    let signedIn = false
    const hear = (payload: Buffer) => {
      if (!payload.equals(signedInFrame)) return this.listener.frame(payload)
      signedIn = true
      this.listener.signedIn()
    }
    socket.on('connect', () => socket.write(this.hello))
    socket.on('data', (chunk) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      if (!upgraded) {
        upgraded = this.upgrade(socket, rest)
        if (!upgraded) return
        rest = rest.subarray(rest.indexOf('\r\n\r\n') + 4)
      }
      rest = readFrames(rest, hear, () => socket.end(closeFrame))
    })
    socket.on('end', () => socket.destroy())
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      this.listener.lost(signedIn)
      setTimeout(() => this.open(), this.reconnectMs)
    })
  }

  private upgrade(socket: Socket, received: Buffer): boolean {
    if (received.indexOf('\r\n\r\n') < 0) return false
    if (received.toString('latin1', 9, 12) === '101') return socket.write(this.login) || true
    socket.destroy()
    return false
  }
}
