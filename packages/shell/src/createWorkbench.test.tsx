// @vitest-environment jsdom
import { refusal } from '@jst/api-client/testing'
import { sampleEmployee } from '@jst/session-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createWorld } from './testing/world.tsx'
import { effects, page, screens, stage, visible } from './testing/stage.tsx'

afterEach(() => stage.close())

const menuOf = (...paths: string[]) => paths.map((Path) => ({ Path, Name: '', Icon: '', Buttons: [], Children: [] }))
const keptTabs = () => (JSON.parse(window.localStorage.getItem('jst:tabs') ?? '[]') as { path: string }[]).map(({ path }) => path)

describe('start', () => {
  it('asks for session and the screen’s own data at once, and draws when all are there', async () => {
    await stage.open('/a?x=1')
    expect(effects.preloads).toEqual(['/a?x=1'])
    expect(visible(/数到 0/)).toHaveLength(1)
    expect(document.title).toBe('甲-锦程海运')
  })

  it('without a token leads to the entry and remembers the page', async () => {
    stage.world = createWorld({ path: '/a?x=1', screens, token: null })
    void stage.world.start()
    await waitFor(() => expect(stage.world.left).toEqual(['/']))
    expect(window.sessionStorage.getItem('jst:returnTo')).toBe('/a?x=1')
    expect(stage.world.asked()).toEqual([])
  })

  it('shows a page that allows logout to a visitor, without the frame', async () => {
    await stage.open('/internal/404?url=%2Fx', { token: null })
    expect(screen.getByText('没有 /x')).toBeTruthy()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(stage.world.left).toEqual([])
  })

  it('keeps the tab of its page from the beginning, so that it is there however soon the document is left', async () => {
    const silence = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const waiting = createWorld({ path: '/a?x=1', screens, routes: { 'GET /api/CurrentUser/Current': () => new Promise(() => undefined) } })
    await waitFor(() => expect(keptTabs()).toEqual(['/a?x=1']))
    waiting.stop()
    await stage.open('/b', { stored: { 'jst:tabs': JSON.stringify([{ path: '/a?x=1', title: '甲' }]) } })
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['甲', '乙'])
    silence.mockRestore()
  })

  it('keeps no tab of a page that it does not show: handed over, or refused to whoever is not signed in any more', async () => {
    stage.world = createWorld({
      path: '/workbench',
      screens,
      menu: [{ Path: 'EXTERNAL_MENU', Name: '', Icon: '', Buttons: [], Children: [] }],
    })
    await waitFor(() => expect(stage.world.left).toEqual(['/external/workbench']))
    expect(keptTabs()).toEqual([])
    stage.world.stop()
    stage.world = createWorld({ path: '/a', screens, routes: { 'GET /api/CurrentUser/Current': () => refusal('UNAUTHENTICATED') } })
    await waitFor(() => expect(stage.world.left).toEqual(['/?showLogin=true']))
    await waitFor(() => expect(keptTabs()).toEqual([]))
  })

  it('hands /workbench over when the menu tree has the root entry EXTERNAL_MENU', async () => {
    stage.world = createWorld({
      path: '/workbench',
      screens,
      menu: [{ Path: 'EXTERNAL_MENU', Name: '', Icon: '', Buttons: [], Children: [] }],
    })
    void stage.world.start()
    await waitFor(() => expect(stage.world.left).toEqual(['/external/workbench']))
  })

  it('leads a customer who asks for a screen of the staff to the 403 of his workbench, without a tab or a read of the screen', async () => {
    stage.world = createWorld({ path: '/a?x=1', screens, menu: menuOf('EXTERNAL_MENU') })
    void stage.world.start()
    await waitFor(() => expect(stage.world.left).toEqual(['/external/workbench/403?url=%2Fa%3Fx%3D1']))
    expect(keptTabs()).toEqual([])
  })

  it('leads the staff the other way round, and shows what stands in the own menu', async () => {
    const external = [page('/external/workbench/siSubmit', '提交补料', () => <p>补料</p>)]
    const path = '/external/workbench/siSubmit'
    stage.world = createWorld({ path, surface: 'external', screens: external, menu: menuOf('/tdManage/siCheck') })
    void stage.world.start()
    await waitFor(() => expect(stage.world.left).toEqual([`/internal/403?url=${encodeURIComponent(path)}`]))
    await stage.close()
    await stage.open(path, { surface: 'external', screens: external, menu: menuOf('/tdManage/siCheck', path) })
    expect(screen.getByText('补料')).toBeTruthy()
  })

  it('tells a failed start and never shows half a frame', async () => {
    const silence = vi.spyOn(console, 'error').mockReturnValue(undefined)
    await stage.open('/a', { routes: { 'GET /api/CurrentUser/Current': () => refusal('INTERNAL') } })
    expect(screen.getByRole('alert').textContent).toContain('系统没有启动成功')
    silence.mockRestore()
  })
})

describe('tabs of two workbenches on one origin', () => {
  const [inside, outside] = [
    { path: '/b', title: '乙' },
    { path: '/manage/message', title: '消息' },
  ]
  const gone = { path: '/gone', title: '旧页面' }

  it('are kept apart, and what both have stored under one key before is lost by neither', async () => {
    const external = [page('/external/workbench', '客户工作台', () => null), page('/manage/message', '消息', () => null)]
    await stage.open('/external/workbench', {
      surface: 'external',
      screens: external,
      menu: menuOf('EXTERNAL_MENU', '/manage/message'),
      stored: { 'jst:tabs': JSON.stringify([inside, outside, gone]) },
    })
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['消息', '客户工作台'])
    const stored = Object.fromEntries(Object.entries<string>(window.localStorage))
    await stage.close()
    await stage.open('/a', { stored })
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['乙', '甲'])
    expect(keptTabs()).toEqual(['/b', '/a'])
  })

  it('go in both when another company is chosen', async () => {
    const stored = { 'jst:tabs': JSON.stringify([inside]), 'jst:tabs:external': JSON.stringify([outside]) }
    let employee = sampleEmployee
    await stage.open('/a', { stored, routes: { 'GET /api/CurrentEmployee/Current': () => employee } })
    employee = { ...sampleEmployee, Id: sampleEmployee.Id + 1 }
    await act(() => stage.world.workbench.app.session.loadAgain())
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('jst:tabs'))).toEqual([])
  })
})

describe('routes', () => {
  it('sends an unmatched route to /internal/404 with its full path, as text and not as a tab', async () => {
    await stage.open('/no/such?a=1')
    expect(window.location.pathname + window.location.search).toBe('/internal/404?url=%2Fno%2Fsuch%3Fa%3D1')
    expect(screen.getByText('没有 /no/such?a=1')).toBeTruthy()
    expect(screen.queryAllByRole('tab')).toHaveLength(0)
  })

  it('leaves the document for a path of another app and follows no other origin', async () => {
    await stage.open('/a')
    await stage.go('/external/workbench/siSubmit?CGO_ID=1')
    await stage.go('//evil.example/')
    await stage.go('https://evil.example/')
    expect(stage.world.left).toEqual(['/external/workbench/siSubmit?CGO_ID=1'])
    expect(window.location.pathname).toBe('/a')
  })

  it('returns to the previous page, else to the back target of the route', async () => {
    await stage.open('/detail?Id=1')
    await act(async () => stage.world.workbench.app.back('/a'))
    await waitFor(() => expect(window.location.pathname).toBe('/a'))
    await stage.go('/b')
    await act(async () => stage.world.workbench.app.back('/workbench'))
    await waitFor(() => expect(window.location.pathname).toBe('/a'))
  })
})

describe('refusals (spec §8)', () => {
  const refuse = async (path: string, code: 'UNAUTHENTICATED' | 'SESSION_TAKEN_OVER') => {
    let refusing = false
    await stage.open(path, { routes: { 'GET /api/Message/UnReadMessageCount': () => (refusing ? refusal(code) : 1) } })
    refusing = true
    await act(() => stage.world.workbench.app.unread.refresh())
  }

  const toSignIn = async () => userEvent.click(await screen.findByRole('button', { name: '去登录页', hidden: true }))

  it('401 clears the token and asks for the password; the way to the sign-in goes to / with showLogin and remembers the page', async () => {
    await refuse('/refused?x=1', 'UNAUTHENTICATED')
    expect(stage.world.left).toEqual([])
    await toSignIn()
    expect(stage.world.left).toEqual(['/?showLogin=true'])
    expect(window.localStorage.getItem('jst:token')).toBeNull()
    expect(window.sessionStorage.getItem('jst:returnTo')).toBe('/refused?x=1')
  })

  it('401 on a route that allows logout does nothing else', async () => {
    await refuse('/internal/404', 'UNAUTHENTICATED')
    expect(stage.world.left).toEqual([])
    expect(window.localStorage.getItem('jst:token')).toBeNull()
  })

  it('409 goes to / with showConflict', async () => {
    await refuse('/refused', 'SESSION_TAKEN_OVER')
    expect(stage.world.left).toEqual(['/?showConflict=true'])
  })

  it('409 goes there from the entry too, but not from there once more', async () => {
    let refusing = false
    await stage.open('/a', { routes: { 'GET /api/Message/UnReadMessageCount': () => (refusing ? refusal('SESSION_TAKEN_OVER') : 1) } })
    refusing = true
    const ask = () => act(() => stage.world.workbench.app.unread.refresh())
    window.history.replaceState(null, '', '/?showConflict=true')
    await ask()
    expect(stage.world.left).toEqual([])
    window.history.replaceState(null, '', '/?showLogin=true')
    await ask()
    expect(stage.world.left).toEqual(['/?showConflict=true'])
  })

  it('asks once whether to leave, and a page that is stayed in goes on working', async () => {
    let refusing = false
    await stage.open('/dirty', { routes: { 'GET /api/Message/UnReadMessageCount': () => (refusing ? refusal('UNAUTHENTICATED') : 1) } })
    const { app, services } = stage.world.workbench
    refusing = true
    await act(() => Promise.all([app.unread.refresh(), app.unread.refresh()]))
    await toSignIn()
    expect(stage.world.left).toEqual(['/?showLogin=true'])
    vi.useFakeTimers()
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(services.isLeaving()).toBe(true)
    vi.advanceTimersByTime(1_500)
    vi.useRealTimers()
    expect(services.isLeaving()).toBe(false)
    await stage.go('/internal/404')
    await waitFor(() => expect(window.location.pathname).toBe('/internal/404'))
  })

  it.each([
    ['a sign-out elsewhere', null, {}, '/'],
    ['a session that expired elsewhere', 'jst:token', {}, '/?showLogin=true'],
    ['the same where employees sign in', 'jst:token', { 'jst:mode': 'employee' }, '/employeeLogin'],
  ] as const)('%s leads every tab where its own would', async (_, key, stored, target) => {
    await stage.open('/a', { stored })
    window.localStorage.removeItem('jst:token')
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })))
    if (key !== null) await toSignIn()
    expect(stage.world.left).toEqual([target])
    // whoever signs in after a sign-out may be somebody else
    expect(window.sessionStorage.getItem('jst:returnTo')).toBe(key === null ? null : '/a')
  })

  it('403 with a login access token adopts it and loads the user again', async () => {
    let refusing = false
    await stage.open('/a', {
      routes: {
        'GET /api/Message/UnReadMessageCount': () =>
          refusing ? refusal('FORBIDDEN', { headers: { 'login-access-token': 'token-2' } }) : 1,
      },
    })
    refusing = true
    const users = () => stage.world.asked().filter((call) => call.endsWith('/CurrentUser/Current')).length
    const before = users()
    await act(() => stage.world.workbench.app.unread.refresh())
    await waitFor(() => expect(users()).toBe(before + 1))
    expect(window.localStorage.getItem('jst:token')).toBe('token-2')
    expect(stage.world.left).toEqual([])
  })
})

describe('signing out', () => {
  const signOut = async () => {
    await userEvent.click(screen.getByRole('button', { name: /账号菜单/ }))
    await userEvent.click(screen.getByRole('menuitem', { name: '退出登录' }))
  }
  it('tells the areas to send what they keep while calls are answered, clears both storages whole, and reloads the page where one is', async () => {
    const told: string[] = []
    const putBack = () => told.push(`put back ${window.localStorage.length}`)
    const localDrafts = { leave: async () => (told.push(`leave ${stage.world.workbench.app.session.token}`), putBack) }
    await stage.open('/a?x=1', { localDrafts, routes: { 'POST /api/AuthUser/Logout': () => told.push('logout') && null } })
    for (const storage of [window.localStorage, window.sessionStorage]) storage.setItem('other', '1')
    await signOut()
    await waitFor(() => expect(stage.world.left).toEqual(['reload']))
    expect(told).toEqual(['leave token-1', 'logout', 'put back 0'])
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0])
    expect(window.location.pathname + window.location.search).toBe('/a?x=1')
  })

  it('forgets the page: whoever signs in next begins at his own workbench', async () => {
    await stage.open('/a?x=1', { routes: { 'POST /api/AuthUser/Logout': () => null } })
    await signOut()
    await waitFor(() => expect(stage.world.left).toEqual(['reload']))
    const entry: unknown = window.history.state
    await stage.close()
    // the document after the reload, which has the entry of the history as it was left
    stage.world = createWorld({ path: '/a?x=1', screens, token: null, entry })
    void stage.world.start()
    await waitFor(() => expect(stage.world.left).toEqual(['/']))
    expect(window.sessionStorage.getItem('jst:returnTo')).toBeNull()
  })

  it('goes on when an area cannot send what it keeps', async () => {
    const localDrafts = { leave: () => Promise.reject(new Error('barred')) }
    await stage.open('/a', { localDrafts, routes: { 'POST /api/AuthUser/Logout': () => null } })
    await signOut()
    await waitFor(() => expect(stage.world.left).toEqual(['reload']))
  })

  it('asks once when there are unsaved edits: the browser does not ask again', async () => {
    await stage.open('/dirty', { routes: { 'POST /api/AuthUser/Logout': () => null } })
    await signOut()
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改并退出' }))
    await waitFor(() => expect(stage.world.left).toEqual(['reload']))
    expect(stage.world.workbench.app.guards.anyDirty).toBe(false)
  })

  it('stays when told to, and neither sends nor clears anything', async () => {
    const leave = vi.fn<() => Promise<() => void>>()
    await stage.open('/dirty', { localDrafts: { leave } })
    await signOut()
    await userEvent.click(await screen.findByRole('button', { name: '取消' }))
    expect([stage.world.left, leave.mock.calls]).toEqual([[], []])
    expect(stage.world.workbench.app.session.token).toBe('token-1')
  })
})
