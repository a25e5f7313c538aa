import type { Writable } from 'node:stream'
import type { PoolClient } from 'pg'
import type { TenantContext } from './tenant.ts'

export interface Queryable {
  /** Runs one statement, prepared once per connection, and gives its rows. Write SQL as constants; values only as `$1`. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

export interface Lease {
  readonly client: PoolClient
  /** Settles when the connection looks through the right eyes; undefined when it did already. */
  readonly switched: Promise<unknown> | undefined
}

const contexts = new WeakMap<PoolClient, TenantContext>()

/** Sent in the same flight as the statement behind it, and only when the connection last served somebody else. */
export function switchContext(client: PoolClient, context: TenantContext): Promise<unknown> | undefined {
  const before = contexts.get(client)
  if (before?.scope === context.scope && before.companyId === context.companyId && before.reach === context.reach) return undefined
  contexts.set(client, context)
  const switched = rowsOf(
    client,
    `select set_config('app.scope', $1, false), set_config('app.company_id', $2, false), set_config('app.reach', $3, false)`,
    [context.scope, context.companyId, context.reach],
  )
  switched.catch(() => contexts.delete(client))
  return switched
}

const names = new Map<string, string>()
const mostNames = 1_000

/** Prepared statements are named after their text; past a bound (SQL built from filters) they stay nameless. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNames) return known
  const name = `s${names.size + 1}`
  names.set(text, name)
  return name
}

/** The socket of a connection; `pg` has it, its types do not. */
type Wired = { readonly connection: { readonly stream: Writable } }
const leaving = new WeakSet<PoolClient>()

/** What is sent in one turn of the event loop leaves in one packet: one wake-up of the database instead of one per statement. */
export function gather(client: PoolClient): void {
  if (leaving.has(client)) return
  const { stream } = (client as unknown as Wired).connection
  leaving.add(client)
  stream.cork()
  process.nextTick(() => {
    leaving.delete(client)
    stream.uncork()
  })
}

export async function rowsOf<Row>(client: PoolClient, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const name = nameOf(text)
  gather(client)
  const { rows } = await client.query({ text, values: values as unknown[], ...(name === undefined ? {} : { name }) })
  return rows as Row[]
}
