// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TabStore } from '../tab-store.ts'
import { tabStoreOf } from '../testing/index.ts'
import { TabBar, type TabBarProps } from './tab-bar.tsx'

const routes = {
  '/workbench': { title: '工作台', closable: false },
  '/tdManage/siCheck': { title: '待审核补料' },
  '/tdManage/siDetail': { title: '补料详情' },
  '/tdManage/siDataList': { title: '补料数据' },
}
let store: TabStore
let onNavigate: ReturnType<typeof vi.fn<(path: string) => void>>
const draw = (props: Partial<TabBarProps> = {}) => render(<TabBar store={store} onNavigate={onNavigate} {...props} />)
const tab = (name: string) => screen.getByRole('tab', { name })
const names = () => screen.queryAllByRole('tab').map((element) => element.textContent)
const focused = () => document.activeElement?.textContent

beforeEach(() => {
  store = tabStoreOf(routes)
  for (const path of Object.keys(routes)) store.open(path)
  onNavigate = vi.fn<(path: string) => void>()
})
afterEach(cleanup)

describe('reading the bar', () => {
  it('shows the open tabs as a tab list that owns them, the active one selected', () => {
    draw()
    expect(names()).toEqual(['工作台', '待审核补料', '补料详情', '补料数据'])
    const ids = screen.getAllByRole('tab').map((element) => element.id)
    expect(screen.getByRole('tablist', { name: '已打开的页面' }).getAttribute('aria-owns')).toBe(ids.join(' '))
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('补料数据')
  })

  it('holds nothing interactive inside a tab', () => {
    draw()
    for (const element of screen.getAllByRole('tab')) expect(element.querySelector('button, a, [tabindex]')).toBeNull()
  })

  it('offers no closing for a tab that stays', () => {
    draw()
    expect(screen.queryByRole('button', { name: '关闭 工作台' })).toBeNull()
    expect(screen.getByRole('button', { name: '关闭 补料详情' })).toBeTruthy()
  })

  it('takes other labels', () => {
    draw({ labels: { list: 'Open pages' } })
    expect(screen.getByRole('tablist', { name: 'Open pages' })).toBeTruthy()
  })
})

describe('with the mouse', () => {
  it('a click shows the tab', async () => {
    draw()
    await userEvent.click(tab('补料详情'))
    expect(onNavigate.mock.calls).toEqual([['/tdManage/siDetail']])
    expect(tab('补料详情').getAttribute('aria-selected')).toBe('true')
  })

  it('the close button closes; the tab visited last comes', async () => {
    draw()
    await userEvent.click(screen.getByRole('button', { name: '关闭 补料数据' }))
    await waitFor(() => expect(names()).toEqual(['工作台', '待审核补料', '补料详情']))
    expect(onNavigate.mock.calls).toEqual([['/tdManage/siDetail']])
  })

  it('closing another tab does not navigate', async () => {
    draw()
    await userEvent.click(screen.getByRole('button', { name: '关闭 补料详情' }))
    await waitFor(() => expect(names()).toHaveLength(3))
    expect(onNavigate).not.toHaveBeenCalled()
  })

  it('a middle click closes, but not a tab that stays', async () => {
    draw()
    fireEvent(tab('补料详情'), new MouseEvent('auxclick', { bubbles: true, button: 1 }))
    fireEvent(tab('工作台'), new MouseEvent('auxclick', { bubbles: true, button: 1 }))
    await waitFor(() => expect(names()).toEqual(['工作台', '待审核补料', '补料数据']))
  })

  it('after the last one the home page comes', async () => {
    store = tabStoreOf(routes)
    store.open('/tdManage/siCheck')
    draw({ homePath: '/home' })
    await userEvent.click(screen.getByRole('button', { name: '关闭 待审核补料' }))
    await waitFor(() => expect(onNavigate.mock.calls).toEqual([['/home']]))
  })

  it('a tab with unsaved edits may refuse to close', async () => {
    const beforeClose = vi.fn<NonNullable<TabBarProps['beforeClose']>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    draw({ beforeClose })
    await userEvent.click(screen.getByRole('button', { name: '关闭 补料数据' }))
    expect(names()).toHaveLength(4)
    expect(beforeClose.mock.calls[0]?.[0].map(({ title }) => title)).toEqual(['补料数据'])
    await userEvent.click(screen.getByRole('button', { name: '关闭 补料数据' }))
    await waitFor(() => expect(names()).toHaveLength(3))
  })

  it('dragging a tab onto another puts it there', () => {
    draw()
    const dataTransfer = { setData: vi.fn<(type: string, data: string) => void>(), effectAllowed: '' }
    fireEvent.dragStart(tab('补料数据'), { dataTransfer })
    fireEvent.dragOver(tab('待审核补料'), { dataTransfer })
    expect(tab('待审核补料').parentElement?.className).toContain('jst-tab--drop-before')
    fireEvent.drop(tab('待审核补料'), { dataTransfer })
    expect(names()).toEqual(['工作台', '补料数据', '待审核补料', '补料详情'])
    expect(document.querySelector('[class*=drop]')).toBeNull()
  })

  it('something else dragged over the bar is left alone', () => {
    draw()
    const over = createEvent.dragOver(tab('补料数据'))
    fireEvent(tab('补料数据'), over)
    expect(over.defaultPrevented).toBe(false)
  })
})

describe('with the keyboard', () => {
  it('Tab reaches the active tab only; arrows, Home and End move the focus and wrap', async () => {
    draw()
    await userEvent.tab()
    expect(focused()).toBe('补料数据')
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('工作台')
    expect(document.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1)
    expect(tab('工作台').tabIndex).toBe(0)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(focused()).toBe('补料详情')
    await userEvent.keyboard('{Home}{ArrowRight}')
    expect(focused()).toBe('待审核补料')
    await userEvent.keyboard('{End}')
    expect(focused()).toBe('补料数据')
    expect(onNavigate).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('Enter and Space show the focused tab', async () => {
    draw()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{Enter}{ArrowLeft} ')
    expect(onNavigate.mock.calls).toEqual([['/tdManage/siDetail'], ['/tdManage/siCheck']])
  })

  it('Delete closes the focused tab and the focus goes to the shown one', async () => {
    draw()
    await userEvent.tab()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(focused()).toBe('补料详情'))
    expect(names()).toHaveLength(3)
  })

  it('Alt+Shift+Left and Right move the tab, which keeps the focus', async () => {
    draw()
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{ArrowLeft}{ArrowRight}{/Shift}{/Alt}')
    expect(names()).toEqual(['工作台', '待审核补料', '补料数据', '补料详情'])
    expect(focused()).toBe('补料数据')
  })
})

describe('menu of a tab', () => {
  const openMenu = (name: string) => fireEvent.contextMenu(tab(name), { clientX: 10, clientY: 20 })
  const choose = async (name: string) => userEvent.click(screen.getByRole('menuitem', { name }))

  it('offers what can be done, and disables what would do nothing', () => {
    draw()
    openMenu('补料数据')
    const entries = screen.getAllByRole<HTMLButtonElement>('menuitem')
    expect(entries.map((entry) => entry.textContent)).toEqual(['刷新', '固定', '关闭', '关闭其他', '关闭左侧', '关闭右侧', '关闭全部'])
    expect(entries.filter((entry) => entry.disabled).map((entry) => entry.textContent)).toEqual(['关闭右侧'])
    expect(focused()).toBe('刷新')
  })

  it.each([
    ['关闭', ['工作台', '待审核补料', '补料数据']],
    ['关闭其他', ['工作台', '补料详情']],
    ['关闭左侧', ['工作台', '补料详情', '补料数据']],
    ['关闭右侧', ['工作台', '待审核补料', '补料详情']],
    ['关闭全部', ['工作台']],
  ])('%s', async (entry, left) => {
    draw()
    openMenu('补料详情')
    await choose(entry)
    await waitFor(() => expect(names()).toEqual(left))
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('has the entries of the page around it at its end, and a picture before the title that is not read out', async () => {
    const opened: string[] = []
    const store = tabStoreOf({ '/a': { title: '甲' } })
    store.open('/a')
    render(
      <TabBar
        store={store}
        onNavigate={() => undefined}
        looks="card"
        icon={() => <i>船</i>}
        entries={(tab) => [{ key: 'window', label: '新窗口打开', run: () => opened.push(tab.path) }]}
      />,
    )
    fireEvent.contextMenu(screen.getByRole('tab', { name: '甲' }))
    await userEvent.click(screen.getByRole('menuitem', { name: '新窗口打开' }))
    expect(opened).toEqual(['/a'])
  })

  it('刷新 asks for a fresh page', async () => {
    draw()
    openMenu('补料详情')
    await choose('刷新')
    expect(store.get('/tdmanage/sidetail')?.revision).toBe(1)
  })

  it('固定 puts the tab in front without a close button, 取消固定 gives it back', async () => {
    draw()
    openMenu('补料详情')
    await choose('固定')
    expect(names()[0]).toBe('补料详情')
    expect(screen.queryByRole('button', { name: '关闭 补料详情' })).toBeNull()
    openMenu('补料详情（已固定）')
    await choose('取消固定')
    expect(screen.getByRole('button', { name: '关闭 补料详情' })).toBeTruthy()
  })

  it('works by keyboard: arrows wrap past disabled entries, Escape returns to the tab', async () => {
    draw()
    openMenu('补料数据')
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe('关闭全部')
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe('关闭左侧')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(focused()).toBe('补料数据')
  })

  it('a press outside closes it', async () => {
    draw()
    openMenu('补料数据')
    fireEvent.pointerDown(screen.getByRole('menu'))
    expect(screen.queryByRole('menu')).not.toBeNull()
    fireEvent.pointerDown(document.body)
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

describe('more tabs than fit', () => {
  const wide = (scrollWidth: number) =>
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth) &&
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  // a browser reports the size once when it is asked to watch it
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        private readonly report: () => void
        constructor(report: () => void) {
          this.report = report
        }
        observe = () => this.report()
        disconnect = () => undefined
      },
    )
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('are listed behind a button, the shown one marked, and can be gone to by keyboard', async () => {
    wide(900)
    draw()
    await userEvent.click(screen.getByRole('button', { name: '全部页签' }))
    const entries = screen.getAllByRole('menuitemradio')
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('aria-checked')])).toEqual([
      ['工作台', 'false'],
      ['待审核补料', 'false'],
      ['补料详情', 'false'],
      ['补料数据', 'true'],
    ])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onNavigate).toHaveBeenLastCalledWith('/tdManage/siCheck')
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('need no button when all fit', () => {
    wide(400)
    draw()
    expect(screen.queryByRole('button', { name: '全部页签' })).toBeNull()
  })
})
