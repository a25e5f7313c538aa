import { errorTable } from '@jst/contracts'
import type { Database, Tx } from '../database/database.ts'
import { readEmployee } from '../access/actor-store.ts'
import { AppError } from '../errors.ts'
import { texts } from '../kernel.texts.ts'
import { withSpan } from '../telemetry/spans.ts'
import type { Surroundings } from '../process/surroundings.ts'
import { fits, LeaseLost, type Job, type JobContext, type JobOutcome, type Starter } from './job.ts'
import { addEffect, endRun, failRun, giveBack, hasLease, holdLease, setProgress, type ClaimedRun } from './runs.repo.ts'
import { jobsTopic, tellStarter } from './send.ts'

export interface JobParts {
  readonly database: Database
  readonly now: () => Date
  readonly surroundings: Surroundings
  readonly log: (error: Error) => void
}

export interface Attempt {
  readonly job: Job
  readonly run: ClaimedRun
  /** No attempt follows this one. */
  readonly last: boolean
  /** The process stops: the run goes back into the queue. */
  readonly stop: AbortSignal
}

/** `lost`: the run was cancelled, or another worker has its lease; nothing was written. */
export type Ended = 'done' | 'failed' | 'retry' | 'lost'

/** Progress is written at most this often. */
const progressEveryMs = 500
const mostWords = 500

/** One attempt at a claimed run, up to what its row says of it afterwards. */
export class Performance {
  private readonly parts: JobParts
  private readonly attempt: Attempt
  private readonly over = new AbortController()
  private progress: readonly [done: number, total: number, note: string] | undefined
  private toldAt = -Infinity
  private openTransactions = 0

  constructor(parts: JobParts, attempt: Attempt) {
    this.parts = parts
    this.attempt = attempt
  }

  /** Ends the work when the lease is lost. */
  async look(): Promise<void> {
    if (!(await hasLease(this.parts.database.system(), this.attempt.run))) this.over.abort(new LeaseLost())
  }

  async end(): Promise<Ended> {
    const { job, run } = this.attempt
    // a job that runs by the clock is sent without data
    if (run.data !== null && !fits(job, run.data)) return this.settle(new AppError('INTERNAL', { message: texts.jobs.oldData }), true)
    const outcome = await this.work().catch((error: unknown) => new Failure(error))
    if (outcome instanceof Failure) return this.settle(outcome.error, this.attempt.last || this.isFinal(outcome.error))
    try {
      await this.writeProgress()
      const held = await this.write((tx) => endRun(tx, run, outcome ?? {}))
      return held ? 'done' : 'lost'
    } catch (error) {
      return this.settle(error, this.attempt.last)
    }
  }

  private async work(): Promise<JobOutcome | void> {
    const { job, run, stop } = this.attempt
    const seconds = job.deadline ?? 900
    const timer = setTimeout(
      () => this.over.abort(new AppError('UNAVAILABLE', { message: texts.jobs.outOfTime(seconds) })),
      seconds * 1_000,
    )
    const signal = AbortSignal.any([this.over.signal, stop])
    const ended = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }))
    ended.catch(() => {})
    try {
      signal.throwIfAborted()
      const work = () => Promise.race([job.run(this.context(signal), run.data), ended])
      return await withSpan(`job ${job.name}`, { 'jst.run_id': run.id, 'jst.attempt': run.attempt }, work)
    } finally {
      clearTimeout(timer)
    }
  }

  private context(signal: AbortSignal): JobContext {
    const { job, run } = this.attempt
    const { database, now, surroundings } = this.parts
    return {
      run: { id: run.id, attempt: run.attempt, companyId: run.companyId, startedBy: run.startedBy },
      now,
      surroundings,
      db: database.system(),
      signal,
      tx: (work) => this.inLease(work),
      once: (tx, key) => addEffect(tx, job.name, key, run.id),
      starter: () => this.starter(),
      progress: async (done, total, note = '') => {
        signal.throwIfAborted()
        this.progress = [done, total, note]
        // inside a transaction of the job its lease is held, and writing the row would wait for that
        if (this.openTransactions === 0 && performance.now() - this.toldAt >= progressEveryMs) await this.writeProgress()
      },
    }
  }

  private async inLease<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    this.openTransactions++
    try {
      return await this.parts.database.system().tx(async (tx) => {
        if (!(await holdLease(tx, this.attempt.run))) throw new LeaseLost()
        return work(tx)
      })
    } finally {
      this.openTransactions--
    }
  }

  private async starter(): Promise<Starter> {
    const { database } = this.parts
    const { run } = this.attempt
    const actor = run.startedBy === null ? undefined : await readEmployee(database.system(), run.startedBy)
    if (!actor) throw new AppError('FORBIDDEN', { message: texts.jobs.starterGone })
    const db = database.tenant(actor)
    const tx: Starter['tx'] = (work) =>
      db.tx(async (transaction) => {
        const result = await work(transaction)
        if (!(await holdLease(transaction.system, run))) throw new LeaseLost()
        return result
      })
    return { actor, db, reader: database.reader(actor), tx }
  }

  private async writeProgress(): Promise<void> {
    const { progress } = this
    if (!progress) return
    this.progress = undefined
    this.toldAt = performance.now()
    if (!(await this.write((tx) => setProgress(tx, this.attempt.run, ...progress)))) throw new LeaseLost()
  }

  private isFinal(error: unknown): boolean {
    return this.attempt.job.refusalsAreFinal === true && error instanceof AppError && errorTable[error.code].http < 500
  }

  private async settle(error: unknown, last: boolean): Promise<Ended> {
    const { job, run, stop } = this.attempt
    if (error instanceof LeaseLost) return 'lost'
    if (stop.aborted) {
      await this.write((tx) => {
        // other processes claim it at once
        tx.publish(jobsTopic, job.name)
        return giveBack(tx, run)
      })
      return 'lost'
    }
    const isAppError = error instanceof AppError
    const reason = error instanceof Error ? error.message : String(error)
    this.parts.log(new Error(`job ${job.name}, run ${run.id}, attempt ${run.attempt}: ${reason}`, { cause: error }))
    // messages of foreign errors may name tables and addresses: they go into the log only
    const words = isAppError ? error.message.slice(0, mostWords) : texts.jobs.internal
    const held = await this.write((tx) => failRun(tx, run, words, last))
    return held ? (last ? 'failed' : 'retry') : 'lost'
  }

  /** Changes the row, and tells who started the run when it was still this attempt's. */
  private write(change: (tx: Tx) => Promise<boolean>): Promise<boolean> {
    const { id, startedBy } = this.attempt.run
    return this.parts.database.system().tx(async (tx) => {
      const changed = await change(tx)
      if (changed) tellStarter(tx, startedBy, id)
      return changed
    })
  }
}

class Failure {
  readonly error: unknown
  constructor(error: unknown) {
    this.error = error
  }
}
