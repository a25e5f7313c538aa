import { messageSelfList } from '@jst/contracts/messages'
import { changeSiStatus, modifySi, reviewSi, siState, siVersionList, SiStatus, type SiModifyReasons } from '@jst/contracts/si'
import { chinaDay } from '@jst/si-drafts/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { siTestbed, type SiTestbed } from '../testing.ts'

let server: TestServer
let bed: SiTestbed
let customer: TestClient
let reviewer: TestClient
let clerk: TestClient

beforeAll(async () => {
  server = await createTestServer()
  customer = await server.signIn('customer')
  reviewer = await server.signIn('reviewer')
  clerk = await server.signIn('doc')
  bed = siTestbed(server, customer)
})
afterAll(() => server.close())

const move = (client: TestClient, TDId: number, Status: number, Remarks?: string) =>
  client.call(changeSiStatus, { TDId, Status, ...(Remarks === undefined ? {} : { Remarks }) })
const edit = async (id: number, reasons: SiModifyReasons = {}, client = customer) =>
  client.call(modifySi, { ...(await bed.read(id)), TBI_MARKS: 'CHANGED', ...reasons })
const stateOf = async (client: TestClient, id: number) => (await client.call(siState, { Id: id })).body.Data
const history = async (id: number) => (await customer.call(siVersionList, { TDId: id, PageSize: 50 })).body.Data.Rows
const lastMessage = async (client: TestClient) => (await client.call(messageSelfList, { PageSize: 1 })).body.Data.Rows[0]?.Title

async function issued(): Promise<number> {
  const id = await bed.submitted()
  for (const [client, status] of [
    [reviewer, 2],
    [clerk, 4],
    [customer, 5],
  ] as const)
    expect((await move(client, id, status)).body.Data.TBI_STATUS).toBe(status)
  await server.db.owner((db) =>
    db.query(`update cargo_order set vessel = 'NOT SCHEDULED' where id = (select order_id from si_record where id = $1)`, [id]),
  )
  await server.db.owner((db) => db.query(`update si_record set vessel = 'NOT SCHEDULED' where id = $1`, [id]))
  const loading = { OnBoardDate: chinaDay(new Date().toISOString())!, OnBoardSource: '大副收据', IssuePlace: 'NINGBO' }
  expect((await clerk.call(changeSiStatus, { TDId: id, Status: 6, ...loading })).body.Data.TBI_STATUS).toBe(6)
  return id
}

describe('the way of a bill', () => {
  it('approved, draft sent, confirmed, issued: each by its person, each a version, each told', async () => {
    const id = await issued()
    expect((await history(id)).map(({ Event, Status }) => [Event, Status])).toEqual([
      ['issue', 6],
      ['confirm', 5],
      ['sendDraft', 4],
      ['approve', 2],
      ['submit', 1],
    ])
    const titles = (await customer.call(messageSelfList, { PageSize: 5 })).body.Data.Rows.map(({ Title }) => Title.split('：')[0])
    expect(titles).toEqual(['提单已签发', '样单已确认', '提单样单待确认', '补料审核通过', '补料已提交'])
    expect(await lastMessage(reviewer)).toContain('样单已确认')
  })
  it('each step is one version and one entry of the audit log, by the same person, of the same move', async () => {
    const id = await bed.submitted()
    await move(reviewer, id, 3, '箱封号有误')
    expect((await edit(id)).status).toBe(200)
    await move(reviewer, id, 2)
    const of = (text: string) => server.db.owner((owner) => owner.query<{ step: string; by: number }>(text, [id]))
    const versions = await of(`select 'si.' || event as step, author_id as by from si_version where record_id = $1 order by id`)
    const audited = await of(
      `select action as step, employee_id as by from audit_log where entity = 'si_record' and entity_id = $1 and action not like '%claim%'
        order by id`,
    )
    expect(versions.map(({ step }) => step)).toEqual(['si.submit', 'si.reject', 'si.resubmit', 'si.approve'])
    expect(audited).toEqual(versions)
  })
  it('an issued bill is amended with a reason, and says what becomes of its originals', async () => {
    const { status, body } = await edit(await issued())
    expect([status, body.Issues?.[0]?.Path]).toEqual([422, 'ReasonCode'])
  })
  it('each side may only press what it has: a reviewer does not issue, a clerk does not approve, a customer does not send drafts', async () => {
    const id = await bed.submitted()
    expect((await move(clerk, id, 2)).body.Message).toContain('补料审核—审核')
    await move(reviewer, id, 2)
    expect((await move(reviewer, id, 6)).body.Message).toContain('多票补料制作—签发')
    expect((await move(customer, id, 4)).body.Code).toBe('ILLEGAL_TRANSITION')
  })
  it('a refused move names the state and what may be done instead', async () => {
    const id = await bed.submitted()
    expect((await move(customer, id, 5)).body.Message).toBe('该补料当前为“待审核”，不能改为“样单已确认”；可等待审核，或先撤回再修改')
    expect((await move(clerk, id, 4)).body.Message).toContain('请先审核通过或退回')
  })
  it('a withdrawal reaches the reviewers, who then cannot approve it', async () => {
    const id = await bed.submitted()
    await move(customer, id, 8)
    expect(await lastMessage(reviewer)).toContain('补料已撤回')
    expect((await move(reviewer, id, 2)).body.Message).toContain('请等待客户重新提交')
  })
  it('may be voided from every state before issue, with a reason, and then nothing is in force', async () => {
    const id = await bed.submitted()
    await move(reviewer, id, 2)
    expect((await move(reviewer, id, 9)).body.Message).toContain('作废原因')
    const { body } = await reviewer.call(changeSiStatus, { TDId: id, Status: 9, Remarks: '客户退关', ReasonCode: 'V01' })
    expect(body.Data.TBI_STATUS).toBe(9)
    expect((await stateOf(customer, id)).InForceVersion).toBe(0)
    expect((await move(reviewer, await issued(), 9, 'x')).body.Code).toBe('ILLEGAL_TRANSITION')
  })
})

describe('repeats', () => {
  it('every move done twice by the same person is done once', async () => {
    const id = await bed.submitted()
    for (const [client, status, remarks] of [
      [reviewer, 2, undefined],
      [clerk, 4, undefined],
      [customer, 1, '请改唛头'],
    ] as const) {
      const first = await move(client, id, status, remarks)
      const again = await move(client, id, status, remarks)
      expect([status, again.status, again.body.Data.UpdateTime]).toEqual([status, 200, first.body.Data.UpdateTime])
    }
    expect(await history(id)).toHaveLength(4)
  })
  it("another reviewer's rejection is not taken for one's own", async () => {
    const id = await bed.submitted()
    await move(reviewer, id, 3, '货描笼统')
    const { status, body } = await move(reviewer, id, 3, '另一个原因')
    expect([status, body.Code]).toEqual([422, 'ILLEGAL_TRANSITION'])
  })
})

describe('rejection', () => {
  it('carries a reason code and remarks per field to the customer, until the answer', async () => {
    const id = await bed.submitted()
    const FieldRemarks = [{ Path: 'TBI_GOODS', Text: '请写明具体品名' }]
    await reviewer.call(reviewSi, { TDId: id, Status: 3, Version: 1, Remarks: '货描笼统', ReasonCode: 'R02', FieldRemarks })
    expect(await stateOf(customer, id)).toMatchObject({ Status: 3, FieldRemarks, ReviewRemarks: '货描笼统', MayEdit: true })
    expect((await history(id))[0]).toMatchObject({ Event: 'reject', ReasonCode: 'R02', FieldRemarks, AuthorName: '林志远' })
    expect((await edit(id)).status).toBe(200)
    expect((await stateOf(customer, id)).FieldRemarks).toEqual([])
  })
  it('an unknown reason code is refused', async () => {
    const { status, body } = await reviewer.call(reviewSi, { TDId: await bed.submitted(), Status: 3, Remarks: 'x', ReasonCode: 'R77' })
    expect([status, body.Issues?.[0]?.Path]).toEqual([422, 'ReasonCode'])
  })
})

describe('amendment of what was approved', () => {
  it('needs a reason code; the approved version holds until the new one is approved', async () => {
    const id = await bed.submitted()
    await move(reviewer, id, 2)
    expect(await stateOf(customer, id)).toMatchObject({ InForceVersion: 1, NeedsReason: true, MayEdit: true })
    expect((await edit(id)).body.Issues?.map(({ Path }) => Path)).toEqual(['ReasonCode'])
    expect((await edit(id, { ReasonCode: 'A99' })).body.Issues?.map(({ Path }) => Path)).toEqual(['Reason'])
    expect((await edit(id, { ReasonCode: 'A02', Reason: '唛头更正' })).body.Data.TBI_STATUS).toBe(1)
    expect(await stateOf(reviewer, id)).toMatchObject({ Version: 2, InForceVersion: 1, ReasonCode: 'A02', Reason: '唛头更正', Changes: 1 })
    expect(await lastMessage(reviewer)).toContain('改单待审核')
    const [amend] = await history(id)
    expect(amend).toMatchObject({ Event: 'amend', ReasonCode: 'A02', InForce: false, Stage: 0 })
    expect(amend?.Differences).toEqual([{ Path: 'TBI_MARKS', Label: '唛头', Before: 'N/M', After: 'CHANGED' }])
    expect((await history(id)).filter(({ InForce }) => InForce).map(({ Version }) => Version)).toEqual([1, 1])
    await move(reviewer, id, 2)
    expect((await stateOf(reviewer, id)).InForceVersion).toBe(2)
  })
  it('is allowed after the cut-off and after departure, and marked so', async () => {
    for (const [hours, stage] of [
      [-1, 1],
      [-72, 2],
    ] as const) {
      const id = await bed.submitted()
      await move(reviewer, id, 2)
      await bed.moveDeadline(id, hours)
      expect(await stateOf(customer, id)).toMatchObject({ StageNow: stage, MayEdit: true, NeedsLateReason: false })
      expect((await edit(id, { ReasonCode: 'A03' })).status).toBe(200)
      expect((await history(id))[0]).toMatchObject({ Event: 'amend', Stage: stage })
    }
  })
  it('sent back, it may be corrected without another reason, and keeps the one it has', async () => {
    const id = await bed.submitted()
    await move(reviewer, id, 2)
    await edit(id, { ReasonCode: 'A04', Reason: '封号更正' })
    await move(reviewer, id, 3, '封号仍不对')
    await bed.moveDeadline(id, -1)
    expect((await edit(id)).status).toBe(200)
    expect(await stateOf(customer, id)).toMatchObject({ ReasonCode: 'A04', Reason: '封号更正', InForceVersion: 1 })
  })
  it('the customer asks for a change of the draft bill with remarks, and edits', async () => {
    const id = await bed.submitted()
    await move(reviewer, id, 2)
    await move(clerk, id, 4)
    expect((await move(customer, id, 1)).body.Message).toContain('请写明样单需要修改的地方')
    const FieldRemarks = [{ Path: 'TBI_MARKS', Text: '应为 HH/1-800' }]
    expect((await customer.call(reviewSi, { TDId: id, Status: 1, Remarks: '唛头有误', FieldRemarks })).body.Data.TBI_STATUS).toBe(1)
    expect(await lastMessage(reviewer)).toContain('样单要求修改')
    expect(await stateOf(reviewer, id)).toMatchObject({ Version: 1, Reason: '唛头有误', FieldRemarks, InForceVersion: 1 })
    expect((await edit(id)).body.Data.TBI_STATUS).toBe(SiStatus.submitted)
  })
})

it('the state tells each side the moves it may make', async () => {
  const id = await bed.submitted()
  expect((await stateOf(reviewer, id)).Moves).toEqual([
    { Event: 'approve', Status: 2, NeedsRemarks: false },
    { Event: 'reject', Status: 3, NeedsRemarks: true },
    { Event: 'void', Status: 9, NeedsRemarks: true },
  ])
  expect(await stateOf(customer, id)).toMatchObject({
    Side: 'submitter',
    Moves: [{ Event: 'withdraw', Status: 8, NeedsRemarks: false }],
    MayEdit: true,
  })
  expect((await stateOf(clerk, id)).Moves).toEqual([])
})
