import type { Static, TSchema } from 'typebox'
import type { Tx } from '../database/database.ts'
import { fits, type JobFacts } from './job.ts'
import { askAgain, enqueue, insertRun } from './runs.repo.ts'

/** Bus topic: entries of the named job are due. */
export const jobsTopic = 'jobs'

interface SendOptions {
  /**
   * At most one live run per key. A second sender adds none: the run that waits will see what that sender wrote, one that is under way runs once
   * more. Senders of one key wait for each other's commit, so take keys for long work and not for every row.
   */
  readonly key?: string
  /** Not before. */
  readonly after?: Date
  /** Employee who started it: the run is shown to this employee, and to the administrators of the company. Absent: the system. */
  readonly by?: { readonly companyId: number; readonly employeeId: number }
  /** The company whose work it is, where nobody started it. */
  readonly companyId?: number
  /** Subject, shown behind the job's name. */
  readonly about?: string
}

const mostTries = 5

/**
 * Puts a job into the queue, in the transaction of the caller: it is there when that commits. Works whether or not this process runs jobs. Answers
 * with the id of the run, or of the live one that has the key.
 */
async function send<Data extends TSchema>(
  tx: Tx,
  job: JobFacts<Data>,
  data: Static<Data>,
  { key, after, by, companyId = by?.companyId, about }: SendOptions = {},
): Promise<number> {
  if (!fits(job, data)) throw new Error(`the data of job ${job.name} does not fit its schema`)
  const run = {
    job,
    title: about ? `${job.zh}：${about}` : job.zh,
    data,
    key: key ?? null,
    after: after?.toISOString() ?? null,
    companyId: companyId ?? null,
    employeeId: by?.employeeId ?? null,
  }
  for (let attempt = 1; attempt <= mostTries; attempt++) {
    const id = await insertRun(tx.system, run)
    if (id !== undefined) {
      await enqueue(tx.system, id)
      if (by) tellStarter(tx, by.employeeId, id)
      if (after === undefined) tx.publish(jobsTopic, job.name)
      return id
    }
    // the live run may end between both statements
    const live = await askAgain(tx.system, job.name, run.key!)
    if (live !== undefined) return live
  }
  throw new Error(`job ${job.name}: the key is taken and no live run has it`)
}

/** Makes open pages of the employee who started a run reload it. */
export const tellStarter = (tx: Tx, employeeId: number | null, ...ids: number[]): void => {
  if (employeeId !== null) tx.emit({ to: { employees: [employeeId] }, frame: { type: 'job/changed', content: { Ids: ids } } })
}

/** A job that runs by the clock runs once more, now: when the transaction commits. While a run of it is live, the next one by the clock is waited for. */
function nudge(tx: Tx, { name }: Pick<JobFacts, 'name'>): void {
  tx.defer('select nudge_job($1)', [name])
  tx.publish(jobsTopic, name)
}

/** The way into the queue. */
export const jobs = { send, nudge }
