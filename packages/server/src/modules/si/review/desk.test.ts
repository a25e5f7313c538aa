import { messageSelfList } from '@jst/contracts/messages'
import {
  assignSi,
  batchApproveSi,
  changeSiStatus,
  claimSi,
  modifySi,
  nextSi,
  releaseSi,
  siPagedList,
  siReviewerList,
  siState,
} from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectLive, createTestServer, until, type TestClient, type TestServer } from '../../../testing/index.ts'
import { siTestbed, type SiTestbed } from '../testing.ts'

let server: TestServer
let bed: SiTestbed
let customer: TestClient
let reviewer: TestClient
let colleague: TestClient
/** May claim, and not assign. */
let helper: TestClient

/** A second reviewer: one of the operator's staff gets the reviewer's role. */
const promote = `insert into employee_role (employee_id, role_id) select e.id, r.id from employee e join app_user u on u.id = e.user_id
  join role r on r.company_id = e.company_id and r.name = '补料审核员' where u.account = 'sales'`
const help = `update role_menu set buttons = array_append(buttons, 'claim') where role_id in (select id from role where name = '操作员')
  and menu_id in (select id from menu where path = '/tdManage/siCheck')`

beforeAll(async () => {
  server = await createTestServer()
  await server.db.owner((owner) => owner.query(promote))
  await server.db.owner((owner) => owner.query(help))
  customer = await server.signIn('customer')
  reviewer = await server.signIn('reviewer')
  colleague = await server.signIn('sales')
  helper = await server.signIn('ops')
  bed = siTestbed(server, customer)
})
afterAll(() => server.close())

const row = async (client: TestClient, id: number) =>
  (await client.call(siPagedList, { Keyword: (await bed.read(id)).TBI_NO })).body.Data.Rows[0]
const later = (id: number, minutes: number) =>
  server.db.owner((owner) =>
    owner.query(`update si_record set claim_time = claim_time - make_interval(mins => $2::int) where id = $1`, [id, minutes]),
  )
const reviewers = async () => (await reviewer.call(siReviewerList, {})).body.Data

describe('a claim', () => {
  it('is seen by colleagues and by the submitter, and goes when the record is reviewed', async () => {
    const id = await bed.submitted()
    expect((await reviewer.call(claimSi, { Ids: [id] })).body.Data).toMatchObject({ Done: 1, Failed: 0 })
    for (const client of [colleague, customer]) expect(await row(client, id)).toMatchObject({ ClaimedByName: '林志远', Reviewing: true })
    expect((await customer.call(siState, { Id: id })).body.Data).toMatchObject({ ClaimedByName: '林志远', Reviewing: true })
    await reviewer.call(changeSiStatus, { TDId: id, Status: 2 })
    expect(await row(colleague, id)).toMatchObject({ ClaimedById: 0, ClaimedByName: '', Reviewing: false })
  })
  it('of a colleague is refused by name; it locks nobody out of a review', async () => {
    const id = await bed.submitted()
    await reviewer.call(claimSi, { Ids: [id] })
    const { Results } = (await colleague.call(claimSi, { Ids: [id] })).body.Data
    expect(Results).toMatchObject([{ Id: id, Done: false, Message: '林志远正在审核，可请其取消领取后再领取' }])
    expect((await colleague.call(changeSiStatus, { TDId: id, Status: 2 })).status).toBe(200)
  })
  it('runs out after half an hour without activity; claiming again keeps it', async () => {
    const id = await bed.submitted()
    await reviewer.call(claimSi, { Ids: [id] })
    await later(id, 29)
    await reviewer.call(claimSi, { Ids: [id] })
    await later(id, 29)
    expect((await colleague.call(claimSi, { Ids: [id] })).body.Data.Done).toBe(0)
    await later(id, 2)
    expect(await row(colleague, id)).toMatchObject({ ClaimedById: 0, Reviewing: false })
    expect((await colleague.call(claimSi, { Ids: [id] })).body.Data.Done).toBe(1)
  })
  it('does not touch the version that an editor has open', async () => {
    const id = await bed.submitted()
    const seen = await bed.read(id)
    await reviewer.call(claimSi, { Ids: [id] })
    expect((await customer.call(modifySi, { ...seen, TBI_MARKS: 'NEW' })).status).toBe(200)
  })
  it('two at the same moment: one gets it', async () => {
    const id = await bed.submitted()
    const answers = await Promise.all([reviewer.call(claimSi, { Ids: [id] }), colleague.call(claimSi, { Ids: [id] })])
    expect(answers.reduce((sum, { body }) => sum + body.Data.Done, 0)).toBe(1)
  })
  it('is only for what waits, and says so record by record', async () => {
    const [waiting, done] = [await bed.submitted(), await bed.submitted()]
    await reviewer.call(changeSiStatus, { TDId: done, Status: 2 })
    const { Results } = (await reviewer.call(claimSi, { Ids: [done, waiting, 999_999] })).body.Data
    expect(Results.map(({ Id, Done, Message }) => [Id, Done, Message])).toEqual([
      [done, false, '该补料审核通过，不在待审核队列中'],
      [waiting, true, ''],
      [999_999, false, '没有找到该补料，可能已被删除或无权查看'],
    ])
  })
  it('is heard live by the other reviewers and by the submitter', async () => {
    const url = await server.listen()
    const [desk, page] = [await connectLive(url, colleague.token), await connectLive(url, customer.token)]
    const id = await bed.submitted()
    await reviewer.call(claimSi, { Ids: [id] })
    for (const live of [desk, page]) {
      await until(() => live.frames.some(({ type, content }) => type === 'si/claimed' && content.Ids.includes(id)))
      live.socket.close()
    }
  })
})

describe('an assignment', () => {
  it('puts records on a reviewer’s desk, tells them, and does not run out', async () => {
    const id = await bed.submitted()
    const me = (await reviewers()).find(({ Name }) => Name === '林志远')
    expect((await colleague.call(assignSi, { Ids: [id], EmployeeId: me?.EmployeeId ?? 0 })).body.Data.Done).toBe(1)
    expect((await reviewer.call(messageSelfList, { PageSize: 1 })).body.Data.Rows[0]?.Title).toBe('有 1 票补料分配给您审核')
    expect(await row(colleague, id)).toMatchObject({ ClaimedByName: '林志远', Reviewing: false })
    expect((await reviewer.call(siPagedList, { Claim: 'mine', PageSize: 200 })).body.Data.Rows.map(({ Id }) => Id)).toContain(id)
    await reviewer.call(claimSi, { Ids: [id] })
    await later(id, 120)
    expect((await row(colleague, id))?.ClaimedByName).toBe('林志远')
  })
  it('goes to people who may review only', async () => {
    const clerk = await server.db.owner((owner) =>
      owner.query<{ id: number }>(`select e.id from employee e join app_user u on u.id = e.user_id where u.account = 'doc'`),
    )
    const { status, body } = await reviewer.call(assignSi, { Ids: [await bed.submitted()], EmployeeId: clerk[0]?.id ?? 0 })
    expect([status, body.Issues?.[0]?.Path]).toEqual([422, 'EmployeeId'])
  })
})

it('what one has claimed one gives back; without the right to assign nobody gives back another’s', async () => {
  const id = await bed.submitted()
  await reviewer.call(claimSi, { Ids: [id] })
  expect((await helper.call(releaseSi, { Ids: [id] })).body.Data.Results[0]?.Message).toContain('林志远')
  expect((await reviewer.call(releaseSi, { Ids: [id] })).body.Data.Done).toBe(1)
  await helper.call(claimSi, { Ids: [id] })
  expect((await colleague.call(releaseSi, { Ids: [id] })).body.Data.Done).toBe(1)
})

describe('batch approval', () => {
  it('approves what has no warnings in the version that was read, and says why the rest stays', async () => {
    const [good, warned, changed] = [await bed.submitted(), await bed.submitted(), await bed.submitted()]
    await server.db.owner((owner) => owner.query('update si_record set warnings = 2 where id = $1', [warned]))
    await customer.call(modifySi, { ...(await bed.read(changed)), TBI_MARKS: 'NEW' })
    await server.db.owner((owner) => owner.query('update si_record set warnings = 0 where id = $1', [changed]))
    const Items = [changed, warned, good, 999_999].map((Id) => ({ Id, Version: 1 }))
    const { Done, Failed, Results } = (await reviewer.call(batchApproveSi, { Items })).body.Data
    expect([Done, Failed]).toEqual([1, 3])
    expect(Results.map(({ Id, Done: ok, Message }) => [Id, ok, Message])).toEqual([
      [changed, false, '该补料已提交新版本（第 2 版），请查看最新内容后再操作'],
      [warned, false, '有 2 处提醒，请打开逐票审核'],
      [good, true, '已审核通过'],
      [999_999, false, '没有找到该补料，可能已被删除或无权查看'],
    ])
    expect((await bed.read(good)).TBI_STATUS).toBe(2)
    expect((await bed.read(warned)).TBI_STATUS).toBe(1)
    expect((await reviewer.call(batchApproveSi, { Items: [{ Id: good, Version: 1 }] })).body.Data.Done).toBe(1)
  })
})

it('next in queue goes by cut-off, leaves out what colleagues claimed, and begins again at the end', async () => {
  const queue = (await reviewer.call(siPagedList, { Status: '1', Sort: 'Deadline', PageSize: 200 })).body.Data.Rows
  const free = queue.filter(({ ClaimedByName }) => ClaimedByName === '' || ClaimedByName === '林志远').map(({ Id }) => Id)
  const taken = free[1] ?? 0
  await reviewer.call(releaseSi, { Ids: [taken] })
  await colleague.call(claimSi, { Ids: [taken] })
  const rest = free.filter((Id) => Id !== taken)
  const first = (await reviewer.call(nextSi, {})).body.Data
  expect(first).toEqual({ Id: rest[0], Remaining: rest.length })
  expect((await reviewer.call(nextSi, { AfterId: rest[0] ?? 0 })).body.Data.Id).toBe(rest[1])
  expect((await reviewer.call(nextSi, { AfterId: rest.at(-1) ?? 0 })).body.Data.Id).toBe(rest[0])
})
