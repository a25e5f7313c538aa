// @vitest-environment jsdom
import type { CallRow } from '@jst/contracts/schedules'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Screen as Live } from './live/LiveSchedule.tsx'
import { formOf, inputOf } from './longterm/voyage-form.ts'
import { Screen as LongTerm } from './longterm/ShipSchedule.tsx'

const time = '2026-12-01T00:00:00.000Z'
const row: CallRow = {
  VoyageId: 7,
  Layer: 'company',
  CarrierCode: 'OOCL',
  CarrierName: '东方海外',
  ServiceCode: 'LL1',
  Vessel: 'OOCL SPAIN',
  VoyageNo: '012W',
  Status: 'normal',
  Blank: false,
  Reason: '',
  Source: '手工',
  SourceTime: time,
  UpdateTime: time,
  Seq: 1,
  PortCode: 'CNSHA',
  PortName: '上海',
  TerminalCode: '',
  TerminalName: '',
  PlannedArrival: time,
  PlannedDeparture: '2026-12-02T00:00:00.000Z',
  EstimatedArrival: null,
  EstimatedDeparture: null,
  ActualArrival: null,
  ActualDeparture: null,
  Omitted: false,
  ReplacedPort: '',
  Cutoffs: {},
  State: 'planned',
  Delay: 0,
}
const figures = { Sources: [], Carriers: [], Delayed: 1, Omitted: 0, Diverted: 0, Blank: 0, Overdue: 2 }

function show(Screen: ComponentType, path: string, routes: FakeAppOptions['routes'], codes = ['view', 'edit', 'roll', 'notify', 'import']) {
  const fake = new FakeApp({
    path,
    routes: {
      'GET /api/BasicData/GetIndex': () => ({ Version: '1', Rows: [] }),
      'GET /api/Voyage/CallList': () => ({ Rows: [row], Total: 10_001 }),
      'GET /api/Voyage/SourceFigures': () => figures,
      ...routes,
    },
  })
  fake.permit(codes)
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}

afterEach(cleanup)

describe('the live list', () => {
  const path = '/DataMaintenance/ScheduleMaintenance?State=planned'
  const enter = async (what: string, local: string) => {
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`录入${what}`) }))
    const input = screen.getByLabelText(new RegExp(what))
    fireEvent.change(input, { target: { value: local } })
    await userEvent.type(input, '{Enter}')
  }
  it('takes a time by the clock of the port and says how many rows there are at most', async () => {
    const fake = show(Live, path, { 'POST /api/Voyage/SetTime': () => ({}) })
    await enter('实际到港 ATA', '2026-12-01T10:30')
    await waitFor(() => expect(fake.said).toContain('上海 实际到港 ATA 已保存'))
    expect(fake.bodyOf('/api/Voyage/SetTime')).toEqual({
      Id: 7,
      UpdateTime: time,
      Seq: 1,
      Field: 'ActualArrival',
      Value: '2026-12-01T02:30:00.000Z',
      Push: true,
    })
    expect(screen.getByText(/1,000\+/)).toBeDefined()
  })
  it('keeps what was typed when it is refused, and says why', async () => {
    const fake = show(Live, path, { 'POST /api/Voyage/SetTime': () => refusal('STALE_WRITE', { Data: row }) })
    await enter('实际离港 ATD', '2026-12-01T10:30')
    await waitFor(() => expect(fake.said.join()).toContain('已被他人修改'))
    expect(screen.getByLabelText(/实际离港 ATD/)).toHaveProperty('value', '2026-12-01T10:30')
  })
  it('shows times without a way to change them to who only looks', async () => {
    show(Live, path, {}, ['view'])
    await screen.findByText('OOCL SPAIN / 012W')
    expect(screen.queryByRole('button', { name: /录入/ })).toBeNull()
  })
})

describe('the week view', () => {
  it('shows sailings in their weeks and gaps as gaps', async () => {
    const sailing = {
      Id: 9,
      Week: 1,
      Vessel: 'OOCL SPAIN',
      VoyageNo: '012W',
      PortCode: 'CNSHA',
      Departure: '2026-12-09T00:00:00.000Z',
      Status: 'blank',
      Delay: null,
    }
    show(LongTerm, '/DataMaintenance/ShipSchedulemaintain?View=weeks&From=2026-12-02&Weeks=4', {
      'GET /api/Voyage/Weeks': () => ({
        From: '2026-11-30',
        Weeks: 4,
        Services: [
          { ServiceCode: 'LL1', ServiceName: '远东—欧洲环线一', CarrierCode: 'OOCL', CarrierName: '东方海外', Sailings: [sailing] },
        ],
      }),
    })
    const cells = within(await screen.findByRole('row', { name: /LL1/ })).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual(['空班', 'OOCL SPAIN / 012W12-09 08:00停航', '空班', '空班'])
  })
})

it('a voyage in its form keeps what the form does not show, and reads times by the clocks of the ports', () => {
  const call = { ...row, EstimatedArrival: time, Cutoffs: { DCO: time, VCO: null } }
  const voyage = {
    Id: 7,
    Layer: 'company',
    CarrierCode: 'OOCL',
    CarrierName: '',
    ServiceCode: '',
    Imo: '',
    Vessel: 'A',
    VoyageNo: '1',
    Source: '',
    Remark: '',
    Status: 'normal',
    Delay: 0,
    Blank: false,
    Reason: '',
    SourceTime: time,
    UpdateTime: time,
    Calls: [call, { ...call, PortCode: 'USLAX' }],
  } as const
  const form = formOf({ ...voyage, Calls: [...voyage.Calls] })
  expect([form.calls[0]!.arrival, form.calls[1]!.arrival]).toEqual(['2026-12-01 08:00', '2026-11-30 16:00'])
  const [first] = inputOf(form).Calls
  expect(first).toMatchObject({ PlannedArrival: time, EstimatedArrival: time, Cutoffs: { DCO: time } })
})
