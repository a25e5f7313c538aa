import { Client } from 'pg'
import type { PgAddress } from '../database/address.ts'
import { clientConfig } from '../database/pg-client.ts'
import type { Queryable } from '../database/statement.ts'

/** A connection as the owner of the tables, in system scope: for migrations and demo data, never for requests. */
export interface OwnerDb extends Queryable {
  tx<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
}

/** Opens such a connection for the time of the work. */
export async function withOwner<T>(address: PgAddress, work: (owner: OwnerDb) => Promise<T>): Promise<T> {
  const client = await connectOwner(address)
  try {
    return await work(ownerOf(client))
  } finally {
    await client.end()
  }
}

/** Opens such a connection; the caller ends it. */
export async function connectOwner(address: PgAddress): Promise<Client> {
  const client = new Client({
    ...clientConfig(address),
    options: '-c app.scope=system -c timezone=UTC -c client_min_messages=warning',
    query_timeout: 0,
  })
  // a connection that breaks between two statements is reported by the next statement
  client.on('error', () => {})
  await client.connect()
  return client
}

export function ownerOf(client: Client): OwnerDb {
  let last: Promise<unknown> = Promise.resolve()
  // one after the other, as they are asked
  const query = <Row>(text: string, values?: readonly unknown[]): Promise<Row[]> => {
    const result = last.then(async () => (await client.query(text, values as unknown[] | undefined)).rows as Row[])
    last = result.catch(() => {})
    return result
  }
  return {
    query,
    async tx(work) {
      await client.query('begin')
      try {
        const result = await work({ query })
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      }
    },
  }
}
