import { createApiClient } from '@jst/api-client'
import { fakeAdapter, refusal } from '@jst/api-client/testing'
import { MemoryStorage } from '@jst/session-core/testing'
import type { ListView } from '@jst/contracts/views'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SavedViewStore } from './SavedViewStore.ts'

const view = (Id: number, Name: string, more: Partial<ListView> = {}): ListView => ({
  Id,
  List: 'si-check',
  Name,
  Search: `?Status=${Id}`,
  UpdateTime: '2026-11-21T00:00:00.000Z',
  ...more,
})

let kept: ListView[]
let storage: MemoryStorage
const book = (user = '7') => {
  const { adapter } = fakeAdapter({
    'GET /api/ListView/GetListViews': () => kept,
    'POST /api/ListView/AddOrModifyListView': ({ body }) => {
      const given = body as ListView
      const saved = { ...view(given.Id || 9, given.Name), ...given, Id: given.Id || 9 }
      kept = [...kept.filter(({ Id }) => Id !== saved.Id), saved]
      return saved
    },
    'POST /api/ListView/RemoveListView': ({ body }) => (kept = kept.filter(({ Id }) => Id !== (body as { Id: number }).Id)),
  })
  const api = createApiClient({ getToken: () => 't', adapter })
  return new SavedViewStore({ api, storage, user: () => user })
}
const names = (from: SavedViewStore, list = 'si-check') => from.of(list).map(({ name }) => name)

beforeEach(() => {
  vi.useFakeTimers()
  kept = [view(1, '今天截单'), view(2, '别的列表', { List: 'message' })]
  storage = new MemoryStorage()
})
afterEach(() => {
  vi.useRealTimers()
})

it('gives each list its own views, once the first rows have had their time', async () => {
  const views = book()
  expect(names(views)).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(names(views)).toEqual(['今天截单'])
  expect(names(views, 'message')).toEqual(['别的列表'])
})

it('remembers them on this machine for the next start, for this person alone', async () => {
  const first = book()
  names(first)
  await vi.advanceTimersByTimeAsync(5_000)
  const again = book()
  names(again)
  await vi.advanceTimersByTimeAsync(0)
  expect(names(again)).toEqual(['今天截单'])
  const other = book('8')
  names(other)
  await vi.advanceTimersByTimeAsync(0)
  expect(names(other)).toEqual([])
})

it('adds, changes and removes', async () => {
  const views = book()
  names(views)
  await vi.advanceTimersByTimeAsync(5_000)
  await views.save('si-check', { name: '美线', search: '?Carrier=COSU' })
  await views.save('si-check', { id: 1, name: '今天截单', search: '?Due=day' })
  expect(views.of('si-check')).toEqual([
    { id: 1, name: '今天截单', search: '?Due=day' },
    { id: 9, name: '美线', search: '?Carrier=COSU' },
  ])
  await views.remove(1)
  expect(names(views)).toEqual(['美线'])
})

it('passes the sentence of a refusal on', async () => {
  const { adapter } = fakeAdapter({})
  const views = new SavedViewStore({ api: createApiClient({ getToken: () => 't', adapter }), storage, user: () => '7' })
  await expect(views.save('si-check', { name: 'x', search: '' })).rejects.toThrow()
})

it('says what is wrong with the name, not that something is wrong', async () => {
  const Issues = [
    { Severity: 'ERROR' as const, Path: 'Name', Label: '视图名称', Message: '已有名为“x”的视图，请换一个名称', Code: 'INVALID' },
  ]
  const { adapter } = fakeAdapter({ 'POST /api/ListView/AddOrModifyListView': () => refusal('INVALID_INPUT', { Issues }) })
  const views = new SavedViewStore({ api: createApiClient({ getToken: () => 't', adapter }), storage, user: () => '7' })
  await expect(views.save('si-check', { name: 'x', search: '' })).rejects.toThrow('已有名为“x”的视图，请换一个名称')
})

it('survives what somebody else wrote into the storage', async () => {
  storage.setItem('jst:views:7', '{"no":"list"}')
  const views = book()
  names(views)
  await vi.advanceTimersByTimeAsync(0)
  expect(names(views)).toEqual([])
})
