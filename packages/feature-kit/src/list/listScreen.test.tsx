// @vitest-environment jsdom
import { userList } from '@jst/contracts/system'
import type { Column } from '@jst/ui'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { listScreen } from './listScreen.tsx'

afterEach(cleanup)

const names = ['周海岚', '王建国']
const rows = names.map((Name, at) => ({ Id: at + 1, Name }))
const columns: Column<{ Id: number; Name: string }>[] = [{ key: 'name', title: '姓名', width: 120, render: ({ Name }) => Name }]

const { Screen, preload } = listScreen({
  name: 'users-test',
  endpoint: userList,
  filters: { State: 'text' },
  sort: '-CreateTime',
  rowKey: ({ Id }) => Id,
  label: '用户',
  columns,
  conditions: [{ kind: 'text', key: 'Keyword', label: '关键字' }],
  views: [
    { key: 'all', label: '全部', filters: {} },
    { key: 'disabled', label: '停用', filters: { State: 'disabled' } },
  ],
  open: ({ Id }) => `/system/user/userSurvey?Id=${Id}`,
  live: ['job/changed'],
  usePage: (list) => {
    const [adding, setAdding] = useState(false)
    return {
      actions: (
        <button type="button" onClick={() => setAdding(true)}>
          {`新增（共 ${list.total}）`}
        </button>
      ),
      beside: adding ? <div role="dialog" aria-label="新增用户" /> : null,
    }
  },
})

function open() {
  const fake = new FakeApp({ path: '/system/user', routes: { [`GET ${userList.path}`]: () => ({ Rows: rows, Total: 2 }) } })
  fake.app.session.adoptToken('token-1')
  fake.app.live.open()
  fake.socket.current!.accept()
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return { fake, asked: () => fake.requests.map(({ query }) => query) }
}
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr')!

it('asks as it declares, shows its rows, and opens the page of one', async () => {
  const { fake, asked } = open()
  const row = await rowOf('王建国')
  act(() => row.focus())
  await userEvent.keyboard('{Enter}')
  expect(asked()).toEqual([expect.objectContaining({ Sort: '-CreateTime', PageIndex: 1 })])
  expect(fake.opened).toEqual(['/system/user/userSurvey?Id=2'])
})

it('asks for a view of the declaration', async () => {
  const { asked } = open()
  await rowOf('周海岚')
  await userEvent.click(screen.getByRole('button', { name: '停用' }))
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ State: 'disabled' }))
})

it('has acts of its own that know the list, and what they open beside it', async () => {
  open()
  await rowOf('周海岚')
  await userEvent.click(screen.getByRole('button', { name: '新增（共 2）' }))
  expect(screen.getByRole('dialog', { name: '新增用户' })).toBeDefined()
})

it('is renewed after the live events that it names', async () => {
  const { fake, asked } = open()
  await rowOf('周海岚')
  await act(async () => fake.socket.current!.receive({ type: 'job/changed', content: { Ids: [1] } }))
  await vi.waitFor(() => expect(asked().length).toBe(2))
})

it('takes the lists that it stands beside, and is asked for while its code loads', async () => {
  const fake = new FakeApp({ path: '/system/user', routes: { [`GET ${userList.path}`]: () => ({ Rows: rows, Total: 2 }) } })
  preload(fake.app, { pathname: '/system/user', search: '?State=disabled' })
  fake.goTo('/system/user?State=disabled')
  render(<FakeScreen fake={fake} Screen={() => <Screen siblings={<nav aria-label="名单" />} />} />)
  await rowOf('周海岚')
  expect(within(screen.getByRole('region', { name: '用户' })).getByRole('navigation', { name: '名单' })).toBeDefined()
  expect(fake.requests.map(({ query }) => query['State'])).toEqual(['disabled'])
})
