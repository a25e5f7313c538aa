import { cargoOrderInfo, cargoOrderList, modifyCargoOrder } from '@jst/contracts/cargo-orders'
import { changeSiStatus, containerFields, modifySi, siCockpit, siInfo, siPagedList } from '@jst/contracts/si'
import { recordToWire } from '@jst/si-drafts/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { findSiWire } from './si-wire.repo.ts'
import { findSi } from './si.repo.ts'

let server: TestServer
let customer: TestClient
let reviewer: TestClient
let clerk: TestClient

beforeAll(async () => {
  server = await createTestServer()
  customer = await server.signIn('customer')
  reviewer = await server.signIn('reviewer')
  clerk = await server.signIn('doc')
})
afterAll(() => server.close())

const boxes = (table: string, key: string) =>
  `coalesce((select string_agg(t.type || '*' || t.n, ',' order by t.first) from (select b.type, count(*) as n, min(b.seq) as first from ${table} b
    where b.${key} = x.id group by b.type) t), '')`
/** Rows whose stored columns differ from what they stand for, counted anew from the rows themselves. */
const drift = `
  select 'order ' || x.id as row from cargo_order x left join lateral (select count(*) as n, min(r.status) as least,
  count(*) filter (where r.status = 3) as rejected from si_record r
    where r.order_id = x.id and r.delete_mark = 0 and r.status not in (8, 9)) s on true
    where (x.si_count, x.si_status, x.si_rejected, x.box_summary) is distinct from (s.n, s.least, s.rejected, ${boxes('cargo_order_box', 'order_id')})
  union all select 'record ' || x.id from si_record x join cargo_order o on o.id = x.order_id
    where (x.order_no, x.order_deadline, x.carrier_code, x.box_summary) is distinct from (o.order_no, o.si_deadline, o.carrier_code,
  ${boxes('si_container', 'record_id')})
  union all select 'sums ' || x.id from si_record x left join lateral (select count(*)::int as boxes, coalesce(sum(packages), 0) as packages,
  coalesce(sum(weight), 0) as weight, coalesce(sum(volume), 0) as volume
    from si_container b where b.record_id = x.id) s on true where (x.box_count, x.packages, x.weight, x.volume) is distinct from (s.boxes, s.packages,
  s.weight, s.volume)
  union all select 'total ' || coalesce(t.company_id, o.company_id) from cargo_order_total t full join (select company_id, operator_id, count(*) as n
  from cargo_order group by 1, 2) o
    using (company_id, operator_id) where t.orders is distinct from o.n and coalesce(t.orders, 0) <> 0`
const drifted = () => server.db.owner((owner) => owner.query(drift))
/** A record in this state that is its order's only one. */
const one = async (Status: string) =>
  (await customer.call(siPagedList, { Status, PageSize: 200 })).body.Data.Rows.find(({ DraftCount }) => DraftCount === 1)!

it('demo data, written by the modules, has them right', async () => {
  expect(await drifted()).toEqual([])
})
it('a rejection, a new version with other container types, a withdrawal and a moved cut-off keep them right', async () => {
  const waiting = await one('1')
  await reviewer.call(changeSiStatus, { TDId: waiting.Id, Status: 3, Remarks: '请补充' })
  expect((await customer.call(cargoOrderInfo, { Id: waiting.CGO_ID })).body.Data.SiStatus).toBe(3)
  const order = (await clerk.call(cargoOrderInfo, { Id: waiting.CGO_ID })).body.Data
  await clerk.call(modifyCargoOrder, { Id: order.Id, UpdateTime: order.UpdateTime, SiDeadline: '2030-01-01T08:00:00.000Z', Remark: '' })
  const record = (await customer.call(siInfo, { Id: waiting.Id })).body.Data
  expect(record.TBI_DEADLINE).toBe('2030-01-01T08:00:00.000Z')
  const { status, body } = await customer.call(modifySi, {
    ...record,
    BoxInfos: record.BoxInfos.map((box, index) => ({
      ...box,
      [containerFields.type.wire]: '45HQ',
      TBX_VOLUME: box.TBX_VOLUME + (index === 0 ? 0.1 : 0),
    })),
  })
  expect([status, body.Issues]).toEqual([200, undefined])
  const [row] = (await customer.call(siPagedList, { Keyword: body.Data.TBI_NO })).body.Data.Rows
  expect([row?.Id, row?.BoxSummary]).toEqual([waiting.Id, `45HQ*${record.BoxInfos.length}`])
  expect(await drifted()).toEqual([])
  await customer.call(changeSiStatus, { TDId: (await one('1')).Id, Status: 8 })
  expect(await drifted()).toEqual([])
})
it('an order that changes its carrier takes its records along', async () => {
  await server.db.owner((owner) =>
    owner.query(`update cargo_order set carrier_code = 'OOCL' where id = (select min(order_id) from si_record)`),
  )
  expect(await drifted()).toEqual([])
})
it('two records of one order that change at the same moment are both counted', async () => {
  const [split] = await server.db.owner((owner) =>
    owner.query<{ ids: number[]; order: number }>(
      `select array_agg(id)::int[] as ids, order_id as order from si_record where status = 1 and delete_mark = 0 group by order_id having count(*) = 2
        limit 1`,
    ),
  )
  const pair = split ?? { ids: [], order: 0 }
  expect(pair.ids).toHaveLength(2)
  const answers = await Promise.all(pair.ids.map((TDId) => reviewer.call(changeSiStatus, { TDId, Status: 3, Remarks: '请补充' })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await drifted()).toEqual([])
})
it('orders that come and go keep the total exact, and an order cannot change its company', async () => {
  const total = async () => (await clerk.call(cargoOrderList, { PageSize: 1 })).body.Data.Total
  const before = await total()
  const copy = `insert into cargo_order (order_no, mbl_no, company_id, operator_id, carrier_code, carrier_name, load_port_code, load_port_name,
    discharge_port_code, discharge_port_name)
    select 'COUNT' || n, '', company_id, operator_id, '', '', '', '', '', '' from cargo_order, generate_series(1, 3) n where id = 1`
  await server.db.owner((owner) => owner.query(copy))
  expect(await total()).toBe(before + 3)
  await server.db.owner((owner) => owner.query(`delete from cargo_order where order_no = 'COUNT2'`))
  expect(await total()).toBe(before + 2)
  expect(await drifted()).toEqual([])
  const move = `update cargo_order set company_id = (select id from company where code = 'HZJD') where order_no = 'COUNT1'`
  await expect(server.db.owner((owner) => owner.query(move))).rejects.toThrow('stays with its company')
})
it('the total of a list is the number of its rows, for every side and filter', async () => {
  for (const client of [customer, clerk]) {
    for (const filter of [
      {},
      { SiState: 'none' },
      { SiState: 'some' },
      { SiState: 'rejected' },
      { Keyword: 'e' },
      { Keyword: '远帆' },
      { DueWithinHours: 48 },
    ] as const) {
      const { Rows, Total } = (await client.call(cargoOrderList, { ...filter, PageSize: 200 })).body.Data
      expect([filter, Total]).toEqual([filter, Rows.length])
    }
    const { ToSubmit, ByStatus } = (await client.call(siCockpit, {})).body.Data
    const rejected = (await client.call(siPagedList, { Status: '3', PageSize: 1 })).body.Data.Total
    expect(ToSubmit).toBe((await client.call(cargoOrderList, { SiState: 'none', PageSize: 1 })).body.Data.Total)
    expect(ByStatus.find(({ Status }) => Status === 3)?.Count ?? 0).toBe(rejected)
  }
})
it('a record is shown as the rules read it, field by field', async () => {
  const ids = await server.db.owner((owner) => owner.query<{ id: number }>('select id from si_record where delete_mark = 0'))
  for (const { id } of ids) {
    const shown = (await clerk.call(siInfo, { Id: id })).body.Data
    const [read, wire] = await server.db.owner((owner) => Promise.all([findSi(owner, id), findSiWire(owner, id)]))
    expect(wire).toEqual(read && recordToWire(read.record))
    expect(shown).toEqual(wire)
  }
})
