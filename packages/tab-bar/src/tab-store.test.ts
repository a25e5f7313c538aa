import { beforeEach, describe, expect, it } from 'vitest'
import { TabStore } from './tab-store.ts'
import { check, data, detail, openAll, paths, storeOver } from './testing/desk.ts'
import { MemoryTabStorage } from './testing/index.ts'

let storage: MemoryTabStorage
let store: TabStore
beforeEach(() => {
  storage = new MemoryTabStorage()
  store = storeOver(storage)
})

describe('opening (spec §2.26)', () => {
  it('adds a tab and makes it active', () => {
    expect(store.open('/tdManage/siCheck')).toBe(check)
    expect([store.active, store.tabs[0]?.title]).toEqual([check, '待审核补料'])
  })

  it('adds a tab only if its route is not already open, and points that one to the new search', () => {
    openAll(store, '/tdManage/siDetail?Id=1', '/tdManage/siCheck', '/tdManage/siDetail?Id=2')
    expect(paths(store)).toEqual(['/tdManage/siDetail?Id=2', '/tdManage/siCheck'])
    expect(store.active).toBe(detail)
  })

  it('keeps the title of the page for the same search and starts anew for another', () => {
    store.open('/tdManage/siDetail?Id=1')
    store.retitle('/tdManage/siDetail', 'COSU6312345')
    store.open('/tdManage/siDetail?Id=1')
    expect(store.tabs[0]?.title).toBe('COSU6312345')
    store.open('/tdManage/siDetail?Id=2')
    expect(store.tabs[0]?.title).toBe('补料详情')
  })

  it('/internal is never kept as a tab (spec §2.11)', () => {
    expect(store.open('/internal')).toBeUndefined()
    storage.setItem('jst:tabs', JSON.stringify([{ path: '/internal/', title: '内部' }]))
    expect(storeOver(storage).tabs).toEqual([])
  })

  it('a path without a route is no tab', () => {
    expect([store.open('/nowhere'), store.tabs.length]).toEqual([undefined, 0])
  })
})

describe('changing (spec §2.26)', () => {
  beforeEach(() => openAll(store, '/tdManage/siCheck', '/tdManage/siDetail?Id=1', '/tdManage/siDataList'))

  it('tabs can be reordered', () => {
    store.move(2, 0)
    expect(store.tabs.map((tab) => tab.key)).toEqual([data, check, detail])
    store.move(0, 99)
    expect(store.tabs.map((tab) => tab.key)).toEqual([check, detail, data])
    store.move(7, 0)
    expect(store.tabs).toHaveLength(3)
  })

  it('tabs can be removed', () => {
    store.remove(check)
    expect(store.get(check)).toBeUndefined()
  })

  it('tabs can be re-pointed to a new route and title', () => {
    expect(store.repoint(data, '/system/messageDetail?id=4', '截单提醒')).toBe('/system/messagedetail')
    expect(store.tabs[2]).toMatchObject({ path: '/system/messageDetail?id=4', title: '截单提醒' })
    expect(store.active).toBe('/system/messagedetail')
  })

  it('re-pointed to a route that is open, two tabs become one', () => {
    store.repoint(data, '/tdManage/siDetail?Id=9')
    expect(paths(store)).toEqual(['/tdManage/siCheck', '/tdManage/siDetail?Id=9'])
    expect(store.active).toBe(detail)
  })

  it('re-pointed to no route, nothing changes', () => {
    expect(store.repoint(data, '/nowhere')).toBeUndefined()
    expect(store.get(data)).toBeDefined()
  })

  it('tabs can be retitled by route', () => {
    store.retitle('/tdManage/siDetail?Id=1', 'COSU6312345')
    expect(store.get(detail)?.title).toBe('COSU6312345')
    store.retitle('/nowhere', 'x')
    expect(store.tabs).toHaveLength(3)
  })

  it('pinned tabs stay in front, and movement keeps to its side', () => {
    store.pin(data)
    expect(store.tabs.map((tab) => tab.key)).toEqual([data, check, detail])
    store.move(2, 0)
    expect(store.tabs.map((tab) => tab.key)).toEqual([data, detail, check])
    store.move(0, 2)
    expect(store.tabs[0]?.key).toBe(data)
    store.pin(data, false)
    expect(store.get(data)?.pinned).toBe(false)
  })

  it('a reload makes a new revision', () => {
    store.reload(check)
    expect(store.tabs.map((tab) => tab.revision)).toEqual([1, 0, 0])
  })
})

it('refuses to begin without its ports, in a sentence', () => {
  // as JavaScript may call it
  const bare = {} as never
  expect(() => new TabStore(bare)).toThrow('TabStore: storage, resolve missing.')
})
