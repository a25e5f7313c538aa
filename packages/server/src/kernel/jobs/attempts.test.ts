import { Null } from 'typebox'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../testing/index.ts'
import { gate, JobStage, textJob, writingJob } from '../../testing/job-stage.ts'
import { startJobs } from '../../testing/job-bench.ts'
import { AppError } from '../errors.ts'
import { defineJob, LeaseLost } from './job.ts'
import { jobs } from './send.ts'

let stage: JobStage
beforeAll(async () => {
  stage = await JobStage.build()
})
afterAll(() => stage.db.drop())
afterEach(() => stage.clear())

describe('a job that fails', () => {
  it('is tried again, keeps what it did once, and tells nothing of foreign errors', async () => {
    const job = textJob('third-time', async ({ run, tx, once }, { text }) => {
      await tx(async (inside) => {
        if (await once(inside, text)) await inside.query('insert into effect (text) values ($1)', [text])
      })
      if (run.attempt === 1) throw new Error('select * from secret')
      if (run.attempt === 2) throw new AppError('UNAVAILABLE', { message: '对方没有应答' })
      return { note: '已处理 1 项', link: '/system/message' }
    })
    const errors: string[] = []
    const bench = await stage.start([job])
    await bench.tx((tx) => jobs.send(tx, job, { text: 'x' }))
    await until(async () => {
      const [row] = await stage.rows()
      if (row!.error && errors.at(-1) !== row!.error) errors.push(row!.error)
      return row!.state === 'done'
    })
    expect([await stage.effects(), (await stage.rows())[0]]).toEqual([
      ['x'],
      expect.objectContaining({ attempt: 3, note: '已处理 1 项', link: '/system/message', error: '' }),
    ])
    expect(errors.every((words) => ['任务执行出错，详情见服务器日志', '对方没有应答'].includes(words))).toBe(true)
    expect(bench.errors.map(({ message }) => message).join()).toContain('select * from secret')
  })

  it('is dead after its last attempt', async () => {
    const job = textJob('hopeless', () => Promise.reject(new AppError('UNAVAILABLE', { message: '对方没有应答' })), { retries: 2 })
    const bench = await stage.start([job])
    await bench.tx((tx) => jobs.send(tx, job, { text: '' }))
    await stage.ended('failed')
    expect((await stage.rows())[0]).toMatchObject({ attempt: 3, error: '对方没有应答' })
    await until(async () => (await stage.entries('hopeless')).every(({ state }) => state === 'completed'))
  })

  it('waits twice as long each time', async () => {
    const job = textJob('pauses', () => Promise.reject(new Error('no')), { backoff: 100 })
    const bench = await stage.start([job])
    await bench.tx((tx) => jobs.send(tx, job, { text: '' }))
    const pause = async (attempt: number) => {
      const entry = await until(async () => {
        if ((await stage.rows())[0]!.attempt !== attempt) return undefined
        const [found] = await stage.entries('pauses')
        return found!['state'] === 'retry' && found
      })
      await stage.db.owner((owner) => owner.query(`update pgboss.job set start_after = now() - interval '1 second' where name = 'pauses'`))
      const planned = Date.parse(String(entry['start_after']))
      // it failed between the begin of the attempt and now, however slow the machine is
      const [began, now] = [Date.parse(String(entry['started_on'])), Date.now()]
      return { sinceBegin: (planned - began) / 1_000, untilThen: (planned - now) / 1_000 }
    }
    const pauses = [await pause(1), await pause(2), await pause(3)]
    for (const [at, { sinceBegin, untilThen }] of pauses.entries()) {
      expect(sinceBegin).toBeGreaterThanOrEqual(100 * 2 ** at)
      expect(untilThen).toBeLessThanOrEqual(100 * 2 ** (at + 1))
    }
  })

  it('for want of time is ended, and writes nothing after that', async () => {
    const [started, mayWrite] = [gate(), gate()]
    const late: unknown[] = []
    const job = textJob(
      'too-slow',
      async ({ tx, signal }) => {
        started.pass()
        await mayWrite.passed
        late.push(
          signal.aborted,
          await tx((inside) => inside.query('insert into effect (text) values (1)')).catch((error: unknown) => error),
        )
      },
      { deadline: 1, retries: 0 },
    )
    const bench = await stage.start([job])
    await bench.tx((tx) => jobs.send(tx, job, { text: '' }))
    await started.passed
    await stage.ended('failed')
    mayWrite.pass()
    await until(() => late.length > 0)
    expect(late).toEqual([true, expect.any(LeaseLost)])
    expect([(await stage.rows())[0]!.error, await stage.effects()]).toEqual(['超过 1 秒仍未完成', []])
  })
})

describe('a worker', () => {
  it('that was thought lost writes nothing and ends nothing of the one that took its run up', async () => {
    const [held, mayGoOn] = [gate(), gate()]
    const outcomes: unknown[] = []
    const job = textJob('taken-over', async ({ run, tx, progress }, { text }) => {
      if (run.attempt === 1) {
        held.pass()
        await mayGoOn.passed
        outcomes.push(await tx((inside) => inside.query('insert into effect (text) values ($1)', [text])).catch((error: unknown) => error))
        outcomes.push(await progress(1, 1).catch((error: unknown) => error))
        return
      }
      await tx((inside) => inside.query('insert into effect (text) values ($1)', ['second']))
    })
    // it says for an hour that it lives, so that only the entry tells otherwise
    const first = await stage.start([job], { limits: { leaseSeconds: 3_600 } })
    await first.tx((tx) => jobs.send(tx, job, { text: 'first' }))
    await held.passed
    await stage.db.owner((owner) =>
      owner.query(`update pgboss.job set heartbeat_on = now() - interval '2 hours' where name = 'taken-over'`),
    )
    await stage.start([job])
    await stage.ended('done')
    mayGoOn.pass()
    await until(() => outcomes.length === 2)
    expect(outcomes).toEqual([expect.any(LeaseLost), expect.any(LeaseLost)])
    expect([await stage.effects(), (await stage.rows())[0]]).toEqual([['second'], expect.objectContaining({ state: 'done', attempt: 2 })])
  })

  it('that is lost at the last attempt leaves a failed run, not one that runs for ever', async () => {
    const bench = await stage.start()
    const job = writingJob('lost-for-good', { retries: 0 })
    const other = await startJobs(stage.db.address, [job])
    await other.stop()
    await bench.tx((tx) => jobs.send(tx, job, { text: '' }))
    await stage.db.owner((owner) => owner.query(`update job_run set state = 'running', attempt = 1`))
    await stage.db.owner((owner) =>
      owner.query(
        `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 hour' where name = 'lost-for-good'`,
      ),
    )
    await stage.start([job])
    await stage.ended('failed')
    expect((await stage.rows())[0]!.error).toBe('执行任务的服务进程中断，且已用完重试次数')
  })

  it('that stops gives its run back, with all of its attempts', async () => {
    const started = gate()
    const job = textJob(
      'given-back',
      async ({ run }) => {
        if (run.attempt > 1) return
        started.pass()
        await new Promise(() => {})
      },
      { retries: 0 },
    )
    const first = await startJobs(stage.db.address, [job])
    await first.tx((tx) => jobs.send(tx, job, { text: '' }))
    await started.passed
    await first.stop()
    expect((await stage.rows())[0]).toMatchObject({ state: 'queued', attempt: 1 })
    await stage.start([job])
    await stage.ended('done')
  })
})

it('progress is written as it goes, and also from inside a transaction', async () => {
  const [counted, mayEnd] = [gate(), gate()]
  const job = textJob('progress', async ({ tx, progress }) => {
    await progress(1, 4, '读取')
    await tx(async () => progress(2, 4))
    counted.pass()
    await mayEnd.passed
    await progress(4, 4, '写入')
  })
  const bench = await stage.start([job])
  await bench.tx((tx) => jobs.send(tx, job, { text: '' }))
  await counted.passed
  expect((await stage.rows())[0]).toMatchObject({ state: 'running', done: 1, total: 4, note: '读取' })
  mayEnd.pass()
  await stage.ended('done')
  expect((await stage.rows())[0]).toMatchObject({ done: 4, total: 4, note: '写入' })
})

it('a job that runs by the clock has one row, and no second run beside a live one', async () => {
  const [started, mayEnd] = [gate(), gate()]
  let runs = 0
  const job = defineJob({
    name: 'by-the-clock',
    zh: '测试任务',
    data: Null(),
    cron: '0 0 1 1 *',
    run: async () => {
      runs++
      started.pass()
      await mayEnd.passed
      return { note: `第 ${runs} 次` }
    },
  })
  const bench = await stage.start([job])
  const tick = () =>
    stage.db.owner((owner) =>
      owner.query(
        `insert into pgboss.job (name, retry_limit, expire_seconds, heartbeat_seconds) select name, 0, 60, 60 from pgboss.queue where name = 'by-the-clock'`,
      ),
    )
  await tick()
  await started.passed
  await tick()
  const second = await stage.start([job])
  await until(async () => (await stage.entries('by-the-clock')).some(({ state }) => state === 'completed'))
  mayEnd.pass()
  const row = () =>
    bench.database
      .system()
      .query<{ state: string; note: string; error: string }>(`select state, note, error from job_run where job = 'by-the-clock'`)
  await until(async () => (await row())[0]?.state === 'done')
  expect([runs, await row()]).toEqual([1, [{ state: 'done', note: '第 1 次', error: '' }]])
  await tick()
  await until(() => runs === 2)
  await until(async () => (await row())[0]?.state === 'done')
  expect([await row(), second.errors, bench.errors]).toEqual([[{ state: 'done', note: '第 2 次', error: '' }], [], []])
})
