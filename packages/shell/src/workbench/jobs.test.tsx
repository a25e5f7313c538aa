// @vitest-environment jsdom
import { exportLink } from '@jst/contracts/entity'
import type { OwnJob } from '@jst/contracts/jobs'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { createWorld, painted, type World } from '../testing/world.tsx'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
let world: World | undefined
afterEach(() => {
  act(() => world?.stop())
  world = undefined
})

const job = (more: Partial<OwnJob> = {}): OwnJob => ({
  Id: 7,
  Title: '导出提单数据',
  State: 'running',
  Done: 30,
  Total: 120,
  Note: '',
  Error: '',
  Link: '',
  CreateTime: new Date().toISOString(),
  StartTime: new Date().toISOString(),
  EndTime: null,
  ...more,
})

let rows: OwnJob[] = []
async function open(): Promise<void> {
  const ended = () => {
    rows = [job({ State: 'cancelled' })]
    return rows[0]
  }
  world = createWorld({
    path: '/a',
    screens: [{ path: '/a', name: 'a', title: '甲', load: async () => ({ Screen: () => <p>甲的内容</p> }) }],
    routes: {
      'GET /api/Job/GetOwnPagedList': () => ({ Rows: rows, Total: rows.length }),
      'POST /api/Job/CancelOwn': ended,
      'GET /api/Export/Open': () => 'a,b',
      'GET /api/Message/GetMessageSelfPagedList': () => ({ Rows: [], Total: 0 }),
    },
  })
  await act(() => world!.start())
  await act(painted)
  await act(async () => world!.sockets[0]?.accept())
  await act(async () => world!.sockets[0]?.receive({ type: 'auth/ok' }))
}
const moved = (next: OwnJob[]) => {
  rows = next
  return act(async () => world!.sockets[0]?.receive({ type: 'job/changed', content: { Ids: next.map(({ Id }) => Id) } }))
}
const asked = () => world!.asked().filter((call) => call.includes('/api/Job/'))
const mark = () => screen.findByRole('button', { name: '1 个后台任务进行中' })

it('nothing is asked before a job moves; then the header has an entry while it runs, with its progress and a way to stop it', async () => {
  rows = []
  await open()
  expect(asked()).toEqual([])
  await moved([job()])
  await userEvent.click(await mark())
  const panel = within(await screen.findByRole('region', { name: '我的后台任务' }))
  expect(panel.getByText('30 / 120')).toBeTruthy()
  expect(panel.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.25)
  await userEvent.click(panel.getByRole('button', { name: '取消' }))
  expect(await panel.findByText('已取消')).toBeTruthy()
  await moved(rows)
  await waitFor(() => expect(screen.queryByRole('button', { name: '1 个后台任务进行中' })).toBeNull())
  expect(screen.queryByText(/^已完成/)).toBeNull()
})

it('one that is done is told with the way to its result, one that failed with its reason', async () => {
  rows = []
  await open()
  await moved([job()])
  await mark()
  await moved([job({ State: 'done', Note: '共 120 行', Link: '/a?Done=1', EndTime: new Date().toISOString() })])
  const told = (await screen.findByText('已完成：导出提单数据', {}, { timeout: 5_000 })).closest<HTMLElement>('.arco-notification')!
  expect(within(told).getByText('共 120 行')).toBeTruthy()
  await userEvent.click(within(told).getByText('查看'))
  await waitFor(() => expect(window.location.search).toBe('?Done=1'))
  await moved([job({ Id: 8, Title: '群发通知', State: 'failed', Error: '对方没有应答' })])
  expect(await screen.findByText('未完成：群发通知。对方没有应答', {}, { timeout: 5_000 })).toBeTruthy()
})

it('its end is told once, however often the server speaks of it, and again where it ran again', async () => {
  rows = []
  await open()
  const done = job({ State: 'done', Title: '重算价格', EndTime: new Date().toISOString() })
  await moved([done])
  await moved([done])
  expect(await screen.findAllByText('已完成：重算价格', {}, { timeout: 5_000 })).toHaveLength(1)
  await moved([job({ Title: '重算价格' })])
  await moved([done])
  await waitFor(() => expect(screen.getAllByText('已完成：重算价格')).toHaveLength(2))
})

it('a file that a job has made is downloaded from where it is told, and from the panel', async () => {
  rows = []
  await open()
  await moved([job()])
  await mark()
  await moved([job({ State: 'done', Link: exportLink(5), EndTime: new Date().toISOString() })])
  const told = (await screen.findByText('已完成：导出提单数据', {}, { timeout: 5_000 })).closest<HTMLElement>('.arco-notification')!
  const downloads = () => world!.asked().filter((call) => call.includes('/api/Export/Open'))
  await userEvent.click(within(told).getByText('下载'))
  await waitFor(() => expect(downloads()).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: /^消息/ }))
  const panel = within(await screen.findByRole('region', { name: '我的后台任务' }))
  await userEvent.click(panel.getByRole('button', { name: '下载' }))
  await waitFor(() => expect(downloads()).toHaveLength(2))
})

it('the panel of the bell shows what ran of late, and nothing where nothing ran', async () => {
  rows = [job({ State: 'done', Note: '共 120 行', Link: '//evil.example', EndTime: new Date().toISOString() })]
  await open()
  await userEvent.click(screen.getByRole('button', { name: /^消息/ }))
  const section = within(await screen.findByRole('region', { name: '我的后台任务' }))
  expect([section.getByText('完成'), section.getByText('共 120 行'), section.queryByRole('link')]).toEqual([
    expect.anything(),
    expect.anything(),
    null,
  ])
  rows = [job({ State: 'done', EndTime: '2020-01-01T00:00:00.000Z', CreateTime: '2020-01-01T00:00:00.000Z' })]
  await act(async () => world!.sockets[0]?.receive({ type: 'job/changed', content: { Ids: [] } }))
  await waitFor(() => expect(screen.queryByRole('region', { name: '我的后台任务' })).toBeNull())
})
