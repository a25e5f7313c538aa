import type { Client } from 'pg'

/** Callbacks of a carrier to the bus. */
export interface CarrierEvents {
  readonly hear: (message: string) => void
  /** The carrier went down, or is back. */
  readonly changed: () => void
  readonly log: (message: string) => void
}

/** Brings messages of the outbox to all processes. */
export interface Carrier {
  isUp(): boolean
  /** Instant of the monotonic clock, in milliseconds, up to which all sent messages have arrived here. */
  heardUntil(): number
  /** Prepares a new connection of the relay. */
  attach(client: Client): Promise<void>
  /** Removes committed messages from the outbox and sends them, in their order; unsent messages stay. */
  send(client: Client): Promise<void>
  /** Ends with the first attempt; it goes on trying if that fails. */
  start(): Promise<void>
  stop(): Promise<void>
}
