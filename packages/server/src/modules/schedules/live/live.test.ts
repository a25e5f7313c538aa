import {
  affectedOrders,
  callList,
  markVoyage,
  notifyAffected,
  portPlaces,
  underWay,
  voyageChanges,
  type CallFilters,
  type Voyage,
} from '@jst/contracts/schedules'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectLive, until, type TestClient, type TestServer } from '../../../testing/index.ts'
import { add, at, call, setTime, startSchedules } from '../testing.ts'

let server: TestServer
let ops: TestClient
let boss: TestClient
let admin: TestClient
let customer: TestClient
let customer2: TestClient
beforeAll(async () => {
  ;({ server, ops, boss, admin, customer, customer2 } = await startSchedules())
})
afterAll(() => server.close())

describe('what becomes of a voyage', () => {
  it('a late departure pushes the later calls and makes it late; the change log reads so', async () => {
    const planned = await add(ops, {
      Calls: [call('CNSHA', at(-3), at(-2)), call('CNNGB', at(-1.5), at(-1)), call('USLAX', at(14), at(16))],
    })
    const arrived = (await setTime(ops, planned, 1, 'ActualArrival', at(-1))).body.Data
    const departed = (await setTime(ops, arrived, 1, 'ActualDeparture', at(0, -2))).body.Data
    expect(departed).toMatchObject({ Status: 'delayed', Delay: 46 })
    expect(departed.Calls.map(({ State, Delay }) => [State, Delay])).toEqual([
      ['departed', 46],
      ['expected', 46],
      ['expected', 46],
    ])
    const { Rows } = (await ops.call(voyageChanges, { Id: planned.Id })).body.Data
    expect(Rows[0]).toMatchObject({ Action: 'voyage.time', EmployeeName: '孙婷' })
    expect(Rows[0]!.Changes.map(({ Field }) => Field)).toContain('CNSHA 实际离港 ATD')
  })
  it('two clerks: the second one’s old version is refused with what stands now', async () => {
    const voyage = await add(ops)
    const first = await setTime(ops, voyage, 1, 'ActualArrival', at(-2))
    const second = await setTime(boss, voyage, 1, 'ActualArrival', at(-1))
    expect([first.status, second.status, second.body.Code]).toEqual([200, 412, 'STALE_WRITE'])
    expect(second.body.Data.Calls[0]!.ActualArrival).toBe(at(-2))
  })
  it.each([
    ['a departure before the arrival is known', 1, 'ActualDeparture', at(-1), '请先填写实际到港'],
    ['what has not happened yet', 1, 'ActualArrival', at(1), '不能晚于当前时间'],
    ['an arrival before the last port was left', 2, 'ActualArrival', at(0, -1), '上一港还没有实际离港'],
    ['a call that is not there', 9, 'ActualArrival', at(-1), '没有这个挂靠港'],
  ] as const)('%s is refused', async (_, Seq, Field, Value, message) => {
    const { status, body } = await setTime(ops, await add(ops), Seq, Field, Value)
    expect([status, body.Issues?.[0]?.Message]).toEqual([422, expect.stringContaining(message)])
  })
  it('is blanked, skipped and diverted with a reason, and taken back', async () => {
    const mark = async (voyage: Voyage, more: Partial<Parameters<typeof send>[0]>) =>
      (await send({ Id: voyage.Id, UpdateTime: voyage.UpdateTime, Mark: 'blank', Reason: '台风', ...more })).body
    const send = (body: {
      Id: number
      UpdateTime: string
      Mark: 'blank' | 'unblank' | 'omit' | 'restore' | 'divert' | 'terminal'
      Seq?: number
      PortCode?: string
      TerminalCode?: string
      Reason: string
    }) => ops.call(markVoyage, body)
    const voyage = await add(ops)
    expect((await mark(voyage, { Reason: ' ' })).Issues![0]!.Path).toBe('Reason')
    const blank = (await mark(voyage, {})).Data
    expect(blank).toMatchObject({ Status: 'blank', Reason: '台风' })
    expect((await setTime(ops, blank, 1, 'ActualArrival', at(-1))).body.Code).toBe('ILLEGAL_TRANSITION')
    const back = (await mark(blank, { Mark: 'unblank', Reason: '' })).Data
    const skipped = (await mark(back, { Mark: 'omit', Seq: 2 })).Data
    expect([back.Status, skipped.Status, skipped.Calls[1]!.State]).toEqual(['normal', 'omitted', 'omitted'])
    const restored = (await mark(skipped, { Mark: 'restore', Seq: 2, Reason: '' })).Data
    expect((await mark(restored, { Mark: 'divert', Seq: 2, PortCode: 'XXXXX' })).Issues![0]!.Path).toBe('PortCode')
    const diverted = (await mark(restored, { Mark: 'divert', Seq: 2, PortCode: 'CNZOS' })).Data
    expect(diverted).toMatchObject({ Status: 'diverted' })
    expect(diverted.Calls[1]).toMatchObject({ PortCode: 'CNZOS', ReplacedPort: 'CNNGB' })
    const again = (await mark(diverted, { Mark: 'restore', Seq: 2, Reason: '' })).Data
    expect([again.Status, again.Calls[1]!.PortCode]).toEqual(['normal', 'CNNGB'])
    expect((await mark(again, { Mark: 'omit', Seq: 99 })).Issues![0]!.Path).toBe('Seq')
  })
  it('stands in the list of calls by port, state and what is due', async () => {
    const voyage = await add(ops, { Calls: [call('CNSHA', at(-3), at(-2)), call('USLAX', at(14), at(16))] })
    const rows = async (query: Parameters<typeof ops.call<typeof callList>>[1]) =>
      (await ops.call(callList, { Keyword: voyage.Vessel, ...query })).body.Data.Rows.map(({ Seq }) => Seq)
    expect(await rows({})).toEqual([1, 2])
    expect(await rows({ Sort: '-Moment' })).toEqual([2, 1])
    expect(await rows({ PortCode: 'USLAX', CarrierCode: 'OOCL' })).toEqual([2])
    expect(await rows({ Due: 'overdue' })).toEqual([1])
    expect((await ops.call(callList, { Sort: 'id; drop table voyage' })).status).toBe(422)
  })
})

describe('the map', () => {
  it('has voyages that have begun and are not over, by the filters of the list, with the places of their ports', async () => {
    const sailing = await add(ops, { Vessel: 'MAP SAILING', VoyageNo: '010W' })
    await add(ops, { Vessel: 'MAP AHEAD', Calls: [call('CNSHA', at(2), at(3)), call('USLAX', at(18), at(20))] })
    await add(ops, { Vessel: 'MAP OVER', Calls: [call('CNSHA', at(-40), at(-39)), call('USLAX', at(-20), at(-18))] })
    const skipping = await add(ops, { Vessel: 'MAP SKIPPING' })
    await ops.call(markVoyage, { Id: skipping.Id, UpdateTime: skipping.UpdateTime, Mark: 'omit', Seq: 2, Reason: '台风' })
    const shown = async (query: CallFilters) => (await ops.call(underWay, query)).body.Data
    const { Voyages, Ports, More } = await shown({ Keyword: 'MAP ' })
    expect(Voyages.map(({ Vessel, Calls }) => [Vessel, Calls.map(({ PortName }) => PortName)]).toSorted()).toEqual([
      ['MAP SAILING', ['上海', '宁波', '洛杉矶']],
      ['MAP SKIPPING', ['上海', '洛杉矶']],
    ])
    expect(Voyages.find(({ Id }) => Id === sailing.Id)!.Calls[0]).toMatchObject({ PortCode: 'CNSHA', Departure: at(-1), State: 'planned' })
    expect([More, Ports.find(({ Code }) => Code === 'USLAX')!.Lon]).toEqual([false, expect.closeTo(-118.2, 0)])
    expect((await shown({ Keyword: 'MAP ', Status: 'omitted', PortCode: 'USLAX' })).Voyages.map(({ Vessel }) => Vessel)).toEqual([
      'MAP SKIPPING',
    ])
    expect((await shown({ Keyword: `MAP%' or true --` })).Voyages).toEqual([])
    expect((await shown({})).Voyages.length).toBeGreaterThan(20)
  })
  it('shows a company its own voyages and the platform’s, once each, and nobody else’s', async () => {
    const platforms = await add(admin, { Vessel: 'TENANT MAP 1', Calls: [call('CNSHA', at(-4), at(-3)), call('USLAX', at(12), at(14))] })
    const own = (await setTime(ops, platforms, 1, 'ActualArrival', at(-4))).body.Data
    await server.db.owner(async (owner) => {
      const [theirs] = await owner.query<{ id: number }>(
        `insert into voyage (company_id, carrier_code, vessel, voyage_no, status, departure) select id, 'OOCL', 'TENANT MAP 2', '001E', 'normal',
          now() - interval '2 days' from company where code = 'YFJCK' returning id`,
      )
      await owner.query(
        `insert into port_call (voyage_id, company_id, carrier_code, service_code, seq, port_code, planned_departure, state, moment) select v.id,
          v.company_id, 'OOCL', '', n, 'CNSHA', now() + make_interval(days => 4 * n - 6), 'planned', now() + make_interval(days => 4 * n - 6)
          from voyage v cross join generate_series(1, 2) n where v.id = $1`,
        [theirs!.id],
      )
    })
    const ids = async (by: TestClient) => (await by.call(underWay, { Keyword: 'TENANT MAP' })).body.Data.Voyages.map(({ Id }) => Id)
    expect([await ids(ops), await ids(admin)]).toEqual([[own.Id], [platforms.Id]])
    expect((await customer.call(underWay, {})).status).toBe(403)
    expect((await customer.call(portPlaces, { Codes: 'CNSHA' })).status).toBe(403)
  })
  it('knows where ports lie, and leaves out what it does not know', async () => {
    const { body } = await ops.call(portPlaces, { Codes: `CNSHA,NOPORT,'; drop table m_port; --` })
    expect(body.Data).toEqual([{ Code: 'CNSHA', Name: '上海', Lon: expect.closeTo(121.6, 0), Lat: expect.closeTo(31.3, 0) }])
  })
})

describe('who has to know', () => {
  it('a second clerk hears of a committed change on the live channel, and of a refused one nothing', async () => {
    const voyage = await add(ops)
    const base = await server.listen()
    const [clerk, stranger] = await Promise.all([connectLive(base, boss.token), connectLive(base, customer2.token)])
    await setTime(ops, voyage, 1, 'ActualArrival', at(5))
    await setTime(ops, voyage, 1, 'ActualArrival', at(-2))
    await until(() => clerk.frames.some(({ type }) => type === 'schedules/changed'))
    expect(clerk.frames.filter(({ type }) => type === 'schedules/changed')).toEqual([
      { type: 'schedules/changed', content: { Ids: [voyage.Id] } },
    ])
    expect(stranger.frames.some(({ type }) => type === 'schedules/changed')).toBe(false)
    clerk.socket.close()
    stranger.socket.close()
  })
  it('customers of orders on board are told once for each change, nobody else is', async () => {
    const [order] = await server.db.owner((owner) =>
      owner.query<{ vessel: string; voyage: string; port: string; no: string; carrier: string }>(
        `update cargo_order o set vessel = 'Told Ship', voyage = '077e', load_port_code = 'CNSHA' where o.id = (select min(o.id) from cargo_order o
          join company c on c.id = o.company_id where c.code = 'YFJCK') returning vessel, voyage, load_port_code as port, order_no as no,
          carrier_code as carrier`,
      ),
    )
    const voyage = await add(ops, {
      Vessel: 'TOLD SHIP',
      VoyageNo: '077E',
      Remark: '内部：客户 A 优先',
      Calls: [call('CNSHA', at(2), at(3)), call('USLAX', at(18), at(20))],
    })
    const late = (await setTime(ops, voyage, 1, 'EstimatedDeparture', at(5))).body.Data
    expect((await ops.call(affectedOrders, { Id: late.Id })).body.Data.Orders).toMatchObject([{ OrderNo: order!.no, Told: false }])
    const notify = async (of: Voyage, by = ops) => (await by.call(notifyAffected, { Id: of.Id, UpdateTime: of.UpdateTime })).body
    expect((await notify(late)).Data.Orders).toBe(1)
    expect((await notify(late)).Data).toEqual({ Orders: 0, People: 0 })
    expect((await ops.call(affectedOrders, { Id: late.Id })).body.Data.Orders[0]!.Told).toBe(true)
    const box = async (by: TestClient) => (await by.call(messageSelfList, { PageSize: 50 })).text
    const told = await box(customer)
    expect(told).toContain('船期延误：TOLD SHIP / 077E')
    expect(told).toContain(order!.no)
    expect(told).not.toContain('客户 A 优先')
    expect(await box(customer2)).not.toContain('TOLD SHIP')
    const later = (await setTime(ops, late, 1, 'EstimatedDeparture', at(6))).body.Data
    expect((await notify(later)).Data.Orders).toBe(1)
    expect((await notify(later, admin)).Code).toBe('NOT_FOUND')
  })
})
