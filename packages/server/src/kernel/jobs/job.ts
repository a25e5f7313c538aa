import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'
import type { EmployeeActor } from '../access/actor.ts'
import type { Db, Queryable, Tx } from '../database/database.ts'
import type { Surroundings } from '../process/surroundings.ts'

/** Context of a job, besides its data. Its effects are written through `tx`; `db` reads as the server itself. */
export interface JobContext {
  /** The row of `job_run`. */
  readonly run: JobRun
  readonly now: () => Date
  readonly surroundings: Surroundings
  readonly db: Db
  /** Aborted when the run ends for this worker: cancelled, timed out, or the server stops. */
  readonly signal: AbortSignal
  /** A transaction as the server itself. @throws LeaseLost when the run was cancelled or another worker has taken it up: nothing is written then. */
  readonly tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** True for the first transaction of this job that commits with the key, so that the effect happens once over all attempts. */
  readonly once: (tx: Queryable, key: string) => Promise<boolean>
  /** Returns the employee who started the run, with current rights. @throws AppError FORBIDDEN without a starter, or if he acts no more */
  readonly starter: () => Promise<Starter>
  /** Reports progress to the starter; written at most twice a second. @throws LeaseLost */
  readonly progress: (done: number, total: number, note?: string) => Promise<void>
}

/** The employee for whom a job works. It reads and writes with that employee's rights. */
export interface Starter {
  readonly actor: EmployeeActor
  readonly db: Db
  /** As `db`, for long reads: a replica may answer them. */
  readonly reader: Db
  /** A transaction that may be long: the lease is held only before it commits, so that the run can be cancelled and tells its progress meanwhile. @throws LeaseLost */
  readonly tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}

export interface JobRun {
  readonly id: number
  /** From 1. */
  readonly attempt: number
  /** Null: the platform's own work. */
  readonly companyId: number | null
  /** Employee; null: the system. */
  readonly startedBy: number | null
}

/** Result of a finished run. */
export interface JobOutcome {
  readonly note?: string
  /** Where the result is: a path inside the product, or the call of a file. */
  readonly link?: string
}

/** Declaration of a job, shared by all servers. */
export interface JobFacts<Data extends TSchema = TSchema> {
  /** Unique: `purge`. */
  readonly name: string
  /** Display name. */
  readonly zh: string
  readonly data: Data
  /** Further attempts after the first; then it has failed. Default: 5. A lost worker counts as an attempt. */
  readonly retries?: number
  /** Seconds before the second attempt, then twice as many each time, up to an hour. Default: 5. */
  readonly backoff?: number
  /** Seconds that one attempt may take. Default: 900. */
  readonly deadline?: number
  /** A refusal of our own (an `AppError` of a caller's mistake) ends the run at once: trying again changes nothing. */
  readonly refusalsAreFinal?: true
  /** Runs by the clock: five-field cron in UTC. Its data is null. */
  readonly cron?: string
}

export interface Job<Data extends TSchema = TSchema> extends JobFacts<Data> {
  // a method, so that jobs of any data stand in one list
  run(context: JobContext, data: Static<Data>): Promise<JobOutcome | void>
}

/** Declares a job. Attempts may repeat: put effects behind `context.once`. */
export const defineJob = <Data extends TSchema>(job: Job<Data>): Job<Data> => job

export const fits = ({ data }: JobFacts, value: unknown): boolean => Check(data, value)

/** The run is no longer this worker's. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}
