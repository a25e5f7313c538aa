// @vitest-environment jsdom
import type { PaletteProps, ScreenManifest } from '@jst/feature-kit'
import { sampleEmployee } from '@jst/session-core/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, painted, type World } from '../testing/world.tsx'
import { wording } from '../texts.ts'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
let world: World | undefined
afterEach(() => {
  act(() => {
    world?.stop()
    wording.speak()
  })
  world = undefined
})

const page = (path: string, title: string, more: Partial<ScreenManifest> = {}): ScreenManifest => ({
  path,
  name: title,
  title,
  load: async () => ({ Screen: () => <p>{title}的内容</p> }),
  ...more,
})
const node = (Path: string, Name: string, Children: ReturnType<typeof nodeOf>[] = []) => nodeOf(Path, Name, Children)
function nodeOf(Path: string, Name: string, Children: unknown[]) {
  return { Path, Name, Icon: '', Buttons: [], Children } as never
}
const menu = [
  node('/workbench', '工作台'),
  node('/system', '系统管理', [node('/system/message', '我的消息'), node('/system/employee/list', '账号设置')]),
]
const screens = [
  page('/workbench', '工作台'),
  page('/system/message', '我的消息'),
  page('/system/employee/list', '账号设置'),
  page('/system/StuffEdit', '员工编辑', { menuPath: '/system/employee/list' }),
]
const kept = [{ Id: 4, Path: '/system/message?UnReadOnly=true', Title: '未读', UpdateTime: '2026-11-20T08:00:00.000Z' }]

function Palette({ places, recent, favourites, acts, onClose }: PaletteProps) {
  return (
    <dialog open aria-label="面板">
      <p>{places.map(({ title, group }) => `${group}/${title}`).join(' ')}</p>
      <p>最近：{recent.map(({ title }) => title).join(' ')}</p>
      <p>收藏：{favourites.favourites.map(({ title }) => title).join(' ')}</p>
      <button type="button" onClick={onClose}>
        关
      </button>
      {acts.map(({ key, label, run }) => (
        <button key={key} type="button" onClick={run}>
          {label}
        </button>
      ))}
    </dialog>
  )
}

async function open(path: string, more: Partial<Parameters<typeof createWorld>[0]> = {}): Promise<World> {
  world = createWorld({ path, screens, menu, frame: { palette: async () => ({ Palette }) }, ...more })
  await act(() => world!.start())
  await act(painted)
  return world
}
const go = (to: string) => act(async () => world!.workbench.app.navigate(to))

describe('place in the menu', () => {
  it('leads from the group down to the page, and from a page below an entry back to it', async () => {
    await open('/system/StuffEdit?Id=3')
    const crumbs = within(screen.getByRole('navigation', { name: '当前位置' }))
    expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['系统管理', '账号设置', '员工编辑'])
    await userEvent.click(crumbs.getByRole('link', { name: '账号设置' }))
    expect(await screen.findByText('账号设置的内容')).toBeTruthy()
    expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['系统管理', '账号设置'])
  })

  it('keeps the page by its star: on the server, in the menu, and in the palette', async () => {
    const { asked } = await open('/system/message?UnReadOnly=true', {
      routes: { 'POST /api/Favourite/AddFavourite': () => kept, 'POST /api/Favourite/RemoveFavourite': () => [] },
    })
    await userEvent.click(screen.getByRole('button', { name: '收藏此页' }))
    const star = await screen.findByRole('button', { name: '取消收藏', pressed: true })
    const link = within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name: '未读' })
    expect(link.getAttribute('href')).toBe('/system/message?UnReadOnly=true')
    expect(localStorage.getItem('jst:frame:11') ?? JSON.stringify(localStorage)).toContain('未读')
    await userEvent.click(star)
    expect(await screen.findByRole('button', { name: '收藏此页' })).toBeTruthy()
    expect(asked()).toEqual(expect.arrayContaining(['POST /api/Favourite/AddFavourite', 'POST /api/Favourite/RemoveFavourite']))
  })
})

describe('menu', () => {
  const groups = [
    node('/workbench', '工作台'),
    node('/td', '补料管理', [node('/td/check', '待审核补料')]),
    node('/system', '系统管理', [node('/system/message', '我的消息'), node('/system/employee/list', '账号设置')]),
  ]
  const all = [...screens, page('/td/check', '待审核补料')]
  const side = () => within(screen.getByRole('navigation', { name: '主菜单' }))
  const opened = () =>
    side()
      .getAllByRole('button', { expanded: true })
      .map((group) => group.textContent)

  it('has one group open: that of the page, the one before it on a page of no group, or the one asked for', async () => {
    await open('/workbench', { menu: groups, screens: all })
    expect(opened()).toEqual(['补料管理'])
    await go('/system/message')
    expect(opened()).toEqual(['系统管理'])
    await go('/workbench')
    expect(opened()).toEqual(['系统管理'])
    await userEvent.click(side().getByRole('button', { name: '补料管理' }))
    expect(opened()).toEqual(['补料管理'])
    await go('/system/employee/list')
    expect(opened()).toEqual(['系统管理'])
    await userEvent.click(side().getByRole('button', { name: '系统管理' }))
    expect(side().queryAllByRole('button', { expanded: true })).toEqual([])
  })

  it('has the favourites first and open beside it, and the last five recent pages shut', async () => {
    const many = Array.from({ length: 8 }, (_, index) => ({ path: `/system/message?Kind=${index}`, title: `消息 ${index}` }))
    const frame = { Favourites: kept, ForceWatermark: false }
    await open('/workbench', {
      menu: groups,
      screens: all,
      stored: { 'jst:recent:11': JSON.stringify(many), 'jst:frame:11': JSON.stringify(frame) },
      routes: { 'GET /api/Workbench/GetFrame': () => frame },
    })
    expect(opened()).toEqual(['我的收藏', '补料管理'])
    await userEvent.click(side().getByRole('button', { name: '最近访问' }))
    expect(opened()).toEqual(['我的收藏', '最近访问'])
    expect(side().getAllByRole('link', { name: /^消息 / })).toHaveLength(5)
  })
})

describe('what the menu lacks', () => {
  const stale = JSON.stringify([
    { path: '/system/employee/list', title: '账号设置' },
    { path: '/system/message?Kind=si', title: '业务消息' },
    { path: '/own', title: '个人设置' },
  ])
  const frame = JSON.stringify({ Favourites: [{ ...kept[0], Path: '/system/employee/list', Title: '员工' }], ForceWatermark: false })

  it('is neither a recent page nor a favourite any more, in the menu and in the palette; what everybody has is', async () => {
    await open('/system/message', {
      menu: [node('/system', '系统管理', [node('/system/message', '我的消息')])],
      screens: [...screens, page('/own', '个人设置', { everyone: true })],
      stored: { 'jst:recent:11': stale, 'jst:frame:11': frame },
      routes: { 'GET /api/Workbench/GetFrame': () => JSON.parse(frame) as unknown },
    })
    const side = within(screen.getByRole('navigation', { name: '主菜单' }))
    expect(side.queryByText('我的收藏')).toBeNull()
    await userEvent.click(side.getByRole('button', { name: '最近访问' }))
    expect(side.getAllByRole('link').map((link) => link.textContent)).toEqual(['我的消息', '业务消息', '个人设置'])
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(await screen.findByText('最近：我的消息 业务消息 个人设置')).toBeTruthy()
    expect(screen.getByText('收藏：')).toBeTruthy()
  })

  it('calls the home of a provider theirs, in the menu and in the crumbs', async () => {
    await open('/external/workbench', {
      surface: 'external',
      screens: [page('/external/workbench', '客户工作台')],
      menu: [node('EXTERNAL_MENU', '', [node('/external/workbench', '客户工作台')])],
      employee: { ...sampleEmployee, CompanyKind: 'provider' },
    })
    expect(within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name: '供应商工作台' })).toBeTruthy()
    expect(within(screen.getByRole('navigation', { name: '当前位置' })).getByText('供应商工作台')).toBeTruthy()
  })

  it('has no counter: without the message box there is no bell', async () => {
    await open('/workbench', { menu: [node('/workbench', '工作台')] })
    expect(screen.queryByRole('button', { name: /^消息/ })).toBeNull()
  })
})

describe('palette', () => {
  it('comes by Ctrl+K and by ⌘K with pages, recent pages and the server’s favourites', async () => {
    await open('/workbench', { routes: { 'GET /api/Workbench/GetFrame': () => ({ Favourites: kept, ForceWatermark: false }) } })
    await go('/system/message')
    await go('/system/StuffEdit?Id=3')
    await go('/system/message?Kind=si')
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(await screen.findByText('/工作台 系统管理/我的消息 系统管理/账号设置')).toBeTruthy()
    // one line for a list, whatever it was filtered by; the home page is no news
    expect(screen.getByText('最近：我的消息 员工编辑')).toBeTruthy()
    expect(await screen.findByText('收藏：未读')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '关' }))
    await userEvent.keyboard('{Meta>}k{/Meta}')
    expect(await screen.findByRole('dialog', { name: '面板' })).toBeTruthy()
  })

  it('turns theme, rows and watermark', async () => {
    const { workbench } = await open('/workbench')
    await userEvent.click(screen.getByRole('button', { name: '查找' }))
    for (const name of ['切换到深色主题', '表格行高：紧凑', '显示水印'])
      await userEvent.click(within(await screen.findByRole('dialog', { name: '面板' })).getByRole('button', { name }))
    const { theme, density, watermark } = workbench.app.ui.display
    expect([theme, density, watermark]).toEqual(['dark', 'compact', true])
    await waitFor(() => expect(document.querySelector('.jst-watermark')?.getAttribute('aria-hidden')).toBe('true'))
    expect(document.querySelector('.jst-watermark')?.getAttribute('data-lines')).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d$/)
  })
})

it('the company’s watermark is there for everybody as soon as the company wants it', async () => {
  let forced = false
  const { sockets } = await open('/workbench', {
    routes: { 'GET /api/Workbench/GetFrame': () => ({ Favourites: [], ForceWatermark: forced }) },
  })
  expect(document.querySelector('.jst-watermark')).toBeNull()
  forced = true
  await act(async () => {
    sockets[0]?.accept()
    sockets[0]?.receive({ type: 'frame/changed', content: null })
  })
  await waitFor(() => expect(document.querySelector('.jst-watermark')).not.toBeNull())
})

it('speaks English in the frame when asked to, leaves pages Chinese and says so, and speaks Chinese again', async () => {
  const { workbench } = await open('/system/message')
  act(() => workbench.app.session.setLanguage('EN'))
  const english = await screen.findByRole('navigation', { name: 'Main menu' })
  expect(within(english).getByRole('link', { name: 'My messages' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /account menu$/ })).toBeTruthy()
  expect(await screen.findByRole('tab', { name: 'My messages' })).toBeTruthy()
  expect(document.title).toMatch(/^My messages-/)
  expect(screen.getByText('我的消息的内容').closest('[lang]')?.getAttribute('lang')).toBe('zh-CN')
  expect(document.documentElement.lang).toBe('en')
  act(() => workbench.app.session.setLanguage('CN'))
  expect(await screen.findByRole('navigation', { name: '主菜单' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: '我的消息' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('zh-CN')
})
