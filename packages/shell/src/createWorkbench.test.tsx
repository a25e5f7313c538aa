// @vitest-environment jsdom
import { refusal } from '@jst/api-client/testing'
import { unreadMessageCount } from '@jst/contracts/messages'
import { sampleEmployee } from '@jst/session-core/testing'
import { useApp, useConfirmLeave, useScreenParams, useTitle, type ScreenManifest } from '@jst/feature-kit'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createWorld, painted, type World } from './testing.tsx'
import { texts } from './texts.ts'

const effects = { running: 0, renders: 0, preloads: [] as string[] }
const countRender = () => {
  effects.renders += 1
}

function Counter() {
  const [count, setCount] = useState(0)
  countRender()
  useEffect(() => {
    effects.running += 1
    return () => {
      effects.running -= 1
    }
  }, [])
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      数到 {count}
    </button>
  )
}
function Detail() {
  const id = useScreenParams().get('Id')
  useTitle(id ? `补料 ${id}` : undefined)
  return <p>详情 {id}</p>
}
function Broken(): never {
  throw new Error('boom')
}
function Dirty() {
  useConfirmLeave(() => true)
  return <p>未保存</p>
}
function NotFound() {
  return <p>没有 {useScreenParams().get('url')}</p>
}
function Refused() {
  const { api } = useApp()
  return (
    <button type="button" onClick={() => void api.call(unreadMessageCount).catch(() => undefined)}>
      读取
    </button>
  )
}

const page = (path: string, title: string, Screen: () => React.ReactNode, more: Partial<ScreenManifest> = {}): ScreenManifest => ({
  path,
  name: title,
  title,
  load: async () => ({ Screen, preload: (_app, location) => void effects.preloads.push(location.pathname + location.search) }),
  ...more,
})
const screens = [
  page('/workbench', '工作台', Counter),
  page('/a', '甲', Counter),
  page('/b', '乙', Counter, { keepAlive: true }),
  page('/detail', '详情', Detail, { lastPagePath: '/a' }),
  page('/broken', '坏页', Broken),
  page('/dirty', '草稿', Dirty),
  page('/refused', '读取', Refused),
  page('/internal/404', '页面不存在', NotFound, { allowLogout: true }),
]

let world: World
async function open(path: string, more: Partial<Parameters<typeof createWorld>[0]> = {}): Promise<World> {
  effects.preloads = []
  world = createWorld({ path, screens, ...more })
  await act(() => world.start())
  await act(painted)
  return world
}
const go = (path: string) => act(async () => world.workbench.app.navigate(path))
const keptTabs = () => (JSON.parse(window.localStorage.getItem('jst:tabs') ?? '[]') as { path: string }[]).map(({ path }) => path)
const visible = (text: RegExp) => screen.getAllByText(text).filter((element) => element.closest('.jst-kept-page[aria-hidden]') === null)

beforeAll(() => {
  // React's act() is awaited everywhere here.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(async () => {
  await act(async () => world.stop())
})

describe('start', () => {
  it('asks for session and the screen’s own data at once, and draws when all are there', async () => {
    await open('/a?x=1')
    expect(effects.preloads).toEqual(['/a?x=1'])
    expect(visible(/数到 0/)).toHaveLength(1)
    expect(document.title).toBe('甲-锦程海运')
  })

  it('without a token leads to the entry and remembers the page', async () => {
    world = createWorld({ path: '/a?x=1', screens, token: null })
    void world.start()
    await waitFor(() => expect(world.left).toEqual(['/']))
    expect(window.sessionStorage.getItem('jst:returnTo')).toBe('/a?x=1')
    expect(world.asked()).toEqual([])
  })

  it('shows a page that allows logout to a visitor, without the frame', async () => {
    await open('/internal/404?url=%2Fx', { token: null })
    expect(screen.getByText('没有 /x')).toBeTruthy()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(world.left).toEqual([])
  })

  it('keeps the tab of its page from the beginning, so that it is there however soon the document is left', async () => {
    const silence = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const waiting = createWorld({ path: '/a?x=1', screens, routes: { 'GET /api/CurrentUser/Current': () => new Promise(() => undefined) } })
    await waitFor(() => expect(keptTabs()).toEqual(['/a?x=1']))
    waiting.stop()
    await open('/b', { stored: { 'jst:tabs': JSON.stringify([{ path: '/a?x=1', title: '甲' }]) } })
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['甲', '乙'])
    silence.mockRestore()
  })

  it('keeps no tab of a page that it does not show: handed over, or refused to whoever is not signed in any more', async () => {
    world = createWorld({ path: '/workbench', screens, menu: [{ Path: 'EXTERNAL_MENU', Name: '', Icon: '', Buttons: [], Children: [] }] })
    await waitFor(() => expect(world.left).toEqual(['/external/workbench']))
    expect(keptTabs()).toEqual([])
    world.stop()
    world = createWorld({ path: '/a', screens, routes: { 'GET /api/CurrentUser/Current': () => refusal('UNAUTHENTICATED') } })
    await waitFor(() => expect(world.left).toEqual(['/?showLogin=true']))
    await waitFor(() => expect(keptTabs()).toEqual([]))
  })

  it('hands /workbench over when the menu tree has the root entry EXTERNAL_MENU', async () => {
    world = createWorld({ path: '/workbench', screens, menu: [{ Path: 'EXTERNAL_MENU', Name: '', Icon: '', Buttons: [], Children: [] }] })
    void world.start()
    await waitFor(() => expect(world.left).toEqual(['/external/workbench']))
  })

  it('tells a failed start and never shows half a frame', async () => {
    const silence = vi.spyOn(console, 'error').mockReturnValue(undefined)
    await open('/a', { routes: { 'GET /api/CurrentUser/Current': () => refusal('INTERNAL') } })
    expect(screen.getByRole('alert').textContent).toContain('系统没有启动成功')
    silence.mockRestore()
  })
})

describe('routes', () => {
  it('sends an unmatched route to /internal/404 with its full path, as text and not as a tab', async () => {
    await open('/no/such?a=1')
    expect(window.location.pathname + window.location.search).toBe('/internal/404?url=%2Fno%2Fsuch%3Fa%3D1')
    expect(screen.getByText('没有 /no/such?a=1')).toBeTruthy()
    expect(screen.queryAllByRole('tab')).toHaveLength(0)
  })

  it('leaves the document for a path of another app and follows no other origin', async () => {
    await open('/a')
    await go('/external/workbench/siSubmit?CGO_ID=1')
    await go('//evil.example/')
    await go('https://evil.example/')
    expect(world.left).toEqual(['/external/workbench/siSubmit?CGO_ID=1'])
    expect(window.location.pathname).toBe('/a')
  })

  it('returns to the previous page, else to the back target of the route', async () => {
    await open('/detail?Id=1')
    await act(async () => world.workbench.app.back('/a'))
    await waitFor(() => expect(window.location.pathname).toBe('/a'))
    await go('/b')
    await act(async () => world.workbench.app.back('/workbench'))
    await waitFor(() => expect(window.location.pathname).toBe('/a'))
  })
})

describe('kept tabs', () => {
  it('keep what was done on a page and run none of its effects while it is hidden', async () => {
    await open('/a')
    const user = userEvent.setup()
    await user.click(screen.getByText('数到 0'))
    await go('/b')
    expect(effects.running).toBe(1)
    expect(visible(/数到/).map((element) => element.textContent)).toEqual(['数到 0'])
    await user.click(screen.getByRole('tab', { name: '甲' }))
    await waitFor(() => expect(visible(/数到/).map((element) => element.textContent)).toEqual(['数到 1']))
    expect(effects.running).toBe(1)
  })

  it('render a hidden page not at all when another is opened', async () => {
    await open('/a')
    await go('/b')
    const before = effects.renders
    await go('/detail?Id=7')
    expect(effects.renders).toBe(before)
  })

  it('are there without a word of waiting, which a page on its way has until it comes', async () => {
    let comes = () => {}
    const code = new Promise<void>((resolve) => (comes = resolve))
    const slow = page('/slow', '远页', () => <p>来了</p>)
    await open('/a', { screens: [...screens, { ...slow, load: () => code.then(slow.load) }] })
    const waiting: string[] = []
    const watcher = new MutationObserver(() =>
      waiting.push(...screen.queryAllByLabelText(texts.opening).map(() => window.location.pathname)),
    )
    watcher.observe(document.body, { childList: true, subtree: true })
    await go('/slow')
    await screen.findByLabelText(texts.opening)
    await act(async () => comes())
    await screen.findByText('来了')
    expect(screen.queryByLabelText(texts.opening)).toBeNull()
    waiting.splice(0)
    await go('/a')
    await waitFor(() => expect(visible(/数到 0/)).toHaveLength(1))
    await act(painted)
    expect(waiting).toEqual([])
    watcher.disconnect()
  })

  it('give a page the address of its own tab and point one tab to the newest query', async () => {
    await open('/detail?Id=7')
    await go('/a')
    expect(screen.getByText('详情 7')).toBeTruthy()
    await go('/detail?Id=8')
    expect(screen.getAllByText(/^详情 \d$/).map((element) => element.textContent)).toEqual(['详情 8'])
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['补料 8', '甲'])
    expect(document.title).toBe('详情-锦程海运')
  })

  it('ask for themselves: only a page that does not stand yet is asked for ahead', async () => {
    await open('/a')
    await go('/b')
    await go('/a')
    await go('/a?x=2')
    expect(effects.preloads).toEqual(['/a', '/b'])
    await act(async () => world.workbench.model.parts.tabs.remove('/b'))
    await go('/b')
    expect(effects.preloads).toEqual(['/a', '/b', '/b'])
  })

  it('hold a crash inside the tab', async () => {
    const silence = vi.spyOn(console, 'error').mockReturnValue(undefined)
    await open('/a')
    await go('/broken')
    expect(screen.getByRole('alert').textContent).toContain('这个页面出错了')
    await go('/a')
    expect(visible(/数到 0/)).toHaveLength(1)
    silence.mockRestore()
  })

  it('drop the oldest page beyond the cap, but never one with keepAlive', async () => {
    const many = Array.from({ length: 22 }, (_, index) => page(`/p${index}`, `第${index}页`, () => <p>内容 {index}</p>))
    await open('/b', { screens: [...screens, ...many] })
    for (let index = 0; index < 22; index += 1) await go(`/p${index}`)
    const { model } = world.workbench
    expect(model.keptKeys).toContain('/b')
    expect(model.keptKeys).not.toContain('/p0')
    expect(model.keptKeys).toContain('/p21')
    expect(model.keptKeys).toHaveLength(21)
  })

  it('open the home page again when its tab, the last one, is closed', async () => {
    await open('/workbench')
    await userEvent.click(screen.getByRole('button', { name: '关闭 工作台' }))
    await waitFor(() => expect(screen.getByRole('tab', { name: '工作台' }).getAttribute('aria-selected')).toBe('true'))
    expect(visible(/数到 0/)).toHaveLength(1)
  })

  it('know of unsaved edits until the tab is closed', async () => {
    await open('/dirty')
    const { app, model } = world.workbench
    await go('/a')
    expect(app.guards.anyDirty).toBe(true)
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    await act(async () => void model.parts.tabs.remove('/dirty'))
    expect(app.guards.anyDirty).toBe(false)
  })
})

describe('refusals (spec §8)', () => {
  const refuse = async (path: string, code: 'UNAUTHENTICATED' | 'SESSION_TAKEN_OVER') => {
    let refusing = false
    await open(path, { routes: { 'GET /api/Message/UnReadMessageCount': () => (refusing ? refusal(code) : 1) } })
    refusing = true
    await act(() => world.workbench.app.unread.refresh())
  }

  it('401 clears the token and goes to / with showLogin, remembering the page', async () => {
    await refuse('/refused?x=1', 'UNAUTHENTICATED')
    expect(world.left).toEqual(['/?showLogin=true'])
    expect(window.localStorage.getItem('jst:token')).toBeNull()
    expect(window.sessionStorage.getItem('jst:returnTo')).toBe('/refused?x=1')
  })

  it('401 on a route that allows logout does nothing else', async () => {
    await refuse('/internal/404', 'UNAUTHENTICATED')
    expect(world.left).toEqual([])
    expect(window.localStorage.getItem('jst:token')).toBeNull()
  })

  it('409 goes to / with showConflict', async () => {
    await refuse('/refused', 'SESSION_TAKEN_OVER')
    expect(world.left).toEqual(['/?showConflict=true'])
  })

  it('403 with a login access token adopts it and loads the user again', async () => {
    let refusing = false
    await open('/a', {
      routes: {
        'GET /api/Message/UnReadMessageCount': () =>
          refusing ? refusal('FORBIDDEN', { headers: { 'login-access-token': 'token-2' } }) : 1,
      },
    })
    refusing = true
    const users = () => world.asked().filter((call) => call.endsWith('/CurrentUser/Current')).length
    const before = users()
    await act(() => world.workbench.app.unread.refresh())
    await waitFor(() => expect(users()).toBe(before + 1))
    expect(window.localStorage.getItem('jst:token')).toBe('token-2')
    expect(world.left).toEqual([])
  })
})

describe('live channel', () => {
  it('opens after the login, and a message/send event renews the unread count', async () => {
    let unread = 3
    await open('/a', { routes: { 'GET /api/Message/UnReadMessageCount': () => unread } })
    const [socket] = world.sockets
    await act(async () => socket?.accept())
    expect(socket?.sent[0]).toEqual({ type: 'auth/login', content: 'token-1' })
    await waitFor(() => expect(screen.getByRole('button', { name: '消息，3 条未读' })).toBeTruthy())
    unread = 4
    await act(async () => socket?.receive({ type: 'message/send', content: { Id: 1, Title: '补料已退回' } }))
    await waitFor(() => expect(screen.getByRole('button', { name: '消息，4 条未读' })).toBeTruthy())
    expect(await screen.findByText('补料已退回', {}, { timeout: 5000 })).toBeTruthy()
  })
})

describe('header', () => {
  it('shows the latest messages under the bell, and marks them read', async () => {
    const message = {
      Id: 9,
      Title: '补料已退回',
      Description: '',
      SendId: 1,
      SenderName: '林志远',
      Kind: 'si',
      Link: '',
      CreateTime: '2026-11-20T02:00:00.000Z',
      ReadTime: null,
      Withdrawn: false,
    }
    await open('/a', {
      routes: {
        'GET /api/Message/GetMessageSelfPagedList': () => ({ Rows: [message], Total: 1 }),
        'POST /api/Message/MarkRead': () => 0,
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: '消息，3 条未读' }))
    expect((await screen.findByRole('link', { name: '补料已退回' })).getAttribute('href')).toBe('/system/messageDetail?id=9')
    await userEvent.click(screen.getByRole('button', { name: '全部标记已读' }))
    expect(await screen.findByRole('button', { name: '消息，没有未读' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: '补料已退回' })).toBeNull()
  })

  it('lowers the unread count when a message was read on another device', async () => {
    let unread = 3
    await open('/a', { routes: { 'GET /api/Message/UnReadMessageCount': () => unread } })
    const [socket] = world.sockets
    await act(async () => socket?.accept())
    unread = 2
    await act(async () => socket?.receive({ type: 'message/unread' }))
    expect(await screen.findByRole('button', { name: '消息，2 条未读' })).toBeTruthy()
  })

  it('tells of a preview by the answer about the employee alone, and leads out of it', async () => {
    let Preview: { RoleName: string } | null = { RoleName: '单证员' }
    const end = () => {
      Preview = null
      return null
    }
    await open('/a', {
      routes: { 'GET /api/CurrentEmployee/Current': () => ({ ...sampleEmployee, Preview }), 'POST /api/Role/EndPreview': end },
    })
    expect(await screen.findByText('正在以「单证员」预览，只能查看')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '退出预览' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '退出预览' })).toBeNull())
  })
})

describe('signing out', () => {
  const signOut = async () => {
    await userEvent.click(screen.getByRole('button', { name: /账号菜单/ }))
    await userEvent.click(screen.getByRole('menuitem', { name: '退出登录' }))
  }
  const keeping = (sentence: string | undefined) => ({
    unsent: async () => sentence,
    forget: vi.fn<() => Promise<void>>(async () => undefined),
  })

  it('makes the areas forget what they keep on this machine', async () => {
    const kept = keeping(undefined)
    await open('/a', { kept, routes: { 'POST /api/AuthUser/Logout': () => null } })
    await signOut()
    await waitFor(() => expect(world.left).toEqual(['reload']))
    expect(kept.forget).toHaveBeenCalledOnce()
  })

  it('asks first when that would lose something, and stays when told to', async () => {
    const kept = keeping('本机有 2 票委托的补料草稿还没有同步到服务器。')
    await open('/a', { kept })
    await signOut()
    expect(await screen.findByText(/2 票委托的补料草稿/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    expect([world.left, kept.forget.mock.calls]).toEqual([[], []])
    expect(world.workbench.app.session.token).toBe('token-1')
  })
})
