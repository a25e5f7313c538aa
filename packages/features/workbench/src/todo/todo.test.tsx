// @vitest-environment jsdom
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { menuOf } from '../testing/desk.ts'
import { preload, Screen } from './WorkCenter.tsx'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(cleanup)

const waiting = {
  Figures: [
    { Kind: 'siMine', Count: 1, Due: null },
    { Kind: 'messages', Count: 25, Due: null },
    { Kind: 'binds', Count: 1, Due: null },
  ],
  Tasks: [
    {
      Kind: 'siMine',
      Id: 7,
      Title: 'COSU6412345600',
      Note: '宁波远帆 · COSCO STAR 045E',
      Due: new Date(Date.now() + 7_200_000).toISOString(),
      Since: null,
      Record: '',
    },
    { Kind: 'messages', Id: 3, Title: '补料已退回', Note: '林志远', Due: null, Since: '2026-11-20T08:00:00.000Z', Record: '' },
    { Kind: 'binds', Id: 5, Title: '周旭', Note: '新入职', Due: null, Since: '2026-11-20T09:00:00.000Z', Record: '' },
  ],
}
const pages = ['/tdManage/siCheck', '/tdManage/siAudit', '/tdManage/siDetail', '/system/message', '/system/employee/list']
function fakeFor(routes: NonNullable<FakeAppOptions['routes']>, menu = pages) {
  const fake = new FakeApp({ path: '/internal/WorkCenter', routes })
  fake.app.permissions.load(menuOf(...menu))
  return fake
}

it('names what waits with its cut-off, and leads to the thing itself', async () => {
  render(<FakeScreen fake={fakeFor({ 'GET /api/Workbench/GetToDo': () => waiting })} Screen={Screen} />)
  const target = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await target(/^COSU6412345600/)).toBe('/tdManage/siAudit?Id=7')
  expect(await target(/^补料已退回/)).toBe('/system/messageDetail?id=3')
  expect(screen.getByText(/还剩 [12]小时/)).toBeTruthy()
  await userEvent.click(within(screen.getByRole('group', { name: '按类型筛选' })).getByRole('button', { name: /^待审批关联/ }))
  expect(screen.queryByRole('link', { name: /^COSU/ })).toBeNull()
  expect(await target(/^去审批/)).toBe('/system/employee/list?Binds=1')
})

it('leads only to pages of the menu: to the record without the review desk, to nothing without either', async () => {
  const routes = { 'GET /api/Workbench/GetToDo': () => waiting }
  render(<FakeScreen fake={fakeFor(routes, ['/tdManage/siCheck', '/tdManage/siDetail'])} Screen={Screen} />)
  expect((await screen.findByRole('link', { name: /^COSU6412345600/ })).getAttribute('href')).toBe('/tdManage/siDetail?Id=7')
  cleanup()
  render(<FakeScreen fake={fakeFor(routes, ['/tdManage/siCheck'])} Screen={Screen} />)
  expect(await screen.findByText('COSU6412345600')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^COSU/ })).toBeNull()
})

it('leads from a chosen kind to the list that its figure counts, where the menu has that list', async () => {
  const routes = { 'GET /api/Workbench/GetToDo': () => waiting }
  const choose = async (kind: RegExp) =>
    userEvent.click(within(await screen.findByRole('group', { name: '按类型筛选' })).getByRole('button', { name: kind }))
  const all = () => screen.queryByRole('link', { name: /^查看全部/ })
  render(<FakeScreen fake={fakeFor(routes)} Screen={Screen} />)
  expect(await screen.findByText('每类列出最紧急的 20 项')).toBeTruthy()
  expect(all()).toBeNull()
  await choose(/^未读消息/)
  expect([all()?.textContent, all()?.getAttribute('href')]).toEqual(['查看全部（25）', '/system/message?UnReadOnly=true'])
  await choose(/^全部/)
  expect(all()).toBeNull()
  cleanup()
  render(<FakeScreen fake={fakeFor(routes, ['/tdManage/siCheck', '/tdManage/siDetail'])} Screen={Screen} />)
  await choose(/^待审批关联/)
  expect(all()).toBeNull()
  cleanup()
  const alone = { Figures: waiting.Figures, Tasks: waiting.Tasks.slice(0, 1) }
  render(<FakeScreen fake={fakeFor({ 'GET /api/Workbench/GetToDo': () => alone })} Screen={Screen} />)
  expect((await screen.findByRole('link', { name: '查看全部（1）' })).getAttribute('href')).toBe('/tdManage/siCheck?Status=1&Claim=mine')
})

it('says that nothing waits, tells a failure, and asks again when an event says so', async () => {
  let answer: () => unknown = () => refusal('INTERNAL')
  const fake = fakeFor({ 'GET /api/Workbench/GetToDo': () => answer() })
  fake.app.session.adoptToken('token-1')
  render(<FakeScreen fake={fake} Screen={Screen} />)
  const alert = await screen.findByRole('alert')
  answer = () => ({ Figures: [], Tasks: [] })
  await userEvent.click(within(alert).getByRole('button', { name: '重试' }))
  expect(await screen.findByText('没有待办事项')).toBeTruthy()
  // going back to the tab asks ahead once more; what an event tells is newer than that
  preload(fake.app)
  await act(() => fake.app.reads.settled())
  answer = () => waiting
  fake.app.live.open()
  await act(async () => {
    fake.socket.current?.accept()
    fake.socket.current?.receive({ type: 'si/claimed', content: { Ids: [7] } })
  })
  expect(await screen.findByRole('link', { name: /^COSU/ })).toBeTruthy()
  fake.app.live.close()
})
