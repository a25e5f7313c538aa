import {
  trackAdd,
  trackEnd,
  trackExceptions,
  trackFigures,
  trackFollow,
  trackList,
  trackMap,
  trackPlace,
  trackView,
  type TrackFilters,
} from '@jst/contracts/tracking'
import { checkDigit } from '@jst/si-drafts/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, runScheduled, type TestClient, type TestServer } from '../../testing/index.ts'
import { trackingJob } from './index.ts'
import { typed } from './testing.ts'

let server: TestServer
let ops: TestClient
let customer: TestClient
let other: TestClient
beforeAll(async () => {
  server = await createTestServer()
  ops = await server.signIn('ops')
  customer = await server.signIn('customer')
  other = await server.signIn('customer2')
})
afterAll(() => server.close())

const total = async (client: TestClient, filter: TrackFilters) => (await client.call(trackList, filter)).body.Data.Total

describe('the list of followed shipments', () => {
  it.each(['ops', 'customer'])('has as many rows by each figure as the figure says (%s)', async (who) => {
    const client = who === 'ops' ? ops : customer
    const { Stages, Exceptions, Risks, Late, Conflicts } = (await client.call(trackFigures, {})).body.Data
    expect(Stages.map(({ Name }) => Name).toSorted()).toEqual(expect.arrayContaining(['arrived', 'delivered', 'ended', 'origin', 'sea']))
    expect(Exceptions.length).toBeGreaterThan(0)
    for (const { Name, Count } of Stages) expect([Name, await total(client, { Stage: Name as 'sea' })]).toEqual([Name, Count])
    for (const { Name, Count } of Exceptions) expect([Name, await total(client, { Exception: Name })]).toEqual([Name, Count])
    for (const { Name, Count } of Risks) expect([Name, await total(client, { Risk: Name as 'risk' })]).toEqual([Name, Count])
    expect([await total(client, { LateOver: 0 }), await total(client, { HasConflict: true })]).toEqual([Late, Conflicts])
  })
  it('shows the demo a roll, an omission, a conflict, and clocks at risk and unknown', async () => {
    const { Exceptions, Risks, Conflicts } = (await ops.call(trackFigures, {})).body.Data
    const names = Exceptions.map(({ Name }) => Name)
    expect(names).toEqual(expect.arrayContaining(['rolled', 'omitted', 'conflict', 'return-day']))
    expect(Risks.map(({ Name }) => Name)).toEqual(expect.arrayContaining(['risk', 'unknown']))
    expect(Conflicts).toBeGreaterThan(0)
  })
  it('has no transhipment of the demo where a ship merely calls', async () => {
    const { Rows } = (await ops.call(trackList, { PageSize: 200 })).body.Data
    const views = await Promise.all(Rows.map(({ Id }) => ops.call(trackView, { Id })))
    const wrong = views.flatMap(({ body: { Data } }) => {
      const ends = new Set(Data.Legs.flatMap(({ From, To }) => [From, To]))
      const bySchedules = Data.Facts.filter(
        ({ Milestone, Witnesses }) => Milestone.startsWith('tranship') && Witnesses.every(({ Source }) => Source === 'own'),
      )
      return bySchedules.filter(({ Port }) => !ends.has(Port)).map(({ Milestone, Port }) => `${Data.Number} ${Milestone} ${Port}`)
    })
    expect(wrong).toEqual([])
  })
  it('calls no shipment of the demo punctual of which the plan alone is known', async () => {
    const { Rows } = (await ops.call(trackList, { PageSize: 200 })).body.Data
    const planned = Rows.filter(({ Arrival: { Planned, Estimated, Actual } }) => Planned !== null && Estimated === null && Actual === null)
    expect(planned.length).toBeGreaterThan(0)
    expect(planned.filter(({ DelayDays }) => DelayDays === '0').map(({ Number }) => Number)).toEqual([])
    expect(Rows.some(({ DelayDays }) => DelayDays === '0')).toBe(true)
  })
  it('finds pasted numbers and ships by name, also where both are pasted together', async () => {
    const shipped = { COSU6400000201: 'WAN HAI A16', COSU6400000202: 'MERIDIAN STAR', COSU6400000203: 'MERIDIAN STAR 2' }
    const ids = new Map<string, number>()
    for (const [BillNo, Vessel] of Object.entries(shipped)) {
      const [outcome] = (await customer.call(trackFollow, { Items: [{ Number: BillNo }] })).body.Data
      ids.set(BillNo, outcome!.ShipmentId!)
      const first = `CSQU700${BillNo.slice(-3)}`
      const Box = `${first}${checkDigit(first)}`
      const loaded = typed({ Milestone: 'loaded', At: '2026-03-02T23:50', Port: 'CNSHA', Box, BillNo, Vessel })
      expect((await ops.call(trackAdd, { Items: [loaded] })).body.Data.Taken).toBe(1)
    }
    const found = async (Keyword: string) => {
      const rows = (await ops.call(trackList, { Keyword, PageSize: 200 })).body.Data.Rows.map(({ Id }) => Id)
      return [...ids].flatMap(([bill, id]) => (rows.includes(id) ? [bill.slice(-1)] : [])).join('')
    }
    expect(await Promise.all(['COSU6400000201', 'cosu6400000201, COSU6400000203', 'COSU6400000201\tCOSU6400000202'].map(found))).toEqual([
      '1',
      '13',
      '12',
    ])
    expect(await Promise.all(['wan hai a16', 'meridian star 2', 'Meridian Star'].map(found))).toEqual(['1', '3', '23'])
    expect(await Promise.all(['COSU6400000201 MERIDIAN STAR', 'WAN HAI A16\nCOSU6400000203、'].map(found))).toEqual(['123', '13'])
    expect(await found('COSU64000002')).toBe('123')
  })
  it('of a customer has its own shipments alone', async () => {
    const own = (await customer.call(trackList, { PageSize: 200 })).body.Data.Rows.map(({ Id }) => Id)
    const others = (await other.call(trackList, { PageSize: 200 })).body.Data.Rows.map(({ Id }) => Id)
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((id) => others.includes(id))).toEqual([])
    expect((await customer.call(trackView, { Id: others[0]! })).status).toBe(404)
    expect((await customer.call(trackEnd, { Ids: [others[0]!], IsEnded: true, Reason: '' })).status).toBe(404)
  })
})

describe('positions', () => {
  it('are reckoned between departure and arrival, and say so', async () => {
    const { Ships, Ports } = (await ops.call(trackMap, {})).body.Data
    expect(Ships.length).toBeGreaterThan(0)
    expect(Ships.every(({ IsReckoned }) => IsReckoned)).toBe(true)
    expect(Ports.length).toBeGreaterThan(0)
    const { Vessel } = Ships[0]!
    const place = (await ops.call(trackPlace, { Vessel })).body.Data
    expect(place).toMatchObject({ Name: Vessel, Position: { Vessel, IsReckoned: true } })
    expect((await ops.call(trackPlace, { Vessel: 'NO SUCH SHIP' })).status).toBe(404)
  })
})

describe('following', () => {
  it('guesses the carrier and says that it is a guess; a wrong check digit gets the right one', async () => {
    const Items = [{ Number: ' cosu6400000099 ' }, { Number: 'MSKU1234567' }, { Number: 'ABC' }]
    const check = (await customer.call(trackFollow, { Check: true, Items })).body.Data
    expect(
      check.map(({ Outcome, NumberKind, Carrier, Suggest, ShipmentId }) => [Outcome, NumberKind, Carrier, Suggest, ShipmentId]),
    ).toEqual([
      ['followed', 'bill', 'COSCO', '', null],
      ['invalid', 'box', 'MAERSK', 'MSKU1234565', null],
      ['unclear', 'bill', '', '', null],
    ])
    expect(check[0]!.CarrierGuess).toContain('推测')
    const followed = (await customer.call(trackFollow, { Items: [{ Number: 'COSU6400000099' }, { Number: 'MSKU1234565' }] })).body.Data
    const again = (await customer.call(trackFollow, { Items: [{ Number: 'COSU6400000099' }] })).body.Data
    expect(again).toMatchObject([{ Outcome: 'already', ShipmentId: followed[0]!.ShipmentId }])
    // another customer follows the same bill for itself
    const others = (await other.call(trackFollow, { Items: [{ Number: 'COSU6400000099' }] })).body.Data
    expect(others[0]!.Outcome).toBe('followed')
    expect(others[0]!.ShipmentId).not.toBe(followed[0]!.ShipmentId)
  })
  it('joins own orders, which are followed by themselves', async () => {
    const [order] = (await customer.call(trackList, { Stage: 'origin', PageSize: 1 })).body.Data.Rows
    const outcome = (await customer.call(trackFollow, { Items: [{ Number: order!.BillNo }] })).body.Data[0]
    expect(outcome).toMatchObject({ Outcome: 'already', ShipmentId: order!.Id })
    await server.db.owner((owner) =>
      owner.query(`insert into cargo_order (order_no, mbl_no, company_id, operator_id, carrier_code, carrier_name, load_port_code, load_port_name,
        discharge_port_code, discharge_port_name) select 'WT-NEW-1', 'COSU7700000001', company_id, operator_id, carrier_code, carrier_name,
          load_port_code,
        load_port_name, discharge_port_code, discharge_port_name from cargo_order order by id limit 1`),
    )
    await runScheduled(server, trackingJob)
    expect((await ops.call(trackList, { Keyword: 'COSU7700000001' })).body.Data.Rows).toMatchObject([
      { State: 'released', Stage: 'origin' },
    ])
  })
  it('ends and goes on', async () => {
    const [row] = (await ops.call(trackList, { Stage: 'sea', PageSize: 1 })).body.Data.Rows
    const ended = (await ops.call(trackEnd, { Ids: [row!.Id], IsEnded: true, Reason: '客户要求' })).body.Data
    expect(ended).toMatchObject([{ Stage: 'ended', EndReason: '客户要求' }])
    expect((await ops.call(trackEnd, { Ids: [row!.Id], IsEnded: false, Reason: '' })).body.Data).toMatchObject([{ Stage: 'sea' }])
  })
})

describe('typed statements', () => {
  it('are local to the port; a bad line stays out and is told', async () => {
    const BillNo = 'COSU8800000001'
    const [outcome] = (await customer.call(trackFollow, { Items: [{ Number: BillNo }] })).body.Data
    const ShipmentId = outcome!.ShipmentId!
    const Box = 'CSQU3054383'
    const { body } = await ops.call(trackAdd, {
      Items: [
        typed({ Milestone: 'gateIn', At: '2026-03-01T08:00', Port: 'CNSHA', Box, BillNo }),
        typed({ Milestone: 'loaded', At: '2026-03-02T23:50', Port: 'CNSHA', Box, BillNo, Vessel: 'COSCO STAR' }),
        typed({ Milestone: 'nothing', At: 'gestern', Port: '??', Box: 'X' }),
      ],
    })
    expect(body.Data).toMatchObject({ Taken: 2, Shipments: 1 })
    expect(body.Data.Issues.map(({ Path }) => Path)).toEqual(['Items[2].Milestone', 'Items[2].At', 'Items[2].Port', 'Items[2].Box'])
    const view = (await customer.call(trackView, { Id: ShipmentId })).body.Data
    expect(view).toMatchObject({ State: 'loaded', Stage: 'origin', BoxLines: [{ Box, StateText: '已装船' }] })
    expect(view.Facts.find(({ Milestone }) => Milestone === 'loaded')?.Witnesses[0]).toMatchObject({
      At: '2026-03-02T15:50:00.000Z',
      Zone: 'Asia/Shanghai',
    })
  })
})

describe('a role that sees less than the company', () => {
  const scoped = async (scope: 'own' | 'department' | 'company') => {
    await server.db.owner((owner) => owner.query(`update role set data_scope = $1 where name in ('业务人员', '财务人员')`, [scope]))
    return server.signIn('sales')
  }
  it.each(['own', 'department'] as const)('reads shipments, figures, exceptions and ships of what it reaches alone (%s)', async (scope) => {
    const whole = (await ops.call(trackList, { PageSize: 200 })).body.Data
    const sales = await scoped(scope)
    const { Rows, Total } = (await sales.call(trackList, { PageSize: 200 })).body.Data
    expect(Total).toBeLessThan(whole.Total)
    const reached = new Set(Rows.map(({ Id }) => Id))
    const hidden = whole.Rows.filter(({ Id }) => !reached.has(Id))
    expect((await sales.call(trackView, { Id: hidden[0]!.Id })).status).toBe(404)
    expect(await total(sales, { Keyword: hidden[0]!.Number })).toBe(0)
    const { Stages } = (await sales.call(trackFigures, {})).body.Data
    expect(Stages.filter(({ Name }) => Name !== 'ended').reduce((sum, { Count }) => sum + Count, 0)).toBe(Total)
    const found = (await sales.call(trackExceptions, { PageSize: 200 })).body.Data.Rows
    expect(found.filter(({ ShipmentId }) => !reached.has(ShipmentId))).toEqual([])
    const { Ships } = (await sales.call(trackMap, {})).body.Data
    const boxes = (rows: readonly { readonly BoxCount: number }[]) => rows.reduce((sum, { BoxCount }) => sum + BoxCount, 0)
    expect(Ships.reduce((sum, ship) => sum + ship.Boxes, 0)).toBeLessThanOrEqual(boxes(Rows))
    await scoped('company')
  })
})
