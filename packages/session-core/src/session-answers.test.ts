import { beforeEach, describe, expect, it, vi } from 'vitest'
import { conflictTarget, unauthorizedTarget } from './targets.ts'
import { SessionStore } from './session-store.ts'
import type { StorageChange } from './ports.ts'
import { FakeGateway, MemoryStorage, sampleEmployee } from './testing/index.ts'

const route = { matched: true, allowLogout: false }
const accountMode = 'userBindEmployee'

let gateway: FakeGateway
let local: MemoryStorage
const open = (storage = local) =>
  new SessionStore({ gateway, localStorage: storage, sessionStorage: new MemoryStorage(), reload: () => undefined, log: () => undefined })

beforeEach(() => {
  gateway = new FakeGateway()
  local = new MemoryStorage()
})

describe('401 (spec §4, §8)', () => {
  it('clears the token', () => {
    const store = open()
    store.adoptToken('t1')
    store.handleUnauthorized({ route, accountMode })
    expect([store.token, local.getItem('jst:token'), store.status]).toEqual([null, null, 'logged-out'])
  })

  it('does nothing else on an unmatched route', () => {
    expect(unauthorizedTarget({ route: { matched: false, allowLogout: false }, accountMode: 'employee' })).toBeNull()
  })

  it('does nothing else on a route that allows logout', () => {
    expect(unauthorizedTarget({ route: { matched: true, allowLogout: true }, accountMode })).toBeNull()
  })

  it('goes to /employeeLogin in employee mode', () => {
    expect(unauthorizedTarget({ route, accountMode: 'employee' })).toBe('/employeeLogin')
  })

  it('goes to / with showLogin true otherwise', () => {
    expect(unauthorizedTarget({ route, accountMode })).toBe('/?showLogin=true')
  })

  it('of a call that carried an earlier token changes nothing', () => {
    const store = open()
    store.adoptToken('t1')
    store.adoptToken('t2')
    expect(store.handleUnauthorized({ refusedToken: 't1', route, accountMode })).toBeNull()
    expect(store.token).toBe('t2')
  })

  it('repeated by other calls in flight leads to the same place', () => {
    const store = open()
    store.adoptToken('t1')
    const answers = [1, 2].map(() => store.handleUnauthorized({ refusedToken: 't1', route, accountMode }))
    expect(answers).toEqual(['/?showLogin=true', '/?showLogin=true'])
  })

  it('uses the token that another browser tab has stored since, instead of removing it', async () => {
    const store = open()
    store.adoptToken('t1')
    local.setItem('jst:token', 't2')
    expect(store.handleUnauthorized({ refusedToken: 't1', route, accountMode })).toBeNull()
    expect([store.token, local.getItem('jst:token')]).toEqual(['t2', 't2'])
    await vi.waitFor(() => expect(store.employee).not.toBeNull())
  })
})

describe('409 (spec §8)', () => {
  it('goes to / with showConflict true', () => {
    expect(conflictTarget).toBe('/?showConflict=true')
  })
})

describe('403 with a login access token (spec §8)', () => {
  it('adopts that token and loads the user info again', async () => {
    const store = open()
    store.adoptToken('t1')
    await store.load()
    gateway.employee = { ...sampleEmployee, Id: 99 }
    await store.adoptOfferedToken('t2')
    expect([store.token, store.employee?.Id]).toEqual(['t2', 99])
  })

  it('offered by several calls at once loads once', async () => {
    const store = open()
    store.adoptToken('t1')
    await Promise.all([store.adoptOfferedToken('t2'), store.adoptOfferedToken('t2')])
    expect(gateway.calls.filter((call) => call === 'currentEmployee')).toHaveLength(1)
  })

  it('does not reject when the load fails', async () => {
    gateway.fail('currentUser', new Error('down'))
    await expect(open().adoptOfferedToken('t2')).resolves.toBeUndefined()
  })

  it('during a load: the answers to the old token are dropped and the load waits for the new ones', async () => {
    const store = open()
    store.adoptToken('t1')
    const answers: ((employee: typeof sampleEmployee) => void)[] = []
    vi.spyOn(gateway, 'currentEmployee').mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    let done = false
    const first = store.load().then(() => (done = true))
    void store.adoptOfferedToken('t2')
    answers[0]?.({ ...sampleEmployee, Id: 1 })
    await new Promise((turn) => setImmediate(turn))
    expect([done, store.employee]).toEqual([false, null])
    answers[1]?.({ ...sampleEmployee, Id: 2 })
    await first
    expect(store.employee?.Id).toBe(2)
  })
})

describe('several browser tabs on one storage', () => {
  class Window {
    readonly listeners = new Set<(event: StorageChange) => void>()
    addEventListener(_: 'storage', listener: (event: StorageChange) => void) {
      this.listeners.add(listener)
    }
    removeEventListener(_: 'storage', listener: (event: StorageChange) => void) {
      this.listeners.delete(listener)
    }
    tell(event: StorageChange) {
      for (const listener of this.listeners) listener(event)
    }
  }

  it('a token set in another tab is taken over and loaded, and not written again', async () => {
    const store = open()
    const window = new Window()
    store.followStorage(window)
    const write = vi.spyOn(local, 'setItem')
    window.tell({ key: 'jst:token', newValue: 't9', storageArea: local })
    expect(store.token).toBe('t9')
    await vi.waitFor(() => expect(store.status).toBe('logged-in'))
    expect(write).not.toHaveBeenCalled()
  })

  it('a token removed in another tab is gone here too, and what was loaded stays readable', async () => {
    const store = open()
    const window = new Window()
    store.followStorage(window)
    store.adoptToken('t1')
    await store.load()
    window.tell({ key: 'jst:token', newValue: null })
    expect([store.status, store.employee?.Id]).toEqual(['logged-out', 11])
  })

  it('a logout in another tab forgets everything here', async () => {
    const store = open()
    const window = new Window()
    store.followStorage(window)
    store.adoptToken('t1')
    await store.load()
    window.tell({ key: null, newValue: null })
    expect([store.token, store.employee, store.user]).toEqual([null, null, null])
  })

  it('the language follows; other storages and keys do not matter; the end is the end', () => {
    const store = open()
    const window = new Window()
    const stop = store.followStorage(window)
    window.tell({ key: 'jst:lan', newValue: 'EN' })
    window.tell({ key: 'jst:tabs', newValue: '[]' })
    window.tell({ key: 'jst:token', newValue: 't1', storageArea: new MemoryStorage() })
    expect([store.language, store.token]).toEqual(['EN', null])
    stop()
    window.tell({ key: 'jst:lan', newValue: 'CN' })
    expect(store.language).toBe('EN')
  })

  it('forgetting an expired token leaves a newer one of another tab stored', () => {
    const store = open()
    store.adoptToken('t1')
    local.setItem('jst:token', 't2')
    store.clearToken()
    expect([store.token, local.getItem('jst:token')]).toEqual([null, 't2'])
  })

  it('an employee that arrives after the token was cleared is dropped', async () => {
    const store = open()
    store.adoptToken('t1')
    const load = store.load()
    store.clearToken()
    await load
    expect([store.employee, store.loading]).toEqual([null, false])
  })
})
