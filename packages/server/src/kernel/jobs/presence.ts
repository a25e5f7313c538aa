import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import type { PgAddress } from '../database/address.ts'
import { clientConfig } from '../database/pg-client.ts'

/** Class of the advisory locks of workers (migrations/0656_lost_workers.sql). */
const lockClass = 6_902
const againMs = 500
const connectWithinMs = 5_000
const againSoon = () => setTimeout(againMs, undefined, { ref: false })

/**
 * Liveness of this process for the others: an advisory lock on a dedicated connection, which PostgreSQL releases when the process dies. A broken
 * connection is replaced.
 */
export class WorkerPresence {
  readonly worker = randomInt(1, 2 ** 31 - 1)
  private readonly address: PgAddress
  private readonly log: (error: Error) => void
  private readonly pause: () => Promise<unknown>
  private client: Client | undefined
  private stopped = false

  /** `pause`: between two tries to connect again. */
  constructor(address: PgAddress, log: (error: Error) => void, pause: () => Promise<unknown> = againSoon) {
    this.address = address
    this.log = log
    this.pause = pause
  }

  /** @throws when the first connection fails */
  async start(): Promise<void> {
    const client = new Client({ ...clientConfig(this.address), application_name: 'jst-worker', connectionTimeoutMillis: connectWithinMs })
    // A client that has not connected tells its failure by the promise alone: were it renewed for its events as well, each failed try would
    // begin two. A broken connection may tell several errors; all but the first are of a client that was given up.
    client.on('error', (error: Error) => {
      if (this.client === client && !this.stopped) this.log(error)
      void this.renew(client)
    })
    client.on('end', () => void this.renew(client))
    try {
      await client.connect()
      await client.query('select pg_advisory_lock($1, $2)', [lockClass, this.worker])
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    this.client = client
    if (this.stopped) await client.end().catch(() => {})
  }

  async stop(): Promise<void> {
    this.stopped = true
    await this.client?.end().catch(() => {})
  }

  private async renew(lost: Client): Promise<void> {
    if (this.stopped || this.client !== lost) return
    this.client = undefined
    while (!this.stopped) {
      try {
        return await this.start()
      } catch {
        await this.pause()
      }
    }
  }
}
