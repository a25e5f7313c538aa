import { readFileSync } from 'node:fs'
import type { Envelope, ReplyOf } from '@jst/contracts'
import { cargoOrderInfo, cargoOrderList, importCargoOrders, modifyCargoOrder, type CargoOrder } from '@jst/contracts/cargo-orders'
import { siDataInfo } from '@jst/contracts/si'
import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bombOf, createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'

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
const tableOf = (rows: unknown[][]): Buffer => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['委托编号', '装货港', '卸货港', '箱型', '件数'], ...rows]), 'Sheet1')
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
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
  it('takes a booking request without a reference and a port that the table lacks: numbered by its content, with a warning', async () => {
    const booking = JSON.parse(example('dcsa-booking.json').toString()) as Record<string, unknown> & {
      shipmentLocations: { location: object }[]
    }
    delete booking.carrierBookingReference
    booking.shipmentLocations[1]!.location = { UNLocationCode: 'NLAMS' }
    const first = (await upload(clerk, 'request.json', Buffer.from(JSON.stringify(booking)))).body.Data
    expect(first).toMatchObject({ Created: 1, Issues: [{ Severity: 'WARN', Label: '卸货港', Value: 'NLAMS' }] })
    expect((await upload(clerk, 'request.json', Buffer.from(JSON.stringify(booking)))).body.Data).toMatchObject({ Created: 0, Updated: 1 })
    expect((await find(customer, 'DCSA-'))[0]).toMatchObject({ DischargePortCode: 'NLAMS' })
  })
  it('takes a plain table as csv and as xlsx: rows without an order number belong to the order above', async () => {
    expect((await upload(clerk, 'orders.csv', example('orders.csv'))).body.Data).toMatchObject({
      Orders: 1,
      Containers: 2,
      Created: 1,
      Issues: [],
    })
    const book = utils.book_new()
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['委托编号', '装货港', '卸货港', '箱型', '件数', '截单'],
        ['WT-XLSX-1', '上海', '洛杉矶', '40HQ', '1,200', 46_100.666_666_7],
      ]),
      'Sheet1',
    )
    expect((await upload(clerk, '委托.xlsx', write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer)).body.Data).toMatchObject({
      Created: 1,
      Issues: [],
    })
    expect((await find(customer, 'WT-XLSX-1'))[0]?.SiDeadline).toMatch(/^2026-03-19T08:00:00/)
  })
  it('takes a csv in GBK, as Chinese spreadsheet programs write it', async () => {
    // 委托编号,装货港,卸货港,箱型 / WT-GBK-1,上海,鹿特丹,40HQ
    const gbk = Buffer.from(
      'ceafcdd0b1e0bac52cd7b0bbf5b8db2cd0b6bbf5b8db2ccfe4d0cd0a57542d47424b2d312cc9cfbaa32cc2b9ccd8b5a42c343048510a',
      'hex',
    )
    expect((await upload(clerk, 'gbk.csv', gbk)).body.Data).toMatchObject({ Created: 1, Issues: [] })
  })
  it('a dry run names what would happen and writes nothing', async () => {
    const body = Buffer.from(example('orders.json').toString().replace('WT-DEMO-0001', 'WT-DRY'))
    expect((await upload(clerk, 'o.json', body, { dryRun: true })).body.Data).toMatchObject({ Created: 1, DryRun: true })
    expect(await find(customer, 'WT-DRY')).toEqual([])
  })
  it('with one bad row nothing is written and every problem is named with its place', async () => {
    const csv = '委托编号,装货港,卸货港,箱型,件数\nWT-BAD-1,上海,鹿特丹,40HQ,10\nWT-BAD-2,不存在的港,鹿特丹,20GP,abc\n'
    const { body } = await upload(clerk, 'bad.csv', Buffer.from(csv))
    expect(body.Data.Issues.map(({ Path, Label, Value }) => [Path, Label, Value])).toEqual([
      ['第 3 行', '件数', 'abc'],
      ['第 3 行', '装货港', '不存在的港'],
    ])
    expect(await find(customer, 'WT-BAD')).toEqual([])
  })
  it('an order is replaced by a newer file until its SI is submitted, and never moves to another customer', async () => {
    expect((await upload(clerk, 'orders.json', example('orders.json'))).body.Data).toMatchObject({ Created: 0, Updated: 1 })
    expect((await upload(clerk, 'orders.json', example('orders.json'), { company: 'HZJD' })).body.Data.Issues[0]?.Message).toContain(
      '其他客户',
    )
    const [submitted] = (await clerk.call(cargoOrderList, { SiState: 'some', PageSize: 1 })).body.Data.Rows
    const csv = `委托编号,装货港,卸货港,箱型\n${submitted?.OrderNo},上海,鹿特丹,40HQ\n`
    expect(
      (await upload(clerk, 'o.csv', Buffer.from(csv), { company: submitted?.CompanyCode ?? '' })).body.Data.Issues[0]?.Message,
    ).toContain('已提交补料')
  })
  it('names the row of the file although empty rows stand above it', async () => {
    const csv = '委托编号,装货港,卸货港,箱型,件数\n\nWT-GAP-1,上海,鹿特丹,40HQ,10\n,,,,\nWT-GAP-2,上海,鹿特丹,20GP,abc\n'
    expect((await upload(clerk, 'gap.csv', Buffer.from(csv))).body.Data.Issues.map(({ Path }) => Path)).toEqual(['第 5 行'])
  })
  it.each([
    [
      'of 100,000 rows',
      'a.csv',
      () =>
        Buffer.from(
          `委托编号,装货港,卸货港,箱型\n${Array.from({ length: 100_000 }, (_, row) => `WT-BIG-${row},上海,鹿特丹,40HQ`).join('\n')}`,
        ),
      '最多导入 20000 行',
    ],
    ['with formulas as texts', 'a.xlsx', () => tableOf([['WT-BIG-1', '上海', '鹿特丹', '40HQ', '=SUM(A1:A9)']]), '是公式或公式错误'],
  ])('a file %s changes nothing and says what to do', async (_what, name, content, says) => {
    const { status, body } = await upload(clerk, name, content())
    expect(status).toBe(200)
    expect(body.Data).toMatchObject({ Created: 0, Updated: 0 })
    expect(body.Data.Issues.map(({ Message }) => Message).join()).toContain(says)
    expect(await find(customer, 'WT-BIG')).toEqual([])
  })
  it.each([
    ['that unpacks to more than it may', () => bombOf(200 * 1024 * 1024), '解压后过大'],
    ['that is broken off', () => tableOf([['WT-BIG-1', '上海', '鹿特丹', '40HQ']]).subarray(0, 400), '表格无法读取'],
  ])('a file %s is refused before anything is done with it', async (_what, content, says) => {
    const { status, body } = await upload(clerk, 'a.xlsx', content())
    expect(status).toBe(422)
    expect(body).toMatchObject({ Code: 'BAD_FILE', Message: expect.stringContaining(says) })
    expect(await find(customer, 'WT-BIG')).toEqual([])
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
