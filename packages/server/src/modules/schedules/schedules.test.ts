import {
  affectedOrders,
  callList,
  markVoyage,
  notifyAffected,
  portPlaces,
  removeVoyage,
  rollService,
  rotationInfo,
  saveRotation,
  saveVoyage,
  setCallTime,
  shiftDays,
  sourceFigures,
  underWay,
  voyageChanges,
  voyageInfo,
  voyageList,
  voyageWeeks,
  type CallFilters,
  type CallInput,
  type Voyage,
  type VoyageInput,
} from '@jst/contracts/schedules'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectLive, createTestServer, until, type TestClient, type TestServer } from '../../testing/index.ts'

let server: TestServer
let ops: TestClient
let boss: TestClient
let admin: TestClient
let sales: TestClient
let customer: TestClient
let customer2: TestClient

beforeAll(async () => {
  server = await createTestServer()
  ;[ops, boss, admin, sales, customer, customer2] = (await Promise.all(
    ['ops', 'boss', 'admin', 'sales', 'customer', 'customer2'].map((name) => server.signIn(name)),
  )) as [TestClient, TestClient, TestClient, TestClient, TestClient, TestClient]
})
afterAll(() => server.close())

const day = 86_400_000
const at = (days: number, hours = 0) =>
  new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + days * day + hours * 3_600_000).toISOString()
const call = (PortCode: string, arrival: string | null, departure: string | null, more: Partial<CallInput> = {}): CallInput => ({
  PortCode,
  TerminalCode: '',
  PlannedArrival: arrival,
  PlannedDeparture: departure,
  EstimatedArrival: null,
  EstimatedDeparture: null,
  ActualArrival: null,
  ActualDeparture: null,
  Omitted: false,
  ReplacedPort: '',
  Cutoffs: {},
  ...more,
})
let count = 0
const input = (more: Partial<VoyageInput> = {}): VoyageInput => ({
  CarrierCode: 'OOCL',
  ServiceCode: 'TEST1',
  Imo: '',
  Vessel: `OOCL TEST ${++count}`,
  VoyageNo: '001E',
  Source: '',
  Remark: '',
  Calls: [call('CNSHA', at(-2), at(-1)), call('CNNGB', at(-0.5), at(0.5)), call('USLAX', at(15), at(18))],
  ...more,
})
const add = async (more: Partial<VoyageInput> = {}, by = ops): Promise<Voyage> => {
  const { body, status } = await by.call(saveVoyage, { Id: 0, Voyage: input(more), CopyWeeks: 0 })
  expect([status, body.Issues]).toEqual([200, undefined])
  return body.Data
}
const setTime = (
  voyage: Voyage,
  Seq: number,
  Field: 'ActualArrival' | 'ActualDeparture' | 'EstimatedDeparture',
  Value: string | null,
  Push = true,
  by = ops,
) => by.call(setCallTime, { Id: voyage.Id, UpdateTime: voyage.UpdateTime, Seq, Field, Value, Push })

describe('a voyage', () => {
  it('is saved by codes, names or other codes, read with names, and found by its ports', async () => {
    const saved = await add({
      CarrierCode: '东方海外',
      Calls: [call('CNSHG', at(3), at(4), { Cutoffs: { DCO: at(2) } }), call('宁波', at(5), at(6)), call('USLAX', at(20), null)],
    })
    expect(saved).toMatchObject({ CarrierCode: 'OOCL', Layer: 'company', Status: 'normal', Delay: 0, Source: '手工' })
    expect(saved.Calls.map(({ PortCode, PortName, State }) => [PortCode, PortName, State])).toEqual([
      ['CNSHA', '上海', 'planned'],
      ['CNNGB', '宁波', 'planned'],
      ['USLAX', '洛杉矶', 'planned'],
    ])
    const { body } = await ops.call(voyageList, { LoadPort: 'CNNGB', DischargePort: 'USLAX', Keyword: saved.Vessel })
    expect(body.Data).toMatchObject({
      Total: 1,
      Rows: [{ Id: saved.Id, LoadPortCode: 'CNNGB', DischargePortName: '洛杉矶', Departure: saved.Calls[1]!.PlannedDeparture }],
    })
    expect((await ops.call(voyageList, { LoadPort: 'USLAX', DischargePort: 'CNNGB', Keyword: saved.Vessel })).body.Data.Total).toBe(0)
  })
  it('is refused with every finding at its field', async () => {
    const { body, status } = await ops.call(saveVoyage, {
      Id: 0,
      CopyWeeks: 0,
      Voyage: input({
        CarrierCode: 'NOBODY',
        Vessel: ' ',
        Imo: '1234560',
        Calls: [call('CNSHA', at(3), at(4), { TerminalCode: '不存在' }), call('XXXXX', at(9), null)],
      }),
    })
    expect(status).toBe(422)
    expect(body.Issues!.map(({ Path }) => Path).toSorted()).toEqual(
      ['Voyage.Calls[0].TerminalCode', 'Voyage.Calls[1].PortCode', 'Voyage.CarrierCode', 'Voyage.Imo', 'Voyage.Vessel'].toSorted(),
    )
    const wrongOrder = await ops.call(saveVoyage, {
      Id: 0,
      CopyWeeks: 0,
      Voyage: input({ Calls: [call('CNSHA', at(5), at(6)), call('CNNGB', at(1), at(2))] }),
    })
    expect([wrongOrder.status, wrongOrder.body.Issues![0]!.Message]).toEqual([422, expect.stringContaining('到港早于上一港离港')])
  })
  it.each([
    ['a time that is none', { Calls: [call('CNSHA', '1e309', null), call('CNNGB', null, null)] }],
    ['a title of a megabyte', { Vessel: 'X'.repeat(1_000_000) }],
    ['one call', { Calls: [call('CNSHA', null, null)] }],
    ['a wrong type', { Calls: [{ ...call('CNSHA', null, null), Omitted: 'maybe' as unknown as boolean }, call('CNNGB', null, null)] }],
  ])('%s is refused, and the server lives on', async (_, more) => {
    const { status } = await ops.call(saveVoyage, { Id: 0, Voyage: input(more), CopyWeeks: 0 })
    expect([413, 422]).toContain(status)
  })
  it('keeps script and SQL as the text they are', async () => {
    const Remark = `<script>alert(1)</script>'; drop table voyage; --`
    const saved = await add({ Remark, Vessel: `O'HARA "%_ ${++count}` })
    expect((await ops.call(voyageInfo, { Id: saved.Id })).body.Data).toMatchObject({ Remark, Vessel: saved.Vessel })
    expect((await ops.call(voyageList, { Keyword: `O'HARA "%_` })).body.Data.Total).toBe(1)
  })
  it('is written once for one idempotency key, and never twice under one name', async () => {
    const Voyage = input()
    const headers = { 'idempotency-key': 'schedules-1' }
    const [first, second] = [
      await ops.call(saveVoyage, { Id: 0, Voyage, CopyWeeks: 0 }, headers),
      await ops.call(saveVoyage, { Id: 0, Voyage, CopyWeeks: 0 }, headers),
    ]
    expect(second.body.Data.Id).toBe(first.body.Data.Id)
    const again = await ops.call(saveVoyage, { Id: 0, Voyage, CopyWeeks: 0 })
    expect([again.status, again.body.Issues![0]!.Path]).toEqual([422, 'Voyage.VoyageNo'])
  })
  it('is copied to the following weeks at the same local times, with the next numbers', async () => {
    const Voyage = input({ Calls: [call('CNSHA', at(3), at(4)), call('USLAX', at(20), at(22))] })
    const { body } = await ops.call(saveVoyage, { Id: 0, Voyage, CopyWeeks: 2 })
    const rows = (await ops.call(voyageList, { Keyword: Voyage.Vessel, Sort: 'Departure' })).body.Data.Rows
    expect(rows.map(({ VoyageNo }) => VoyageNo)).toEqual(['001E', '002E', '003E'])
    expect(rows.map(({ Departure }) => Departure)).toEqual(
      [0, 7, 14].map((days) => shiftDays(body.Data.Calls[0]!.PlannedDeparture!, 'CNSHA', days)),
    )
  })
  it('is removed while nothing has happened, and kept as history after', async () => {
    const fresh = await add()
    expect((await ops.call(removeVoyage, { Id: fresh.Id, UpdateTime: at(0) })).status).toBe(412)
    expect((await ops.call(removeVoyage, { Id: fresh.Id, UpdateTime: fresh.UpdateTime })).status).toBe(200)
    expect((await ops.call(voyageInfo, { Id: fresh.Id })).status).toBe(404)
    const begun = (await setTime(await add(), 1, 'ActualArrival', at(-2))).body.Data
    expect((await ops.call(removeVoyage, { Id: begun.Id, UpdateTime: begun.UpdateTime })).body.Code).toBe('ILLEGAL_TRANSITION')
  })
})

describe('what becomes of a voyage', () => {
  it('a late departure pushes the later calls and makes it late; the change log reads so', async () => {
    const planned = await add({ Calls: [call('CNSHA', at(-3), at(-2)), call('CNNGB', at(-1.5), at(-1)), call('USLAX', at(14), at(16))] })
    const arrived = (await setTime(planned, 1, 'ActualArrival', at(-1))).body.Data
    const departed = (await setTime(arrived, 1, 'ActualDeparture', at(0, -2))).body.Data
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
    const voyage = await add()
    const first = await setTime(voyage, 1, 'ActualArrival', at(-2))
    const second = await setTime(voyage, 1, 'ActualArrival', at(-1), true, boss)
    expect([first.status, second.status, second.body.Code]).toEqual([200, 412, 'STALE_WRITE'])
    expect(second.body.Data.Calls[0]!.ActualArrival).toBe(at(-2))
  })
  it.each([
    ['a departure before the arrival is known', 1, 'ActualDeparture', at(-1), '请先填写实际到港'],
    ['what has not happened yet', 1, 'ActualArrival', at(1), '不能晚于当前时间'],
    ['an arrival before the last port was left', 2, 'ActualArrival', at(0, -1), '上一港还没有实际离港'],
    ['a call that is not there', 9, 'ActualArrival', at(-1), '没有这个挂靠港'],
  ] as const)('%s is refused', async (_, Seq, Field, Value, message) => {
    const { status, body } = await setTime(await add(), Seq, Field, Value)
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
    const voyage = await add()
    expect((await mark(voyage, { Reason: ' ' })).Issues![0]!.Path).toBe('Reason')
    const blank = (await mark(voyage, {})).Data
    expect(blank).toMatchObject({ Status: 'blank', Reason: '台风' })
    expect((await setTime(blank, 1, 'ActualArrival', at(-1))).body.Code).toBe('ILLEGAL_TRANSITION')
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
    const voyage = await add({ Calls: [call('CNSHA', at(-3), at(-2)), call('USLAX', at(14), at(16))] })
    const rows = async (query: Parameters<typeof ops.call<typeof callList>>[1]) =>
      (await ops.call(callList, { Keyword: voyage.Vessel, ...query })).body.Data.Rows.map(({ Seq }) => Seq)
    expect(await rows({})).toEqual([1, 2])
    expect(await rows({ Sort: '-Moment' })).toEqual([2, 1])
    expect(await rows({ PortCode: 'USLAX', CarrierCode: 'OOCL' })).toEqual([2])
    expect(await rows({ Due: 'overdue' })).toEqual([1])
    expect((await ops.call(callList, { Sort: 'id; drop table voyage' })).status).toBe(422)
  })
})

describe('two layers', () => {
  it('the platform’s voyage becomes the company’s own when it is changed, and gives way to it', async () => {
    const platforms = await add(
      { Vessel: `PLATFORM ${++count}`, Calls: [call('CNSHA', at(-3), at(-2)), call('USLAX', at(14), at(16))] },
      admin,
    )
    expect(platforms.Layer).toBe('platform')
    const own = (await setTime(platforms, 1, 'ActualArrival', at(-2))).body.Data
    expect([own.Layer, own.Id === platforms.Id]).toEqual(['company', false])
    const ids = async (by: TestClient) => (await by.call(voyageList, { Keyword: platforms.Vessel })).body.Data.Rows.map(({ Id }) => Id)
    expect([await ids(ops), await ids(admin)]).toEqual([[own.Id], [platforms.Id]])
    expect((await admin.call(voyageInfo, { Id: own.Id })).status).toBe(404)
    expect((await ops.call(removeVoyage, { Id: platforms.Id, UpdateTime: platforms.UpdateTime })).status).toBe(403)
    expect((await ops.call(voyageChanges, { Id: own.Id })).body.Data.Total).toBe(1)
  })
  it('who only looks may not write, customers see nothing of it', async () => {
    const voyage = await add()
    expect((await sales.call(saveVoyage, { Id: 0, Voyage: input(), CopyWeeks: 0 })).status).toBe(403)
    expect((await setTime(voyage, 1, 'ActualArrival', at(-2), true, sales)).status).toBe(403)
    expect((await customer.call(voyageInfo, { Id: voyage.Id })).status).toBe(403)
  })
})

describe('a service week by week', () => {
  const Rotation = {
    ServiceCode: 'ROLL1',
    CarrierCode: 'OOCL',
    Weekday: 3,
    Calls: [
      {
        PortCode: 'CNSHA',
        TerminalCode: '',
        ArriveDay: 0,
        ArriveTime: '08:00',
        DepartDay: 1,
        DepartTime: '20:00',
        Cutoffs: [{ Code: 'DCO' as const, DaysBefore: 2, Time: '12:00' }],
      },
      { PortCode: 'USLAX', TerminalCode: '', ArriveDay: 15, ArriveTime: '06:00', DepartDay: 18, DepartTime: '18:00', Cutoffs: [] },
    ],
  }
  const From = new Date(Date.now() + 40 * day).toISOString().slice(0, 10)

  it('has a rotation that is kept once, checked, and not overwritten by an old version', async () => {
    expect((await ops.call(rotationInfo, { ServiceCode: 'ROLL1' })).body.Status).toBe(0)
    expect((await ops.call(rollService, { ServiceCode: 'ROLL1', From, Weeks: 2, DryRun: true })).body.Code).toBe('ILLEGAL_TRANSITION')
    const wrong = { ...Rotation, Calls: [Rotation.Calls[1]!, Rotation.Calls[0]!] }
    expect((await ops.call(saveRotation, { Rotation: wrong })).body.Issues![0]!.Path).toBe('Rotation.Calls[1].ArriveDay')
    const saved = (await ops.call(saveRotation, { Rotation })).body.Data
    expect(saved).toMatchObject({ Layer: 'company', Calls: [{ PortName: '上海' }, { PortName: '洛杉矶' }] })
    expect((await boss.call(saveRotation, { Rotation })).status).toBe(412)
    expect((await boss.call(saveRotation, { Rotation, UpdateTime: saved.UpdateTime })).status).toBe(200)
  })
  it('rolls forward: the dry run writes nothing, the run fills empty weeks, a second one finds them', async () => {
    const roll = async (DryRun: boolean, by = ops) =>
      (await by.call(rollService, { ServiceCode: 'ROLL1', From, Weeks: 4, DryRun })).body.Data
    const dry = await roll(true)
    expect([dry.Created, dry.Sailings.length, dry.Sailings.some(({ Exists }) => Exists)]).toEqual([0, 4, false])
    const both = await Promise.all([roll(false), roll(false, boss)])
    expect(both.map(({ Created }) => Created).toSorted()).toEqual([0, 4])
    const { Services } = (await ops.call(voyageWeeks, { From, Weeks: 4, ServiceCode: 'ROLL1' })).body.Data
    expect(Services[0]!.Sailings.map(({ Week, Vessel }) => [Week, Vessel])).toEqual([0, 1, 2, 3].map((week) => [week, '待定']))
    const voyage = (await ops.call(voyageInfo, { Id: Services[0]!.Sailings[0]!.Id })).body.Data
    expect(voyage.Calls[0]!.Cutoffs.DCO).toMatch(/T04:00:00.000Z$/)
  })
  it('shows weeks with the demo’s sailings, and figures of sources and carriers', async () => {
    const { Services } = (await ops.call(voyageWeeks, { From: at(-14).slice(0, 10), Weeks: 6 })).body.Data
    expect(Services.length).toBeGreaterThan(25)
    const figures = (await ops.call(sourceFigures, {})).body.Data
    expect(figures.Sources.length).toBeGreaterThan(2)
    expect(figures.Carriers.every(({ Share }) => Share !== null && Share >= 0 && Share <= 100)).toBe(true)
    expect(Math.min(figures.Delayed, figures.Omitted, figures.Diverted)).toBeGreaterThan(0)
  })
})

describe('the map', () => {
  it('has voyages that have begun and are not over, by the filters of the list, with the places of their ports', async () => {
    const sailing = await add({ Vessel: 'MAP SAILING', VoyageNo: '010W' })
    await add({ Vessel: 'MAP AHEAD', Calls: [call('CNSHA', at(2), at(3)), call('USLAX', at(18), at(20))] })
    await add({ Vessel: 'MAP OVER', Calls: [call('CNSHA', at(-40), at(-39)), call('USLAX', at(-20), at(-18))] })
    const skipping = await add({ Vessel: 'MAP SKIPPING' })
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
    const platforms = await add({ Vessel: 'TENANT MAP 1', Calls: [call('CNSHA', at(-4), at(-3)), call('USLAX', at(12), at(14))] }, admin)
    const own = (await setTime(platforms, 1, 'ActualArrival', at(-4))).body.Data
    await server.db.owner(async (owner) => {
      const [theirs] = await owner.query<{ id: number }>(
        `insert into voyage (company_id, carrier_code, vessel, voyage_no, status, departure) select id, 'OOCL', 'TENANT MAP 2', '001E', 'normal', now() - interval '2 days' from company where code = 'YFJCK' returning id`,
      )
      await owner.query(
        `insert into port_call (voyage_id, company_id, carrier_code, service_code, seq, port_code, planned_departure, state, moment) select v.id, v.company_id, 'OOCL', '', n, 'CNSHA', now() + make_interval(days => 4 * n - 6), 'planned', now() + make_interval(days => 4 * n - 6) from voyage v cross join generate_series(1, 2) n where v.id = $1`,
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
    const voyage = await add()
    const base = await server.listen()
    const [clerk, stranger] = await Promise.all([connectLive(base, boss.token), connectLive(base, customer2.token)])
    await setTime(voyage, 1, 'ActualArrival', at(5))
    await setTime(voyage, 1, 'ActualArrival', at(-2))
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
        `update cargo_order o set vessel = 'Told Ship', voyage = '077e', load_port_code = 'CNSHA' where o.id = (select min(o.id) from cargo_order o join company c on c.id = o.company_id where c.code = 'YFJCK') returning vessel, voyage, load_port_code as port, order_no as no, carrier_code as carrier`,
      ),
    )
    const voyage = await add({
      Vessel: 'TOLD SHIP',
      VoyageNo: '077E',
      Remark: '内部：客户 A 优先',
      Calls: [call('CNSHA', at(2), at(3)), call('USLAX', at(18), at(20))],
    })
    const late = (await setTime(voyage, 1, 'EstimatedDeparture', at(5))).body.Data
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
    const later = (await setTime(late, 1, 'EstimatedDeparture', at(6))).body.Data
    expect((await notify(later)).Data.Orders).toBe(1)
    expect((await notify(later, admin)).Code).toBe('NOT_FOUND')
  })
})
