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
 * Where those wait who come before the server hears of changes, such as all pages after a restart. A page reads what it shows when its connection
 * opens: opened earlier, it would never learn of what changes until then, and would have to be sent away to come back.
 */
export class LiveDoor {
  private readonly waiting = new Map<Duplex, { caller: Caller; deadline: NodeJS.Timeout }>()
  private readonly patienceMs: number

  constructor(patienceMs: number) {
    this.patienceMs = patienceMs
  }

  /** Keeps one until `open`; who has waited for too long is asked to come later. */
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
