import { connect, type Socket } from 'node:net'

export interface Reply {
  readonly status: number
  readonly body: Buffer
}

const headEnd = Buffer.from('\r\n\r\n')

/** One keep-alive HTTP connection with one request under way at a time; only what a load generator needs, so that it costs little. */
export class Connection {
  private readonly socket: Socket
  private received: Buffer = Buffer.alloc(0)
  private waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined
  private failed: Error | undefined

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.socket.on('data', (chunk) => this.receive(chunk))
    this.socket.on('error', (error) => this.fail(error))
    this.socket.on('close', () => this.fail(new Error('closed')))
  }

  /** @throws Error when the connection breaks; it is of no use from then on. */
  request(bytes: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.failed) return reject(this.failed)
      this.waiting = { resolve, reject }
      this.socket.write(bytes)
    })
  }

  close(): void {
    this.socket.destroy()
  }

  private fail(error: Error): void {
    this.failed ??= error
    this.waiting?.reject(this.failed)
    this.waiting = undefined
  }

  private receive(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk])
    const headLength = this.received.indexOf(headEnd)
    if (headLength < 0) return
    const head = this.received.toString('latin1', 0, headLength)
    const length = /content-length: (\d+)/i.exec(head)?.[1]
    if (length === undefined) return void this.socket.destroy(new Error('an answer without content-length'))
    const end = headLength + 4 + Number(length)
    if (this.received.length < end) return
    const reply = { status: Number(head.slice(9, 12)), body: this.received.subarray(headLength + 4, end) }
    this.received = this.received.subarray(end)
    const { waiting } = this
    this.waiting = undefined
    waiting?.resolve(reply)
  }
}
