import type { PoolClient } from 'pg'
import type { Actor } from '../access/actor.ts'
import type { PgAddress } from './address.ts'
import { createConditionCheck, freeBytesOf, type Trouble } from './condition.ts'
import { Connections } from './connections.ts'
import { TenantCache, type TenantValues } from './tenant-cache.ts'
import { Replica, type ReplicaLimits } from './replica.ts'
import { responseLimits, type ResponseLimits } from './unresponsive.ts'
import { rowsOf, type PlanMode, type Queryable } from './statement.ts'
import { contextOf, systemContext, type TenantContext } from './tenant.ts'
import { runTransaction, type Published, type Tx } from './transaction.ts'
import { texts } from '../kernel.texts.ts'

export type { Queryable } from './statement.ts'
export type { ServerView, Tx } from './transaction.ts'

/** The database in one tenant context. Outside `tx` it is read-only. */
export interface Db extends Queryable {
  /** Several reads in one round trip, on one connection. */
  many<Rows extends unknown[][]>(
    statements: readonly (readonly [text: string, values?: readonly unknown[]])[],
    plans?: PlanMode,
  ): Promise<Rows>
  /** Cache of this process for this tenant, until a transaction publishes `cacheTopic` with this topic (tenant-cache.ts). */
  cache<V>(topic: string): TenantValues<V>
  /** One transaction; run again from the start when PostgreSQL finds a deadlock, so keep side effects out of it. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** The pool. There is no way to a connection but through `tenant` or `system`, so none is used without a declared context. */
export interface Database {
  /** Until then, and after `close`, every statement is refused as UNAVAILABLE. @param replica a standby that answers long reads */
  open(address: PgAddress, replica?: PgAddress): void
  tenant(actor: Actor): Db
  /** As `tenant`. Reads are answered by the replica where there is one, once it has all that was committed before (replica.ts). */
  reader(actor: Actor): Db
  /** Context of the server: login, sessions, jobs, and lookups across companies, which the calling code must justify. */
  system(): Db
  /** Clears the cache of a topic; without a topic, the whole cache. */
  forget(topic?: string): void
  /** Reason why the database cannot be read or written; undefined if it serves. Answers within a limit (condition.ts). */
  trouble(): Promise<Trouble | undefined>
  /** Connections that are open, those of them that nobody uses, and callers that wait for one. */
  load(): { readonly open: number; readonly idle: number; readonly asking: number }
  /** Figures of the replica; undefined without one. */
  replica(): ReturnType<Replica['figures']> | undefined
  close(): Promise<void>
}

interface Options {
  /** Most connections at once. Default: 20. */
  connections?: number
  log?: (error: Error) => void
  published?: Published
  /** Called after a commit that left messages for other processes. */
  announced?: () => void
  /** Returns true if changes of other processes reach this one; until then nothing is cached. */
  heard?: () => boolean
  /** The address is that of a pooler by transactions (PgBouncer): nothing is left on a connection for the next transaction. */
  pooled?: boolean
  /** Time without a response of the database after which calls are refused. */
  silence?: ResponseLimits
  replicaLimits?: ReplicaLimits
  /** Plan mode of statements that leave it to PostgreSQL. Default: `auto`. */
  plans?: PlanMode | undefined
  /** Folder of the embedded database and of files, whose disk may fill up. */
  dataDir?: string
}

export function createDatabase({
  connections = 20,
  log = () => {},
  published = () => {},
  announced = () => {},
  heard = () => false,
  pooled = false,
  silence = responseLimits,
  replicaLimits,
  plans,
  dataDir,
}: Options = {}): Database {
  const settings = { most: connections, pooled, silence, log, plans }
  const primary = new Connections(settings)
  let replica: Replica | undefined
  let trouble: Database['trouble'] = () => Promise.resolve({ status: 'unavailable', reason: texts.condition.notOpen })
  const memory = new TenantCache(heard)

  type Reads = <T>(context: TenantContext, work: (client: PoolClient) => Promise<T>, plans?: PlanMode) => Promise<T>
  const byPrimary: Reads = async <T>(context: TenantContext, work: (client: PoolClient) => Promise<T>, plans?: PlanMode) =>
    (await primary.using(context, work, plans)) as T
  const byReplica: Reads = async (context, work, plans) =>
    (await replica?.read(context, work, plans ?? 'auto')) ?? (await byPrimary(context, work, plans))
  const as = (context: TenantContext, using: Reads = byPrimary): Db => ({
    query: (text, values) => using(context, (client) => rowsOf(client, text, values)),
    // the caller names the row types of the statements it passes
    many: <Rows extends unknown[][]>(statements: readonly (readonly [string, (readonly unknown[])?])[], plans?: PlanMode) =>
      using(context, (client) => Promise.all(statements.map(([text, values]) => rowsOf(client, text, values))), plans) as Promise<Rows>,
    cache: (topic) => memory.of(topic, context),
    tx: (work) =>
      runTransaction(
        () => primary.acquire(context),
        { context, pooled, published, announced, cache: (topic) => memory.of(topic, systemContext) },
        work,
      ),
  })
  const system = as(systemContext)
  const committed = async () => {
    const [row] = await system.query<{ position: string }>('select pg_current_wal_flush_lsn()::text as position')
    return row!.position
  }

  return {
    open(address, standby) {
      primary.open(address)
      trouble = createConditionCheck(address, undefined, dataDir === undefined ? undefined : freeBytesOf(dataDir))
      if (!standby) return
      replica = new Replica({ ...settings, committed, ...(replicaLimits ? { limits: replicaLimits } : {}) })
      replica.open(standby)
    },
    tenant: (actor) => as(contextOf(actor)),
    reader: (actor) => as(contextOf(actor), byReplica),
    system: () => system,
    forget(topic) {
      if (topic === undefined) memory.forgetAll()
      else memory.forget(topic)
    },
    trouble: () => trouble(),
    load: () => primary.load(),
    replica: () => replica?.figures(),
    async close() {
      await Promise.all([primary.close(), replica?.close()])
    },
  }
}
