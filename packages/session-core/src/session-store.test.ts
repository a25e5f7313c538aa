import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionStore } from './session-store.ts'
import { FakeGateway, MemoryStorage, sampleEmployee, sampleUser } from './testing/index.ts'
import type { MenuNode } from './types.ts'

const menu = (Path: string): MenuNode => ({ Path, Name: Path, Icon: '', Buttons: [{ Code: 'submit', Name: '提交' }], Children: [] })

let gateway: FakeGateway
let local: MemoryStorage
let session: MemoryStorage
let reload: ReturnType<typeof vi.fn<() => void>>
let log: ReturnType<typeof vi.fn<(message: string, error: unknown) => void>>
const open = () => new SessionStore({ gateway, localStorage: local, sessionStorage: session, reload, log })

beforeEach(() => {
  gateway = new FakeGateway()
  local = new MemoryStorage()
  session = new MemoryStorage()
  reload = vi.fn<() => void>()
  log = vi.fn<(message: string, error: unknown) => void>()
})

describe('session (spec §3)', () => {
  it('holds token, employee with permission items, user, menu tree and bound accounts', async () => {
    gateway.employee = { ...sampleEmployee, PermissionItems: [{ ItemKey: 'freight', PermissionKey: 'margin', Value: '5' }] }
    gateway.menu = [menu('/tdManage/siCheck')]
    const store = open()
    store.adoptToken('t1')
    await store.load()
    expect(store.token).toBe('t1')
    expect(store.employee?.PermissionItems).toEqual([{ ItemKey: 'freight', PermissionKey: 'margin', Value: '5' }])
    expect(store.user).toEqual(sampleUser)
    expect(store.menuTree[0]?.Buttons[0]?.Code).toBe('submit')
    expect(store.hasMultipleAccounts).toBe(false)
  })

  it('has language CN by default and keeps the chosen one under jst:lan', () => {
    expect(open().language).toBe('CN')
    open().setLanguage('EN')
    expect(local.getItem('jst:lan')).toBe('EN')
    expect(open().language).toBe('EN')
  })

  it('remembers how this browser signed in, which a 401 leads back to, until a logout (spec §6)', async () => {
    const route = { matched: true, allowLogout: false }
    const store = open()
    store.adoptToken('t1', 'employee')
    store.adoptToken('t2')
    expect(open().accountMode).toBe('employee')
    expect(store.handleUnauthorized({ route })).toBe('/employeeLogin')
    store.adoptToken('t3', 'userBindEmployee')
    expect(store.handleUnauthorized({ route })).toBe('/?showLogin=true')
    store.adoptToken('t4', 'employee')
    await store.logout()
    expect(open().accountMode).toBe('userBindEmployee')
  })

  it('more than one bound employee means multiple bound accounts (spec §7)', async () => {
    const bound = {
      EmployeeId: 1,
      EmployeeName: '王敏',
      CompanyId: 2,
      CompanyName: '海宇',
      CompanyKind: 'customer',
      IsDefault: true,
    } as const
    gateway.bound = [bound, { ...bound, EmployeeId: 2 }]
    const store = open()
    store.adoptToken('t1')
    await store.load()
    expect(store.hasMultipleAccounts).toBe(true)
  })
})

describe('session states (spec §4)', () => {
  it('goes from logged-out to token-set to logged-in', async () => {
    const store = open()
    const seen: string[] = []
    const stop = store.subscribe(() => seen.push(store.status))
    store.adoptToken('t1')
    await store.load()
    stop()
    expect([...new Set(seen)]).toEqual(['token-set', 'logged-in'])
  })

  it('tells listeners once per act', async () => {
    const store = open()
    const told: string[] = []
    store.subscribe(() => told.push(`${store.status} ${store.loading}`))
    store.adoptToken('t1')
    await store.load()
    expect(told).toEqual(['token-set false', 'token-set true', 'logged-in true', 'logged-in false'])
  })

  it('a listener that loads while a load begins joins it', async () => {
    const store = open()
    store.adoptToken('t1')
    store.subscribe(() => store.loading && void store.load())
    await store.load()
    expect(gateway.calls.filter((call) => call === 'currentUser')).toHaveLength(1)
  })

  it('has a snapshot with everything that is known, the same until the next change', async () => {
    const store = open()
    const before = store.getSnapshot()
    store.adoptToken('t1')
    await store.load()
    const { token, employee, status, workbenchKind } = store.getSnapshot()
    expect([before.status, token, employee, status, workbenchKind]).toEqual(['logged-out', 't1', sampleEmployee, 'logged-in', 'internal'])
    expect(store.getSnapshot()).toBe(store.getSnapshot())
  })

  it('stores the token under jst:token and reads it back at start', () => {
    open().adoptToken('t1')
    expect(local.getItem('jst:token')).toBe('t1')
    expect(open().token).toBe('t1')
  })

  it('reads the token from session storage too (spec §9)', () => {
    session.setItem('jst:token', 'from-session')
    expect(open().token).toBe('from-session')
  })

  it('a failure to set the token is only logged to the console', () => {
    const console_ = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const store = new SessionStore({ gateway, localStorage: local, sessionStorage: session, reload })
    local.failing = true
    store.adoptToken('t1')
    expect(store.token).toBe('t1')
    expect(console_).toHaveBeenCalledOnce()
    console_.mockRestore()
  })

  it('a token that local storage has no room for is kept for the browser tab', () => {
    const console_ = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    local.setItem('jst:token', 'old')
    const store = open()
    vi.spyOn(local, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    store.adoptToken('t1')
    expect(open().token).toBe('t1')
    console_.mockRestore()
  })

  it('logout clears token, employee, user, local storage and session storage, and reloads the page', async () => {
    const store = open()
    store.adoptToken('t1')
    await store.load()
    local.setItem('jst:tabs', '[]')
    session.setItem('draft', 'x')
    await store.logout()
    expect([store.token, store.employee, store.user, store.status]).toEqual([null, null, null, 'logged-out'])
    expect([local.getItem('jst:token'), local.getItem('jst:tabs'), session.getItem('draft')]).toEqual([null, null, null])
    expect(gateway.calls).toContain('logout')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('a logout with clear own takes the keys of this package alone: a host keeps other things there', async () => {
    const store = new SessionStore({ gateway, localStorage: local, sessionStorage: session, reload, log, clear: 'own' })
    store.adoptToken('t1', 'employee')
    store.setLanguage('EN')
    session.setItem('jst:token', 't1')
    for (const storage of [local, session]) storage.setItem('host:cart', '3')
    await store.logout()
    for (const key of ['jst:token', 'jst:mode', 'jst:lan'])
      expect([key, local.getItem(key), session.getItem(key)]).toEqual([key, null, null])
    expect([local.getItem('host:cart'), session.getItem('host:cart')]).toEqual(['3', '3'])
    expect(reload).toHaveBeenCalledOnce()
  })

  it('a call that is refused because of the logout leads nowhere else: the page is reloaded', async () => {
    const store = open()
    store.adoptToken('t1')
    const refused = () => store.handleUnauthorized({ refusedToken: 't1', route: { matched: true, allowLogout: false } })
    let whileOnItsWay: string | null = 'not asked'
    vi.spyOn(gateway, 'logout').mockImplementation(async () => void (whileOnItsWay = refused()))
    await store.logout()
    expect([whileOnItsWay, refused()]).toEqual([null, null])
    store.adoptToken('t2')
    expect(store.handleUnauthorized({ refusedToken: 't2', route: { matched: true, allowLogout: false } })).toBe('/?showLogin=true')
  })

  it('logout goes through when the server refuses it or does not answer', async () => {
    vi.useFakeTimers()
    const store = open()
    store.adoptToken('t1')
    gateway.fail('logout', new Error('503'))
    await store.logout()
    expect(reload).toHaveBeenCalledTimes(1)
    store.adoptToken('t2')
    vi.spyOn(gateway, 'logout').mockReturnValue(new Promise(() => undefined))
    const out = store.logout()
    await vi.advanceTimersByTimeAsync(3000)
    await out
    expect(reload).toHaveBeenCalledTimes(2)
    expect(store.token).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('without an employee the server chooses a default one and its token replaces the old', async () => {
    gateway.employee = null
    gateway.choice = { token: 't2', employee: sampleEmployee }
    const adopted: string[] = []
    const store = new SessionStore({
      gateway,
      localStorage: local,
      sessionStorage: session,
      reload,
      onTokenAdopted: (token) => adopted.push(token),
    })
    store.adoptToken('t1')
    await store.load()
    expect(gateway.calls.filter((call) => call === 'chooseDefaultEmployee')).toHaveLength(1)
    expect(store.token).toBe('t2')
    expect(local.getItem('jst:token')).toBe('t2')
    expect(store.employee).toEqual(sampleEmployee)
    expect(adopted).toEqual(['t1', 't2'])
  })

  it('asks once only: a user for whom no employee can be chosen has to choose a company', async () => {
    gateway.employee = null
    const store = open()
    store.adoptToken('t1')
    await store.load()
    expect(gateway.calls.filter((call) => call === 'chooseDefaultEmployee')).toHaveLength(1)
    expect([store.status, store.needsEmployee]).toEqual(['token-set', true])
  })

  it('an answer with Status 0 for the employee stores nothing (spec §7)', async () => {
    const store = open()
    store.adoptToken('t1')
    await store.load()
    gateway.employee = null
    await store.reloadEmployee()
    expect(store.employee).toEqual(sampleEmployee)
  })

  it('loads the four parts in parallel, and calls during a load join it', async () => {
    const store = open()
    store.adoptToken('t1')
    const both = Promise.all([store.load(), store.load()])
    expect(gateway.calls).toEqual(['currentEmployee', 'currentUser', 'boundEmployees', 'menuTree'])
    expect(store.loading).toBe(true)
    await both
    expect(gateway.calls).toHaveLength(4)
    expect(store.loading).toBe(false)
  })

  it('a change that is heard of during a load is asked for after it, once, however often it is heard of', async () => {
    const store = open()
    store.adoptToken('t1')
    const earlier = store.load()
    gateway.employee = { ...sampleEmployee, Name: '李雷' }
    const again = [store.loadAgain(), store.loadAgain()]
    await earlier
    expect(store.employee?.Name).toBe(sampleEmployee.Name)
    await Promise.all(again)
    expect(store.employee?.Name).toBe('李雷')
    expect(gateway.calls.filter((call) => call === 'currentEmployee')).toHaveLength(2)
    await store.loadAgain()
    expect(gateway.calls.filter((call) => call === 'currentEmployee')).toHaveLength(3)
  })

  it('a sign-out while a second load waits for its turn leaves nothing to ask for', async () => {
    const store = open()
    store.adoptToken('t1')
    const both = Promise.allSettled([store.load(), store.loadAgain()])
    store.clearToken()
    await both
    expect(gateway.calls.filter((call) => call === 'currentEmployee')).toHaveLength(1)
  })

  it('a failed load rejects, stores nothing and can be repeated', async () => {
    const store = open()
    store.adoptToken('t1')
    gateway.fail('menuTree', new Error('down'))
    await expect(store.load()).rejects.toThrow('down')
    expect([store.employee, store.loading]).toEqual([null, false])
    await store.load()
    expect(store.status).toBe('logged-in')
  })

  it('a refreshed menu replaces the tree', async () => {
    const store = open()
    store.adoptToken('t1')
    await store.load()
    gateway.menu = [menu('/tdManage/siCheck')]
    await store.refreshMenu()
    expect(store.menuTree.map((node) => node.Path)).toEqual(['/tdManage/siCheck'])
  })

  it('choosing another employee takes its token and loads it, while the old data stays on screen', async () => {
    const store = open()
    store.adoptToken('t1')
    await store.load()
    const seen: string[] = []
    const stop = store.subscribe(() => seen.push(`${store.status} ${store.employee?.Id}`))
    await store.chooseEmployee(12)
    stop()
    expect(store.token).toBe('token-of-12')
    expect([...new Set(seen)]).toEqual(['logged-in 11', 'logged-in 12'])
  })

  it('a new sign-in starts from nothing, whoever was signed in before', async () => {
    const store = open()
    store.adoptToken('t1')
    await store.load()
    store.clearToken()
    expect(store.employee).not.toBeNull()
    store.adoptToken('t2')
    expect([store.employee, store.user, store.status]).toEqual([null, null, 'token-set'])
  })
})

describe('a session that goes on after it has ended', () => {
  const ended = async () => {
    const store = open()
    store.adoptToken('t1')
    await store.load()
    store.clearToken()
    return store
  }

  it('acts as the same employee by the new token, and keeps what is on screen', async () => {
    const store = await ended()
    const seen: unknown[] = []
    store.subscribe(() => seen.push(store.employee?.Id))
    await store.resume('t2')
    expect([store.token, store.status]).toEqual(['token-of-11', 'logged-in'])
    expect(local.getItem('jst:token')).toBe('token-of-11')
    expect(new Set(seen)).toEqual(new Set([11]))
  })

  it('stores nothing of a person who is not that employee', async () => {
    const store = await ended()
    gateway.chooseEmployee = () => Promise.reject(new Error('not yours'))
    await expect(store.resume('of-another')).rejects.toThrow('not yours')
    expect([store.token, local.getItem('jst:token')]).toEqual([null, null])
    expect(store.employee?.Id).toBe(11)
  })
})

describe('workbench kind (spec §4)', () => {
  it('is external when the menu tree has a root entry with path EXTERNAL_MENU', async () => {
    gateway.menu = [menu('/a'), menu('EXTERNAL_MENU')]
    const store = open()
    store.adoptToken('t1')
    await store.load()
    expect(store.workbenchKind).toBe('external')
  })

  it('is internal otherwise, also when EXTERNAL_MENU stands below the root', async () => {
    gateway.menu = [{ ...menu('/a'), Children: [menu('EXTERNAL_MENU')] }]
    const store = open()
    store.adoptToken('t1')
    await store.load()
    expect(store.workbenchKind).toBe('internal')
  })
})

it('refuses to begin without its ports, in a sentence', () => {
  // as JavaScript may call it
  const bare = {} as never
  expect(() => new SessionStore(bare)).toThrow('SessionStore: gateway, localStorage, sessionStorage, reload missing.')
})
