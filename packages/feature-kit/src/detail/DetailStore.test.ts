import { ApiError } from '@jst/api-client'
import { describe, expect, it } from 'vitest'
import { DetailStore } from './DetailStore.ts'

/** One turn of the event loop: every answer that is ready has arrived. */
const settle = () => new Promise<void>((done) => setImmediate(done))

describe('DetailStore', () => {
  it('shows nothing when the server has nothing to show', async () => {
    const store = new DetailStore<{ Title: string }>()
    store.open(async () => null)
    expect(store.status).toBe('first')
    await settle()
    expect([store.status, store.data]).toEqual(['empty', undefined])
  })

  it('is empty at once when the address names nothing', () => {
    const store = new DetailStore()
    store.open(undefined)
    expect(store.status).toBe('empty')
  })

  it('is empty when what the address names does not exist, and says so', async () => {
    const store = new DetailStore<number>()
    let there = false
    store.open(async () => {
      if (!there) throw new ApiError({ kind: 'http', status: 404, code: 'NOT_FOUND' })
      return 1
    })
    await settle()
    expect([store.status, store.error?.message]).toEqual(['empty', '没有找到该数据，可能已被删除或无权查看'])
    there = true
    store.reload()
    await settle()
    expect([store.status, store.data, store.error]).toEqual(['ready', 1, undefined])
  })

  it('drops the answer of what was shown before', async () => {
    const store = new DetailStore<number>()
    let slow: (value: number) => void = () => undefined
    store.open(() => new Promise((resolve) => (slow = resolve)))
    store.open(async () => 2)
    await settle()
    slow(1)
    await settle()
    expect(store.data).toBe(2)
  })

  it('keeps what is shown while it asks again, and tells that it is gone by then', async () => {
    const store = new DetailStore<number>()
    let fail = false
    store.open(async () => {
      if (fail) throw new ApiError({ kind: 'http', status: 404, code: 'NOT_FOUND' })
      return 1
    })
    await settle()
    fail = true
    store.reload()
    expect([store.status, store.data]).toEqual(['loading', 1])
    await settle()
    expect([store.status, store.error?.message]).toEqual(['failed', '没有找到该数据，可能已被删除或无权查看'])
  })

  it('takes a newer version over and drops the request under way', async () => {
    const store = new DetailStore<number>()
    store.open(async () => 1)
    store.set(5)
    await settle()
    expect([store.status, store.data]).toEqual(['ready', 5])
  })
})
