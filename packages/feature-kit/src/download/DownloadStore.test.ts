import type { Download, DownloadOptions } from '@jst/api-client'
import { ApiError } from '@jst/api-client'
import { describe, expect, it } from 'vitest'
import { DownloadStore } from './DownloadStore.ts'

interface Call {
  path: string
  options: DownloadOptions
  answer: (name: string) => void
  refuse: (error: unknown) => void
}

/** A server whose answers the test gives one by one. */
function setUp() {
  const calls: Call[] = []
  const saved: string[] = []
  const store = new DownloadStore({
    download: (path, _query, options = {}) =>
      new Promise<Download>((resolve, reject) => {
        const refuse = (error: unknown) => reject(error)
        options.signal?.addEventListener('abort', () => refuse(new ApiError({ kind: 'cancelled' })))
        calls.push({ path, options, answer: (fileName) => resolve({ blob: new Blob(['x']), fileName, type: 'text/plain' }), refuse })
      }),
    begin: ({ path }) => Promise.resolve(path === '/long' ? 7 : 0),
    save: ({ fileName }) => void saved.push(fileName),
  })
  const call = async (index: number): Promise<Call> => {
    while (!calls[index]) await Promise.resolve()
    return calls[index]
  }
  return { store, saved, call, calls }
}
const files = (...paths: string[]) => paths.map((path) => ({ path, query: {} }))

describe('downloads of a page', () => {
  it('saves one file after the other and says how far it is', async () => {
    const { store, saved, call } = setUp()
    const run = store.run(files('/a', '/b'))
    const first = await call(0)
    expect([store.running, store.done, store.count, store.share]).toEqual([true, 0, 2, undefined])
    first.options.onProgress?.(30, 120)
    expect([store.received, store.share]).toEqual([30, 0.25])
    first.answer('补料列表.xlsx')
    const second = await call(1)
    expect([store.done, store.share, saved]).toEqual([1, undefined, ['补料列表.xlsx']])
    second.answer('b.pdf')
    expect(await run).toEqual({ saved: 2, queued: 0, cancelled: false })
    expect(store.running).toBe(false)
  })
  it('when it is stopped, keeps what was saved and asks for nothing more', async () => {
    const { store, saved, call, calls } = setUp()
    const run = store.run(files('/a', '/b', '/c'))
    ;(await call(0)).answer('a')
    await call(1)
    store.cancel()
    expect(await run).toEqual({ saved: 1, queued: 0, cancelled: true })
    expect([saved, calls.length, store.running]).toEqual([['a'], 2, false])
  })
  it('throws the refusal of the server and can be started again', async () => {
    const { store, saved, call } = setUp()
    const run = store.run(files('/a'))
    ;(await call(0)).refuse(new ApiError({ kind: 'http', message: '超过 10,000 行，请缩小条件' }))
    await expect(run).rejects.toThrow('超过 10,000 行')
    const again = store.run(files('/a'))
    ;(await call(1)).answer('a')
    expect(await again).toEqual({ saved: 1, queued: 0, cancelled: false })
    expect(saved).toEqual(['a'])
  })
  it('has a job make the file of a long list, and fetches the file of a short one', async () => {
    const { store, saved, call, calls } = setUp()
    const run = store.run([
      { path: '/long', query: {}, list: true },
      { path: '/short', query: {}, list: true },
    ])
    ;(await call(0)).answer('short')
    expect(await run).toEqual({ saved: 1, queued: 1, cancelled: false })
    expect([saved, calls.map(({ path }) => path)]).toEqual([['short'], ['/short']])
  })
  it('starts no second run beside the first', async () => {
    const { store, call, calls } = setUp()
    const run = store.run(files('/a'))
    expect(await store.run(files('/b'))).toEqual({ saved: 0, queued: 0, cancelled: false })
    ;(await call(0)).answer('a')
    await run
    expect(calls.map(({ path }) => path)).toEqual(['/a'])
  })
})
