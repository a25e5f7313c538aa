import type { PoolClient } from 'pg'
import type { PgAddress } from './address.ts'
import { Connections, type Settings } from './connections.ts'
import { isUnavailable } from '../errors.ts'
import { isDatabaseError } from './probe.ts'
import { cut, rowsOf, type PlanMode } from './statement.ts'
import { systemContext, type TenantContext } from './tenant.ts'

export interface ReplicaLimits {
  /** Timeout of waiting for the replica to reach the committed position. */
  readonly behindMs: number
  /** Timeout of asking the replica for its position. */
  readonly answerMs: number
  /** Pause before a failed or lagging replica is tried again. */
  readonly restMs: number
}
const replicaLimits: ReplicaLimits = { behindMs: 100, answerMs: 500, restMs: 1_000 }

interface Options extends Omit<Settings, 'waitMs'> {
  /** Flushed end of the primary's write-ahead log; every commit is before it. */
  readonly committed: () => Promise<string>
  readonly limits?: ReplicaLimits
}

/**
 * A standby of the database (streaming replication), for long reads. A read asks the primary for the end of its log and runs here once the replica
 * has replayed up to it, so that it sees every earlier commit of any process. Otherwise the primary answers it.
 */
export class Replica {
  private readonly connections: Connections
  private readonly options: Options
  private readonly limits: ReplicaLimits
  private readonly committed: SharedQuestion<string>
  private timer: NodeJS.Timeout | undefined
  private up = false
  private answered = 0
  private passedOn = 0

  constructor(options: Options) {
    this.options = options
    this.limits = options.limits ?? replicaLimits
    this.connections = new Connections({ ...options, waitMs: this.limits.answerMs })
    this.committed = new SharedQuestion(options.committed)
  }

  open(address: PgAddress): void {
    this.connections.open(address)
    this.lookAgain(0)
  }

  /** Undefined: the primary has to answer. */
  async read<T>(context: TenantContext, work: (client: PoolClient) => Promise<T>, plans: PlanMode): Promise<T | undefined> {
    const result = this.up ? await this.attempt(context, work, plans) : undefined
    if (result === undefined) this.passedOn++
    else this.answered++
    return result
  }

  /** Reads since the start. */
  figures(): { readonly up: boolean; readonly answered: number; readonly passedOn: number } {
    return { up: this.up, answered: this.answered, passedOn: this.passedOn }
  }

  async close(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.up = false
    await this.connections.close()
  }

  private async attempt<T>(context: TenantContext, work: (client: PoolClient) => Promise<T>, plans: PlanMode): Promise<T | undefined> {
    const position = await this.committed.ask()
    try {
      const result = await this.connections.using(context, work, plans, (client) => this.reaches(client, position))
      if (result === undefined) this.rest('it is behind the primary')
      return result
    } catch (error) {
      if (isTooLong(error)) throw error
      // the primary reports errors of the statement itself; a conflict with the replay is no fault of the replica
      if (!isDatabaseError(error) || (isUnavailable(error) && !isOfStatement(error))) this.rest((error as Error).message)
      return undefined
    }
  }

  /** Waits until the replica has replayed the log up to a position. Between two polls it holds no snapshot, which could delay the replay. */
  private async reaches(client: PoolClient, position: string): Promise<boolean> {
    const { answerMs, behindMs } = this.limits
    const limit = setTimeout(() => cut(client), answerMs + behindMs)
    try {
      const begun = performance.now()
      for (let pause = 1; ; pause = Math.min(pause * 2, 8)) {
        const [row] = await rowsOf<{ there: boolean | null }>(client, 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as there', [position])
        if (row!.there) return true
        if (performance.now() - begun > behindMs) return false
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    } finally {
      clearTimeout(limit)
    }
  }

  private rest(reason: string): void {
    if (!this.up) return
    this.up = false
    this.options.log(new Error(`the replica rests, the primary answers all reads: ${reason}`))
    this.lookAgain(this.limits.restMs)
  }

  private lookAgain(afterMs: number): void {
    const look = async () => {
      const position = await this.committed.ask()
      const there = await this.connections.using(
        systemContext,
        async () => true,
        'auto',
        (client) => this.reaches(client, position),
      )
      if (there !== true) throw new Error('it is behind the primary')
    }
    this.timer = setTimeout(() => {
      look().then(
        () => this.comesBack(),
        () => this.timer && this.lookAgain(this.limits.restMs),
      )
    }, afterMs).unref()
  }

  private comesBack(): void {
    if (!this.timer || this.up) return
    this.up = true
    this.options.log(new Error('the replica answers reads of lists'))
  }
}

/** The statement conflicted with the replay, or needs an unlogged table, which a standby lacks. */
const isOfStatement = (error: unknown) => ['40001', '0A000'].includes((error as { code?: string }).code ?? '')
/** The statement timed out; the primary would need as long. */
const isTooLong = (error: unknown) => (error as { code?: string }).code === '57014'

/** Callers during a running poll share the next one, so that no result is older than its request. */
class SharedQuestion<T> {
  private readonly put: () => Promise<T>
  private last: Promise<unknown> = Promise.resolve()
  private next: Promise<T> | undefined

  constructor(put: () => Promise<T>) {
    this.put = put
  }

  ask(): Promise<T> {
    return (this.next ??= this.last.then(() => {
      this.next = undefined
      const answer = this.put()
      this.last = answer.catch(() => {})
      return answer
    }))
  }
}
