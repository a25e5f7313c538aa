import { cargoOrderList, modifyCargoOrder } from '@jst/contracts/cargo-orders'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Queryable } from '../../kernel/database/database.ts'
import { createTestServer, type TestServer } from '../../testing/index.ts'
import { ownOrder } from './shipment/order.repo.ts'

let server: TestServer
/** An order with boxes that came from a booking. */
let order: { id: number; bookingId: number }
beforeAll(async () => {
  server = await createTestServer()
  const [found] = await server.db.owner((owner) =>
    owner.query<{
      id: number
      bookingId: number
    }>(`select o.id, o.booking_id as "bookingId" from cargo_order o join company c on c.id = o.operator_id
      where c.code = 'HJGJ' and o.booking_id is not null and exists (select from cargo_order_box b where b.order_id = o.id) order by o.id limit 1`),
  )
  order = found!
})
afterAll(() => server.close())
beforeEach(() => server.db.owner((owner) => owner.query('delete from track_due_order')))

const noted = async () =>
  (await server.db.owner((owner) => owner.query<{ id: number }>('select order_id as id from track_due_order'))).map(({ id }) => id)
const change = (statement: string, id = order.id) => server.db.owner((owner) => owner.query(statement, [id]))

/** The query by which a shipment reads its order. */
async function orderQuery(): Promise<string> {
  let text = ''
  const reader: Pick<Queryable, 'query'> = {
    query: async (statement) => {
      text = statement
      return []
    },
  }
  await ownOrder(reader, order.id)
  return text
}

it('watches every column that the computation reads', async () => {
  // the database itself says which columns a view reads; keys of rows do not change, and other tables are watched as a whole
  const usage = `
    with read as (select table_name as target, column_name as name from information_schema.view_column_usage where view_name = 'track_read'),
    columns as (select event_object_table as target, event_object_column as name
      from information_schema.triggered_update_columns where trigger_name = 'track_changed')
    select r.target || '.' || r.name as column, exists (select from columns c where c.target = r.target and c.name = r.name) as watched
    from read r where r.target in (select target from columns) and r.name <> 'id' order by 1`
  const query = await orderQuery()
  const read = await server.db.owner(async (owner) => {
    await owner.query(`create view track_read as ${query.replaceAll('$1', '0')}`)
    try {
      return await owner.query<{ column: string; watched: boolean }>(usage)
    } finally {
      await owner.query('drop view track_read')
    }
  })
  expect(read.map(({ column }) => column)).toEqual(expect.arrayContaining(['cargo_order.vessel', 'booking.etd', 'cargo_order_box.seal_no']))
  // whose voyage it is does not change, and when its source last spoke is new with each import
  expect(read.flatMap(({ column, watched }) => (watched ? [] : [column]))).toEqual(['voyage.company_id', 'voyage.source_time'])
})

it('computes no shipment anew for the remark of its order', async () => {
  const doc = await server.signIn('doc')
  const { body } = await doc.call(cargoOrderList, { PageSize: 1 })
  const { Id, UpdateTime, SiDeadline } = body.Data.Rows[0]!
  const { status } = await doc.call(modifyCargoOrder, { Id, UpdateTime, SiDeadline, Remark: '客户要求上午放行' })
  expect(status).toBe(200)
  expect(await noted()).toEqual([])
})

it.each([
  ['another vessel', `update cargo_order set vessel = vessel || ' II' where id = $1`],
  ['a sailing that moves', `update cargo_order set sailing_date = sailing_date + interval '1 day' where id = $1`],
  ['an instruction that is added or withdrawn', 'update cargo_order set si_count = si_count + 1 where id = $1'],
  ['another seal', `update cargo_order_box set seal_no = 'SL0001' where order_id = $1`],
])('computes a shipment anew for %s', async (_, statement) => {
  await change(statement)
  expect(await noted()).toEqual([order.id])
})

it('computes a shipment anew for what its booking says to carriers and readers, not for who works on it', async () => {
  await change('update booking set owner_id = null, remark_internal = remark_internal || $1::text where id = $1', order.bookingId)
  expect(await noted()).toEqual([])
  await change(`update booking set so_no = 'SO' || $1::text where id = $1`, order.bookingId)
  expect(await noted()).toEqual([order.id])
})

it.each([
  ['its ship', `imo = '9999999'`, true],
  ['its service', `service_code = service_code || 'X'`, true],
  ['the time of its source alone', 'source_time = now()', false],
])('computes a shipment anew for a voyage that changes %s: %s → %s', async (_, changed, isNoted) => {
  const due = await server.db.owner(async (owner) => {
    const [shipment] = await owner.query<{ id: number; voyage: number }>(
      'select id, voyage_id as voyage from track_shipment where voyage_id is not null order by id limit 1',
    )
    await owner.query('delete from track_due')
    await owner.query(`update voyage set ${changed} where id = $1`, [shipment!.voyage])
    return owner.query<{ id: number }>('select shipment_id as id from track_due where shipment_id = $1', [shipment!.id])
  })
  expect(due.length > 0).toBe(isNoted)
})

it('notes nothing for a write that changes nothing', async () => {
  await change('update cargo_order set vessel = vessel, sailing_date = sailing_date, si_status = si_status where id = $1')
  expect(await noted()).toEqual([])
})
