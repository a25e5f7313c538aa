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

/**
 * Opens such a connection for work that runs the same statements again and again, such as the seed of the demo. Each text with values is prepared and
 * planned once: row-level security makes the plan of a short statement dearer than its run. No table may change meanwhile.
 */
export async function withPreparedOwner<T>(address: PgAddress, work: (owner: OwnerDb) => Promise<T>): Promise<T> {
  const client = await connectOwner(address, '-c plan_cache_mode=force_generic_plan')
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `s${names.size + 1}`
    names.set(text, name)
    return name
  }
  try {
    return await work(ownerOf(client, nameOf))
  } finally {
    await client.end()
  }
}

/** Opens such a connection; the caller ends it. @param settings further ones of the session, as `-c name=value` */
export async function connectOwner(address: PgAddress, settings = ''): Promise<Client> {
  const client = new Client({
    ...clientConfig(address),
    options: `-c app.scope=system -c timezone=UTC -c client_min_messages=warning ${settings}`,
    query_timeout: 0,
  })
  // a connection that breaks between two statements is reported by the next statement
  client.on('error', () => {})
  await client.connect()
  return client
}

/** @param nameOf the name under which a statement with values is prepared; one without may be several, which cannot be prepared */
export function ownerOf(client: Client, nameOf?: (text: string) => string): OwnerDb {
  let last: Promise<unknown> = Promise.resolve()
  const run = (text: string, values: readonly unknown[] = []) => {
    const given = values as unknown[]
    return nameOf && given.length > 0 ? client.query({ name: nameOf(text), text, values: given }) : client.query(text, given)
  }
  // one after the other, as they are asked
  const query = <Row>(text: string, values?: readonly unknown[]): Promise<Row[]> => {
    const result = last.then(async () => (await run(text, values)).rows as Row[])
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
