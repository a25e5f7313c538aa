// @vitest-environment jsdom
import type { CallRow, Voyage } from '@jst/contracts/schedules'
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

const call = { ...row, EstimatedArrival: time, Cutoffs: { DCO: time, VCO: null } }
const voyage: Voyage = {
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
}

it('a voyage in its form keeps what the form does not show, and reads times by the clocks of the ports', () => {
  const form = formOf(voyage)
  expect([form.calls[0]!.arrival, form.calls[1]!.arrival]).toEqual(['2026-12-01 08:00', '2026-11-30 16:00'])
  const [first] = inputOf(form).Calls
  expect(first).toMatchObject({ PlannedArrival: time, EstimatedArrival: time, Cutoffs: { DCO: time } })
})

describe('two clerks on one voyage', () => {
  const later = '2026-12-02T06:00:00.000Z'
  /** The other moved the departure and reported an arrival, and both wrote a note. */
  const stored: Voyage = {
    ...voyage,
    UpdateTime: later,
    Remark: '对方的备注',
    Calls: [{ ...call, PlannedDeparture: later, ActualArrival: time }, voyage.Calls[1]!],
  }
  const lastSaved = ({ requests }: FakeApp) => requests.findLast(({ path }) => path === '/api/Voyage/Save')?.body
  const open = async (answers: (() => unknown)[]) => {
    const fake = show(LongTerm, '/DataMaintenance/ShipSchedulemaintain', {
      'GET /api/Voyage/List': () => ({
        Rows: [
          {
            ...voyage,
            LoadPortCode: 'CNSHA',
            LoadPortName: '上海',
            LoadTerminalCode: '',
            PlannedDeparture: time,
            Departure: time,
            Cutoffs: {},
            DischargePortCode: 'USLAX',
            DischargePortName: '洛杉矶',
            PlannedArrival: time,
            Arrival: time,
            TransitDays: 14,
          },
        ],
        Total: 1,
      }),
      'GET /api/Voyage/Get': () => voyage,
      'POST /api/Voyage/Save': () => answers.shift()!(),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'A / 1' }))
    const drawer = within(await screen.findByRole('dialog'))
    const write = (label: string, value: string) => fireEvent.change(drawer.getByRole('textbox', { name: label }), { target: { value } })
    write('内部备注', '我的备注')
    write('船名', 'B')
    await userEvent.click(drawer.getByRole('button', { name: '保存' }))
    await drawer.findByText(/该航次已被他人修改/)
    return { fake, drawer, write }
  }
  it('what one changed is chosen, what both changed has to be, and both are kept', async () => {
    const { fake, drawer } = await open([() => refusal('STALE_WRITE', { Data: stored }), () => stored])
    expect(drawer.getByRole('button', { name: '保存' })).toHaveProperty('disabled', true)
    const chosen = (name: string) => drawer.getByRole<HTMLInputElement>('radio', { name }).checked
    expect(chosen('船名 您的内容 B')).toBe(true)
    expect(chosen('第 1 港 计划离港（当地） 现在的内容 2026-12-02 14:00')).toBe(true)
    expect(chosen('第 1 港 实际到港 ATA 现在的内容 2026-12-01 08:00')).toBe(true)
    expect(drawer.getByRole('button', { name: '还有 1 项未选择' })).toHaveProperty('disabled', true)
    await userEvent.click(drawer.getByRole('radio', { name: '内部备注 您的内容 我的备注' }))
    await userEvent.click(drawer.getByRole('button', { name: '按所选合并' }))
    expect(drawer.queryByText(/该航次已被他人修改/)).toBeNull()
    await userEvent.click(drawer.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(fake.said).toContain('已保存：B / 1'))
    expect(lastSaved(fake)).toMatchObject({
      Id: 7,
      UpdateTime: later,
      Voyage: { Vessel: 'B', Remark: '我的备注', Calls: [{ PlannedDeparture: later, ActualArrival: time }, { PortCode: 'USLAX' }] },
    })
  })
  it('the stored one is taken as a whole, and a call that was added is one choice that keeps what was reported', async () => {
    const { fake, drawer, write } = await open([
      () => refusal('STALE_WRITE', { Data: stored }),
      () =>
        refusal('STALE_WRITE', {
          Data: {
            ...stored,
            UpdateTime: '2026-12-02T07:00:00.000Z',
            Calls: [...stored.Calls, { ...call, PortCode: 'USOAK', ActualArrival: null }],
          },
        }),
      () => stored,
    ])
    await userEvent.click(drawer.getByRole('button', { name: '全部采用现在的内容' }))
    expect(drawer.getByRole('textbox', { name: '内部备注' })).toHaveProperty('value', '对方的备注')
    write('船名', 'C')
    await userEvent.click(drawer.getByRole('button', { name: '保存' }))
    const row = await drawer.findByRole('row', { name: /挂靠港及时间/ })
    expect(
      within(row)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked }) => checked),
    ).toEqual([true, false])
    await userEvent.click(within(row).getAllByRole('radio')[1]!)
    await userEvent.click(drawer.getByRole('button', { name: '按所选合并' }))
    await userEvent.click(drawer.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(fake.said).toContain('已保存：C / 1'))
    expect(lastSaved(fake)).toMatchObject({ Voyage: { Calls: [{ ActualArrival: time }, { PortCode: 'USLAX' }] } })
  })
})

describe('cut-offs', () => {
  it('every kind is set on a call, and days before the departure for every kind in a rotation', async () => {
    const rotation = {
      ServiceCode: 'LL1',
      ServiceName: 'LL1',
      CarrierCode: 'OOCL',
      CarrierName: '东方海外',
      Weekday: 1,
      Layer: 'company',
      UpdateTime: time,
      Calls: ['CNSHA', 'USLAX'].map((PortCode, at) => ({
        PortCode,
        PortName: PortCode,
        TerminalCode: '',
        TerminalName: '',
        ArriveDay: at * 14,
        ArriveTime: '08:00',
        DepartDay: at * 14 + 1,
        DepartTime: '20:00',
        Cutoffs: [{ Code: 'DCO', DaysBefore: 2, Time: '12:00' }],
      })),
    }
    const fake = show(LongTerm, '/DataMaintenance/ShipSchedulemaintain?View=rotation&ServiceCode=LL1', {
      'GET /api/ServiceRotation/List': () => [{ ServiceCode: 'LL1', ServiceName: 'LL1', CarrierCode: 'OOCL', Ports: 2 }],
      'GET /api/ServiceRotation/Get': () => rotation,
      'POST /api/ServiceRotation/Save': () => rotation,
    })
    await userEvent.click(await screen.findByRole('button', { name: '编辑挂靠' }))
    const port = within(within(await screen.findByRole('dialog')).getAllByRole('group', { name: /第 1 港/ })[0]!)
    await userEvent.selectOptions(port.getByLabelText('增加截止规则'), '开港')
    fireEvent.change(port.getByLabelText('开港 离港前几天'), { target: { value: '6' } })
    await userEvent.selectOptions(port.getByLabelText('增加截止规则'), '截拼箱')
    await userEvent.click(port.getByRole('button', { name: '移除截单' }))
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(fake.said.join()).toContain('挂靠已保存'))
    const { Rotation } = fake.bodyOf('/api/ServiceRotation/Save') as { Rotation: typeof rotation }
    expect(Rotation.Calls.map(({ Cutoffs }) => Cutoffs)).toEqual([
      [
        { Code: 'EFC', DaysBefore: 6, Time: '12:00' },
        { Code: 'LCO', DaysBefore: 1, Time: '12:00' },
      ],
      [{ Code: 'DCO', DaysBefore: 2, Time: '12:00' }],
    ])
  })
})
