import { beforeEach, describe, expect, it } from 'vitest'
import type { TabStore } from './tab-store.ts'
import { check, data, detail, openAll, paths, routes, storeOver } from './testing/desk.ts'
import { MemoryTabStorage, tabStoreOf } from './testing/index.ts'

let storage: MemoryTabStorage
let store: TabStore
beforeEach(() => {
  storage = new MemoryTabStorage()
  store = storeOver(storage)
})

describe('closing', () => {
  beforeEach(() => openAll(store, '/workbench', '/tdManage/siCheck', '/tdManage/siDetail', '/tdManage/siDataList'))

  it('the active tab goes to the one visited last', () => {
    store.activate(check)
    store.activate(data)
    expect(store.remove(data)).toBe(check)
    expect(store.remove(check)).toBe(detail)
  })

  it('another tab leaves the active one', () => {
    expect(store.remove(check)).toBe(data)
    expect(store.active).toBe(data)
  })

  it('goes to a neighbour when no other tab was visited: the next, at the end the one before', () => {
    store = storeOver(storage)
    store.activate(check)
    expect(store.remove(check)).toBe(detail)
    store = storeOver(storage)
    store.activate(data)
    expect(store.remove(data)).toBe(detail)
  })

  it('the last tab leads nowhere', () => {
    store = tabStoreOf(routes)
    store.open('/tdManage/siCheck')
    expect(store.remove(check)).toBeUndefined()
    expect(store.active).toBeUndefined()
  })

  it('a tab that is not closable stays', () => {
    store.remove('/workbench')
    store.closeAll()
    expect(paths(store)).toEqual(['/workbench'])
    expect(store.active).toBe('/workbench')
  })

  it('closes others, left and right of a tab; pinned ones survive', () => {
    store.pin(check)
    expect(store.closeOthers(data)).toBe(data)
    expect(store.tabs.map((tab) => tab.key)).toEqual([check, '/workbench', data])
    openAll(store, '/tdManage/siDetail')
    expect(store.closeRight(data)).toBe(data)
    openAll(store, '/tdManage/siDetail')
    expect(store.closeLeft(detail)).toBe(detail)
    expect(store.tabs.map((tab) => tab.key)).toEqual([check, '/workbench', detail])
    expect(store.closeAll()).toBe(check)
  })

  it('of all tabs goes to the surviving one visited last', () => {
    store.pin(check)
    store.pin(detail)
    store.activate(detail)
    store.activate(data)
    expect(store.closeAll()).toBe(detail)
  })

  it('of an unknown tab changes nothing', () => {
    for (const scope of ['one', 'others', 'left', 'right', 'all'] as const) expect(store.close(scope, '/nowhere')).toBe(data)
    expect(store.tabs).toHaveLength(4)
  })
})
