import { beforeEach, describe, expect, it } from 'vitest'
import type { TabStore } from './tab-store.ts'
import { MemoryTabStorage, tabStoreOf } from './testing/index.ts'

const routes = {
  '/workbench': { title: '工作台', closable: false },
  '/tdManage/siCheck': { title: '待审核补料' },
  '/tdManage/siDetail': { title: '补料详情' },
  '/tdManage/siDataList': { title: '补料数据' },
  '/system/messageDetail': { title: '消息详情', keepAlive: false },
  '/siSubmit': { title: '提交补料', tabBy: ['Id', 'CGO_ID'] },
  '/internal': { title: '内部' },
}
let storage: MemoryTabStorage
let store: TabStore
const again = () => tabStoreOf(routes, { storage })
const stored = (key = 'jst:tabs') => JSON.parse(storage.getItem(key) ?? '[]') as { path: string }[]
const storedPaths = (key?: string) => stored(key).map(({ path }) => path)
const paths = (of = store) => of.tabs.map((tab) => tab.path)
const openAll = (...list: string[]) => list.forEach((path) => store.open(path))
const [check, detail, data] = ['/tdmanage/sicheck', '/tdmanage/sidetail', '/tdmanage/sidatalist'] as const

beforeEach(() => {
  storage = new MemoryTabStorage()
  store = tabStoreOf(routes, { storage })
})

describe('saving (spec §2.26)', () => {
  it('the list of open tabs, route and title, is saved under local key jst:tabs', () => {
    store.open('/tdManage/siCheck?status=1', '审核')
    expect(JSON.parse(storage.getItem('jst:tabs') ?? '')).toEqual([{ path: '/tdManage/siCheck?status=1', title: '审核' }])
  })

  it('is restored at start, pinned tabs first', () => {
    openAll('/tdManage/siCheck', '/tdManage/siDetail?Id=3')
    store.retitle('/tdManage/siDetail', 'COSU6312345')
    store.pin(detail)
    expect(again().tabs.map(({ path, title, pinned }) => [path, title, pinned])).toEqual([
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
    expect(paths(again())).toEqual(['/tdManage/siCheck'])
    expect(stored()).toEqual([{ path: '/tdManage/siCheck', title: '审核' }])
  })

  it.each(['{', '{"a":1}', '[null, 3, {"path":"x"}, {"path":"/workbench"}]'])('stored rubbish is no tab: %s', (value) => {
    storage.setItem('jst:tabs', value)
    expect(again().tabs).toEqual([])
    expect(stored()).toEqual([])
  })

  it('every change is saved', () => {
    openAll('/tdManage/siCheck', '/tdManage/siDetail', '/tdManage/siDataList')
    store.move(0, 2)
    store.remove(detail)
    store.repoint(check, '/system/messageDetail?id=4')
    expect(paths(again())).toEqual(['/tdManage/siDataList', '/system/messageDetail?id=4'])
  })

  it('a barred storage costs nothing but the restoring', () => {
    storage.failing = true
    store = again()
    expect(store.open('/tdManage/siCheck')).toBe(check)
  })
})

describe('two documents over one storage', () => {
  let other: TabStore
  beforeEach(() => {
    openAll('/tdManage/siCheck', '/tdManage/siDetail?Id=1')
    other = again()
  })

  it('keep what each has opened, behind the tab it was opened behind', () => {
    store.open('/tdManage/siDataList')
    other.open('/system/messageDetail?id=4')
    expect(paths(again())).toEqual(['/tdManage/siCheck', '/tdManage/siDetail?Id=1', '/system/messageDetail?id=4', '/tdManage/siDataList'])
    expect([store.tabs.length, other.tabs.length]).toEqual([3, 3])
  })

  it('close for good what one of them closes, and what one shows again is there again', () => {
    other.remove(check)
    store.retitle('/tdManage/siDetail', 'COSU6312345')
    expect(paths(again())).toEqual(['/tdManage/siDetail?Id=1'])
    store.open('/tdManage/siCheck')
    expect(paths(again())).toEqual(['/tdManage/siDetail?Id=1', '/tdManage/siCheck'])
  })

  it('do not undo what the other has changed in title, address or pin', () => {
    other.open('/tdManage/siDetail?Id=2', 'OOLU2')
    other.pin(detail)
    store.retitle('/tdManage/siCheck', '审核')
    expect(again().tabs.map(({ path, title, pinned }) => [path, title, pinned])).toEqual([
      ['/tdManage/siDetail?Id=2', 'OOLU2', true],
      ['/tdManage/siCheck', '审核', false],
    ])
  })

  it('do not undo the order that the other has made', () => {
    other.move(0, 1)
    store.retitle('/tdManage/siCheck', '审核')
    expect(paths(again())).toEqual(['/tdManage/siDetail?Id=1', '/tdManage/siCheck'])
    store.move(1, 0)
    other.retitle('/tdManage/siCheck', '待审')
    store.move(0, 1)
    expect(paths(again())).toEqual(['/tdManage/siCheck', '/tdManage/siDetail?Id=1'])
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
    expect([storedPaths(), storedPaths('jst:tabs:external')]).toEqual([['/tdManage/siCheck'], ['/external/workbench']])
    expect([paths(internal()), paths(external())]).toEqual([['/tdManage/siCheck'], ['/external/workbench']])
  })

  it.each([
    ['internal', () => [internal(), external()]],
    ['external', () => [external(), internal()].toReversed()],
  ])('lose no open tab of the list that they shared before, when %s starts first', (_, start) => {
    storage.setItem('jst:tabs', shared)
    const [inside, outside] = start()
    expect(paths(inside)).toEqual(['/tdManage/siCheck'])
    expect(outside?.tabs.map(({ path, pinned }) => [path, pinned])).toEqual([
      ['/manage/message?PageIndex=2', true],
      ['/external/workbench', false],
    ])
    expect([storedPaths(), storedPaths('jst:tabs:external').length]).toEqual([['/tdManage/siCheck'], 2])
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

describe('opening (spec §2.26)', () => {
  it('adds a tab and makes it active', () => {
    expect(store.open('/tdManage/siCheck')).toBe(check)
    expect([store.active, store.tabs[0]?.title]).toEqual([check, '待审核补料'])
  })

  it('adds a tab only if its route is not already open, and points that one to the new search', () => {
    openAll('/tdManage/siDetail?Id=1', '/tdManage/siCheck', '/tdManage/siDetail?Id=2')
    expect(paths()).toEqual(['/tdManage/siDetail?Id=2', '/tdManage/siCheck'])
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
    expect(again().tabs).toEqual([])
  })

  it('a path without a route is no tab', () => {
    expect([store.open('/nowhere'), store.tabs.length]).toEqual([undefined, 0])
  })
})

describe('a route with a tab per record', () => {
  it('adds a tab for each record, and points that of a record to its newest search', () => {
    openAll('/siSubmit?CGO_ID=1', '/siSubmit?CGO_ID=2', '/SISUBMIT/?Show=compare&CGO_ID=1#top')
    expect(paths()).toEqual(['/SISUBMIT/?Show=compare&CGO_ID=1#top', '/siSubmit?CGO_ID=2'])
    expect(store.active).toBe(store.keyOf('/siSubmit?CGO_ID=1'))
  })

  it('tells records apart by the first parameter that the address has', () => {
    openAll('/siSubmit?CGO_ID=1&Id=5', '/siSubmit?Id=5', '/siSubmit?CGO_ID=1', '/siSubmit', '/siSubmit?Id=')
    expect(paths()).toEqual(['/siSubmit?Id=5', '/siSubmit?CGO_ID=1', '/siSubmit?Id='])
  })

  it('retitles, re-points and closes the tab of one record alone', () => {
    openAll('/siSubmit?Id=1', '/siSubmit?Id=2')
    store.retitle('/siSubmit?Id=1&Show=compare', '补料 A')
    expect(store.tabs.map(({ title }) => title)).toEqual(['补料 A', '提交补料'])
    expect(store.repoint(store.keyOf('/siSubmit?Id=2'), '/siSubmit?Id=3')).toBe(store.keyOf('/siSubmit?Id=3'))
    store.remove(store.keyOf('/siSubmit?Id=1'))
    expect(paths()).toEqual(['/siSubmit?Id=3'])
  })

  it('is restored with all of them, also those of another document', () => {
    const other = again()
    openAll('/siSubmit?Id=1', '/siSubmit?Id=2')
    other.open('/siSubmit?Id=3')
    store.remove(store.keyOf('/siSubmit?Id=1'))
    expect(paths(again()).toSorted()).toEqual(['/siSubmit?Id=2', '/siSubmit?Id=3'])
  })
})

describe('changing (spec §2.26)', () => {
  beforeEach(() => openAll('/tdManage/siCheck', '/tdManage/siDetail?Id=1', '/tdManage/siDataList'))

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
    expect(paths()).toEqual(['/tdManage/siCheck', '/tdManage/siDetail?Id=9'])
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

describe('closing', () => {
  beforeEach(() => openAll('/workbench', '/tdManage/siCheck', '/tdManage/siDetail', '/tdManage/siDataList'))

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
    store = again()
    store.activate(check)
    expect(store.remove(check)).toBe(detail)
    store = again()
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
    expect(paths()).toEqual(['/workbench'])
    expect(store.active).toBe('/workbench')
  })

  it('closes others, left and right of a tab; pinned ones survive', () => {
    store.pin(check)
    expect(store.closeOthers(data)).toBe(data)
    expect(store.tabs.map((tab) => tab.key)).toEqual([check, '/workbench', data])
    openAll('/tdManage/siDetail')
    expect(store.closeRight(data)).toBe(data)
    openAll('/tdManage/siDetail')
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

describe('living pages', () => {
  it('are those visited, restored ones only after their first visit', () => {
    openAll('/tdManage/siCheck', '/tdManage/siDetail')
    store = again()
    expect(store.living).toEqual([])
    store.activate(detail)
    expect(store.living).toEqual([detail])
  })

  it('are limited: the one not visited longest is dropped', () => {
    store = tabStoreOf(routes, { limit: 2 })
    openAll('/tdManage/siCheck', '/tdManage/siDetail', '/tdManage/siDataList')
    expect(store.living).toEqual([detail, data])
    store.activate(check)
    expect(store.living).toEqual([check, data])
  })

  it('are never given up by the limit where the route says keepAlive; all others may be', () => {
    const kept = { ...routes, '/tdManage/siCheck': { title: '待审核补料', keepAlive: true } }
    store = tabStoreOf(kept, { limit: 1 })
    openAll('/tdManage/siCheck', '/tdManage/siDetail', '/tdManage/siDataList')
    expect(store.living).toEqual([check, data])
    store.remove(check)
    expect(store.living).toEqual([data])
  })

  it('do not include a page that is not kept when left', () => {
    openAll('/system/messageDetail?id=1')
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
    openAll('/tdManage/siCheck')
    let found = ''
    store.subscribe(() => (found = (stored()[0] as { title?: string } | undefined)?.title ?? ''))
    store.retitle('/tdManage/siCheck', '待审核 COSU1')
    expect(found).toBe('待审核 COSU1')
  })

  it('are part of a snapshot, the same until the next change', () => {
    openAll('/tdManage/siCheck')
    const before = store.getSnapshot()
    store.activate(check)
    const { tabs, active, living } = store.getSnapshot()
    expect([tabs, active, living]).toEqual([before.tabs, check, [check]])
    store.open('/tdManage/siDetail')
    expect([before.active, before.living, store.getSnapshot().living]).toEqual([check, [check], [check, detail]])
  })
})
