import { readFileSync } from 'node:fs'
import type { Envelope, ReplyOf } from '@jst/contracts'
import { cargoOrderInfo, cargoOrderList, importCargoOrders, modifyCargoOrder, type CargoOrder } from '@jst/contracts/cargo-orders'
import { siDataInfo } from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'

let server: TestServer
let customer: TestClient
let clerk: TestClient

beforeAll(async () => {
  server = await createTestServer()
  customer = await server.signIn('customer')
  clerk = await server.signIn('doc')
})
afterAll(() => server.close())

const example = (name: string) => readFileSync(new URL(`../../../../../docs/examples/${name}`, import.meta.url))

async function upload(client: TestClient, name: string, content: Buffer, { dryRun = false, company = 'YFJCK' } = {}) {
  const boundary = 'jst-test-boundary'
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const answer = await server.app.inject({
    method: 'POST',
    url: importCargoOrders.path,
    query: { CompanyCode: company, DryRun: String(dryRun) },
    headers: { authorization: `Bearer ${client.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  })
  return { status: answer.statusCode, body: JSON.parse(answer.payload) as Envelope<ReplyOf<typeof importCargoOrders>> }
}
const find = async (client: TestClient, Keyword: string): Promise<CargoOrder[]> =>
  (await client.call(cargoOrderList, { Keyword })).body.Data.Rows

describe('import of orders', () => {
  it('takes our JSON form: names and codes of ports, ISO container types, China time', async () => {
    expect((await upload(clerk, 'orders.json', example('orders.json'))).body.Data).toEqual({
      Orders: 1,
      Containers: 2,
      Created: 1,
      Updated: 0,
      DryRun: false,
      Issues: [],
    })
    const [order] = await find(customer, 'WT-DEMO-0001')
    expect(order).toMatchObject({
      LoadPortCode: 'CNNGB',
      DischargePortName: '汉堡',
      BoxSummary: '40HQ*2',
      SiDeadline: '2027-03-12T08:00:00.000Z',
      CompanyName: '宁波远帆进出口有限公司',
    })
    expect((await customer.call(siDataInfo, { CGO_ID: order?.Id ?? 0 })).body.Data).toMatchObject({
      TBI_NUMBER: '820',
      TBI_ZHUANGHG: 'NINGBO',
      TBI_PACKAGE: 'CARTONS',
    })
  })
  it('takes a booking of the DCSA standard: another code of the same port, units as containers', async () => {
    expect((await upload(clerk, 'booking.json', example('dcsa-booking.json'))).body.Data).toMatchObject({
      Created: 1,
      Containers: 2,
      Issues: [],
    })
    expect((await find(customer, 'HJ27000123'))[0]).toMatchObject({
      CarrierName: '马士基',
      LoadPortCode: 'CNSHA',
      DischargePortCode: 'NLRTM',
      BoxSummary: '40HQ*2',
    })
  })
  it('takes a booking request without a reference and a port that the table lacks: numbered by its content, and told', async () => {
    const booking = JSON.parse(example('dcsa-booking.json').toString()) as Record<string, unknown> & {
      shipmentLocations: { location: object }[]
    }
    delete booking.carrierBookingReference
    booking.shipmentLocations[1]!.location = { UNLocationCode: 'NLZZA' }
    const first = (await upload(clerk, 'request.json', Buffer.from(JSON.stringify(booking)))).body.Data
    expect(first).toMatchObject({ Created: 1, Issues: [{ Severity: 'INFO', Label: '卸货港', Value: 'NLZZA' }] })
    expect((await upload(clerk, 'request.json', Buffer.from(JSON.stringify(booking)))).body.Data).toMatchObject({ Created: 0, Updated: 1 })
    expect((await find(customer, 'DCSA-'))[0]).toMatchObject({ DischargePortCode: 'NLZZA' })
  })
  it('a dry run names what would happen and writes nothing', async () => {
    const body = Buffer.from(example('orders.json').toString().replace('WT-DEMO-0001', 'WT-DRY'))
    expect((await upload(clerk, 'o.json', body, { dryRun: true })).body.Data).toMatchObject({ Created: 1, DryRun: true })
    expect(await find(customer, 'WT-DRY')).toEqual([])
  })
  it('an order is replaced by a newer file until its SI is submitted, and never moves to another customer', async () => {
    expect((await upload(clerk, 'orders.json', example('orders.json'))).body.Data).toMatchObject({ Created: 0, Updated: 1 })
    expect((await upload(clerk, 'orders.json', example('orders.json'), { company: 'HZJD' })).body.Data.Issues[0]?.Message).toContain(
      '其他客户',
    )
    const [submitted] = (await clerk.call(cargoOrderList, { SiState: 'some', PageSize: 1 })).body.Data.Rows
    const [{ containers, ...order }] = (JSON.parse(example('orders.json').toString()) as { orders: [{ containers: object[] }] }).orders
    const again = Buffer.from(JSON.stringify([{ ...order, orderNo: submitted?.OrderNo, containers }]))
    expect((await upload(clerk, 'o.json', again, { company: submitted?.CompanyCode ?? '' })).body.Data.Issues[0]).toMatchObject({
      Path: 'orders[0]',
      Message: expect.stringContaining('已提交补料'),
    })
  })
  it.each([
    ['text.json', '{ not json'],
    ['empty.csv', '\n'],
    ['zip.xlsx', 'PK\x03\x04broken'],
    ['image.png', '\x89PNG\r\n\x1a\n'],
  ])('a file that is something else (%s) is refused in words', async (name, content) => {
    const { status, body } = await upload(clerk, name, Buffer.from(content, 'latin1'))
    expect(status === 200 ? body.Data.Issues.length : status).toBeGreaterThan(0)
    expect(status).toBeLessThan(500)
    expect(await find(customer, name)).toEqual([])
  })
  it('is for staff with the import button', async () => {
    expect((await upload(customer, 'orders.json', example('orders.json'))).status).toBe(403)
  })
})

describe('changing an order', () => {
  const one = async () => (await clerk.call(cargoOrderList, { SiState: 'none', PageSize: 1 })).body.Data.Rows[0] as CargoOrder

  it('moves the cut-off and the remark, with an audit row', async () => {
    const order = await one()
    const { body } = await clerk.call(modifyCargoOrder, {
      Id: order.Id,
      UpdateTime: order.UpdateTime,
      SiDeadline: '2027-01-01T08:00:00.000Z',
      Remark: '船期推迟',
    })
    expect(body.Data).toMatchObject({ SiDeadline: '2027-01-01T08:00:00.000Z', Remark: '船期推迟' })
    const [audit] = await server.db.owner((owner) =>
      owner.query<{ diff: object }>(`select diff from audit_log where action = 'cargo-order.modify' and entity_id = $1`, [order.Id]),
    )
    expect(audit?.diff).toMatchObject({ Remark: ['', '船期推迟'] })
  })
  it('an older version than the stored one is refused with what is stored', async () => {
    const order = await one()
    const change = { Id: order.Id, UpdateTime: order.UpdateTime, SiDeadline: order.SiDeadline, Remark: '一' }
    await clerk.call(modifyCargoOrder, change)
    expect(await clerk.call(modifyCargoOrder, { ...change, Remark: '二' })).toMatchObject({
      status: 412,
      body: { Code: 'STALE_WRITE', Data: { Remark: '一' } },
    })
  })
  it('two at the same moment: one wins, the other is told', async () => {
    const order = await one()
    const change = (Remark: string) =>
      clerk.call(modifyCargoOrder, { Id: order.Id, UpdateTime: order.UpdateTime, SiDeadline: order.SiDeadline, Remark })
    expect((await Promise.all([change('甲'), change('乙')])).map(({ status }) => status).toSorted()).toEqual([200, 412])
  })
  it('a customer sees only its own orders', async () => {
    const foreign = (await (await server.signIn('customer2')).call(cargoOrderList, { PageSize: 1 })).body.Data.Rows[0]
    expect((await customer.call(cargoOrderInfo, { Id: foreign?.Id ?? 0 })).status).toBe(404)
  })
})

describe('orders of one customer', () => {
  it('are listed alone for who serves several, and none for a customer who names another', async () => {
    const [order] = await find(clerk, '苏州恒泽')
    const CompanyId = order?.CompanyId ?? 0
    const { Rows, Total } = (await clerk.call(cargoOrderList, { CompanyId, PageSize: 5 })).body.Data
    expect(Total).toBeGreaterThan(0)
    expect(new Set(Rows.map((row) => row.CompanyId))).toEqual(new Set([CompanyId]))
    const all = (await clerk.call(cargoOrderList, { PageSize: 1 })).body.Data.Total
    expect(Total).toBeLessThan(all)
    expect((await customer.call(cargoOrderList, { CompanyId })).body.Data.Total).toBe(0)
  })
})
