// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createScreenRouter, type Entered, type ScreenRouter } from './ScreenRouter.ts'

const asked = vi.fn<(path: string) => Promise<Entered>>()
let router: ScreenRouter
const open = () => {
  router = createScreenRouter({ Frame: () => null, Failed: () => null, routes: ['/a', '/b', '*'].map((path) => ({ path, enter: asked })) })
}
const address = () => window.location.pathname + window.location.search
const shown = () => router.state.location.pathname + router.state.location.search
const index = () => (window.history.state as { idx: number }).idx
const settled = () => vi.waitFor(() => expect(router.state.loading).toBe(false))

beforeEach(() => {
  asked.mockReset().mockResolvedValue(null)
  window.history.replaceState(null, '', '/a?x=1')
})
afterEach(() => router.dispose())

it('enters the path of the address first, and is then initialized', async () => {
  open()
  expect(router.state).toMatchObject({ initialized: false, loading: true })
  await settled()
  expect(asked.mock.calls).toEqual([['/a?x=1']])
  expect([router.state.initialized, shown()]).toEqual([true, '/a?x=1'])
})

it('changes the address when the path was entered, and not before', async () => {
  open()
  await settled()
  let enter: (entered: Entered) => void = () => undefined
  asked.mockReturnValueOnce(new Promise((resolve) => (enter = resolve)))
  router.navigate('/b?港口=上海')
  expect([router.state.loading, address(), shown()]).toEqual([true, '/a?x=1', '/a?x=1'])
  enter(null)
  await settled()
  expect(address()).toBe(`/b?${encodeURIComponent('港口')}=${encodeURIComponent('上海')}`)
  expect(shown()).toBe(address())
})

it('shows the later of two paths, however late the earlier one is there', async () => {
  open()
  await settled()
  let enter: (entered: Entered) => void = () => undefined
  asked.mockReturnValueOnce(new Promise((resolve) => (enter = resolve)))
  router.navigate('/b')
  router.navigate('/c')
  await settled()
  enter(null)
  await Promise.resolve()
  expect([shown(), address()]).toEqual(['/c', '/c'])
})

it('gives the same path another key when it is opened again', async () => {
  open()
  await settled()
  router.navigate('/b')
  await settled()
  const { key } = router.state.location
  router.navigate('/b')
  await settled()
  expect(router.state.location.key).not.toBe(key)
})

it('replaces an entry, goes back to one, and counts them', async () => {
  open()
  await settled()
  router.navigate('/b')
  await settled()
  router.navigate('/c', { replace: true })
  await settled()
  expect([address(), index()]).toEqual(['/c', 1])
  router.navigate(-1)
  await vi.waitFor(() => expect(shown()).toBe('/a?x=1'))
  expect(index()).toBe(0)
})

it('puts what a first address leads to in its place, so that the back key does not return to it', async () => {
  asked.mockImplementation(async (path) => (path.startsWith('/a') ? { redirect: '/b' } : null))
  open()
  await settled()
  expect([address(), shown(), index()]).toEqual(['/b', '/b', 0])
  router.navigate('/a')
  await settled()
  expect([address(), index()]).toEqual(['/b', 1])
})

it('tells why a path could not be entered, until another one is', async () => {
  asked.mockRejectedValueOnce(new Error('gone'))
  open()
  await settled()
  expect(router.state).toMatchObject({ initialized: true, failure: { error: new Error('gone') } })
  router.navigate('/b')
  await settled()
  expect(router.state.failure).toBeUndefined()
})

it('enters the route of exactly this path before one with a star, in any case and encoded', async () => {
  const [exact, other] = [vi.fn(async () => null), vi.fn(async () => null)]
  router = createScreenRouter({
    Frame: () => null,
    Failed: () => null,
    routes: [
      { path: '*', enter: other },
      { path: '/a', enter: exact },
    ],
  })
  await settled()
  for (const path of ['/A', '/%61', '/a/']) {
    router.navigate(path)
    await settled()
  }
  expect([exact.mock.calls.length, other.mock.calls.length]).toEqual([4, 0])
})
