import {
  addSiList,
  largestDraftSet,
  removeSiDraftSet,
  saveSiDraftSet,
  siDraftSet,
  siDraftSetList,
  type SiDraftSet,
} from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectLive, createTestServer, until, type TestClient, type TestServer } from '../../../testing/index.ts'
import { payloadOf, siTestbed, type SiTestbed } from '../testing.ts'

let server: TestServer
let bed: SiTestbed
let customer: TestClient
let colleague: TestClient
let stranger: TestClient
let clerk: TestClient

beforeAll(async () => {
  server = await createTestServer()
  customer = await server.signIn('customer')
  stranger = await server.signIn('customer2')
  clerk = await server.signIn('doc')
  bed = siTestbed(server, customer)
  // a second person of the customer's company
  await server.db.owner((owner) =>
    owner.query(
      `update employee set is_default = company_id = (select id from company where code = 'YFJCK') where user_id = (select id from app_user
        where account = 'multi')`,
    ),
  )
  const multi = await server.signIn('multi')
  const { payload } = await server.app.inject({
    method: 'POST',
    url: '/api/AuthUser/TryChooseDefaultEmployee',
    headers: { authorization: `Bearer ${multi.token}` },
    payload: {},
  })
  colleague = server.client((JSON.parse(payload) as { Data: string }).Data)
})
afterAll(() => server.close())

const half = { TDBLInfos: [{ TBI_CONSIGNEE: '半截，还没写完 ü\t', BoxInfos: [{ TBX_WEIGHT: 'abc' }] }], Num: 2, Note: { any: [1, null] } }
const companyOf = async (code: string) =>
  (await server.db.owner((owner) => owner.query<{ id: number }>('select id from company where code = $1', [code])))[0]?.id ?? 0
const get = async (client: TestClient, order: number) => (await client.call(siDraftSet, { CGO_ID: order })).body.Data
const save = (client: TestClient, order: number, Version: number | null, set: object = half) =>
  client.call(saveSiDraftSet, { CGO_ID: order, Set: set as typeof half, Version })

describe('a draft set', () => {
  it('is kept as it was typed, and found by a colleague', async () => {
    const order = await bed.order()
    expect((await customer.call(siDraftSet, { CGO_ID: order })).body).toMatchObject({ Status: 0, Data: null })
    expect((await save(customer, order, null)).body.Data).toMatchObject({ Version: 1, SavedBy: '沈佳怡' })
    expect(await get(colleague, order)).toMatchObject({ CGO_ID: order, Version: 1, SavedBy: '沈佳怡', Set: half })
    expect((await save(colleague, order, 1)).body.Data).toMatchObject({ Version: 2, SavedBy: '许文静' })
  })
  it('a save over what one has not seen is 412 with what is stored, first saves included', async () => {
    const order = await bed.order()
    await save(customer, order, null)
    await save(colleague, order, 1, { TDBLInfos: [], Num: 3 })
    for (const version of [1, null, 99]) {
      const { status, body } = await save(customer, order, version)
      expect([status, body.Code]).toEqual([412, 'STALE_WRITE'])
      expect(body.Data as unknown as SiDraftSet).toMatchObject({ Version: 2, SavedBy: '许文静', Set: { TDBLInfos: [], Num: 3 } })
    }
    await customer.call(removeSiDraftSet, { CGO_ID: order })
    expect(await save(customer, order, 2)).toMatchObject({
      status: 412,
      body: { Data: null, Message: '草稿已被同事删除或已提交，请刷新后查看' },
    })
  })
  it('two first saves at the same moment: one is kept, the other is told', async () => {
    const order = await bed.order()
    const answers = await Promise.all([save(customer, order, null), save(colleague, order, null)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
  })
  it('is refused when it is no set, and when it is larger than 4 MB', async () => {
    const order = await bed.order()
    for (const set of [{}, { TDBLInfos: 'x', Num: 1 }, { TDBLInfos: [1], Num: 1 }, { TDBLInfos: [], Num: 0 }])
      expect((await save(customer, order, null, set)).status).toBe(422)
    const { status, body } = await save(customer, order, null, { TDBLInfos: [{ TBI_GOODS: 'x'.repeat(largestDraftSet) }], Num: 1 })
    expect([status, body.Message]).toEqual([413, '草稿超过 4 MB，未保存到服务器；请减少集装箱或货物明细，或分票填写'])
    expect(await get(customer, order)).toBeNull()
  })
  it('is refused, not choked on, when it is nested without end', async () => {
    const order = await bed.order()
    let deep: unknown = 1
    for (let level = 0; level < 3_000; level++) deep = [deep]
    const { status, body } = await save(customer, order, null, { TDBLInfos: [{ deep }], Num: 1 })
    expect([status, body.Issues?.map(({ Code }) => Code)]).toEqual([422, ['DEPTH']])
  })
  it('is written down once per person and hour, however often it is saved', async () => {
    const order = await bed.order()
    for (let version = 0; version < 5; version++) await save(customer, order, version || null)
    await save(colleague, order, 5)
    const rows = await server.db.owner((owner) =>
      owner.query<{ account: string }>(
        `select u.account from audit_log a join app_user u on u.id = a.user_id where a.action = 'si.draft.save' and (a.diff ->> 'order')::int = $1
          order by a.id`,
        [order],
      ),
    )
    expect(rows.map(({ account }) => account)).toEqual(['customer', 'multi'])
  })
  it('is gone after the order was submitted', async () => {
    const order = await bed.order()
    await save(customer, order, null)
    expect((await customer.call(addSiList, payloadOf(order, await bed.draft(order)))).status).toBe(200)
    expect(await get(customer, order)).toBeNull()
  })
  it('removed twice is removed once; a version that somebody else changed stays', async () => {
    const order = await bed.order()
    await save(customer, order, null)
    await save(colleague, order, 1)
    expect((await customer.call(removeSiDraftSet, { CGO_ID: order, Version: 1 })).status).toBe(412)
    expect((await customer.call(removeSiDraftSet, { CGO_ID: order, Version: 2 })).body.Data).toEqual({ Removed: true })
    expect((await customer.call(removeSiDraftSet, { CGO_ID: order })).body.Data).toEqual({ Removed: false })
  })
})

it('everyone who saved a set is told when another one saves it, and nobody else', async () => {
  const order = await bed.order()
  const base = await server.listen()
  const [mine, theirs] = [await connectLive(base, customer.token), await connectLive(base, colleague.token)]
  const heard = ({ frames }: typeof mine) => frames.filter(({ type }) => type === 'si/draft').map(({ content }) => content)
  await save(customer, order, null)
  await save(colleague, order, 1)
  await until(() => heard(mine).length > 0)
  await save(customer, order, 2)
  await until(() => heard(theirs).length > 0)
  const sets = (Version: number) => [{ Sets: [{ CGO_ID: order, Version }] }]
  expect([heard(mine), heard(theirs)]).toEqual([sets(2), sets(3)])
  for (const { socket } of [mine, theirs]) socket.close()
})

describe('on behalf of a customer', () => {
  it('the clerk keeps a set of the operator’s own, which the customer does not see, nor the clerk the customer’s', async () => {
    const order = await bed.order()
    const company = await companyOf('YFJCK')
    expect((await save(clerk, order, null)).body.Issues?.[0]?.Path).toBe('COMPANYID')
    const saved = await clerk.call(saveSiDraftSet, { CGO_ID: order, Set: half, Version: null, COMPANYID: company })
    expect(saved.status).toBe(200)
    expect(await get(customer, order)).toBeNull()
    await save(customer, order, null, { TDBLInfos: [], Num: 9 })
    expect((await get(clerk, order))?.Set).toMatchObject({ Num: 2 })
    const [row] = (await clerk.call(siDraftSetList, { PageSize: 200, Sort: '-SavedAt' })).body.Data.Rows
    expect(row).toMatchObject({ CGO_ID: order, CompanyName: '宁波远帆进出口有限公司', DraftCount: 1, Num: 2, Submitted: false })
  })
  it('for another company than the order’s is refused', async () => {
    const order = await bed.order()
    const body = { CGO_ID: order, Set: half, Version: null, COMPANYID: await companyOf('HZJD') }
    expect((await clerk.call(saveSiDraftSet, body)).status).toBe(422)
  })
})

it('another customer neither sees, nor saves, nor removes it', async () => {
  const order = await bed.order()
  await save(customer, order, null)
  expect((await stranger.call(siDraftSet, { CGO_ID: order })).status).toBe(404)
  expect((await save(stranger, order, 1)).status).toBe(404)
  expect((await stranger.call(removeSiDraftSet, { CGO_ID: order })).status).toBe(404)
  const { Rows } = (await stranger.call(siDraftSetList, { PageSize: 200 })).body.Data
  expect(Rows.map(({ CGO_ID }) => CGO_ID)).not.toContain(order)
})
it('the list has the sets of the company with their cut-off, the one due first on top', async () => {
  const { Rows, Total } = (await customer.call(siDraftSetList, { PageSize: 200 })).body.Data
  expect(Total).toBe(Rows.length)
  const deadlines = Rows.map(({ Deadline }) => Deadline ?? '')
  expect(deadlines).toEqual(deadlines.toSorted())
  const due = (await customer.call(siDraftSetList, { Due: 'day', PageSize: 200 })).body.Data.Rows
  expect(due.length).toBeGreaterThan(0)
  expect(due.every(({ Deadline }) => Date.parse(Deadline ?? '') - Date.now() < 86_400_000)).toBe(true)
})
