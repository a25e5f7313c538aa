import { Integer, Object as ObjectSchema } from 'typebox'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../testing/index.ts'
import { gate, JobStage, textJob, writingJob } from '../../testing/job-stage.ts'
import { createDatabase } from '../database/database.ts'
import { defineJob } from './job.ts'
import { jobs } from './send.ts'

let stage: JobStage
beforeAll(async () => {
  stage = await JobStage.build()
})
afterAll(() => stage.db.drop())
afterEach(() => stage.clear())

describe('a job that is sent', () => {
  it('is not there when the transaction of its sender fails, and runs after its commit', async () => {
    const job = writingJob('after-commit')
    const bench = await stage.start([job])
    const failing = bench.tx(async (tx) => {
      await jobs.send(tx, job, { text: 'never' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect([await stage.rows(), await stage.entries('after-commit')]).toEqual([[], []])
    await bench.tx((tx) => jobs.send(tx, job, { text: 'once' }))
    await stage.ended('done')
    expect(await stage.effects()).toEqual(['once'])
  })

  it('waits where nobody runs jobs yet, and where there is no queue at all', async () => {
    await stage.db.owner((owner) => owner.query('drop schema if exists pgboss cascade'))
    const early = writingJob('before-any-queue')
    const database = createDatabase({ connections: 1 })
    database.open(stage.db.address)
    await database.system().tx((tx) => jobs.send(tx, early, { text: 'early' }))
    await database.close()
    expect((await stage.rows()).map(({ state }) => state)).toEqual(['queued'])
    await stage.start([early])
    await stage.ended('done')
    expect(await stage.effects()).toEqual(['early'])
  })

  it('needs no connection of its own', async () => {
    const bench = await stage.start()
    const connections = () =>
      bench.database.system().query<{ count: number }>(`select count(*) from pg_stat_activity where datname = current_database()`)
    const before = await connections()
    await bench.tx((tx) => jobs.send(tx, writingJob('few-connections'), { text: '' }))
    expect(await connections()).toEqual(before)
  })

  it('is refused when its data does not fit, and fails at once when it comes from another version', async () => {
    const bench = await stage.start()
    const wrong = { text: 7 } as unknown as { text: string }
    await expect(bench.tx((tx) => jobs.send(tx, writingJob('data'), wrong))).rejects.toThrow('does not fit')
    const older = defineJob({ name: 'data', zh: '测试任务', data: ObjectSchema({ count: Integer() }), run: async () => {} })
    await bench.tx((tx) => jobs.send(tx, older, { count: 1 }))
    await stage.start([writingJob('data')])
    await stage.ended('failed')
    expect((await stage.rows())[0]).toMatchObject({ attempt: 1, error: '任务由旧版本提交，数据与当前版本不符，请重新发起' })
  })

  it('starts no earlier than it is told', async () => {
    const job = writingJob('later')
    const bench = await stage.start([job])
    await bench.tx((tx) => jobs.send(tx, job, { text: 'later' }, { after: new Date(Date.now() + 3_600_000) }))
    await bench.tx((tx) => jobs.send(tx, job, { text: 'now' }))
    await until(async () => (await stage.effects()).includes('now'))
    expect((await stage.rows()).map(({ state }) => state)).toEqual(['queued', 'done'])
    await stage.db.owner((owner) =>
      owner.query(`update pgboss.job set start_after = now() - interval '1 second' where name = 'later' and state = 'created'`),
    )
    await stage.ended('done')
    expect(await stage.effects()).toEqual(['now', 'later'])
  })

  it('is the same entry that pg-boss makes itself', async () => {
    const job = writingJob('entry', { retries: 3, backoff: 7, deadline: 60 })
    const bench = await stage.start([job])
    await bench.tx((tx) => jobs.send(tx, job, { text: '' }))
    await stage.ended('done')
    const { PgBoss } = await import('pg-boss')
    const boss = await new PgBoss({ ...stage.db.address, schema: 'pgboss', supervise: false, schedule: false }).start()
    await boss.send('entry', { run: 0 })
    await boss.stop()
    const [ours, theirs] = await stage.entries('entry')
    const differing = Object.keys(theirs!).filter((column) => String(ours![column]) !== String(theirs![column]))
    // what a run that is over has, and what differs by its nature
    const expected = [
      'id',
      'data',
      'state',
      'start_after',
      'created_on',
      'started_on',
      'completed_on',
      'keep_until',
      'heartbeat_on',
      'output',
    ]
    expect(differing.filter((column) => !expected.includes(column))).toEqual([])
  })
})

describe('a key', () => {
  it('has one live run, however many send at once', async () => {
    const bench = await stage.start([], { connections: 16 })
    const job = writingJob('one-key')
    const ids = await Promise.all(
      Array.from({ length: 64 }, (_, text) => bench.tx((tx) => jobs.send(tx, job, { text: String(text) }, { key: 'k' }))),
    )
    expect([new Set(ids).size, (await stage.rows()).length]).toEqual([1, 1])
    await stage.start([job])
    await stage.ended('done')
    expect((await stage.effects()).length).toBe(1)
    const next = await bench.tx((tx) => jobs.send(tx, job, { text: 'next' }, { key: 'k' }))
    expect(ids).not.toContain(next)
  })

  it('that is asked for while its run is under way runs once more, and sees what the second sender wrote', async () => {
    const [looked, mayEnd] = [gate(), gate()]
    const seen: string[][] = []
    const job = textJob('again', async ({ db: system }) => {
      seen.push((await system.query<{ text: string }>('select text from effect')).map(({ text }) => text))
      looked.pass()
      await mayEnd.passed
    })
    const bench = await stage.start([job])
    const first = await bench.tx((tx) => jobs.send(tx, job, { text: '' }, { key: 'k' }))
    await looked.passed
    const second = await bench.tx(async (tx) => {
      await tx.query('insert into effect (text) values ($1)', ['late'])
      return jobs.send(tx, job, { text: '' }, { key: 'k' })
    })
    mayEnd.pass()
    await until(() => seen.length === 2)
    await stage.ended('done')
    expect([second, seen]).toEqual([first, [[], ['late']]])
  })
})
