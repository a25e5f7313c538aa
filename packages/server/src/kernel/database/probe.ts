import { Client } from 'pg'
import type { PgAddress } from './address.ts'
import { clientConfig } from './pg-client.ts'

/** Thrown if the database does not respond within the limit: it is frozen or unreachable. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** Probes over a separate connection, independent of busy or broken connections of the pool. */
export async function probe<T>(address: PgAddress, limitMs: number, ask: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...clientConfig(address), connectionTimeoutMillis: limitMs, query_timeout: limitMs })
  client.on('error', () => {})
  let limit: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new NoAnswer(`no answer within ${limitMs} ms`)), limitMs)
  })
  try {
    return await Promise.race([client.connect().then(() => ask(client)), tooLate])
  } finally {
    clearTimeout(limit)
    // with a statement under way this cuts the connection
    client.end().catch(() => {})
  }
}

/** True for an error that the database itself sent: it is reachable. */
export const isDatabaseError = (error: unknown) => typeof (error as { severity?: unknown }).severity === 'string'
