import { beforeEach, describe, expect, it } from 'vitest'
import type { TabStore } from './tab-store.ts'
import { openAll, paths, storeOver } from './testing/desk.ts'
import { MemoryTabStorage } from './testing/index.ts'

let storage: MemoryTabStorage
let store: TabStore
beforeEach(() => {
  storage = new MemoryTabStorage()
  store = storeOver(storage)
})

describe('a route with a tab per record', () => {
  it('adds a tab for each record, and points that of a record to its newest search', () => {
    openAll(store, '/siSubmit?CGO_ID=1', '/siSubmit?CGO_ID=2', '/SISUBMIT/?Show=compare&CGO_ID=1#top')
    expect(paths(store)).toEqual(['/SISUBMIT/?Show=compare&CGO_ID=1#top', '/siSubmit?CGO_ID=2'])
    expect(store.active).toBe(store.keyOf('/siSubmit?CGO_ID=1'))
  })

  it('tells records apart by the first parameter that the address has', () => {
    openAll(store, '/siSubmit?CGO_ID=1&Id=5', '/siSubmit?Id=5', '/siSubmit?CGO_ID=1', '/siSubmit', '/siSubmit?Id=')
    expect(paths(store)).toEqual(['/siSubmit?Id=5', '/siSubmit?CGO_ID=1', '/siSubmit?Id='])
  })

  it('retitles, re-points and closes the tab of one record alone', () => {
    openAll(store, '/siSubmit?Id=1', '/siSubmit?Id=2')
    store.retitle('/siSubmit?Id=1&Show=compare', '补料 A')
    expect(store.tabs.map(({ title }) => title)).toEqual(['补料 A', '提交补料'])
    expect(store.repoint(store.keyOf('/siSubmit?Id=2'), '/siSubmit?Id=3')).toBe(store.keyOf('/siSubmit?Id=3'))
    store.remove(store.keyOf('/siSubmit?Id=1'))
    expect(paths(store)).toEqual(['/siSubmit?Id=3'])
  })

  it('is restored with all of them, also those of another document', () => {
    const other = storeOver(storage)
    openAll(store, '/siSubmit?Id=1', '/siSubmit?Id=2')
    other.open('/siSubmit?Id=3')
    store.remove(store.keyOf('/siSubmit?Id=1'))
    expect(paths(storeOver(storage)).toSorted()).toEqual(['/siSubmit?Id=2', '/siSubmit?Id=3'])
  })
})
