import { cargoOrderInfo, cargoOrderList, modifyCargoOrder, refuseLateSi, requestLateSi, type CargoOrder } from '@jst/contracts/cargo-orders'
import { messageSelfList } from '@jst/contracts/messages'
import { addSiList } from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { payloadOf, siTestbed, type SiTestbed } from '../si/testing.ts'

let server: TestServer
let bed: SiTestbed
let [customer, clerk, stranger, sales]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[customer, clerk, stranger, sales] = await Promise.all(
    ['customer', 'doc', 'customer2', 'sales'].map((account) => server.signIn(account)),
  )
  bed = siTestbed(server, customer!)
})
afterAll(() => server.close())

const Reason = '工厂装箱数据晚到'
const ask = (order: number, client = customer!) => client.call(requestLateSi, { Id: order, Reason })
const read = async (order: number) => (await customer!.call(cargoOrderInfo, { Id: order })).body.Data
const titles = async (client: TestClient, words: string, mblNo: string) =>
  (await client.call(messageSelfList, { PageSize: 50 })).body.Data.Rows.filter(({ Title }) => Title === `${words}：${mblNo}`)
const toDo = async () => (await clerk!.call(cargoOrderList, { Late: 'open', PageSize: 100 })).body.Data.Rows.map(({ Id }) => Id)
const moveCutOff = async (order: number, hours: number) => {
  const { UpdateTime, Remark } = await read(order)
  const SiDeadline = new Date(Date.now() + hours * 3_600_000).toISOString()
  return clerk!.call(modifyCargoOrder, { Id: order, UpdateTime, Remark, SiDeadline })
}

describe('a request to submit after the cut-off', () => {
  it('reaches the document clerks once, and stands in their list', async () => {
    const order = await bed.order(-3)
    const [first, again] = [await ask(order), await customer!.call(requestLateSi, { Id: order, Reason: '另一个原因' })]
    expect(first.body.Data.Late).toMatchObject({ State: 'open', Reason, AskedBy: '沈佳怡' })
    expect(again.body.Data.Late).toEqual(first.body.Data.Late)
    expect(await toDo()).toContain(order)
    const told = await titles(clerk!, '申请晚补料', first.body.Data.MblNo)
    expect(told.map(({ Link }) => Link)).toEqual(['/tdManage/siMake?Late=open'])
    expect(await titles(sales!, '申请晚补料', first.body.Data.MblNo)).toEqual([])
  })
  it('two colleagues who ask at the same moment make one request', async () => {
    const order = await bed.order(-3)
    const [one, two] = await Promise.all([ask(order), ask(order)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(await titles(clerk!, '申请晚补料', one.body.Data.MblNo)).toHaveLength(1)
  })
  it('is granted by a later cut-off: the customer is told and can submit', async () => {
    const order = await bed.order(-3)
    await ask(order)
    expect((await moveCutOff(order, 6)).body.Data.Late).toMatchObject({ State: 'granted' })
    expect(await toDo()).not.toContain(order)
    expect(await titles(customer!, '晚补料已同意', (await read(order)).MblNo)).toHaveLength(1)
    expect((await customer!.call(addSiList, payloadOf(order, await bed.draft(order)))).status).toBe(200)
  })
  it('stays open when the cut-off moves to another time that has passed', async () => {
    const order = await bed.order(-3)
    await ask(order)
    expect((await moveCutOff(order, -1)).body.Data.Late).toMatchObject({ State: 'open' })
    expect(await toDo()).toContain(order)
  })
  it('is refused with a reason: the customer is told and may ask again', async () => {
    const order = await bed.order(-3)
    await ask(order)
    const refuse = () => clerk!.call(refuseLateSi, { Id: order, Reason: '船公司已截单' })
    expect((await refuse()).body.Data.Late).toMatchObject({ State: 'refused', Reply: '船公司已截单' })
    expect((await refuse()).status).toBe(200)
    const [notice, ...others] = await titles(customer!, '晚补料未同意', (await read(order)).MblNo)
    expect(notice?.Link).toBe(`/external/workbench/siSubmit?CGO_ID=${order}`)
    expect(others).toEqual([])
    expect((await clerk!.call(refuseLateSi, { Id: order, Reason: '另一个原因' })).body.Code).toBe('ILLEGAL_TRANSITION')
    expect((await ask(order)).body.Data.Late).toMatchObject({ State: 'open', Reply: '' })
  })
  it('leaves an audit entry for each step', async () => {
    const order = await bed.order(-3)
    await ask(order)
    await clerk!.call(refuseLateSi, { Id: order, Reason: '船公司已截单' })
    const rows = await server.db.owner((owner) =>
      owner.query<{ action: string }>(`select action from audit_log where entity = 'cargo_order' and entity_id = $1 order by id`, [order]),
    )
    expect(rows.map(({ action }) => action)).toEqual(['cargo-order.ask-late', 'cargo-order.refuse-late'])
  })
  it('is not needed before the cut-off, nor for what is submitted, and names a reason', async () => {
    const [open, late] = [await bed.order(5), await bed.order(-3)]
    expect((await ask(open)).status).toBe(422)
    expect((await customer!.call(requestLateSi, { Id: late, Reason: '  ' })).status).toBe(422)
    const submitted = await bed.submitted()
    await bed.moveDeadline(submitted, -3)
    expect((await ask((await bed.read(submitted)).CGO_ID ?? 0)).status).toBe(422)
  })
  it('is asked by the order’s company and answered by its operator', async () => {
    const order = await bed.order(-3)
    expect((await ask(order, stranger)).status).toBe(404)
    expect((await ask(order, clerk)).status).toBe(403)
    await ask(order)
    for (const client of [customer!, stranger!, sales!])
      expect((await client.call(refuseLateSi, { Id: order, Reason })).status, client.token).toBe(403)
    expect((await read(order)).Late?.State).toBe('open')
  })
})

describe('orders past the cut-off without an SI', () => {
  it('come last for the customer and for who submits on its behalf, on whatever page', async () => {
    const [lapsed, earlier, soon] = [await bed.order(-2), await bed.order(-30), await bed.order(1)]
    for (const [client, SiState] of [
      [customer!, undefined],
      [clerk!, 'none'],
    ] as const) {
      const ask = { Sort: 'Queue', PageSize: 15, ...(SiState ? { SiState } : {}) }
      const { Total } = (await client.call(cargoOrderList, ask)).body.Data
      const rows: CargoOrder[] = []
      for (let PageIndex = 1; rows.length < Total; PageIndex++) {
        const { Rows } = (await client.call(cargoOrderList, { ...ask, PageIndex })).body.Data
        if (Rows.length === 0) break
        rows.push(...Rows)
      }
      expect(new Set(rows.map(({ Id }) => Id)).size).toBe(Total)
      const past = rows.map(({ SiStatus, SiDeadline }) => SiStatus === null && SiDeadline !== null && Date.parse(SiDeadline) < Date.now())
      expect(past.slice(past.indexOf(true))).not.toContain(false)
      const at = (id: number) => rows.findIndex(({ Id }) => Id === id)
      expect(at(soon)).toBeLessThan(at(earlier))
      expect(at(earlier)).toBeLessThan(at(lapsed))
    }
  })
})
