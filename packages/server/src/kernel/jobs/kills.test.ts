// A real process that dies by kill -9 between every two steps of a job; another one takes its run up, and the effect is there once.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, until, type TestDatabase } from '../../testing/index.ts'
import { startJobs, type JobBench } from '../../testing/job-bench.ts'
import { killingJob, type DyingAt } from '../../testing/killing-job.ts'
import { jobs } from './send.ts'

const deaths: readonly DyingAt[] = [
  'after the sender committed',
  'fetched',
  'claimed',
  'before the effect commits',
  'after the effect',
  'performed',
  'answered',
]
const nameOf = (death: DyingAt) => death.replaceAll(' ', '-')
/** The lease of a run lasts ten seconds; the limit leaves a busy machine several of them. */
const takenUpWithinMs = 60_000

let db: TestDatabase
let bench: JobBench | undefined
beforeAll(async () => {
  db = await createTestDatabase()
  await db.owner((owner) => owner.query('create table effect (text text not null); truncate job_run'))
})
afterAll(async () => {
  await bench?.stop()
  await db.drop()
})

async function dieAt(death: DyingAt): Promise<void> {
  const holder = fileURLToPath(new URL('../../testing/job-holder.ts', import.meta.url))
  const child = fork(holder, [JSON.stringify(db.address), death, nameOf(death)], { execArgv: ['--conditions=@jst/source'], silent: true })
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
  expect([death, signal]).toEqual([death, 'SIGKILL'])
}
const effects = () =>
  db.owner((owner) => owner.query<{ text: string; count: number }>('select text, count(*) from effect group by 1 order by 1'))
const states = () => db.owner((owner) => owner.query<{ job: string; state: string }>('select job, state from job_run order by job'))

it('a job whose process dies at any step is done by another, and its effect happens once', { timeout: 120_000 }, async () => {
  // nobody runs jobs yet, so that every worker finds its own
  const sender = await startJobs(db.address, [])
  for (const death of deaths.slice(1))
    await sender.tx((tx) =>
      jobs.send(
        tx,
        killingJob(nameOf(death), () => {}),
        { text: nameOf(death) },
      ),
    )
  await sender.stop()
  await dieAt('before the sender commits')
  for (const death of deaths) await dieAt(death)
  expect(await states()).not.toContainEqual({ job: 'before-the-sender-commits', state: expect.anything() })
  bench = await startJobs(
    db.address,
    deaths.map((death) => killingJob(nameOf(death), () => {})),
  )
  await until(async () => (await states()).every(({ state }) => state === 'done'), takenUpWithinMs)
  expect(await effects()).toEqual(deaths.map((death) => ({ text: nameOf(death), count: 1 })).toSorted((a, b) => (a.text < b.text ? -1 : 1)))
  // the queue itself comes to rest: no entry is tried for ever
  const live = `select name from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'`
  await until(async () => (await db.owner((owner) => owner.query(live))).length === 0)
  await bench.stop()
  bench = undefined
})

describe('a worker that dies is missed at once', () => {
  /** No sign of life is expected within the test: only the lock of the worker tells. */
  const limits = { leaseSeconds: 3_600, watchSeconds: 3_600 }
  async function killed(name: string, retries: number) {
    const job = killingJob(name, () => {}, retries)
    await (await startJobs(db.address, [job], { limits })).stop()
    const sender = await startJobs(db.address, [])
    await sender.tx((tx) => jobs.send(tx, job, { text: name }))
    await sender.stop()
    const holder = fileURLToPath(new URL('../../testing/job-holder.ts', import.meta.url))
    const child = fork(holder, [JSON.stringify(db.address), 'after the effect', name], {
      execArgv: ['--conditions=@jst/source'],
      silent: true,
    })
    await once(child, 'exit')
    bench = await startJobs(db.address, [job], { limits })
    const row = () =>
      db.owner((owner) => owner.query<{ state: string; error: string }>('select state, attempt, error from job_run where job = $1', [name]))
    await until(async () => ['done', 'failed'].includes((await row())[0]!.state))
    await bench.stop()
    bench = undefined
    return (await row())[0]
  }

  it('and its run is taken over', async () => {
    expect(await killed('missed', 3)).toEqual({ state: 'done', attempt: 2, error: '' })
    expect(await effects()).toContainEqual({ text: 'missed', count: 1 })
  })

  it('and its run has failed when no attempt is left', async () => {
    expect(await killed('missed-for-good', 0)).toEqual({ state: 'failed', attempt: 1, error: '执行任务的服务进程中断，且已用完重试次数' })
  })
})
