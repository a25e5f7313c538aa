// @vitest-environment jsdom
import type { Rotation } from '@jst/contracts/schedules'
import { FakeApp, FakeScreen, refusal } from '@jst/feature-kit/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { at, index, rotation, theirs } from '../testing/rotation.ts'
import { Screen } from './ShipSchedule.tsx'

let opened: FakeApp | undefined
afterEach(() => {
  opened?.app.live.close()
  cleanup()
})

async function open(answers: (() => unknown)[], button = '编辑挂靠') {
  let now = rotation
  const fake = (opened = new FakeApp({
    path: '/DataMaintenance/ShipSchedulemaintain?View=rotation&ServiceCode=LL1',
    routes: {
      'GET /api/BasicData/GetIndex': () => ({ Version: '1', Rows: index }),
      'GET /api/ServiceRotation/List': () => [{ ServiceCode: 'LL1', ServiceName: 'LL1', CarrierCode: 'OOCL', Ports: 3 }],
      'GET /api/ServiceRotation/Get': () => now,
      'POST /api/ServiceRotation/Save': () => answers.shift()!(),
    },
  }))
  fake.permit(['view', 'edit'])
  fake.app.session.adoptToken('token-1')
  fake.app.live.open()
  render(<FakeScreen fake={fake} Screen={Screen} />)
  await userEvent.click(await screen.findByRole('button', { name: button }))
  const drawer = within(await screen.findByRole('dialog'))
  const port = (number: number) => within(drawer.getAllByRole('group', { name: new RegExp(`^第 ${number} 港`) })[0]!)
  return {
    fake,
    drawer,
    write: (number: number, label: string, value: string) => fireEvent.change(port(number).getByLabelText(label), { target: { value } }),
    save: () => userEvent.click(drawer.getByRole('button', { name: '保存' })),
    chosen: (name: string | RegExp) =>
      within(drawer.getByRole('row', { name }))
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked }) => checked),
    pick: async (name: string | RegExp, side: 0 | 1) =>
      userEvent.click(within(drawer.getByRole('row', { name })).getAllByRole('radio')[side]!),
    merge: () => userEvent.click(drawer.getByRole('button', { name: '按所选合并' })),
    last: () =>
      fake.requests.findLast(({ path }) => path === '/api/ServiceRotation/Save')?.body as { UpdateTime?: string; Rotation: Rotation },
    /** A colleague saves while the drawer is open, and the page hears of it. */
    elsewhere: (saved: Rotation) => {
      now = saved
      return act(async () => {
        fake.socket.current!.accept()
        fake.socket.current!.receive({ type: 'schedules/changed', content: { Ids: [] } })
      })
    },
  }
}

describe('two clerks on one rotation', () => {
  it('see call by call what each changed; what both changed has to be chosen, and nothing typed is lost', async () => {
    const { drawer, write, save, chosen, pick, merge, last, fake } = await open([
      () => refusal('STALE_WRITE', { Data: theirs }),
      () => theirs,
    ])
    write(1, '截单 离港前几天', '4')
    write(2, '到港 第几天', '3')
    await save()
    await drawer.findByText(/已在别处被修改/)
    expect(drawer.getByRole('button', { name: '保存' })).toHaveProperty('disabled', true)
    expect(chosen(/^首港班期/)).toEqual([true, false])
    expect(chosen(/^第 2 港 宁波 CNNGB 离港时刻/)).toEqual([true, false])
    expect(chosen(/^第 2 港 宁波 CNNGB 到港 第几天/)).toEqual([false, true])
    expect(chosen(/^第 1 港 上海 CNSHA 截单/)).toEqual([false, false])
    expect(drawer.getByRole('button', { name: '还有 1 项未选择' })).toHaveProperty('disabled', true)
    await pick(/^第 1 港 上海 CNSHA 截单/, 1)
    await merge()
    expect(drawer.queryByText(/已在别处被修改/)).toBeNull()
    await save()
    await waitFor(() => expect(fake.said.join()).toContain('挂靠已保存'))
    expect(last()).toMatchObject({
      UpdateTime: at(2),
      Rotation: {
        Weekday: 3,
        Calls: [{ Cutoffs: [{ Code: 'DCO', DaysBefore: 4, Time: '12:00' }] }, { ArriveDay: 3, DepartTime: '23:00' }, { PortCode: 'USLAX' }],
      },
    })
  })

  it('a port that one takes out and the other changes is asked for; the changes of the other ports stay with them', async () => {
    const { drawer, save, chosen, pick, merge, last, fake } = await open([() => refusal('STALE_WRITE', { Data: theirs }), () => theirs])
    await userEvent.click(drawer.getAllByRole('button', { name: '移除该港' })[1]!)
    await save()
    expect(await drawer.findByRole('row', { name: /挂靠港及顺序.*CNNGB（.*离港时刻 23:00/ })).toBeDefined()
    expect(chosen(/挂靠港及顺序/)).toEqual([false, false])
    await pick(/挂靠港及顺序/, 1)
    await merge()
    await save()
    await waitFor(() => expect(fake.said.join()).toContain('挂靠已保存'))
    expect(last().Rotation.Calls.map(({ PortCode, Cutoffs }) => [PortCode, Cutoffs[0]!.DaysBefore])).toEqual([
      ['CNSHA', 3],
      ['USLAX', 2],
    ])
  })

  it('the drawer writes on the version that it was opened with, whatever the page behind it hears meanwhile', async () => {
    const { drawer, write, save, elsewhere, last } = await open([() => refusal('STALE_WRITE', { Data: theirs })])
    write(2, '到港时刻', '09:00')
    await elsewhere(theirs)
    await screen.findByText('第 0 天 周三 08:00')
    expect(drawer.getAllByLabelText('到港时刻').map((field) => (field as HTMLInputElement).value)).toEqual(['08:00', '09:00', '08:00'])
    await save()
    await drawer.findByText(/已在别处被修改/)
    expect(last().UpdateTime).toBe(at(1))
  })

  it('a new one for a service that has one shows what stands there', async () => {
    const { drawer, write, save, chosen } = await open([() => refusal('STALE_WRITE', { Data: rotation })], '新增航线挂靠')
    fireEvent.change(drawer.getByRole('textbox', { name: /航线代码/ }), { target: { value: 'LL1' } })
    const fields = drawer.getAllByRole('combobox', { name: /船公司|港口/ })
    for (const [at, code] of ['OOCL', 'CNSHA', 'USLAX'].entries()) await userEvent.type(fields[at]!, `${code}{Enter}`)
    write(1, '离港 第几天', '2')
    await save()
    expect(await drawer.findByText(/LL1 已有挂靠与航程/)).toBeDefined()
    expect(chosen(/挂靠港及顺序/)).toEqual([false, false])
    expect(chosen(/洛杉矶 USLAX 到港 第几天/)).toEqual([false, false])
  })
})
