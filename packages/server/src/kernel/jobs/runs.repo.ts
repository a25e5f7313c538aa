import type { Queryable } from '../database/database.ts'
import type { JobFacts, JobOutcome, JobRun } from './job.ts'

export interface NewRun {
  readonly job: Pick<JobFacts, 'name'>
  readonly title: string
  readonly data: unknown
  readonly key: string | null
  readonly after: string | null
  readonly companyId: number | null
  readonly employeeId: number | null
}

/** Adds a run. Undefined if an unfinished run has the key. Waits for concurrent transactions that add or end one. */
export async function insertRun(
  system: Queryable,
  { job, title, data, key, after, companyId, employeeId }: NewRun,
): Promise<number | undefined> {
  const [row] = await system.query<{ id: number }>(
    `insert into job_run (company_id, employee_id, job, key, title, data, start_after) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (job, key) where state in ('queued', 'running') and key is not null do nothing returning id`,
    [companyId, employeeId, job.name, key, title, JSON.stringify(data), after],
  )
  return row?.id
}

/** Holds the row, so that who claims it waits for this transaction and sees what it writes; a run that is under way runs again. */
export async function askAgain(system: Queryable, job: string, key: string): Promise<number | undefined> {
  const [row] = await system.query<{ id: number }>(
    `update job_run set again = true where job = $1 and key = $2 and state in ('queued', 'running') returning id`,
    [job, key],
  )
  return row?.id
}

export const enqueue = (system: Queryable, id: number) => system.query('select enqueue_job($1)', [id])

export interface ClaimedRun extends JobRun {
  readonly data: unknown
}
const claimed = 'id, attempt, company_id as "companyId", employee_id as "startedBy", data'

/**
 * Takes the lease of a run over. `worker`: the process whose presence others check. Undefined when the run has ended, or the entry is an earlier one
 * of it.
 */
export async function claimRun(system: Queryable, id: number, queueId: string, worker?: number): Promise<ClaimedRun | undefined> {
  const [run] = await system.query<ClaimedRun>(
    `update job_run set state = 'running', attempt = attempt + 1, again = false, done = 0, total = 0, error = '', end_time = null, worker = $3,
       start_time = clock_timestamp() where id = $1 and queue_id = $2 and state in ('queued', 'running') returning ${claimed}`,
    [id, queueId, worker ?? null],
  )
  return run
}

/** The row of a job that runs by the clock, for this entry. Undefined while its former run is live. */
export async function scheduledRun(system: Queryable, { name, zh }: JobFacts, queueId: string): Promise<number | undefined> {
  const [row] = await system.query<{ id: number }>(
    `insert into job_run as r (job, title, scheduled, queue_id) values ($1, $2, true, $3)
     on conflict (job) where scheduled do update set title = excluded.title, queue_id = excluded.queue_id, state = 'queued',
       create_time = case when r.queue_id = excluded.queue_id then r.create_time else clock_timestamp() end
     where r.state not in ('queued', 'running') or r.queue_id = excluded.queue_id returning id`,
    [name, zh, queueId],
  )
  return row?.id
}

const leaseCondition = `id = $1 and attempt = $2 and state = 'running'`

/** Returns true if this attempt still holds the lease of the run, and locks it until the transaction ends. */
export async function holdLease(tx: Queryable, { id, attempt }: JobRun): Promise<boolean> {
  return (await tx.query(`select from job_run where ${leaseCondition} for share`, [id, attempt])).length > 0
}

export async function hasLease(system: Queryable, { id, attempt }: JobRun): Promise<boolean> {
  return (await system.query(`select from job_run where ${leaseCondition}`, [id, attempt])).length > 0
}

/** False when the lease is lost; so with the others. */
export async function setProgress(tx: Queryable, { id, attempt }: JobRun, done: number, total: number, note: string): Promise<boolean> {
  const rows = await tx.query(`update job_run set done = $3, total = $4, note = $5 where ${leaseCondition} returning id`, [
    id,
    attempt,
    done,
    total,
    note,
  ])
  return rows.length > 0
}

/** A run that was asked for again meanwhile goes back into the queue. */
export async function endRun(tx: Queryable, { id, attempt }: JobRun, { note = '', link = '' }: JobOutcome): Promise<boolean> {
  const [row] = await tx.query<{ state: string }>(
    `update job_run set state = case when again then 'queued' else 'done' end, queue_id = case when again then gen_random_uuid() else queue_id end,
       start_after = null, end_time = clock_timestamp(), note = case when $3 = '' then note else $3 end, link = $4
     where ${leaseCondition} returning state`,
    [id, attempt, note, link],
  )
  if (row?.state === 'queued') await enqueue(tx, id)
  return row !== undefined
}

/** After the last attempt the run has failed; before it waits for the next one. */
export async function failRun(tx: Queryable, { id, attempt }: JobRun, error: string, last: boolean): Promise<boolean> {
  const rows = await tx.query(
    `update job_run set state = case when $4 then 'failed' else 'queued' end, error = $3, end_time = clock_timestamp() where ${leaseCondition} returning id`,
    [id, attempt, error, last],
  )
  return rows.length > 0
}

/** Into the queue again with all of its attempts: the worker stops before the run is over. */
export async function giveBack(tx: Queryable, { id, attempt }: JobRun): Promise<boolean> {
  const rows = await tx.query(`update job_run set state = 'queued', queue_id = gen_random_uuid() where ${leaseCondition} returning id`, [
    id,
    attempt,
  ])
  if (rows.length > 0) await enqueue(tx, id)
  return rows.length > 0
}

export interface Settled {
  readonly id: number
  readonly startedBy: number | null
  readonly job: string
  readonly failed: boolean
}

/** Runs whose last worker was lost have failed, with these words; runs without an entry get one. */
export async function settleLost(tx: Queryable, words: string): Promise<Settled[]> {
  const rows = await tx.query<Settled>('select run_id as id, starter as "startedBy", job_name as job, ended as failed from settle_jobs()')
  const failed = rows.filter((row) => row.failed).map(({ id }) => id)
  if (failed.length > 0) await tx.query(`update job_run set error = $2 where id = any ($1) and error = ''`, [failed, words])
  return rows
}

/** Runs whose worker has lost its advisory lock. */
export const lostRuns = async (system: Queryable): Promise<number[]> =>
  (await system.query<{ id: number }>('select run_id as id from lost_runs()')).map(({ id }) => id)

/** Takes these runs from their lost workers: into the queue again, or failed when no attempt is left. */
export async function takeOver(tx: Queryable, runs: readonly number[], words: { readonly again: string; readonly failed: string }) {
  const rows = await tx.query<Settled>(
    'select run_id as id, starter as "startedBy", job_name as job, ended as failed from take_over_runs($1)',
    [runs],
  )
  for (const { id, failed } of rows)
    await tx.query('update job_run set error = $2 where id = $1', [id, failed ? words.failed : words.again])
  return rows
}

export async function addEffect(tx: Queryable, job: string, key: string, runId: number): Promise<boolean> {
  const rows = await tx.query('insert into job_effect (job, key, run_id) values ($1, $2, $3) on conflict do nothing returning run_id', [
    job,
    key,
    runId,
  ])
  return rows.length > 0
}
