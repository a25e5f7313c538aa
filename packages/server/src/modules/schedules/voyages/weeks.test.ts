import { markVoyage, mondayOf, shiftDays, sourceFigures, voyageWeeks, type SourceFigures, type VoyageInput } from '@jst/contracts/schedules'
import type { QueryOf } from '@jst/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestClient, type TestServer } from '../../../testing/index.ts'
import { add, at, call, day, setTime, startSchedules } from '../testing.ts'

let server: TestServer
let ops: TestClient
let admin: TestClient
beforeAll(async () => {
  ;({ server, ops, admin } = await startSchedules())
})
afterAll(() => server.close())

const From = at(60).slice(0, 10)
const weeks = async (query: Partial<QueryOf<typeof voyageWeeks>>, by = ops) =>
  (await by.call(voyageWeeks, { From, Weeks: 4, ...query })).body.Data.Services
/** A passage of two ports that leaves so many days after the first Monday that is shown. */
const leaving = (days: number, more: Partial<VoyageInput> = {}) => {
  const first = Math.round((Date.parse(mondayOf(From)) - Date.now()) / day)
  return {
    Calls: [call('CNSHA', at(first + days - 1), at(first + days)), call('USLAX', at(first + days + 14), at(first + days + 16))],
    ...more,
  }
}

describe('week by week', () => {
  it('shows the demo’s services', async () => {
    expect((await weeks({ From: at(-14).slice(0, 10), Weeks: 6 })).length).toBeGreaterThan(25)
  })
  it.each(['2026-02-30', '7665-96-29', '0000-01-01', '2026-2-1'])('refuses %s, which no calendar has', async (wrong) => {
    const { status, body } = await ops.call(voyageWeeks, { From: wrong, Weeks: 2 })
    expect([status, body.Code, body.Issues?.[0]?.Path]).toEqual([422, 'INVALID_INPUT', 'From'])
  })
  it('a late ship stays in the week of its plan, whichever port the weeks are those of', async () => {
    const ServiceCode = 'WEEKS1'
    const late = await add(ops, leaving(3, { ServiceCode }))
    await add(ops, leaving(17, { ServiceCode, VoyageNo: '002E' }))
    await setTime(ops, late, 1, 'EstimatedDeparture', late.Calls[1]!.PlannedArrival!.replace(/T.*/, 'T00:00:00.000Z'))
    const shown = async (query: Partial<QueryOf<typeof voyageWeeks>>) =>
      (await weeks({ ServiceCode, ...query })).flatMap(({ Sailings }) =>
        Sailings.map(({ Week, PortCode, VoyageNo }) => [Week, PortCode, VoyageNo]),
      )
    const both = [
      [0, 'CNSHA', '001E'],
      [2, 'CNSHA', '002E'],
    ]
    expect(await shown({})).toEqual(both)
    expect(await shown({ LoadPort: 'CNSHA', DischargePort: 'USLAX', CarrierCode: 'OOCL' })).toEqual(both)
    expect(await shown({ LoadPort: 'USLAX' })).toEqual([[2, 'USLAX', '001E']])
    expect(await shown({ LoadPort: 'USLAX', DischargePort: 'CNSHA' })).toEqual([])
    expect(await shown({ CarrierCode: 'COSCO' })).toEqual([])
    expect(await shown({ Keyword: '002e' })).toEqual(both.slice(1))
    expect(await shown({ Status: 'delayed' })).toEqual(both.slice(0, 1))
    expect(await shown({ Status: 'blank' })).toEqual([])
    expect(await shown({ LoadPort: `CNSHA' or true --`.slice(0, 12) })).toEqual([])
  })
  it('a skipped load port has no sailing, a blank voyage keeps its week', async () => {
    const ServiceCode = 'WEEKS2'
    const [first, last] = leaving(3).Calls
    const middle = call('CNNGB', first!.PlannedDeparture, shiftDays(first!.PlannedDeparture!, 'CNNGB', 1))
    const skipped = await add(ops, { ServiceCode, Calls: [first!, middle, last!] })
    const blank = await add(ops, leaving(10, { ServiceCode, VoyageNo: '002E' }))
    const { body } = await ops.call(markVoyage, { Id: skipped.Id, UpdateTime: skipped.UpdateTime, Mark: 'omit', Seq: 1, Reason: '台风' })
    expect(body.Data?.Status).toBe('omitted')
    await ops.call(markVoyage, { Id: blank.Id, UpdateTime: blank.UpdateTime, Mark: 'blank', Reason: '运力调整' })
    const [service] = await weeks({ ServiceCode, LoadPort: 'CNSHA' })
    expect(service!.Sailings.map(({ Week, Status }) => [Week, Status])).toEqual([[1, 'blank']])
  })
  it('a company sees its own in place of the platform’s, others see the platform’s', async () => {
    const ServiceCode = 'WEEKS3'
    const platforms = await add(admin, leaving(3, { ServiceCode }))
    const own = (await setTime(ops, platforms, 1, 'EstimatedDeparture', platforms.Calls[0]!.PlannedDeparture)).body.Data
    const ids = async (by: TestClient) => (await weeks({ ServiceCode }, by)).flatMap(({ Sailings }) => Sailings.map(({ Id }) => Id))
    expect([await ids(ops), await ids(admin)]).toEqual([[own.Id], [platforms.Id]])
  })
})

describe('figures', () => {
  const figures = async (by = ops) => (await by.call(sourceFigures, {})).body.Data
  it('stand for the demo’s sources and carriers', async () => {
    const { Sources, Carriers, Delayed, Omitted, Diverted } = await figures()
    expect(Sources.length).toBeGreaterThan(2)
    expect(Carriers.every(({ Share }) => Share !== null && Share >= 0 && Share <= 100)).toBe(true)
    expect(Math.min(Delayed, Omitted, Diverted)).toBeGreaterThan(0)
  })
  it('count what is reported, late, blank and overdue, for who may see it', async () => {
    const oocl = ({ Carriers }: SourceFigures) => Carriers.find(({ CarrierCode }) => CarrierCode === 'OOCL') ?? { Made: 0, OnTime: 0 }
    const [before, others] = [await figures(), await figures(admin)]
    const [late, onTime, blank] = [await add(ops), await add(ops), await add(ops, leaving(-50))]
    await add(ops, { Source: 'FIGURES' })
    // three should have left their first port
    expect((await figures()).Overdue - before.Overdue).toBe(3)
    await setTime(ops, onTime, 1, 'ActualArrival', at(-1))
    const { body } = await setTime(ops, late, 1, 'ActualArrival', at(0, -1))
    expect((await setTime(ops, body.Data, 1, 'ActualDeparture', at(0))).status).toBe(200)
    await ops.call(markVoyage, { Id: blank.Id, UpdateTime: blank.UpdateTime, Mark: 'blank', Reason: '运力调整' })
    const after = await figures()
    expect([oocl(after).Made - oocl(before).Made, oocl(after).OnTime - oocl(before).OnTime]).toEqual([2, 1])
    expect([after.Delayed - before.Delayed, after.Blank - before.Blank, after.Overdue - before.Overdue]).toEqual([1, 1, 2])
    expect(after.Sources.find(({ Source }) => Source === 'FIGURES')).toMatchObject({ Voyages: 1, Stale: 0 })
    expect(await figures(admin)).toEqual(others)
  })
})
