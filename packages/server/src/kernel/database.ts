import { Pool, type PoolClient } from 'pg'
import type { Actor } from './actor.ts'
import type { PgAddress } from './address.ts'
import { createConditionCheck, type Trouble } from './condition.ts'
import { AppError, isUnavailable } from './errors.ts'
import { clientConfig } from './pg-client.ts'
import { KeptMemory, type Kept } from './kept.ts'
import { SilenceWatch, silenceLimits, type SilenceLimits } from './silence.ts'
import { gather, rowsOf, switchContext, switchLocally, withoutNames, type Lease, type PlanMode, type Queryable } from './statement.ts'
import { contextOf, systemContext, type TenantContext } from './tenant.ts'
import { runTransaction, type Published, type Tx } from './transaction.ts'
import { texts } from './kernel.texts.ts'

export type { Queryable } from './statement.ts'
export type { ServerView, Tx } from './transaction.ts'

/** The database seen through one tenant's eyes. Outside `tx` it is read-only. */
export interface Db extends Queryable {
  /** Several reads in one round trip, on one connection. */
  many<Rows extends unknown[][]>(
    statements: readonly (readonly [text: string, values?: readonly unknown[]])[],
    plans?: PlanMode,
  ): Promise<Rows>
  /** What this process remembers for this tenant until a transaction publishes `keptTopic` with this topic (kept.ts). */
  kept<V>(topic: string): Kept<V>
  /** One transaction; run again from the start when PostgreSQL finds a deadlock, so keep side effects out of it. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** The pool. There is no way to a connection but through `tenant` or `system`, so none is used without a declared context. */
export interface Database {
  /** Until then, and after `close`, every statement is refused as UNAVAILABLE. */
  open(address: PgAddress): void
  tenant(actor: Actor): Db
  /** The server's own view: login, sessions, jobs, and lookups across companies that code has to answer for. */
  system(): Db
  /** Forgets what is kept under a topic; without one, everything. */
  forget(topic?: string): void
  /** What keeps the database from being read or written; undefined when it does both. Answers within a limit (condition.ts). */
  trouble(): Promise<Trouble | undefined>
  /** Connections that are open, those of them that nobody uses, and callers that wait for one. */
  load(): { readonly open: number; readonly idle: number; readonly asking: number }
  close(): Promise<void>
}

interface Options {
  /** Most connections at once. Default: 20. */
  connections?: number
  log?: (error: Error) => void
  published?: Published
  /** Called after a commit that left messages for other processes. */
  announced?: () => void
  /** Whether changes of other processes reach this one; until they do nothing is kept. */
  heard?: () => boolean
  /** The address is that of a pooler by transactions (PgBouncer): nothing is left on a connection for the next transaction. */
  pooled?: boolean
  /** After which silence of the database calls are refused. */
  silence?: SilenceLimits
}

export function createDatabase({
  connections = 20,
  log = () => {},
  published = () => {},
  announced = () => {},
  heard = () => false,
  pooled = false,
  silence = silenceLimits,
}: Options = {}): Database {
  let pool: Pool | undefined
  let trouble: Database['trouble'] = () => Promise.resolve({ status: 'unavailable', reason: texts.condition.notOpen })
  const memory = new KeptMemory(heard)
  const watch = new SilenceWatch(silence, log)

  const acquire = async (context: TenantContext, plans: PlanMode = 'auto'): Promise<Lease> => {
    if (!pool) throw new AppError('UNAVAILABLE')
    watch.demandVoice()
    const client = await pool.connect()
    return { client, switched: pooled ? undefined : switchContext(client, context, plans) }
  }
  /** A transaction of its own around reads, in the same flight. */
  const inOne = async <T>(client: PoolClient, context: TenantContext, plans: PlanMode, work: () => Promise<T>): Promise<T> => {
    gather(client)
    const begun = client.query('begin read only')
    const switched = switchLocally(client, context, plans)
    const result = work()
    const ended = client.query('commit')
    try {
      const [found] = await Promise.all([result, begun, switched, ended])
      return found
    } catch (error) {
      // each statement has an error of its own; the first one is told
      await Promise.allSettled([result, begun, switched, ended])
      throw error
    }
  }
  const using = async <T>(context: TenantContext, work: (client: PoolClient) => Promise<T>, plans: PlanMode = 'auto'): Promise<T> => {
    const { client, switched } = await acquire(context, plans)
    try {
      const [result] = pooled ? [await inOne(client, context, plans, () => work(client))] : await Promise.all([work(client), switched])
      client.release()
      return result
    } catch (error) {
      client.release(isUnavailable(error))
      throw error
    }
  }
  const as = (context: TenantContext): Db => ({
    query: (text, values) => using(context, (client) => rowsOf(client, text, values)),
    // the caller names the row types of the statements it passes
    many: <Rows extends unknown[][]>(statements: readonly (readonly [string, (readonly unknown[])?])[], plans?: PlanMode) =>
      using(context, (client) => Promise.all(statements.map(([text, values]) => rowsOf(client, text, values))), plans) as Promise<Rows>,
    kept: (topic) => memory.of(topic, context),
    tx: (work) =>
      runTransaction(
        () => acquire(context),
        { context, pooled, published, announced, kept: (topic) => memory.of(topic, systemContext) },
        work,
      ),
  })
  const system = as(systemContext)

  return {
    open(address) {
      pool = new Pool({ ...clientConfig(address), pipeline: true, max: connections, idleTimeoutMillis: 60_000 })
      watch.start(address)
      trouble = createConditionCheck(address)
      pool.on('error', log)
      pool.on('acquire', (client) => watch.lent(client))
      pool.on('release', (_, client) => watch.returned(client))
      // a connection that breaks while it is lent out tells its statement; without a listener it would end the process as well
      pool.on('connect', (client) => {
        client.on('error', () => {})
        if (pooled) withoutNames(client)
      })
    },
    tenant: (actor) => as(contextOf(actor)),
    system: () => system,
    forget(topic) {
      if (topic === undefined) memory.forgetAll()
      else memory.forget(topic)
    },
    trouble: () => trouble(),
    load: () => ({ open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, asking: pool?.waitingCount ?? 0 }),
    async close() {
      watch.stop()
      const closing = pool
      pool = undefined
      closing?.removeListener('error', log).on('error', () => {}) // the database may go down before the last connection does
      await closing?.end()
    },
  }
}
