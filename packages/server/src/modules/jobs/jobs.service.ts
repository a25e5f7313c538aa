import type { OwnJob } from '@jst/contracts/jobs'
import { factsOf } from '../../kernel/audit/audit.ts'
import type { WriteCall } from '../../kernel/http/endpoint.ts'
import { AppError, isDuplicate } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/runs.repo.ts'
import { jobsTopic, tellStarter } from '../../kernel/jobs/send.ts'
import * as repo from './jobs.repo.ts'
import { texts } from './jobs.texts.ts'

/** @throws AppError NOT_FOUND for a run that the caller did not start, ILLEGAL_TRANSITION for one that is over */
export async function cancelOwn({ tx, actor, audit }: WriteCall, id: number): Promise<OwnJob> {
  if (!(await repo.ownRun(tx, actor.employeeId, id))) throw new AppError('NOT_FOUND')
  const [cancelled] = await repo.cancelRuns(tx.system, [id])
  if (!cancelled) throw new AppError('ILLEGAL_TRANSITION', { message: texts.over })
  audit({ action: 'job.cancel', entity: 'job_run', entityId: id })
  tellStarter(tx, actor.employeeId, id)
  return (await repo.ownRun(tx, actor.employeeId, id))!
}

const acts = { cancel: repo.cancelRuns, drop: repo.dropRuns, retry: repo.retryRuns }

/** Answers how many runs it concerned. @throws AppError NOT_FOUND when the caller sees none of them */
export async function manage({ tx, actor, audit }: WriteCall, act: keyof typeof acts, ids: readonly number[]): Promise<number> {
  const seen = await repo.lockVisible(tx, actor, ids)
  if (seen.length === 0) throw new AppError('NOT_FOUND')
  const runs = await acts[act](tx.system, seen).catch((error: unknown) => {
    // a run of the same key was queued in this moment
    if (isDuplicate(error, 'job_run_live_key')) throw new AppError('ILLEGAL_TRANSITION', { message: texts.sameKey })
    throw error
  })
  for (const { id, startedBy, job } of runs) {
    tellStarter(tx, startedBy, id)
    if (act !== 'retry') continue
    await enqueue(tx.system, id)
    tx.publish(jobsTopic, job)
  }
  if (runs.length > 0) audit({ action: `job.${act}`, entity: 'job_run', diff: factsOf({ Ids: runs.map(({ id }) => id) }) })
  return runs.length
}
