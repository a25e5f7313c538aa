// @vitest-environment jsdom
import { useApp, type FavouritePlaces, type Place } from '@jst/feature-kit'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fit, loadPinyin } from './matching.ts'
import { menuOf } from '../testing/desk.ts'
import { Palette } from './Palette.tsx'

afterEach(() => void vi.useRealTimers())

const places: Place[] = [
  { path: '/workbench', title: '工作台', group: '' },
  { path: '/tdManage/siCheck', title: '待审核补料', group: '补料管理' },
  { path: '/tdManage/siDataList', title: '补料数据列表', group: '补料管理' },
  { path: '/system/employee/list', title: '账号设置', group: '系统管理' },
]
const found = {
  Orders: [{ Id: 7, OrderNo: 'WT2611000021', MblNo: 'COSU6412345600', CompanyName: '宁波远帆', Vessel: 'COSCO STAR', Voyage: '045E' }],
  Bills: [{ Id: 9, CGO_ID: 7, BillNo: 'COSU6412345600', SiNo: 'SI2611210001', Status: 1, CompanyName: '宁波远帆' }],
  Containers: [{ ContainerNo: 'TGHU1234567', Type: '40HQ', CGO_ID: 7, OrderNo: 'WT2611000021', SiId: null, BillNo: '' }],
  Records: [
    {
      Kind: 'booking',
      Zh: '订舱单',
      En: 'Booking',
      Rows: [{ Id: 5, No: 'BK261100005', Title: '宁波远帆', Path: '/quckBook/internalBookDetail?Id=5' }],
    },
  ],
}

function open(more: FakeAppOptions = {}, menu = ['/tdManage/siDetail', '/tdManage/siDataList', '/external/workbench/siSubmit']) {
  const fake = new FakeApp({ path: '/workbench', routes: { 'GET /api/Workbench/Search': () => found }, ...more })
  fake.app.permissions.load(menuOf(...menu))
  const done: string[] = []
  const favourites: FavouritePlaces = {
    favourites: [{ path: '/tdManage/siDataList?Status=1', title: '我关注的补料' }],
    isFavourite: (path) => path === '/tdManage/siDataList?Status=1',
    toggle: ({ path }) => void done.push(`star ${path}`),
    move: (path, by) => void done.push(`move ${path} ${by}`),
  }
  function Frame() {
    const [shown, setShown] = useState(false)
    useApp()
    return (
      <>
        <button type="button" onClick={() => setShown(true)}>
          打开
        </button>
        {shown ? (
          <Palette
            places={places}
            recent={[{ path: '/tdManage/siDetail?Id=3', title: '补料 COSU1' }]}
            favourites={favourites}
            acts={[{ key: 'logout', label: '退出登录', run: () => void done.push('logout') }]}
            onClose={() => setShown(false)}
          />
        ) : null}
      </>
    )
  }
  render(<FakeScreen fake={fake} Screen={Frame} />)
  return { fake, done, show: () => userEvent.click(screen.getByRole('button', { name: '打开' })) }
}
const field = () => screen.getByRole('combobox', { name: '查找页面、单据、客户、提单、箱号' })
const options = () => screen.queryAllByRole('option').map((option) => option.querySelector('.jst-palette-name')!.textContent)
const active = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id && document.getElementById(id)?.querySelector('.jst-palette-name')?.textContent
}

describe('pages', () => {
  it.each([
    ['待审核', '待审核补料'],
    ['dshbl', '待审核补料'],
    ['bulsj', '补料数据列表'],
    ['zhanghaoshezhi', '账号设置'],
    ['gzt', '工作台'],
    ['shezhi', '账号设置'],
  ])('%s finds %s', async (typed, title) => {
    const match = await loadPinyin()
    const best = places
      .map((place) => ({ title: place.title, score: fit(place.title, typed, match) }))
      .toSorted((a, b) => b.score - a.score)
    expect(best[0]).toMatchObject({ title, score: expect.any(Number) })
    expect(best[0]!.score).toBeGreaterThan(best[1]!.score)
  })

  it('opens by keyboard alone, and Escape gives the focus back', async () => {
    const { fake, show } = open()
    await show()
    expect(document.activeElement).toBe(field())
    expect(options()).toEqual(['我关注的补料', '补料 COSU1', '退出登录'])
    await userEvent.type(field(), 'dshbl')
    await waitFor(() => expect(active()).toBe('待审核补料'))
    await userEvent.keyboard('{Enter}')
    expect(fake.opened).toEqual(['/tdManage/siCheck'])
    await show()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe('退出登录')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('我关注的补料')
    // the browser turns Escape into this event of its dialog
    await waitFor(() => screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '打开' })))
  })

  it('keeps, moves and runs what is chosen', async () => {
    const { done, show } = open()
    await show()
    await userEvent.keyboard('{Alt>}{ArrowDown}{Enter}{/Alt}')
    await userEvent.click(screen.getByTitle('收藏'))
    await userEvent.type(field(), '退出')
    await userEvent.keyboard('{Enter}')
    expect(done).toEqual([
      'move /tdManage/siDataList?Status=1 1',
      'star /tdManage/siDataList?Status=1',
      'star /tdManage/siDetail?Id=3',
      'logout',
    ])
  })
})

describe('numbers', () => {
  it('are asked once when typing pauses, shown in groups, and lead to their page', async () => {
    const { fake, show } = open()
    await show()
    await userEvent.type(field(), 'cosu')
    const bills = await screen.findByRole('group', { name: '提单与补料' })
    expect(fake.requests.map(({ query }) => query)).toEqual([{ Keyword: 'cosu' }])
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby')?.replace(/^.*list/, ''))).toEqual([
      'recent',
      'orders',
      'bills',
      'containers',
    ])
    await userEvent.click(within(bills).getByRole('option'))
    expect(fake.opened).toEqual(['/tdManage/siDetail?Id=9'])
  })

  it('lead a customer to the own desk', async () => {
    const { fake, show } = open({ surface: 'external', path: '/external/workbench', routes: { 'GET /api/Workbench/Search': () => found } })
    await show()
    await userEvent.type(field(), 'TGHU')
    await userEvent.click(within(await screen.findByRole('group', { name: '箱' })).getByRole('option'))
    expect(fake.opened).toEqual(['/external/workbench/siSubmit?CGO_ID=7'])
  })

  it('are found by Chinese names of two characters, too, and lead to their page', async () => {
    const { fake, show } = open({}, ['/quckBook/internalBookDetail'])
    await show()
    await userEvent.type(field(), '远')
    expect(await screen.findByText('没有找到“远”')).toBeTruthy()
    await userEvent.type(field(), '帆')
    const bookings = await screen.findByRole('group', { name: '订舱单' })
    expect(fake.requests.map(({ query }) => query)).toEqual([{ Keyword: '远帆' }])
    await userEvent.click(within(bookings).getByRole('option', { name: /BK261100005.*宁波远帆/ }))
    expect(fake.opened).toEqual(['/quckBook/internalBookDetail?Id=5'])
  })

  it('are not offered where the menu has no page for them', async () => {
    const { fake, show } = open({}, ['/tdManage/siDetail'])
    await show()
    await userEvent.type(field(), 'cosu')
    await screen.findByRole('group', { name: '提单与补料' })
    expect(screen.queryByRole('group', { name: '委托' })).toBeNull()
    expect(fake.requests).toHaveLength(1)
  })

  it('names of pages and two characters are not sent to the server', async () => {
    const { fake, show } = open()
    await show()
    await userEvent.type(field(), '补料数据')
    await userEvent.clear(field())
    await userEvent.type(field(), 'wt')
    expect(await screen.findByText('没有找到“wt”')).toBeTruthy()
    expect(fake.requests).toEqual([])
  })

  it('tell a failure beside the pages that were found, and try again', async () => {
    // the pauses between the tries of a call are over at once
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync')
    let failing = true
    const { show } = open({ routes: { 'GET /api/Workbench/Search': () => (failing ? refusal('UNAVAILABLE') : found) } })
    await show()
    await userEvent.type(field(), 'cosu')
    const alert = await screen.findByRole('alert', {}, { timeout: 10_000 })
    expect(options()).toEqual(['补料 COSU1'])
    failing = false
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('group', { name: '委托' })).toBeTruthy()
  }, 15_000)
})
