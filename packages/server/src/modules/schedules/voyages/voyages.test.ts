import { cutoffCodes, removeVoyage, saveVoyage, shiftDays, voyageChanges, voyageInfo, voyageList } from '@jst/contracts/schedules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestClient, type TestServer } from '../../../testing/index.ts'
import { add, at, call, input, nextNumber, setTime, startSchedules } from '../testing.ts'

let server: TestServer
let ops: TestClient
let boss: TestClient
let admin: TestClient
let sales: TestClient
let customer: TestClient
beforeAll(async () => {
  ;({ server, ops, boss, admin, sales, customer } = await startSchedules())
})
afterAll(() => server.close())

describe('a voyage', () => {
  it('is saved by codes, names or other codes, read with names, and found by its ports', async () => {
    const saved = await add(ops, {
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
    const [whole] = (await ops.call(voyageList, { Keyword: saved.Vessel })).body.Data.Rows
    expect(whole!.Ports.map(({ Name }) => Name)).toEqual(['上海', '宁波', '洛杉矶'])
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
  it('keeps every kind of cut-off, and refuses a port that opens after it has closed', async () => {
    const Cutoffs = Object.fromEntries(cutoffCodes.map((code, place) => [code, at(2, place)]))
    const saved = await add(ops, { Calls: [call('CNSHA', at(3), at(4), { Cutoffs }), call('USLAX', at(20), null)] })
    expect(saved.Calls[0]!.Cutoffs).toEqual(Cutoffs)
    const wrong = input({ Calls: [call('CNSHA', at(3), at(4), { Cutoffs: { EFC: at(3), FCO: at(2) } }), call('USLAX', at(20), null)] })
    const { status, body } = await ops.call(saveVoyage, { Id: 0, Voyage: wrong, CopyWeeks: 0 })
    expect([status, body.Issues!.map(({ Path }) => Path)]).toEqual([422, ['Calls[0].Cutoffs.EFC']])
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
    const saved = await add(ops, { Remark, Vessel: `O'HARA "%_ ${nextNumber()}` })
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
    const fresh = await add(ops)
    expect((await ops.call(removeVoyage, { Id: fresh.Id, UpdateTime: at(0) })).status).toBe(412)
    expect((await ops.call(removeVoyage, { Id: fresh.Id, UpdateTime: fresh.UpdateTime })).status).toBe(200)
    expect((await ops.call(voyageInfo, { Id: fresh.Id })).status).toBe(404)
    const begun = (await setTime(ops, await add(ops), 1, 'ActualArrival', at(-2))).body.Data
    expect((await ops.call(removeVoyage, { Id: begun.Id, UpdateTime: begun.UpdateTime })).body.Code).toBe('ILLEGAL_TRANSITION')
  })
})

describe('two layers', () => {
  it('the platform’s voyage becomes the company’s own when it is changed, and gives way to it', async () => {
    const platforms = await add(admin, {
      Vessel: `PLATFORM ${nextNumber()}`,
      Calls: [call('CNSHA', at(-3), at(-2)), call('USLAX', at(14), at(16))],
    })
    expect(platforms.Layer).toBe('platform')
    const own = (await setTime(ops, platforms, 1, 'ActualArrival', at(-2))).body.Data
    expect([own.Layer, own.Id === platforms.Id]).toEqual(['company', false])
    const ids = async (by: TestClient) => (await by.call(voyageList, { Keyword: platforms.Vessel })).body.Data.Rows.map(({ Id }) => Id)
    expect([await ids(ops), await ids(admin)]).toEqual([[own.Id], [platforms.Id]])
    expect((await admin.call(voyageInfo, { Id: own.Id })).status).toBe(404)
    expect((await ops.call(removeVoyage, { Id: platforms.Id, UpdateTime: platforms.UpdateTime })).status).toBe(403)
    expect((await ops.call(voyageChanges, { Id: own.Id })).body.Data.Total).toBe(1)
  })
  it('two clerks on the platform’s voyage: the second hears of what the first made the company’s own', async () => {
    const platforms = await add(admin, { Vessel: `PLATFORM ${nextNumber()}` })
    const own = (await setTime(ops, platforms, 1, 'ActualArrival', at(-2))).body.Data
    const second = await setTime(boss, platforms, 1, 'ActualArrival', at(-3))
    expect([second.status, second.body.Data]).toEqual([412, own])
    expect((await setTime(boss, second.body.Data, 1, 'ActualArrival', at(-3))).status).toBe(200)
  })
  it('who only looks may not write, customers see nothing of it', async () => {
    const voyage = await add(ops)
    expect((await sales.call(saveVoyage, { Id: 0, Voyage: input(), CopyWeeks: 0 })).status).toBe(403)
    expect((await setTime(sales, voyage, 1, 'ActualArrival', at(-2))).status).toBe(403)
    expect((await customer.call(voyageInfo, { Id: voyage.Id })).status).toBe(403)
  })
})
