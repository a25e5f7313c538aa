import { beforeEach, describe, expect, it } from 'vitest'
import type { TabStore } from './tab-store.ts'
import { check, data, detail, openAll, routes, stored, storeOver } from './testing/desk.ts'
import { MemoryTabStorage, tabStoreOf } from './testing/index.ts'

let storage: MemoryTabStorage
let store: TabStore
beforeEach(() => {
  storage = new MemoryTabStorage()
  store = storeOver(storage)
})

describe('living pages', () => {
  it('are those visited, restored ones only after their first visit', () => {
    openAll(store, '/tdManage/siCheck', '/tdManage/siDetail')
    store = storeOver(storage)
    expect(store.living).toEqual([])
    store.activate(detail)
    expect(store.living).toEqual([detail])
  })

  it('are limited: the one not visited longest is dropped', () => {
    store = tabStoreOf(routes, { limit: 2 })
    openAll(store, '/tdManage/siCheck', '/tdManage/siDetail', '/tdManage/siDataList')
    expect(store.living).toEqual([detail, data])
    store.activate(check)
    expect(store.living).toEqual([check, data])
  })

  it('are never given up by the limit where the route says keepAlive; all others may be', () => {
    const kept = { ...routes, '/tdManage/siCheck': { title: '待审核补料', keepAlive: true } }
    store = tabStoreOf(kept, { limit: 1 })
    openAll(store, '/tdManage/siCheck', '/tdManage/siDetail', '/tdManage/siDataList')
    expect(store.living).toEqual([check, data])
    store.remove(check)
    expect(store.living).toEqual([data])
  })

  it('do not include a page that is not kept when left', () => {
    openAll(store, '/system/messageDetail?id=1')
    expect(store.living).toEqual(['/system/messagedetail'])
    store.open('/tdManage/siCheck')
    expect(store.living).toEqual([check])
  })

  it('are told to listeners, once per act', () => {
    const seen: string[] = []
    const stop = store.subscribe(() => seen.push(`${store.active} ${store.living.join()}`))
    store.open('/tdManage/siCheck')
    store.repoint(check, '/tdManage/siDetail')
    store.remove(detail)
    stop()
    expect(seen).toEqual([`${check} ${check}`, `${detail} ${detail}`, 'undefined '])
  })

  it('are stored by the time listeners are told', () => {
    openAll(store, '/tdManage/siCheck')
    let found = ''
    store.subscribe(() => (found = stored(storage)[0]?.title ?? ''))
    store.retitle('/tdManage/siCheck', '待审核 COSU1')
    expect(found).toBe('待审核 COSU1')
  })

  it('are part of a snapshot, the same until the next change', () => {
    openAll(store, '/tdManage/siCheck')
    const before = store.getSnapshot()
    store.activate(check)
    const { tabs, active, living } = store.getSnapshot()
    expect([tabs, active, living]).toEqual([before.tabs, check, [check]])
    store.open('/tdManage/siDetail')
    expect([before.active, before.living, store.getSnapshot().living]).toEqual([check, [check], [check, detail]])
  })
})
