import { createBus } from '../kernel/bus/bus.ts'
import { createDatabase, type Database, type Tx } from '../kernel/database/database.ts'
import type { PgAddress } from '../kernel/database/address.ts'
import type { Job } from '../kernel/jobs/job.ts'
import { createSurroundings, type Surroundings } from '../kernel/process/surroundings.ts'
import { createJobQueue } from '../kernel/jobs/queue.ts'
import type { JobLimits, Step } from '../kernel/jobs/worker.ts'

/** As short as pg-boss lets them be. */
const quick: JobLimits = { leaseSeconds: 10, watchSeconds: 1, presenceMs: 100, lookEveryMs: 50 }

/** A job runner on a database, without the rest of a server. */
export interface JobBench {
  readonly database: Database
  readonly errors: readonly Error[]
  /** A transaction of the system. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  stop(): Promise<void>
}

/** Starts workers for these jobs. */
export async function startJobs(
  address: PgAddress,
  jobs: readonly Job[],
  {
    onStep,
    limits,
    connections = 6,
    surroundings = createSurroundings(),
  }: { onStep?: (step: Step, job: Job) => void; limits?: Partial<JobLimits>; connections?: number; surroundings?: Surroundings } = {},
): Promise<JobBench> {
  const bus = createBus()
  const database = createDatabase({ connections, announced: bus.relay })
  database.open(address)
  await bus.start(address)
  const errors: Error[] = []
  const queue = createJobQueue({
    jobs,
    database,
    bus,
    now: () => new Date(),
    surroundings,
    log: (error) => void errors.push(error),
    limits: { ...quick, ...limits },
    ...(onStep && { onStep }),
  })
  await queue.start(address)
  return {
    database,
    errors,
    tx: (work) => database.system().tx(work),
    async stop() {
      await queue.stop()
      await bus.stop()
      await database.close()
    },
  }
}
