import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** Answers a request for an upgrade with a refusal, such as `403 Forbidden`. */
export function refuse(stream: Duplex, refusal: string): void {
  stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** One that asked for the live channel. */
export interface Caller {
  readonly request: IncomingMessage
  readonly stream: Duplex
  readonly head: Buffer
}

/**
 * Queue of upgrades that arrive before the bus is connected, such as those of all pages after a restart. A page reads its data when its connection
 * opens: a connection before the bus would miss changes and would have to reconnect.
 */
export class LiveDoor {
  private readonly waiting = new Map<Duplex, { caller: Caller; deadline: NodeJS.Timeout }>()
  private readonly patienceMs: number

  constructor(patienceMs: number) {
    this.patienceMs = patienceMs
  }

  /** Queues an upgrade until `open`; after a timeout the client is told to retry later. */
  wait(caller: Caller): void {
    const { stream } = caller
    const deadline = setTimeout(() => this.sendAway(stream), this.patienceMs)
    this.waiting.set(stream, { caller, deadline })
    stream.once('close', () => this.release(stream))
    // a connection that breaks closes as well
    stream.on('error', ignore)
  }

  open(letIn: (caller: Caller) => void): void {
    for (const [stream, { caller }] of this.waiting) {
      this.release(stream)
      letIn(caller)
    }
  }

  shut(): void {
    for (const stream of this.waiting.keys()) this.sendAway(stream)
  }

  private sendAway(stream: Duplex): void {
    this.release(stream)
    refuse(stream, '503 Service Unavailable')
  }

  private release(stream: Duplex): void {
    clearTimeout(this.waiting.get(stream)?.deadline)
    this.waiting.delete(stream)
  }
}

const ignore = () => {}
