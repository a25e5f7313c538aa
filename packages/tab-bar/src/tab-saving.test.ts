import { beforeEach, describe, expect, it } from 'vitest'
import type { TabStore } from './tab-store.ts'
import { check, detail, openAll, paths, stored, storeOver } from './testing/desk.ts'
import { MemoryTabStorage } from './testing/index.ts'

let storage: MemoryTabStorage
let store: TabStore
beforeEach(() => {
  storage = new MemoryTabStorage()
  store = storeOver(storage)
})

describe('saving (spec §2.26)', () => {
  it('the list of open tabs, route and title, is saved under local key jst:tabs', () => {
    store.open('/tdManage/siCheck?status=1', '审核')
    expect(JSON.parse(storage.getItem('jst:tabs') ?? '')).toEqual([{ path: '/tdManage/siCheck?status=1', title: '审核' }])
  })

  it('is restored at start, pinned tabs first', () => {
    openAll(store, '/tdManage/siCheck', '/tdManage/siDetail?Id=3')
    store.retitle('/tdManage/siDetail', 'COSU6312345')
    store.pin(detail)
    expect(storeOver(storage).tabs.map(({ path, title, pinned }) => [path, title, pinned])).toEqual([
      ['/tdManage/siDetail?Id=3', 'COSU6312345', true],
      ['/tdManage/siCheck', '待审核补料', false],
    ])
  })

  it('entries without a route are dropped', () => {
    storage.setItem(
      'jst:tabs',
      JSON.stringify([
        { path: '/gone', title: '旧页面' },
        { path: '/tdManage/siCheck', title: '审核' },
        { path: '/tdManage/SICHECK', title: '同一页面' },
      ]),
    )
    expect(paths(storeOver(storage))).toEqual(['/tdManage/siCheck'])
    expect(stored(storage)).toEqual([{ path: '/tdManage/siCheck', title: '审核' }])
  })

  it.each(['{', '{"a":1}', '[null, 3, {"path":"x"}, {"path":"/workbench"}]'])('stored rubbish is no tab: %s', (value) => {
    storage.setItem('jst:tabs', value)
    expect(storeOver(storage).tabs).toEqual([])
    expect(stored(storage)).toEqual([])
  })

  it('every change is saved', () => {
    openAll(store, '/tdManage/siCheck', '/tdManage/siDetail', '/tdManage/siDataList')
    store.move(0, 2)
    store.remove(detail)
    store.repoint(check, '/system/messageDetail?id=4')
    expect(paths(storeOver(storage))).toEqual(['/tdManage/siDataList', '/system/messageDetail?id=4'])
  })

  it('a barred storage costs nothing but the restoring', () => {
    storage.failing = true
    store = storeOver(storage)
    expect(store.open('/tdManage/siCheck')).toBe(check)
  })
})
