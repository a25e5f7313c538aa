import { cancelJobs, cancelOwnJob, dropJobs, managedJobs, ownJobList, retryJobs } from '@jst/contracts/jobs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors.ts'
import { jobs } from '../../kernel/jobs/send.ts'
import { gate, textJob, writingJob } from '../../testing/job-stage.ts'
import { startJobs } from '../../testing/job-bench.ts'
import { connectLive, createTestServer, runQueued, until, type TestClient, type TestServer } from '../../testing/index.ts'

let server: TestServer
let base: string
let boss: TestClient
let doc: TestClient
let admin: TestClient
const people: Record<string, { companyId: number; employeeId: number }> = {}
beforeAll(async () => {
  server = await createTestServer()
  base = await server.listen()
  ;[boss, doc, admin] = [await server.signIn('boss'), await server.signIn('doc'), await server.signIn('admin')]
  await server.db.owner(async (owner) => {
    await owner.query('create table effect (text text not null)')
    const found = await owner.query<{ account: string; companyId: number; employeeId: number }>(
      `select u.account, e.company_id as "companyId", e.id as "employeeId" from employee e join app_user u on u.id = e.user_id where e.is_default`,
    )
    for (const { account, ...by } of found) people[account] = by
    await owner.query('delete from job_run')
  })
})
afterAll(() => server.close())
afterEach(() => server.db.owner((owner) => owner.query('truncate job_run, job_effect, effect')))

const job = writingJob('write')
const broken = textJob('broken', () => Promise.reject(new AppError('UNAVAILABLE', { message: '对方没有应答' })))
const send = (account: string, { about = account, key }: { about?: string; key?: string } = {}, kind = job) =>
  server.database.system().tx((tx) => jobs.send(tx, kind, { text: account }, { by: people[account]!, about, ...(key && { key }) }))
const titles = async (client: TestClient) => (await client.call(managedJobs, {})).body.Data.Rows.map(({ Title }) => Title)
const own = async (client: TestClient) => (await client.call(ownJobList, {})).body.Data.Rows
const effects = () => server.db.owner((owner) => owner.query<{ text: string }>('select text from effect'))
const run = () => runQueued(server, { jobs: [job, broken] })

describe('one’s own jobs', () => {
  it('are seen by who started them, and by nobody else, as they move', async () => {
    const live = await connectLive(base, doc.token)
    const id = await send('doc')
    expect((await live.frame('job/changed')).content).toEqual({ Ids: [id] })
    expect(await own(doc)).toMatchObject([{ Id: id, Title: '测试任务：doc', State: 'queued', EndTime: null }])
    expect([await own(boss), await own(await server.signIn('customer'))]).toEqual([[], []])
    await run()
    await until(() => live.frames.filter(({ type }) => type === 'job/changed').length >= 2)
    live.socket.close()
    expect(await own(doc)).toMatchObject([{ State: 'done' }])
  })

  it('are cancelled while they wait, by who started them alone; what is over stays', async () => {
    const id = await send('doc')
    expect((await boss.call(cancelOwnJob, { Id: id })).status).toBe(404)
    expect((await doc.call(cancelOwnJob, { Id: id })).body.Data).toMatchObject({ State: 'cancelled' })
    expect([await run(), await effects()]).toEqual([[], []])
    const again = await doc.call(cancelOwnJob, { Id: id })
    expect([again.status, again.body.Code, again.body.Message]).toEqual([422, 'ILLEGAL_TRANSITION', '该任务已经结束，不能取消'])
  })

  it('are cancelled while they run: they hear it, and write nothing more', async () => {
    const [started, heard] = [gate(), gate()]
    const outcomes: unknown[] = []
    const long = textJob('long', async ({ tx, signal }) => {
      started.pass()
      signal.addEventListener('abort', heard.pass)
      await heard.passed
      outcomes.push(await tx((inside) => inside.query(`insert into effect (text) values ('late')`)).catch((error: Error) => error.name))
    })
    const bench = await startJobs(server.db.address, [long], { limits: { leaseSeconds: 10 } })
    const id = await send('doc', {}, long)
    await started.passed
    expect((await doc.call(cancelOwnJob, { Id: id })).status).toBe(200)
    await until(() => outcomes.length > 0)
    await bench.stop()
    expect([outcomes, await effects(), (await own(doc))[0]]).toEqual([['LeaseLost'], [], expect.objectContaining({ State: 'cancelled' })])
  })
})

describe('the administration of jobs', () => {
  it('shows a company its own, and the platform all with its own work', async () => {
    await send('doc')
    await send('customer')
    await server.database.system().tx((tx) => jobs.send(tx, job, { text: '' }, { about: '平台' }))
    expect([await titles(boss), (await titles(admin)).length]).toEqual([['测试任务：doc'], 3])
    expect((await doc.call(managedJobs, {})).status).toBe(403)
    const [row] = (await boss.call(managedJobs, { State: 'queued', Keyword: '测试' })).body.Data.Rows
    expect(row).toMatchObject({ Starter: '陈雨欣', Company: '上海海捷国际货运代理有限公司', Job: 'write', Attempt: 0, Scheduled: false })
    expect((await boss.call(managedJobs, { State: 'failed' })).body.Data.Total).toBe(0)
  })

  it('queues what failed again, and gives up what shall not run', async () => {
    const [first, second, third] = [await send('doc', {}, broken), await send('boss', {}, broken), await send('customer', {}, broken)]
    expect(await run()).toEqual(['failed', 'failed', 'failed'])
    expect((await boss.call(managedJobs, { State: 'failed', Sort: 'CreateTime' })).body.Data.Rows).toMatchObject([
      { Id: first, Error: '对方没有应答', Attempt: 1 },
      { Id: second },
    ])
    // another company's is passed over, and alone it is not there
    expect((await boss.call(retryJobs, { Ids: [first, third] })).body.Data).toBe(1)
    expect((await boss.call(retryJobs, { Ids: [third] })).status).toBe(404)
    expect((await boss.call(dropJobs, { Ids: [first, second] })).body.Data).toBe(1)
    expect(await run()).toEqual(['failed'])
    const states = (await admin.call(managedJobs, { Sort: 'CreateTime' })).body.Data.Rows.map(({ Id, State }) => [Id, State])
    expect(states).toEqual([
      [first, 'failed'],
      [second, 'cancelled'],
      [third, 'failed'],
    ])
    const audit = await server.db.owner((owner) =>
      owner.query(`select action from audit_log where action like 'job.%' order by id desc limit 2`),
    )
    expect(audit).toEqual([{ action: 'job.drop' }, { action: 'job.retry' }])
  })

  it('retries one of several with one key, and none beside a live one', async () => {
    const ids: number[] = []
    for (let at = 0; at < 2; at++) {
      ids.push(await send('doc', { key: 'k' }, broken))
      await run()
    }
    expect((await boss.call(retryJobs, { Ids: ids })).body.Data).toBe(1)
    expect((await boss.call(retryJobs, { Ids: ids })).body.Data).toBe(0)
  })

  it('cancels what waits, but not what runs by the clock', async () => {
    const id = await send('doc')
    const [scheduled] = await server.db.owner((owner) =>
      owner.query<{ id: number }>(`insert into job_run (job, title, scheduled) values ('clock', '按时', true) returning id`),
    )
    expect((await admin.call(cancelJobs, { Ids: [id, scheduled!.id] })).body.Data).toBe(1)
    expect((await admin.call(managedJobs, { State: 'queued' })).body.Data.Rows).toMatchObject([{ Id: scheduled!.id, Scheduled: true }])
  })
})

it('row-level security keeps runs apart by itself: companies, and people of a narrowed role', async () => {
  for (const account of ['doc', 'boss', 'customer']) await send(account)
  const seen = async (account: string, more: Partial<EmployeeActor>) => {
    const actor = { ...people[account], companyKind: 'operator', dataScope: 'company', ...more } as EmployeeActor
    return (await server.database.tenant(actor).query<{ title: string }>('select title from job_run order by id')).map(({ title }) => title)
  }
  expect(await seen('doc', {})).toEqual(['测试任务：doc', '测试任务：boss'])
  expect(await seen('doc', { dataScope: 'own' })).toEqual(['测试任务：doc'])
  expect(await seen('customer', { companyKind: 'customer' })).toEqual(['测试任务：customer'])
  expect(await seen('admin', { companyKind: 'platform' })).toHaveLength(3)
  const smuggle = server.database
    .tenant({ ...people['customer'], companyKind: 'customer', dataScope: 'company' } as EmployeeActor)
    .tx((tx) => tx.query(`insert into job_run (company_id, job, title) values ($1, 'x', 'x')`, [people['doc']!.companyId]))
  await expect(smuggle).rejects.toThrow('row-level security')
})
