import type { Client } from 'pg'
import type { PgAddress } from '../kernel/database/address.ts'
import { connectOwner, ownerOf, type OwnerDb } from '../kernel/migrations/owner.ts'

/** Connections as the owner of a test database, used again: a new one has to read the catalogue before its first statement. */
export class OwnerConnections {
  private readonly idle: Client[] = []
  private readonly address: PgAddress

  constructor(address: PgAddress) {
    this.address = address
  }

  /** Runs the work on a connection that nobody else uses meanwhile, in the state of a new one. */
  async using<T>(work: (owner: OwnerDb) => Promise<T>): Promise<T> {
    const client = this.idle.pop() ?? (await this.connect())
    let isClean = false
    try {
      const result = await work(ownerOf(client))
      isClean = await restore(client)
      return result
    } finally {
      if (isClean) this.idle.push(client)
      else await client.end()
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.idle.splice(0).map((client) => client.end()))
  }

  private async connect(): Promise<Client> {
    const client = await connectOwner(this.address)
    client.once('end', () => {
      const at = this.idle.indexOf(client)
      if (at >= 0) this.idle.splice(at, 1)
    })
    return client
  }
}

/** False in a transaction that the work left open. The statistics of the session are written, as at its end: tests count by them. */
const restore = (client: Client): Promise<boolean> =>
  client
    .query('discard all')
    .then(() => client.query('select pg_stat_force_next_flush()'))
    .then(
      () => true,
      () => false,
    )
