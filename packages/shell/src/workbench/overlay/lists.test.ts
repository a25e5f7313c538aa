import { FakeApp } from '@jst/feature-kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followLists } from './lists.ts'

const kept = { List: 'si-check', Order: [], Hidden: ['order'], Pinned: ['vessel'], RowNumbers: true, PageSize: 50 }

function openApp() {
  const fake = new FakeApp({
    path: '/tdManage/siCheck',
    routes: { 'GET /api/ListView/GetListSettings': () => [kept], 'POST /api/ListView/SaveListSettings': ({ body }) => body },
  })
  fake.app.session.adoptToken('token-1')
  return fake
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('takes over how the account has arranged a list, and saves what is changed here once it rests', async () => {
  const fake = openApp()
  await fake.app.session.load()
  const end = followLists(fake.app)
  await vi.advanceTimersByTimeAsync(3_000)
  const list = fake.app.ui.lists.of('si-check')
  expect(list.arrangement).toEqual({ order: [], hidden: ['order'], pinned: ['vessel'], rowNumbers: true, pageSize: 50 })
  list.setRowNumbers(false)
  list.togglePinned('vessel')
  await vi.advanceTimersByTimeAsync(1_000)
  const saved = fake.requests.filter(({ path }) => path.endsWith('SaveListSettings'))
  expect(saved.map(({ body }) => body)).toEqual([{ ...kept, Pinned: [], RowNumbers: false }])
  end()
})

it('does not undo what was changed before the answer came', async () => {
  const fake = openApp()
  await fake.app.session.load()
  const end = followLists(fake.app)
  fake.app.ui.lists.of('si-check').setPageSize(100)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(fake.app.ui.lists.of('si-check').pageSize).toBe(100)
  end()
})
