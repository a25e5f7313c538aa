// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import { indexedDbStorage } from './indexed-db-storage.ts'
import { keepOnHide, webStorage } from './web.ts'

describe('IndexedDB storage', () => {
  it('keeps texts of any size by key, over connections', async () => {
    const factory = new IDBFactory()
    const first = indexedDbStorage({ factory })
    const large = 'x'.repeat(700_000)
    await first.setItem('jst:si-draft:a:7', large)
    await first.setItem('other', '1')
    const again = indexedDbStorage({ factory })
    expect(await again.getItem('jst:si-draft:a:7')).toBe(large)
    expect(await again.keys?.()).toEqual(['jst:si-draft:a:7', 'other'])
    await again.removeItem('other')
    expect(await first.getItem('other')).toBeNull()
  })
  it('a blocked database rejects, so that the autosave can say so', async () => {
    const factory = {
      open: () => {
        throw new DOMException('no', 'SecurityError')
      },
    } as unknown as IDBFactory
    await expect(indexedDbStorage({ factory }).setItem('a', '1')).rejects.toMatchObject({ name: 'SecurityError' })
  })
  it('with a fallback it goes on there, and tells once', async () => {
    const factory = {
      open: () => {
        throw new DOMException('no', 'SecurityError')
      },
    } as unknown as IDBFactory
    const items = new Map<string, string>()
    const fallback = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
      keys: () => [...items.keys()],
    }
    const reasons: string[] = []
    const storage = indexedDbStorage({ factory, fallback, onFallback: (reason) => reasons.push(reason) })
    await storage.setItem('a', '1')
    expect([await storage.getItem('a'), await storage.keys?.(), items.get('a'), reasons]).toEqual(['1', ['a'], '1', ['no']])
  })
})

describe('the page', () => {
  it('writes and journals what is pending when it hides or is left, and resumes when the network is back', () => {
    const session = { flush: vi.fn(async () => undefined), journal: vi.fn(() => true), resume: vi.fn() }
    const stop = keepOnHide(session)
    dispatchEvent(new Event('pagehide'))
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('online'))
    expect([session.flush, session.journal, session.resume].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 1])
    stop()
    dispatchEvent(new Event('pagehide'))
    expect(session.flush).toHaveBeenCalledTimes(2)
  })
  it('web storage lists its keys', async () => {
    const storage = webStorage(localStorage)
    await storage.setItem('jst:a', '1')
    expect(await storage.keys?.()).toContain('jst:a')
  })
})
