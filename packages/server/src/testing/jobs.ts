import { randomUUID } from 'node:crypto'
import type { Job } from '../kernel/jobs/job.ts'
import { Performance, type Ended } from '../kernel/jobs/perform.ts'
import { claimRun, scheduledRun } from '../kernel/jobs/runs.repo.ts'
import { createSurroundings, type Surroundings } from '../kernel/process/surroundings.ts'
import { allJobs } from '../modules.ts'
import type { JstServer } from '../server.ts'

interface Options {
  readonly jobs?: readonly Job[]
  readonly now?: () => Date
  /** True for the last failure. */
  readonly last?: boolean
  readonly surroundings?: Surroundings
}

async function perform(
  { database }: Pick<JstServer, 'database'>,
  job: Job,
  { id, queueId }: { id: number; queueId: string },
  { now = () => new Date(), last = true, surroundings = createSurroundings() }: Options,
): Promise<Ended | undefined> {
  const run = await database.system().tx((tx) => claimRun(tx, id, queueId))
  const attempt = run && { job, run, last, stop: new AbortController().signal }
  return attempt && new Performance({ database, now, surroundings, log: () => {} }, attempt).end()
}

/** Runs what is queued and due, in this process and in order, without waiting for a worker. Answers with how each ended. */
export async function runQueued(server: Pick<JstServer, 'database'>, options: Options = {}): Promise<(Ended | undefined)[]> {
  const { jobs = allJobs, now = () => new Date() } = options
  const ended: (Ended | undefined)[] = []
  for (;;) {
    const [next] = await server.database.system().query<{ id: number; queueId: string; job: string }>(
      `select id, queue_id as "queueId", job from job_run where state = 'queued' and job = any ($1) and coalesce(start_after, '-infinity') <= $2
       order by id limit 1`,
      [jobs.map(({ name }) => name), now().toISOString()],
    )
    if (!next) return ended
    ended.push(
      await perform(
        server,
        jobs.find(({ name }) => name === next.job)!,
        next,
        options,
      ),
    )
  }
}

/** Runs a job as the clock does. Undefined when a former run is live. */
export async function runScheduled(server: Pick<JstServer, 'database'>, job: Job, options: Options = {}): Promise<Ended | undefined> {
  const queueId = randomUUID()
  const id = await server.database.system().tx((tx) => scheduledRun(tx, job, queueId))
  return id === undefined ? undefined : perform(server, job, { id, queueId }, options)
}
