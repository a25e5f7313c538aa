import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Job } from './job.ts'
import { Performance, type Ended, type JobParts } from './perform.ts'
import { claimRun, scheduledRun } from './runs.repo.ts'

export interface JobLimits {
  /** Seconds without a sign of life after which another worker takes a run up. */
  readonly leaseSeconds: number
  /** How often pg-boss looks for runs whose lease has ended. */
  readonly watchSeconds: number
  /** Milliseconds between two looks for workers that died; a run is taken over at the second look that finds it lost. */
  readonly presenceMs: number
  /** Milliseconds between two looks at a queue that nobody says anything about. */
  readonly lookEveryMs: number
}
export const jobLimits: JobLimits = { leaseSeconds: 20, watchSeconds: 10, presenceMs: 1_500, lookEveryMs: 5_000 }

/** Last step of a worker, in this order. A process may end between any two. */
export type Step = 'fetched' | 'claimed' | 'performed' | 'answered'

interface Options {
  readonly parts: JobParts
  readonly boss: PgBoss
  readonly job: Job
  readonly limits: JobLimits
  /** Identity of the worker. Others check its presence during a run. */
  readonly worker: number
  /** Aborted when the process stops. */
  readonly stop: AbortSignal
  readonly onStep: (step: Step, job: Job) => void
}

/** The entry of a run in the queue; one that the clock has made names no run. */
type Entry = JobWithMetadata<{ readonly run?: number } | null>

/**
 * Takes the runs of one job, one after the other. Not the loop of pg-boss: that answers for an entry also when another worker has taken it up
 * meanwhile, which only the lease in `job_run` tells.
 */
export class Worker {
  private readonly options: Options
  private wake = () => {}
  private woken = false
  readonly ended: Promise<void>

  constructor(options: Options) {
    this.options = options
    options.stop.addEventListener('abort', () => this.call(), { once: true })
    this.ended = this.loop()
  }

  /** Looks at once. */
  call(): void {
    this.woken = true
    this.wake()
  }

  private async loop(): Promise<void> {
    const { parts, stop } = this.options
    while (!stop.aborted) {
      this.woken = false
      // what fails here is not settled: the lease ends, and the run is taken up again
      const taken = await this.next().catch(parts.log)
      if (!taken && !this.woken) await this.pause()
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.options.limits.lookEveryMs)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Returns false if the queue was empty. */
  private async next(): Promise<boolean> {
    const { boss, job, onStep } = this.options
    const [entry] = (await boss.fetch<Entry['data']>(job.name, { includeMetadata: true })) as Entry[]
    if (!entry) return false
    onStep('fetched', job)
    const ended = await this.take(entry)
    if (ended === 'retry') await boss.fail(job.name, entry.id)
    else if (ended !== 'lost') await boss.complete(job.name, entry.id)
    onStep('answered', job)
    return true
  }

  private async take(entry: Entry): Promise<Ended | 'over'> {
    const { parts, job, worker, stop, onStep } = this.options
    const run = await parts.database.system().tx(async (tx) => {
      const id = entry.data?.run ?? (await scheduledRun(tx, job, entry.id))
      return id === undefined ? undefined : claimRun(tx, id, entry.id, worker)
    })
    if (!run) return 'over'
    onStep('claimed', job)
    const performance = new Performance(parts, { job, run, last: entry.retryCount >= entry.retryLimit, stop })
    const beat = this.keepAlive(entry, performance)
    const ended = await performance.end().finally(() => clearInterval(beat))
    onStep('performed', job)
    return ended
  }

  /** Heartbeat of the worker. Its answer says whether the worker still holds the lease of the run. */
  private keepAlive({ id }: Entry, performance: Performance): NodeJS.Timeout {
    const { boss, job, limits, parts } = this.options
    return setInterval(
      () => {
        Promise.all([boss.touch(job.name, id), performance.look()]).catch(parts.log)
      },
      (limits.leaseSeconds * 1_000) / 4,
    )
  }
}
