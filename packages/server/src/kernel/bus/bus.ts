import { randomBytes } from 'node:crypto'
import type { PgAddress } from '../database/address.ts'
import type { Carrier, CarrierEvents } from './carrier.ts'
import { notifyCarrier } from './notify.ts'
import { createRelay } from './relay.ts'

export interface Bus {
  /** Delivers messages after the sender's commit to every process, including its own: once, and in the commit order of each record. */
  on(topic: string, handler: (content: unknown) => void): void
  /** Called when messages may have been lost: the connection is down, and again when it is back. */
  onGap(handler: (up: boolean) => void): void
  isUp(): boolean
  /**
   * Returns true if all messages older than a second have arrived. After a pause of the process or on a silent connection this is unknown; values
   * that must not be older than a second are read again until it is known.
   */
  isCurrent(): boolean
  /** Relays the messages that transactions of this process have just committed. */
  readonly relay: () => void
  /** Ends with the first attempt; it goes on trying if that fails. */
  start(address: PgAddress): Promise<void>
  stop(): Promise<void>
}

interface Options {
  readonly log?: (message: string) => void
  /** Transport of messages between processes; PostgreSQL's NOTIFY unless another is given. */
  readonly carrierOf?: (events: CarrierEvents) => Carrier
}

const oldestMs = 1_000

/** Number of message ids that are stored to drop duplicates. A duplicate follows the first copy within the timeout of a relay. */
const mostKnown = 20_000

interface Message {
  readonly id?: string
  readonly topic?: string
  readonly content?: unknown
}

/** Parses a message. Undefined: a signal of a process that uses another carrier. */
function readMessage(text: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(text)
    return typeof message === 'object' && message !== null ? message : undefined
  } catch {
    return undefined
  }
}

const thisProcess = randomBytes(9).toString('base64url')
let packedSoFar = 0

/** One message of the outbox, with an id by which duplicates are detected. */
export const packed = (topic: string, content: unknown): string =>
  JSON.stringify({ id: `${thisProcess}${++packedSoFar}`, topic, content } satisfies Message)

/** Sending is `tx.publish`: a row of `bus_message`, which a relay takes after the commit and hands to the carrier. */
export function createBus({ log = () => {}, carrierOf = notifyCarrier }: Options = {}): Bus {
  const handlers = new Map<string, ((content: unknown) => void)[]>()
  const gapHandlers: ((up: boolean) => void)[] = []
  const seenIds = new Set<string>()
  let up = false

  /** A relay that dies or loses its connection between sending and its commit leaves the messages in the outbox: another relay sends them again. */
  const isRepeat = (id: string | undefined): boolean => {
    if (id === undefined) return false
    if (seenIds.has(id)) return true
    seenIds.add(id)
    if (seenIds.size > mostKnown) seenIds.delete(seenIds.keys().next().value!)
    return false
  }
  const settle = () => {
    const now = carrier.isUp() && relay.isUp()
    if (now === up) return
    up = now
    for (const handler of gapHandlers) handler(up)
    // events that were committed while the bus was disconnected
    if (up) relay.run()
  }
  const carrier = carrierOf({
    hear(message) {
      const read = readMessage(message)
      if (!read || isRepeat(read.id)) return
      const { topic, content } = read
      for (const handler of handlers.get(topic ?? '') ?? []) handler(content)
    },
    changed: settle,
    log,
  })
  const relay = createRelay({ carrier, changed: settle, log })

  return {
    on: (topic, handler) => void handlers.set(topic, [...(handlers.get(topic) ?? []), handler]),
    onGap: (handler) => void gapHandlers.push(handler),
    isUp: () => up,
    isCurrent: () => up && performance.now() - carrier.heardUntil() < oldestMs,
    relay: () => relay.run(),
    async start(address) {
      await Promise.all([carrier.start(), relay.start(address)])
    },
    async stop() {
      up = false
      await Promise.all([relay.stop(), carrier.stop()])
    },
  }
}
