import { Pool, type PoolClient } from 'pg'
import type { PgAddress } from './address.ts'
import { AppError, isUnavailable } from '../errors.ts'
import { clientConfig } from './pg-client.ts'
import { ResponseWatch, type ResponseLimits } from './unresponsive.ts'
import { gather, switchContext, switchLocally, withoutNames, type Lease, type PlanMode } from './statement.ts'
import type { TenantContext } from './tenant.ts'

export interface Settings {
  /** Most connections at once. */
  readonly most: number
  /** The address is that of a pooler by transactions (PgBouncer): nothing is left on a connection for the next transaction. */
  readonly pooled: boolean
  /** Time without a response of the database after which calls are refused. */
  readonly silence: ResponseLimits
  readonly log: (error: Error) => void
  /** Plan mode of statements that leave it to PostgreSQL. Default: `auto`. */
  readonly plans?: PlanMode | undefined
  /** Timeout of waiting for a connection. */
  readonly waitMs?: number
}

/** First statement of a read on its connection; false: the connection must not be used. */
export type Ready = (client: PoolClient) => Promise<boolean>

/** Connections to one server of the database. Each statement declares its tenant context. */
export class Connections {
  private pool: Pool | undefined
  private readonly watch: ResponseWatch
  private readonly settings: Settings

  constructor(settings: Settings) {
    this.settings = settings
    this.watch = new ResponseWatch(settings.silence, settings.log)
  }

  open(address: PgAddress): void {
    const { most, log, waitMs, pooled } = this.settings
    const pool = new Pool({
      ...clientConfig(address),
      ...(waitMs === undefined ? {} : { connectionTimeoutMillis: waitMs }),
      pipeline: true,
      max: most,
      idleTimeoutMillis: 60_000,
    })
    this.pool = pool
    this.watch.start(address)
    pool.on('error', log)
    pool.on('acquire', (client) => this.watch.lent(client))
    pool.on('release', (_, client) => this.watch.returned(client))
    // the statement of a broken connection gets its error; without a listener the event would also end the process
    pool.on('connect', (client) => {
      client.on('error', () => {})
      if (pooled) withoutNames(client)
    })
  }

  async acquire(context: TenantContext, plans: PlanMode = 'auto'): Promise<Lease> {
    if (!this.pool) throw new AppError('UNAVAILABLE')
    this.watch.demandVoice()
    const client = await this.pool.connect()
    return { client, switched: this.settings.pooled ? undefined : switchContext(client, context, this.modeOf(plans)) }
  }

  private modeOf(plans: PlanMode): PlanMode {
    return plans === 'auto' ? (this.settings.plans ?? 'auto') : plans
  }

  /** Reads on one connection. `work` sends its statements at once. Undefined when `ready` said no: then `work` was not begun. */
  async using<T>(
    context: TenantContext,
    work: (client: PoolClient) => Promise<T>,
    plans: PlanMode = 'auto',
    ready?: Ready,
  ): Promise<T | undefined> {
    const { client, switched } = await this.acquire(context, plans)
    try {
      const result = this.settings.pooled ? await inOne(client, context, plans, work, ready) : await straight(client, switched, work, ready)
      client.release()
      return result
    } catch (error) {
      client.release(isUnavailable(error))
      throw error
    }
  }

  load(): { readonly open: number; readonly idle: number; readonly asking: number } {
    const { pool } = this
    return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, asking: pool?.waitingCount ?? 0 }
  }

  async close(): Promise<void> {
    this.watch.stop()
    const closing = this.pool
    this.pool = undefined
    closing?.removeListener('error', this.settings.log).on('error', () => {}) // the database may go down before the last connection does
    await closing?.end()
  }
}

async function straight<T>(
  client: PoolClient,
  switched: Promise<unknown> | undefined,
  work: (client: PoolClient) => Promise<T>,
  ready: Ready | undefined,
): Promise<T | undefined> {
  if (ready) {
    const [is] = await Promise.all([ready(client), switched])
    return is ? work(client) : undefined
  }
  const [result] = await Promise.all([work(client), switched])
  return result
}

/** Wraps reads in a transaction, sent in the same round trip unless a statement precedes them. */
async function inOne<T>(
  client: PoolClient,
  context: TenantContext,
  plans: PlanMode,
  work: (client: PoolClient) => Promise<T>,
  ready: Ready | undefined,
): Promise<T | undefined> {
  gather(client)
  const begun = [client.query('begin read only'), switchLocally(client, context, plans)]
  let is = true
  if (ready) {
    try {
      ;[is] = await Promise.all([ready(client), ...begun])
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    }
    gather(client)
  }
  const result = is ? work(client) : undefined
  const sent = [...begun, client.query('commit')]
  try {
    const [found] = await Promise.all([result, ...sent])
    return found
  } catch (error) {
    // each statement has an error of its own; the first one is thrown
    await Promise.allSettled([result, ...sent])
    throw error
  }
}
