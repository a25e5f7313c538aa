import type { PgBoss, QueueOptions } from 'pg-boss'
import type { PgAddress } from '../database/address.ts'
import type { Bus } from '../bus/bus.ts'
import { texts } from '../kernel.texts.ts'
import type { Tx } from '../database/database.ts'
import type { Job } from './job.ts'
import type { JobParts } from './perform.ts'
import { WorkerPresence } from './presence.ts'
import { lostRuns, settleLost, takeOver, type Settled } from './runs.repo.ts'
import { jobsTopic, tellStarter } from './send.ts'
import { jobLimits, Worker, type JobLimits, type Step } from './worker.ts'

export interface JobQueue {
  start(address: PgAddress): Promise<void>
  stop(): Promise<void>
}

interface Options extends JobParts {
  readonly jobs: readonly Job[]
  readonly bus: Pick<Bus, 'on'>
  readonly limits?: JobLimits
  readonly onStep?: (step: Step, job: Job) => void
}

const stopWithinMs = 5_000
const longestPauseSeconds = 3_600
const keptSeconds = 86_400

/**
 * Runs jobs: entries and their retries are kept by pg-boss, what people see and who holds the lease by `job_run`. With several server processes each
 * run is one worker's. Loaded after the server is ready.
 */
export function createJobQueue({ jobs, bus, limits = jobLimits, onStep = () => {}, ...parts }: Options): JobQueue {
  const stop = new AbortController()
  const workers = new Map<string, Worker>()
  let starting: Promise<PgBoss> | undefined
  let presence: WorkerPresence | undefined
  const watches: NodeJS.Timeout[] = []
  bus.on(jobsTopic, (name) => workers.get(String(name))?.call())

  const begin = async (address: PgAddress) => {
    const { PgBoss: Boss } = await import('pg-boss')
    const { watchSeconds, presenceMs } = limits
    const boss = new Boss({
      ...address,
      schema: 'pgboss',
      max: 2,
      application_name: 'jst-jobs',
      superviseIntervalSeconds: watchSeconds,
      monitorIntervalSeconds: watchSeconds,
    })
    boss.on('error', parts.log)
    await boss.start()
    for (const job of jobs) await declare(boss, job, limits)
    presence = new WorkerPresence(address, parts.log)
    await presence.start()
    if (stop.signal.aborted) return boss
    const { worker } = presence
    for (const job of jobs) workers.set(job.name, new Worker({ parts, boss, job, limits, worker, stop: stop.signal, onStep }))
    const call = (settled: readonly Settled[]) => {
      for (const { job, failed } of settled) if (!failed) workers.get(job)?.call()
    }
    let suspects: ReadonlySet<number> = new Set()
    const lookForDead = async () => {
      const lost = await lostRuns(parts.database.system())
      const twice = lost.filter((id) => suspects.has(id))
      suspects = new Set(lost)
      if (twice.length > 0) call(await takeOverRuns(parts, twice))
    }
    const settle = async () => call(await settleRuns(parts))
    watches.push(
      setInterval(() => void settle().catch(parts.log), watchSeconds * 1_000),
      setInterval(() => void lookForDead().catch(parts.log), presenceMs),
    )
    await settle().catch(parts.log)
    return boss
  }
  return {
    async start(address) {
      starting = begin(address)
      await starting
    },
    async stop() {
      stop.abort()
      const boss = await starting?.catch(() => undefined)
      for (const watch of watches) clearInterval(watch)
      const late = new Promise<void>((resolve) => setTimeout(resolve, stopWithinMs).unref())
      await Promise.race([Promise.all([...workers.values()].map(({ ended }) => ended)), late])
      await presence?.stop()
      await boss?.stop({ graceful: true, timeout: stopWithinMs, close: true })
    },
  }
}

/** The queue of a job as it is declared now; entries that wait keep what held when they were sent. */
async function declare(
  boss: PgBoss,
  { name, retries = 5, backoff = 5, deadline = 900, cron }: Job,
  { leaseSeconds }: JobLimits,
): Promise<void> {
  const options: QueueOptions = {
    retryLimit: retries,
    retryDelay: backoff,
    retryBackoff: true,
    retryDelayMax: longestPauseSeconds,
    heartbeatSeconds: leaseSeconds,
    // the worker ends an attempt itself; this is for one that cannot
    expireInSeconds: deadline + leaseSeconds,
    deleteAfterSeconds: keptSeconds,
  }
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
  if (cron !== undefined) await boss.schedule(name, cron)
}

/** Runs whose entry is gone get a new one, those whose last worker was lost have failed. */
const settleRuns = (parts: JobParts) => changeRuns(parts, (tx) => settleLost(tx, texts.jobs.workerLost))

/** Runs whose worker died are queued again, or have failed without an attempt left. */
const takeOverRuns = (parts: JobParts, runs: readonly number[]) =>
  changeRuns(parts, (tx) => takeOver(tx, runs, { again: texts.jobs.takenOver, failed: texts.jobs.workerLost }))

const changeRuns = ({ database }: JobParts, change: (tx: Tx) => Promise<Settled[]>) =>
  database.system().tx(async (tx) => {
    const runs = await change(tx)
    for (const { id, startedBy } of runs) tellStarter(tx, startedBy, id)
    return runs
  })
