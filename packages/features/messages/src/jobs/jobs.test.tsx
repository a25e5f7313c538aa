// @vitest-environment jsdom
import type { ManagedJob } from '@jst/contracts/jobs'
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Screen } from '../manage/MessageManage.tsx'

const row = (Id: number, more: Partial<ManagedJob> = {}): ManagedJob => ({
  Id,
  Title: `任务 ${Id}`,
  State: 'failed',
  Done: 0,
  Total: 0,
  Note: '',
  Error: '对方没有应答',
  Link: '',
  CreateTime: '2026-11-20T01:00:00.000Z',
  StartTime: '2026-11-20T01:00:00.000Z',
  EndTime: '2026-11-20T01:05:00.000Z',
  Job: 'probe',
  Attempt: 6,
  Starter: '郑国栋',
  Company: '上海海捷',
  Scheduled: false,
  ...more,
})
const rows = [
  row(1),
  row(2, { State: 'running', Done: 30, Total: 120, Error: '', EndTime: null }),
  row(3, { State: 'done', Error: '', Note: '共 120 行', Link: '/system/message' }),
  row(4, { Scheduled: true, Starter: '', Company: '' }),
]

afterEach(cleanup)

function open(buttons: readonly string[], path = '/system/messageManage?List=jobs') {
  const fake = new FakeApp({
    path,
    routes: {
      'GET /api/Job/GetPagedList': () => ({ Rows: rows, Total: rows.length }),
      'GET /api/Message/GetManagedPagedList': () => ({ Rows: [], Total: 0 }),
      'POST /api/Job/Retry': () => 1,
      'POST /api/Job/Drop': () => 1,
    },
  })
  fake.permit(buttons)
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}
const line = async (title: string) => within((await screen.findByText(title)).closest('tr')!)
const buttonsOf = async (title: string) => (await line(title)).queryAllByRole('button').map(({ textContent }) => textContent)

it('stands beside the messages for who may see it', async () => {
  const fake = open(['view', 'jobs'], '/system/messageManage')
  const lists = within(await screen.findByRole('navigation', { name: '消息管理的列表' }))
  await userEvent.click(lists.getByRole('link', { name: '后台任务' }))
  expect(fake.opened).toEqual(['/system/messageManage?List=jobs'])
  cleanup()
  open(['view'], '/system/messageManage')
  await screen.findByText('还没有消息')
  expect(screen.queryByRole('navigation', { name: '消息管理的列表' })).toBeNull()
})

it('offers for each run what its state allows, and nothing to who may only look', async () => {
  open(['jobs', 'jobAct'])
  expect([await buttonsOf('任务 1'), await buttonsOf('任务 2'), await buttonsOf('任务 3'), await buttonsOf('任务 4')]).toEqual([
    ['重试', '丢弃'],
    ['取消'],
    [],
    ['重试'],
  ])
  expect((await line('任务 3')).getByRole('link', { name: '查看结果' }).getAttribute('href')).toBe('/system/message')
  for (const words of ['30 / 120', '定时', '平台']) expect(screen.getByText(words)).toBeTruthy()
  cleanup()
  open(['jobs'])
  expect(await buttonsOf('任务 1')).toEqual([])
})

it('retries one after asking, and acts on those of the selection that the act fits', async () => {
  const fake = open(['jobs', 'jobAct'])
  await userEvent.click((await line('任务 1')).getByRole('button', { name: '重试' }))
  await waitFor(() => expect(fake.bodyOf('/api/Job/Retry')).toEqual({ Ids: [1] }))
  expect(fake.said).toEqual(['重试 1 个任务？', '1 个任务已重新排队'])
  for (const box of screen.getAllByRole('checkbox', { name: '选择本行' })) await userEvent.click(box)
  await userEvent.click(screen.getAllByRole('button', { name: '丢弃' })[0]!)
  await waitFor(() => expect(fake.bodyOf('/api/Job/Drop')).toEqual({ Ids: [1] }))
})

it('shows what failed by a view, which stands in the address', async () => {
  const fake = open(['jobs'])
  await screen.findByText('任务 1')
  await userEvent.click(screen.getByRole('button', { name: /失败/ }))
  expect(fake.path).toBe('/system/messageManage?List=jobs&State=failed')
  await waitFor(() => expect(fake.requests.at(-1)?.query).toMatchObject({ State: 'failed' }))
})
