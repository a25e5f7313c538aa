// @vitest-environment jsdom
import type { Rotation } from '@jst/contracts/schedules'
import { refusal } from '@jst/feature-kit/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Screen as Live } from './live/LiveSchedule.tsx'
import { Screen as LongTerm } from './longterm/ShipSchedule.tsx'
import { rotation } from './testing/rotation.ts'
import { row, time, voyageRow } from './testing/rows.ts'
import { show } from './testing/show.tsx'

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
    expect(screen.getByLabelText(/实际离港 ATD/)).toHaveProperty('value', '2026-12-01 10:30')
  })
  it('shows times without a way to change them to who only looks', async () => {
    show(Live, path, {}, ['view'])
    await screen.findByRole('button', { name: 'OOCL SPAIN / 012W' })
    expect(screen.queryByRole('button', { name: /录入/ })).toBeNull()
  })
})

const listed = {
  ...voyageRow,
  Vessel: 'COSCO STAR',
  Departure: '2126-12-02T00:00:00.000Z',
  DischargePortCode: 'CNSHA',
  Ports: ['上海', '鹿特丹', '上海'].map((Name) => ({ Code: '', Name })),
}
const longTerm = '/DataMaintenance/ShipSchedulemaintain'

describe('the list of voyages', () => {
  it('names the ports of a round trip instead of the same port twice, and the year of a date that is not in this one', async () => {
    show(LongTerm, longTerm, { 'GET /api/Voyage/List': () => ({ Rows: [listed], Total: 1 }) })
    const cells = within(await screen.findByRole('row', { name: /COSCO STAR/ }))
    expect(cells.getByText('鹿特丹 → 上海')).toBeTruthy()
    expect(cells.getByText('2126-12-02 08:00')).toBeTruthy()
  })
})

describe('the week view', () => {
  const sailing = {
    Id: 9,
    Week: 1,
    Vessel: 'OOCL SPAIN',
    VoyageNo: '012W',
    PortCode: 'CNSHA',
    Departure: '2126-12-09T00:00:00.000Z',
    Status: 'blank',
    Delay: null,
  }
  const weeks = (address: string) =>
    show(LongTerm, `${longTerm}?View=weeks${address}`, {
      'GET /api/Voyage/List': () => ({ Rows: [], Total: 0 }),
      'GET /api/Voyage/Weeks': () => ({
        From: '2126-12-02',
        Weeks: 4,
        Services: [
          { ServiceCode: 'LL1', ServiceName: '远东—欧洲环线一', CarrierCode: 'OOCL', CarrierName: '东方海外', Sailings: [sailing] },
        ],
      }),
    })

  it('shows voyage and departure of each sailing, says of a blank one that it is, and nothing of a week without any', async () => {
    weeks('&From=2126-12-04&To=2126-12-29')
    const cells = within(await screen.findByRole('row', { name: /LL1/ })).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual(['–', 'OOCL SPAIN停航012W 2126-12-09 08:00', '–', '–'])
  })

  it('asks by the filters of the list, in whole weeks', async () => {
    const fake = weeks('&From=2126-12-04&To=2126-12-29&LoadPort=CNSHA&Keyword=spain&Status=blank')
    await screen.findByRole('row', { name: /LL1/ })
    expect(fake.requests.find(({ path }) => path === '/api/Voyage/Weeks')?.query).toEqual({
      From: '2126-12-02',
      Weeks: 4,
      LoadPort: 'CNSHA',
      Keyword: 'spain',
      Status: 'blank',
    })
    expect(screen.getByRole('link', { name: '船期列表' }).getAttribute('href')).toBe(
      `${longTerm}?From=2126-12-04&To=2126-12-29&LoadPort=CNSHA&Keyword=spain&Status=blank`,
    )
  })

  it('moves four weeks by its filters', async () => {
    const fake = weeks('&From=2126-12-04')
    await userEvent.click(await screen.findByRole('button', { name: '后移四周' }))
    expect(fake.path).toBe(`${longTerm}?View=weeks&From=2127-01-01`)
  })
})

describe('cut-offs', () => {
  it('every kind is set on a call, and days before the departure for every kind in a rotation', async () => {
    const fake = show(LongTerm, '/DataMaintenance/ShipSchedulemaintain?View=rotation&ServiceCode=LL1', {
      'GET /api/ServiceRotation/List': () => [{ ServiceCode: 'LL1', ServiceName: 'LL1', CarrierCode: 'OOCL', Ports: 2 }],
      'GET /api/ServiceRotation/Get': () => rotation,
      'POST /api/ServiceRotation/Save': () => rotation,
    })
    await userEvent.click(await screen.findByRole('button', { name: '编辑挂靠' }))
    const port = within(within(await screen.findByRole('dialog')).getAllByRole('group', { name: /第 1 港/ })[0]!)
    const pick = async (rule: string) => {
      await userEvent.click(port.getByLabelText('增加截止规则'))
      await userEvent.click(port.getByRole('option', { name: rule }))
    }
    await pick('开港')
    fireEvent.change(port.getByLabelText('开港 离港前几天'), { target: { value: '6' } })
    await pick('截拼箱')
    await userEvent.click(port.getByRole('button', { name: '移除截单' }))
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(fake.said.join()).toContain('挂靠已保存'))
    const { Rotation } = fake.bodyOf('/api/ServiceRotation/Save') as { Rotation: Rotation }
    expect(Rotation.Calls.map(({ Cutoffs }) => Cutoffs)).toEqual([
      [
        { Code: 'EFC', DaysBefore: 6, Time: '12:00' },
        { Code: 'LCO', DaysBefore: 1, Time: '12:00' },
      ],
      ...rotation.Calls.slice(1).map(({ Cutoffs }) => Cutoffs),
    ])
  })
})
