// @vitest-environment jsdom
import { plannedCall, type CallInput, type PortPlace, type VoyageUnderWay } from '@jst/contracts/schedules'
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Screen } from '../live/LiveSchedule.tsx'
import { noteOf } from './note.ts'
import { passagesOf } from './passages.ts'
import { placesBy, reckon } from './position.ts'

const ports: PortPlace[] = [
  { Code: 'CNSHA', Name: '上海', Lon: 121.67, Lat: 31.33 },
  { Code: 'SGSIN', Name: '新加坡', Lon: 103.8, Lat: 1.25 },
  { Code: 'NLRTM', Name: '鹿特丹', Lon: 4.24, Lat: 51.89 },
  { Code: 'USDAL', Name: '达拉斯', Lon: -96.8, Lat: 32.78 },
]
const places = placesBy(ports)
const start = Date.parse('2026-12-01T00:00:00Z')
const at = (days: number) => new Date(start + days * 86_400_000).toISOString()
type Call = VoyageUnderWay['Calls'][number]
const call = (PortCode: string, arrival: number | null, departure: number | null, State: Call['State'] = 'planned'): Call => ({
  PortCode,
  PortName: ports.find(({ Code }) => Code === PortCode)?.Name ?? PortCode,
  Arrival: arrival === null ? null : at(arrival),
  Departure: departure === null ? null : at(departure),
  State,
})
const rotation = [call('CNSHA', 0, 1), call('SGSIN', 8, 9), call('NLRTM', 30, null)]
const where = (calls: readonly Call[], days: number) => {
  const found = reckon(calls, places, start + days * 86_400_000)
  return found && [found.from.PortName, found.to?.PortName, found.heading !== undefined]
}

describe('dead reckoning', () => {
  it.each([
    ['before the first arrival nothing is known', -1, undefined],
    ['in the first port before it sails', 0.5, ['上海', undefined, false]],
    ['on its way', 4, ['上海', '新加坡', true]],
    ['in a port on the way', 8.5, ['新加坡', undefined, false]],
    ['on the second leg', 20, ['新加坡', '鹿特丹', true]],
    ['in the last port', 31, ['鹿特丹', undefined, false]],
  ] as const)('%s', (_, days, expected) => expect(where(rotation, days)).toEqual(expected))

  it('half of the time is half of the way, and the ship heads for where it goes', () => {
    const found = reckon(rotation, places, start + 4.5 * 86_400_000)!
    expect(found.at[1]).toBeGreaterThan(10)
    expect(found.at[1]).toBeLessThan(25)
    expect(found.heading).toBeGreaterThan(150)
    expect(found.heading).toBeLessThan(260)
  })
  it('what was reported outweighs what was expected', () => {
    const waits = [call('CNSHA', 0, 1, 'arrived'), ...rotation.slice(1)]
    expect(where(waits, 4)).toEqual(['上海', undefined, false])
    const early = [call('CNSHA', 0, 0.5, 'departed'), call('SGSIN', 7, 9, 'arrived'), call('NLRTM', 30, null)]
    expect(where(early, 7.5)).toEqual(['新加坡', undefined, false])
  })
  it('says nothing without a time, a place, a way over the sea, or after the voyage', () => {
    expect(where([call('CNSHA', 0, 1), call('SGSIN', null, 9)], 4)).toBeUndefined()
    expect(where([call('XXXXX', 0, 1), call('SGSIN', 8, 9)], 4)).toBeUndefined()
    expect(where([call('CNSHA', 0, 1), call('USDAL', 8, 9)], 4)).toBeUndefined()
    expect(where([call('CNSHA', 0, 1), call('SGSIN', 8, 9)], 10)).toBeUndefined()
    expect(where([], 4)).toBeUndefined()
  })
  it('the words say whence, whither, when and how late', () => {
    const voyage = { Id: 1, Vessel: 'A', VoyageNo: '1', Status: 'delayed', Delay: 30, Calls: rotation } as const
    const note = (days: number) => noteOf({ ...voyage, Calls: [...rotation] }, reckon(rotation, places, start + days * 86_400_000)!)
    expect(note(4)).toBe('由上海往新加坡 · 预计 12-09 08:00 到达 · 晚 30 小时')
    expect(note(0.5)).toBe('在港：上海 · 预计 12-02 08:00 离港 · 晚 30 小时')
  })
})

describe('passages', () => {
  const instant = (days: number | null) => (days === null ? null : at(days))
  const input = (port: string, arrival: number | null, departure: number | null, more?: Partial<CallInput>) =>
    plannedCall(port, instant(arrival), instant(departure), more)
  const one = (arrival: number | null, more: Partial<CallInput> = {}) =>
    passagesOf([input('CNSHA', null, 0), input('SGSIN', arrival, null, more)], places)[0]!

  it('have miles, and speeds of the plan and of the best that is known', () => {
    const { miles, planned, latest: known } = one(5, { EstimatedArrival: at(6) })
    expect(miles).toBeGreaterThan(2100)
    expect(miles).toBeLessThan(2300)
    expect(planned).toEqual({ knots: expect.closeTo(miles! / 120, 6), odd: false })
    expect(known).toEqual({ knots: expect.closeTo(miles! / 144, 6), odd: false })
  })
  it.each([
    ['faster than 30 knots', 2.9, true],
    ['below 30 knots', 3.2, false],
    ['above 4 knots', 22, false],
    ['slower than 4 knots', 24, true],
    ['there before it left', -1, true],
  ])('%s', (_, days, odd) => expect(one(days).planned?.odd).toBe(odd))
  it('leave out skipped calls, and say nothing of what is not known', () => {
    const skipped = passagesOf([input('CNSHA', null, 0), input('SGSIN', 5, 6, { Omitted: true }), input('NLRTM', 26, null)], places)
    expect(skipped.map(({ from, to }) => [from.PortCode, to.PortCode])).toEqual([['CNSHA', 'NLRTM']])
    expect(one(null)).toMatchObject({ planned: undefined, latest: undefined })
    const inland = passagesOf([input('CNSHA', null, 0), input('USDAL', 5, 6), input('USDAL', 7, 8)], places)
    expect(inland.map(({ miles, planned }) => [miles, planned])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ])
  })
})

describe('the screen', () => {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
  })
  afterEach(cleanup)

  it('changes to the map in the address, asks with the filters of the list, says that it is an estimate, and opens a ship', async () => {
    const path = '/DataMaintenance/ScheduleMaintenance'
    const hour = 3_600_000
    const soon = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
    const Calls = [
      { ...rotation[0]!, Arrival: soon(-80), Departure: soon(-60), State: 'departed' },
      { ...rotation[1]!, Arrival: soon(60), Departure: soon(80) },
    ]
    const voyage = { Id: 7, Vessel: 'OOCL SPAIN', VoyageNo: '012W', Status: 'normal', Delay: 0, Calls }
    const fake = new FakeApp({
      path: `${path}?CarrierCode=OOCL`,
      routes: {
        'GET /api/BasicData/GetIndex': () => ({ Version: '1', Rows: [] }),
        'GET /api/Voyage/CallList': () => ({ Rows: [], Total: 0 }),
        'GET /api/Voyage/SourceFigures': () => ({ Sources: [], Carriers: [], Delayed: 0, Omitted: 0, Diverted: 0, Blank: 0, Overdue: 0 }),
        'GET /api/Voyage/UnderWay': () => ({ Voyages: [voyage, { ...voyage, Id: 8, Calls: [] }], More: true, Ports: ports }),
        'GET /api/Voyage/AffectedOrders': () => ({ Orders: [] }),
        'GET /api/Voyage/Get': () => ({ ...voyage, Reason: '', Calls: [] }),
      },
    })
    fake.permit(['view'])
    render(<FakeScreen fake={fake} Screen={Screen} />)
    await userEvent.click(await screen.findByRole('link', { name: '地图' }))
    expect(fake.path).toBe(`${path}?CarrierCode=OOCL&View=map`)
    const said = await screen.findByText(/按船期推算的位置，非 AIS 实时位置/, undefined, { timeout: 5000 })
    expect(said.textContent).toContain('地图上共 1 艘船；另有 1 个航次')
    expect(said.textContent).toContain('超过 2 个')
    expect(fake.requests.find(({ path: url }) => url === '/api/Voyage/UnderWay')?.query).toEqual({ CarrierCode: 'OOCL' })
    screen.getByRole('button', { name: /OOCL SPAIN \/ 012W，由上海往新加坡 · 预计 .* 到达/ }).focus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: /OOCL SPAIN \/ 012W/ })).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: '列表', hidden: true }))
    expect(fake.path).toBe(`${path}?CarrierCode=OOCL`)
  })
})
