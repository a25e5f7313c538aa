import { cancelOwnJob, ownJobList } from '@jst/contracts/jobs'
import { messageSelfList } from '@jst/contracts/messages'
import { customerCalls, customerMore, handovers, planHandover, runHandover, undoHandover } from '@jst/contracts/partner'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JobContext } from '../../kernel/jobs/job.ts'
import { actorOf } from '../../testing/held.ts'
import { createTestServer, runQueued, type TestClient, type TestServer } from '../../testing/index.ts'
import { handoverJob } from './handover.job.ts'
import { stepSize } from './handover.steps.ts'

let server: TestServer
let boss: TestClient
let [giver, taker]: number[] = []
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
  ;[giver, taker] = await Promise.all(['songkai', 'fengjie'].map(async (account) => (await actorOf(server, account)).employeeId))
})
afterAll(() => server.close())

/** More than two steps. */
const count = 2 * stepSize + 40
/** Customers whose sales the giver is. */
const fill = (prefix: string) =>
  server.db.owner(async (owner) => {
    const made = await owner.query<{ id: number }>(
      `insert into customer (company_id, code, name_zh, search) select e.company_id, $2 || n, $2 || '客户' || n, $2 || n
        from employee e, generate_series(1, ${count}) n where e.id = $1 returning id`,
      [giver, prefix],
    )
    await owner.query(
      `insert into partner_staff (kind, subject_id, company_id, duty, employee_id) select 'customer', t.id, t.company_id, 'sales', $2
        from customer t where t.id = any($1)`,
      [made.map(({ id }) => id), giver],
    )
    return made.map(({ id }) => id)
  })
const drop = () => server.db.owner((owner) => owner.query(`delete from partner_staff where employee_id = any($1)`, [[giver, taker]]))
const heldBy = async (employee: number) => (await boss.call(planHandover, { FromId: employee })).body.Data.length
const run = () => boss.call(runHandover, { FromId: giver!, ToId: taker! })
const lastJob = async () => (await boss.call(ownJobList, {})).body.Data.Rows[0]!
const last = async () => (await boss.call(handovers, {})).body.Data.Rows[0]!

const nothing = () => Promise.resolve()
/** The job whose process dies once, after some steps: nothing of what would follow happens. The next attempt goes on. */
function dyingAfter(
  steps: number,
  { between = nothing, dead = nothing }: { between?: (done: number) => Promise<unknown>; dead?: () => Promise<unknown> },
) {
  let died = false
  return {
    ...handoverJob,
    async run(context: JobContext, data: Parameters<typeof handoverJob.run>[1]) {
      let done = 0
      const starter = await context.starter()
      const tx: typeof starter.tx = async (work) => {
        if (!died && done === steps) {
          died = true
          await dead()
          throw new Error('the process died')
        }
        const result = await starter.tx(work)
        if (!died) await between((done += 1))
        return result
      }
      return handoverJob.run({ ...context, starter: () => Promise.resolve({ ...starter, tx }) }, data)
    },
  }
}

it('of many duties goes on after a process that died, others working between its steps, and comes back whole', async () => {
  const ids = await fill('JJ')
  const { body } = await run()
  const { Id, JobId, State } = body.Data
  expect([State, JobId, await heldBy(giver!)]).toEqual(['moving', (await lastJob()).Id, count])
  const next = ids.at(-1)!
  const seen: unknown[] = []
  const look = async () => seen.push([await heldBy(giver!), await heldBy(taker!), (await last()).State, (await lastJob()).State])
  const between = async (done: number) => {
    await look()
    // a customer that has been handed over, and one that waits for it
    for (const at of [ids[0]!, next]) {
      const { UpdateTime } = (await boss.call(customerCalls.get, { Id: at })).body.Data
      seen.push((await boss.call(customerCalls.save, { Id: at, UpdateTime, Values: { NameZh: `新名${done}-${at}` } })).status)
    }
  }
  const ended = await runQueued(server, { jobs: [dyingAfter(2, { between, dead: look })], last: false })
  expect(ended).toEqual(['retry', 'done'])
  const first = [count - stepSize, stepSize, 'moving', 'running']
  const second = [40, 2 * stepSize, 'moving', 'running']
  expect(seen).toEqual([first, 200, 200, second, 200, 200, second])
  expect([await heldBy(giver!), await heldBy(taker!), await last()]).toEqual([
    0,
    count,
    expect.objectContaining({ Id, State: 'done', Customers: count, Duties: count, Undone: false }),
  ])
  expect(await lastJob()).toMatchObject({ State: 'done', Note: `已交接 ${count} 项对接工作`, Done: count, Total: count })
  const told = (await (await server.signIn('fengjie')).call(messageSelfList, {})).body.Data.Rows
  expect(told.filter(({ Title }) => Title.includes(`的 ${count} 项对接工作已交接给您`))).toHaveLength(1)
  const [entries] = await server.db.owner((owner) =>
    owner.query<{ count: number; follower: number }>(
      `select count(*) as count, (select count(*) from document_follower f where f.kind = 'customer' and f.subject_id = any($1)
        and f.employee_id = $2) as follower from document_entry where kind = 'customer' and event = 'staff' and subject_id = any($1)`,
      [ids, taker],
    ),
  )
  expect(entries).toEqual({ count, follower: count })

  const undone = (await boss.call(undoHandover, { Id })).body.Data
  expect([undone.JobId, (await last()).State]).toEqual([(await lastJob()).Id, 'returning'])
  // one of them goes to somebody else meanwhile
  const EmployeeId = (await actorOf(server, 'sales')).employeeId
  const away = () => boss.call(customerMore.assign, { Ids: [next], Duty: 'sales', LaneCode: '', EmployeeId, Replace: true })
  expect(await runQueued(server, { jobs: [dyingAfter(1, { dead: away })], last: false })).toEqual(['retry', 'done'])
  expect([await heldBy(giver!), await last()]).toEqual([
    count - 1,
    expect.objectContaining({ Undone: true, State: 'done', Restored: count - 1 }),
  ])
  expect((await lastJob()).Note).toBe(`已恢复 ${count - 1} 项，1 项之后已变动，保持不变`)
  await drop()
})

it('that was stopped goes on when it is asked for again, or is taken back as far as it came', async () => {
  await fill('JK')
  const { JobId, Id } = (await run()).body.Data
  expect((await run()).body.Data).toMatchObject({ Id, JobId })
  const stop = () => boss.call(cancelOwnJob, { Id: JobId! })
  expect(await runQueued(server, { jobs: [dyingAfter(9, { between: stop })] })).toContain('lost')
  expect([await heldBy(giver!), (await last()).State]).toEqual([count - stepSize, 'moving'])
  const again = (await run()).body.Data
  expect([again.Id, again.JobId === JobId]).toEqual([Id, false])
  await boss.call(undoHandover, { Id })
  // the job that would go on finds that it is being taken back
  await runQueued(server)
  expect([await heldBy(giver!), await heldBy(taker!), await last()]).toEqual([count, 0, expect.objectContaining({ Id, Undone: true })])
  await drop()
})

it('takes along customers in the recycle bin', async () => {
  const [first] = await fill('JL')
  await drop()
  const { UpdateTime } = (await boss.call(customerCalls.get, { Id: first! })).body.Data
  await boss.call(customerMore.assign, { Ids: [first!], Duty: 'sales', LaneCode: '', EmployeeId: giver!, Replace: true })
  await boss.call(customerCalls.remove, { Items: [{ Id: first!, UpdateTime }] })
  const { body } = await run()
  expect([body.Data.Duties, body.Data.JobId]).toEqual([1, undefined])
})
