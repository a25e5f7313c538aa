import { cargoOrderList } from '@jst/contracts/cargo-orders'
import { siPagedList } from '@jst/contracts/si'
import { mostFound, searchNumbers } from '@jst/contracts/workbench'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { booked, rowOf } from '../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'

let server: TestServer
let [boss, doc, customer, customer2, provider]: TestClient[] = []
const find = async (client: TestClient, Keyword: string) => (await client.call(searchNumbers, { Keyword })).body.Data
const empty = { Orders: [], Bills: [], Containers: [], Records: [] }

beforeAll(async () => {
  server = await createTestServer()
  ;[boss, doc, customer, customer2, provider] = await Promise.all(
    ['boss', 'doc', 'customer', 'customer2', 'provider'].map((account) => server.signIn(account)),
  )
})
afterAll(() => server.close())

it('finds an order by how its number or its bill begins or ends, in any case and with spaces', async () => {
  const order = (await customer!.call(cargoOrderList, { PageSize: 1 })).body.Data.Rows[0]!
  for (const words of [
    order.OrderNo,
    order.OrderNo.slice(-6),
    order.OrderNo.toLowerCase(),
    ` ${order.OrderNo.slice(0, 4)} ${order.OrderNo.slice(4)} `,
    order.MblNo,
    order.MblNo.slice(4),
  ])
    expect((await find(customer!, words)).Orders.map(({ Id }) => Id)).toContain(order.Id)
  expect((await find(doc!, order.OrderNo)).Orders).toMatchObject([{ Id: order.Id, CompanyName: order.CompanyName }])
  expect(await find(customer2!, order.OrderNo)).toEqual(empty)
  expect(await find(customer2!, order.MblNo)).toEqual(empty)
})

it('finds a bill, and a container once for an order', async () => {
  const record = (await customer!.call(siPagedList, { PageSize: 1 })).body.Data.Rows[0]!
  expect((await find(doc!, record.BillNo)).Bills.map(({ Id }) => Id)).toContain(record.Id)
  expect((await find(doc!, record.SiNo)).Bills).toMatchObject([{ Id: record.Id, Status: record.Status }])
  const [box] = await server.db.owner((owner) =>
    owner.query<{ no: string; order: number }>(
      `select b.container_no as no, r.order_id as "order" from si_container b join si_record r on r.id = b.record_id
        join company c on c.id = r.company_id
       where c.code = 'YFJCK' and b.container_no <> '' and r.delete_mark = 0 order by b.id limit 1`,
    ),
  )
  for (const words of [box!.no, box!.no.slice(4), box!.no.slice(-5)]) {
    const found = (await find(customer!, words)).Containers.filter(
      ({ ContainerNo, CGO_ID }) => ContainerNo === box!.no && CGO_ID === box!.order,
    )
    expect(found).toHaveLength(1)
    expect(found[0]!.SiId).not.toBeNull()
  }
  expect((await find(customer2!, box!.no)).Containers).toEqual([])
})

it('finds nothing for whom no page is open, and no more than eight of a kind', async () => {
  const { Orders } = await find(doc!, (await find(doc!, 'WT2')).Orders[0]!.OrderNo.slice(0, 4))
  expect(Orders).toHaveLength(mostFound)
  expect(await find(provider!, Orders[0]!.OrderNo)).toEqual(empty)
})

describe('records', () => {
  const records = async (client: TestClient, words: string) =>
    Object.fromEntries((await find(client, words)).Records.map(({ Kind, Rows }) => [Kind, Rows] as const))
  it('are found by name, pinyin, initials and number, each kind for itself, with the page of the reader’s side', async () => {
    const { Id } = await booked(customer!)
    const { Code } = await rowOf(doc!, Id)
    for (const words of ['远帆', 'yuanfan', 'nbyf', '宁波远帆进出口']) {
      const found = await records(boss!, words)
      expect([words, found['customer']]).toEqual([
        words,
        expect.arrayContaining([expect.objectContaining({ No: 'KH26010001', Title: '宁波远帆进出口有限公司' })]),
      ])
      expect(found['booking']!.map((one) => one.Id)).toContain(Id)
      expect(found['quotation']!.length).toBeGreaterThan(0)
    }
    expect((await records(boss!, Code))['booking']).toEqual([
      { Id, No: Code, Title: expect.any(String), Path: `/quckBook/internalBookDetail?Id=${Id}` },
    ])
    expect((await records(customer!, Code))['booking']).toMatchObject([{ Path: `/external/workbench/BookOnlineDetail?Id=${Id}` }])
    expect(await records(customer2!, Code)).toEqual({})
  })
  it('of a kind whose page the role does not open are not found', async () => {
    const found = await records(doc!, '远帆')
    expect(found['booking']!.length).toBeGreaterThan(0)
    expect(Object.keys(found)).not.toContain('freightRate')
  })
})

it('keeps to the data scope of the role', async () => {
  const order = (await find(doc!, 'WT2')).Orders[0]!
  await server.db.owner((owner) => owner.query(`update role set data_scope = 'own' where name in ('业务人员', '财务人员')`))
  const sales = await server.signIn('sales')
  expect(await find(sales, order.OrderNo)).toEqual(empty)
})

it.each(['  a  ', `%%%`, `___`, `'; select 1; --`, '\\\\\\', '<script>', '🚢🚢🚢'])(
  '%j finds nothing and breaks nothing',
  async (words) => {
    const { status, body } = await doc!.call(searchNumbers, { Keyword: words.padEnd(3) })
    expect([status, body.Data]).toEqual([200, empty])
  },
)
it.each(['a', 'x'.repeat(41)])('refuses %j', async (Keyword) => {
  expect((await doc!.call(searchNumbers, { Keyword })).status).toBe(422)
})

it('asks the indexes, also through row-level security', async () => {
  const db = server.database.tenant({ sessionId: 0, userId: 0, account: '', userName: '', mobile: '', employeeId: null })
  // two hundred rows are read faster without an index: the question is whether the policy lets one be used
  const [, plan] = await db.many<[unknown[], { 'QUERY PLAN': string }[]]>([
    [`select set_config('enable_seqscan', 'off', false)`],
    [
      `explain select id from si_container b where (b.container_no collate "C" >= $1 and b.container_no collate "C" < $2) and b.container_no <> ''`,
      ['TGHU', 'TGHV'],
    ],
  ])
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/si_container_no_begins[\s\S]*Index Cond: .*container_no/)
})
