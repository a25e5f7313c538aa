import { beforeEach, describe, expect, it } from 'vitest'
import type { TabStore } from './tab-store.ts'
import { check, detail, openAll, paths, routes, storedPaths, storeOver } from './testing/desk.ts'
import { MemoryTabStorage, tabStoreOf } from './testing/index.ts'

let storage: MemoryTabStorage
let store: TabStore
beforeEach(() => {
  storage = new MemoryTabStorage()
  store = storeOver(storage)
})

describe('two documents over one storage', () => {
  let other: TabStore
  beforeEach(() => {
    openAll(store, '/tdManage/siCheck', '/tdManage/siDetail?Id=1')
    other = storeOver(storage)
  })

  it('keep what each has opened, behind the tab it was opened behind', () => {
    store.open('/tdManage/siDataList')
    other.open('/system/messageDetail?id=4')
    expect(paths(storeOver(storage))).toEqual([
      '/tdManage/siCheck',
      '/tdManage/siDetail?Id=1',
      '/system/messageDetail?id=4',
      '/tdManage/siDataList',
    ])
    expect([store.tabs.length, other.tabs.length]).toEqual([3, 3])
  })

  it('close for good what one of them closes, and what one shows again is there again', () => {
    other.remove(check)
    store.retitle('/tdManage/siDetail', 'COSU6312345')
    expect(paths(storeOver(storage))).toEqual(['/tdManage/siDetail?Id=1'])
    store.open('/tdManage/siCheck')
    expect(paths(storeOver(storage))).toEqual(['/tdManage/siDetail?Id=1', '/tdManage/siCheck'])
  })

  it('do not undo what the other has changed in title, address or pin', () => {
    other.open('/tdManage/siDetail?Id=2', 'OOLU2')
    other.pin(detail)
    store.retitle('/tdManage/siCheck', '审核')
    expect(storeOver(storage).tabs.map(({ path, title, pinned }) => [path, title, pinned])).toEqual([
      ['/tdManage/siDetail?Id=2', 'OOLU2', true],
      ['/tdManage/siCheck', '审核', false],
    ])
  })

  it('do not undo the order that the other has made', () => {
    other.move(0, 1)
    store.retitle('/tdManage/siCheck', '审核')
    expect(paths(storeOver(storage))).toEqual(['/tdManage/siDetail?Id=1', '/tdManage/siCheck'])
    store.move(1, 0)
    other.retitle('/tdManage/siCheck', '待审')
    store.move(0, 1)
    expect(paths(storeOver(storage))).toEqual(['/tdManage/siCheck', '/tdManage/siDetail?Id=1'])
  })

  it('write nothing where nothing changes', () => {
    const written = storage.values.get('jst:tabs')
    storage.setItem = () => expect.unreachable()
    store.open('/tdManage/siDetail?Id=1')
    other.open('/tdManage/siCheck')
    expect(storage.values.get('jst:tabs')).toBe(written)
  })
})

describe('two apps on one origin', () => {
  const externalRoutes = { '/external/workbench': { title: '工作台' }, '/manage/message': { title: '消息' } }
  const listOf = (path: string) => (/^\/(external|manage)\//.test(path) ? 'external' : '')
  const internal = () => tabStoreOf(routes, { storage, lists: { own: '', of: listOf } })
  const external = () => tabStoreOf(externalRoutes, { storage, lists: { own: 'external', of: listOf } })
  const shared = JSON.stringify([
    { path: '/tdManage/siCheck', title: '审核' },
    { path: '/manage/message?PageIndex=2', title: '消息', pinned: true },
    { path: '/gone', title: '旧页面' },
    { path: '/external/workbench', title: '工作台' },
  ])

  it('keep separate lists: the default one under jst:tabs, another under its name', () => {
    internal().open('/tdManage/siCheck')
    external().open('/external/workbench')
    expect([storedPaths(storage), storedPaths(storage, 'jst:tabs:external')]).toEqual([['/tdManage/siCheck'], ['/external/workbench']])
    expect([paths(internal()), paths(external())]).toEqual([['/tdManage/siCheck'], ['/external/workbench']])
  })

  it.each([
    ['internal', () => [internal(), external()]],
    ['external', () => [external(), internal()].toReversed()],
  ])('lose no open tab of the list that they shared before, when %s starts first', (_, start) => {
    storage.setItem('jst:tabs', shared)
    const [inside, outside] = start()
    expect(inside && paths(inside)).toEqual(['/tdManage/siCheck'])
    expect(outside?.tabs.map(({ path, pinned }) => [path, pinned])).toEqual([
      ['/manage/message?PageIndex=2', true],
      ['/external/workbench', false],
    ])
    expect([storedPaths(storage), storedPaths(storage, 'jst:tabs:external').length]).toEqual([['/tdManage/siCheck'], 2])
  })

  it('add the tabs that they shared to those that the other list has already', () => {
    storage.setItem('jst:tabs:external', JSON.stringify([{ path: '/manage/message?PageIndex=3', title: '消息' }]))
    storage.setItem('jst:tabs', JSON.stringify([{ path: '/external/workbench', title: '工作台' }]))
    expect(paths(external())).toEqual(['/manage/message?PageIndex=3', '/external/workbench'])
  })

  it('cost nothing but the restoring when the storage is barred', () => {
    storage.failing = true
    expect(external().open('/external/workbench')).toBe('/external/workbench')
  })
})
