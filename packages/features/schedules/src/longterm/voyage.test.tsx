// @vitest-environment jsdom
import type { Voyage } from '@jst/contracts/schedules'
import { refusal, type FakeApp } from '@jst/feature-kit/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { call, time, voyage, voyageRow } from '../testing/rows.ts'
import { show } from '../testing/show.tsx'
import { Screen as LongTerm } from './ShipSchedule.tsx'
import { formOf, inputOf } from './voyage-form.ts'

afterEach(cleanup)

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
      'GET /api/Voyage/List': () => ({ Rows: [voyageRow], Total: 1 }),
      'GET /api/Voyage/Get': () => voyage,
      'POST /api/Voyage/Save': () => answers.shift()!(),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'A / 1' }))
    const drawer = within(await screen.findByRole('dialog'))
    const write = (label: string, value: string) =>
      fireEvent.change(drawer.getByLabelText(new RegExp(`^${label}`), { selector: 'input' }), { target: { value } })
    write('内部备注', '我的备注')
    write('船名', 'B')
    await userEvent.click(drawer.getByRole('button', { name: '保存' }))
    await drawer.findByText(/已在别处被修改/)
    return { fake, drawer, write }
  }
  it('what one changed is chosen, what both changed has to be, and both are kept', async () => {
    const { fake, drawer } = await open([() => refusal('STALE_WRITE', { Data: stored }), () => stored])
    expect(drawer.getByRole('button', { name: '保存' })).toHaveProperty('disabled', true)
    const chosen = (name: string) => drawer.getByRole<HTMLInputElement>('radio', { name }).checked
    expect(chosen('船名 您的内容 B')).toBe(true)
    expect(chosen('第 1 港 CNSHA 计划离港（当地） 现在的内容 2026-12-02 14:00')).toBe(true)
    expect(chosen('第 1 港 CNSHA 实际到港 ATA 现在的内容 2026-12-01 08:00')).toBe(true)
    expect(drawer.getByRole('button', { name: '还有 1 项未选择' })).toHaveProperty('disabled', true)
    await userEvent.click(drawer.getByRole('radio', { name: '内部备注 您的内容 我的备注' }))
    await userEvent.click(drawer.getByRole('button', { name: '按所选合并' }))
    expect(drawer.queryByText(/已在别处被修改/)).toBeNull()
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
    await userEvent.click(drawer.getByRole('button', { name: '采用现在的内容' }))
    expect(drawer.getByRole('textbox', { name: '内部备注' })).toHaveProperty('value', '对方的备注')
    write('船名', 'C')
    await userEvent.click(drawer.getByRole('button', { name: '保存' }))
    const row = await drawer.findByRole('row', { name: /挂靠港及顺序/ })
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

describe('the vessel of a voyage', () => {
  const hongKong = {
    Code: '9776171',
    Zh: '东方香港',
    En: 'OOCL HONG KONG',
    Pinyin: 'DONGFANGXIANGGANG',
    Initials: 'DFXG',
    Words: ['477333500', 'VRQT5'],
    Note: 'OOCL HONG KONG',
  }
  const open = async () => {
    const fake = show(LongTerm, '/DataMaintenance/ShipSchedulemaintain', {
      'GET /api/Voyage/List': () => ({ Rows: [], Total: 0 }),
      'GET /api/BasicData/GetIndex': ({ query }) => ({ Version: '1', Rows: query['Kind'] === 'vessel' ? [hongKong] : [] }),
      'GET /api/BasicData/GetStarred': () => [],
    })
    await userEvent.click(await screen.findByRole('button', { name: '新增航次' }))
    const drawer = within(await screen.findByRole('dialog'))
    const field = (name: string) => drawer.getByRole<HTMLInputElement>('combobox', { name: new RegExp(name) })
    return { fake, drawer, field, both: () => [field('船名').value, field('IMO').value] }
  }
  it.each(['oocl hong', '东方香', '9776171', 'vrqt5', 'dfxg'])(
    'is found by %s, and choosing it fills name and IMO number',
    async (typed) => {
      const { drawer, field, both } = await open()
      await userEvent.type(field('船名'), typed)
      await drawer.findByRole('option', { name: /东方香港/ })
      await userEvent.keyboard('{Enter}')
      expect(both()).toEqual(['OOCL HONG KONG', '9776171'])
    },
  )
  it('is found from its number too, and one that is in no list is typed as it is called', async () => {
    const { drawer, field, both } = await open()
    await userEvent.type(field('船名'), '待定{Enter}{Tab}')
    expect(both()).toEqual(['待定', ''])
    await userEvent.type(field('IMO'), '97761')
    await drawer.findByRole('option', { name: /东方香港/ })
    await userEvent.keyboard('{Enter}')
    expect(both()).toEqual(['OOCL HONG KONG', '9776171'])
  })
})
