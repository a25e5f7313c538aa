// @vitest-environment jsdom
import type { MenuNode } from '@jst/session-core'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, stage } from '../testing/stage.tsx'

afterEach(async () => {
  await stage.close()
  delete document.body.dataset['layout']
  vi.restoreAllMocks()
})

const node = (Path: string, Name: string, Children: MenuNode[] = []): MenuNode => ({ Path, Name, Icon: '', Buttons: [], Children })
const menu = [
  node('/workbench', '工作台'),
  node('/td', '补料管理', [node('/td/check', '待审核补料'), node('/td/log', '补料提交记录')]),
  node('/system', '系统管理', [node('/system/message', '我的消息')]),
]
const screens = [
  ['/workbench', '工作台'],
  ['/td/check', '待审核补料'],
  ['/td/log', '补料提交记录'],
  ['/system/message', '我的消息'],
].map(([path = '', title = '']) => page(path, title, () => <h1>{title}</h1>))

const main = () => within(screen.getByRole('navigation', { name: '主菜单' }))
const links = () =>
  main()
    .queryAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent)
const focused = () => document.activeElement?.textContent
const open = async (layout: string, path = '/td/check', stored: Readonly<Record<string, string>> = {}) => {
  await stage.open(path, { screens, menu, stored: { 'jst:layout': layout, ...stored } })
  // the keys are loaded after the first paint
  await waitFor(() => expect(document.querySelector('.jst-frame-side [tabindex="-1"]')).not.toBeNull())
}

it('a page that is opened past the menu has its entry there in sight; one that is pressed there moves nothing', async () => {
  // entries end below what is shown of the menu
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return this.tagName === 'A' ? new DOMRect(0, 880, 100, 20) : new DOMRect(0, 0, 100, 500)
  })
  await open('side', '/system/message')
  const nav = screen.getByRole('navigation', { name: '主菜单' })
  expect(nav.scrollTop).toBe(400)
  nav.scrollTop = 0
  await userEvent.click(main().getByRole('button', { name: '补料管理' }))
  await userEvent.click(main().getByRole('link', { name: '补料提交记录' }))
  expect(await screen.findByRole('heading', { name: '补料提交记录' })).toBeTruthy()
  expect(nav.scrollTop).toBe(0)
})

describe('groups at the top (顶部菜单)', () => {
  it('are drop-downs: a click shows the pages of one, a page or Escape shuts it', async () => {
    await open('top')
    expect(document.body.dataset['layout']).toBe('top')
    expect(links()).toEqual(['工作台'])
    const group = main().getByRole('button', { name: '补料管理' })
    expect(group.className).toContain('is-current')
    expect(main().getByRole('button', { name: '最近访问' }).className).not.toContain('is-current')
    await userEvent.click(group)
    expect(links()).toEqual(['工作台', '待审核补料', '补料提交记录'])
    await userEvent.click(main().getByRole('link', { name: '补料提交记录' }))
    expect(await screen.findByRole('heading', { name: '补料提交记录' })).toBeTruthy()
    expect(links()).toEqual(['工作台'])
  })

  it('are one stop of Tab: arrows to the sides go from group to group, down opens one and goes through its pages', async () => {
    await open('top')
    act(() => main().getByRole('link', { name: '工作台' }).focus())
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('补料管理')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('补料提交记录')
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('系统管理')
    expect(links()).toEqual(['工作台'])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('我的消息')
    await userEvent.keyboard('{Escape}')
    expect([focused(), links()]).toEqual(['系统管理', ['工作台']])
  })
})

describe.each(['mixed', 'columns'])('groups beside their pages (%s)', (layout) => {
  it('show the pages of the group of the page, or of the one that is picked', async () => {
    await open(layout)
    expect(main().getByRole('button', { name: '补料管理' }).getAttribute('aria-pressed')).toBe('true')
    expect(links()).toEqual(['工作台', '待审核补料', '补料提交记录'])
    await userEvent.click(main().getByRole('button', { name: '系统管理' }))
    expect(links()).toEqual(['工作台', '我的消息'])
    expect(screen.getByRole('heading', { name: '待审核补料' })).toBeTruthy()
    await userEvent.click(main().getByRole('link', { name: '我的消息' }))
    await waitFor(() => expect(main().getByRole('link', { current: 'page' }).textContent).toBe('我的消息'))
  })

  it('keep the pages of the last group on a page of no group, and have the favourites as a group', async () => {
    const kept = JSON.stringify({ Favourites: [{ Id: 1, Path: '/td/log', Title: '记录' }], ForceWatermark: false })
    await open(layout, '/system/message', { 'jst:frame:11': kept })
    await stage.go('/workbench')
    expect(links()).toEqual(['工作台', '我的消息'])
    await userEvent.click(main().getByRole('button', { name: '我的收藏' }))
    expect(links()).toEqual(['工作台', '记录'])
  })

  it('are two stops of Tab: the groups, and the pages of one', async () => {
    await open(layout)
    act(() => main().getByRole('link', { name: '工作台' }).focus())
    await userEvent.keyboard(layout === 'mixed' ? '{ArrowRight}{ArrowRight}' : '{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.getAttribute('aria-label') ?? focused()).toBe('系统管理')
    await userEvent.tab()
    expect(focused()).toBe('待审核补料')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('补料提交记录')
  })
})

it('a layout that is chosen is in force at once; on a phone the menu is the tree in each', async () => {
  await open('side')
  expect(document.body.dataset['layout']).toBeUndefined()
  const { app, model } = stage.world.workbench
  act(() => app.ui.display.choose('layout', 'columns'))
  expect(main().getByRole('button', { name: '补料管理' }).getAttribute('aria-pressed')).toBe('true')
  act(() => model.showMenu(true))
  expect(main().getByRole('button', { name: '补料管理' }).getAttribute('aria-expanded')).toBe('true')
})
