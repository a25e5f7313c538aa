import type { Writable } from 'node:stream'
import type { PoolClient } from 'pg'
import { sessionSettings } from './pg-client.ts'
import { RowsQuery } from './rows-query.ts'
import { isTraced, withSpan, type SpanFacts } from '../telemetry/spans.ts'
import type { TenantContext } from './tenant.ts'

export interface Queryable {
  /** Runs one statement, prepared once per connection, and gives its rows. Write SQL as constants; values only as `$1`. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

export interface Lease {
  readonly client: PoolClient
  /** Settles when the tenant context is set on the connection; undefined if it was set before, or is set inside each transaction. */
  readonly switched: Promise<unknown> | undefined
}

/**
 * How PostgreSQL plans prepared statements. `auto`: as it thinks best. `force_generic_plan`: one plan for all values, made once; for statements whose
 * filters are in their text, so that no value makes another plan better (docs/adr/0026-forced-generic-plans-for-lists.md).
 */
export type PlanMode = 'auto' | 'force_generic_plan'

interface Setting {
  readonly context: TenantContext
  readonly plans: PlanMode
}

const settings = new WeakMap<PoolClient, Setting>()

/** Sent in the same flight as the statement behind it, and only when the connection last served somebody else or planned otherwise. */
export function switchContext(client: PoolClient, context: TenantContext, plans: PlanMode): Promise<unknown> | undefined {
  const before = settings.get(client)
  if (before?.plans === plans && isSame(before.context, context)) return undefined
  settings.set(client, { context, plans })
  const switched = rowsOf(client, switchOf('false'), [context.scope, context.companyId, context.reach, plans])
  switched.catch(() => settings.delete(client))
  return switched
}

const switchOf = (local: 'true' | 'false') =>
  `select set_config('app.scope', $1, ${local}), set_config('app.company_id', $2, ${local}), set_config('app.reach', $3, ${local}),
    set_config('plan_cache_mode', $4, ${local})`
/** A pooler hands out connections without the settings that ours begin with. */
const assignments = Object.entries(sessionSettings)
  .filter(([name]) => name !== 'default_transaction_read_only')
  .map(([name, value]) => `set_config('${name}', '${value}', true)`)

/** For the rest of the transaction only: the connection behind a pooler is somebody else's after it. */
export const switchLocally = (client: PoolClient, { scope, companyId, reach }: TenantContext, plans: PlanMode): Promise<unknown> =>
  rowsOf(client, `${switchOf('true')}, ${assignments.join(', ')}`, [scope, companyId, reach, plans])

const isSame = (a: TenantContext, b: TenantContext) => a.scope === b.scope && a.companyId === b.companyId && a.reach === b.reach

const names = new Map<string, string>()
const mostNames = 1_000

/** Prepared statements are named after their text; past a bound (SQL built from filters) they stay nameless. */
function nameOf(text: string): string | undefined {
  const existingName = names.get(text)
  if (existingName !== undefined || names.size >= mostNames) return existingName
  const name = `s${names.size + 1}`
  names.set(text, name)
  return name
}

/** Connections behind a pooler, which forgets names of statements between transactions. */
const nameless = new WeakSet<PoolClient>()
export const withoutNames = (client: PoolClient) => void nameless.add(client)

/** The socket of a connection; `pg` has it, its types do not. */
type Wired = { readonly connection: { readonly stream: Writable } }
const leaving = new WeakSet<PoolClient>()

/** Breaks a connection without a word to the other end: everything that waits on it fails as UNAVAILABLE. */
export function cut(client: PoolClient): void {
  ;(client as unknown as Wired).connection.stream.destroy()
}

/** Sends all statements of one turn of the event loop in one packet: one wake-up of the database instead of one per statement. */
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

export const rowsOf = <Row>(client: PoolClient, text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  isTraced() ? withSpan(verbOf(text), factsOf(text), () => ask<Row>(client, text, values)) : ask(client, text, values)

const verbOf = (text: string) => /\w+/.exec(text)?.[0].toLowerCase() ?? 'statement'
/** The text without its values, which are parameters. */
const factsOf = (text: string): SpanFacts => ({ 'db.system.name': 'postgresql', 'db.query.text': text })

async function ask<Row>(client: PoolClient, text: string, values: readonly unknown[]): Promise<Row[]> {
  const name = nameless.has(client) ? undefined : nameOf(text)
  gather(client)
  if (name === undefined) return (await client.query({ text, values: values as unknown[] })).rows as Row[]
  const query = new RowsQuery<Row>({ name, text, values: values as unknown[] })
  try {
    await new Promise<void>((resolve, reject) => {
      query.callback = (error) => (error ? reject(error) : resolve())
      client.query(query)
    })
  } catch (error) {
    // where it was asked for, not where its answer came in
    Error.captureStackTrace(error as Error)
    throw error
  }
  return query.take()
}
