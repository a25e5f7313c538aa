// @vitest-environment jsdom
import { useLanguage } from '@jst/feature-kit'
import { Countdown, ErrorView } from '@jst/ui'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { painted } from '../testing/world.tsx'
import { effects, page, screens, stage, visible } from '../testing/stage.tsx'
import { texts, wording } from '../texts.ts'

afterEach(async () => {
  await stage.close()
  wording.speak()
})

describe('kept tabs', () => {
  it('keep what was done on a page and run none of its effects while it is hidden', async () => {
    await stage.open('/a')
    const user = userEvent.setup()
    await user.click(screen.getByText('数到 0'))
    await stage.go('/b')
    expect(effects.running).toBe(1)
    expect(visible(/数到/).map((element) => element.textContent)).toEqual(['数到 0'])
    await user.click(screen.getByRole('tab', { name: '甲' }))
    await waitFor(() => expect(visible(/数到/).map((element) => element.textContent)).toEqual(['数到 1']))
    expect(effects.running).toBe(1)
  })

  it('render a hidden page not at all when another is opened', async () => {
    await stage.open('/a')
    await stage.go('/b')
    const before = effects.renders
    await stage.go('/detail?Id=7')
    expect(effects.renders).toBe(before)
  })

  it('are there without a word of waiting, which a page on its way has until it comes', async () => {
    let comes = () => {}
    const code = new Promise<void>((resolve) => (comes = resolve))
    const slow = page('/slow', '远页', () => <p>来了</p>)
    await stage.open('/a', { screens: [...screens, { ...slow, load: () => code.then(slow.load) }] })
    const waiting: string[] = []
    const watcher = new MutationObserver(() =>
      waiting.push(...screen.queryAllByLabelText(texts.opening).map(() => window.location.pathname)),
    )
    watcher.observe(document.body, { childList: true, subtree: true })
    await stage.go('/slow')
    await screen.findByLabelText(texts.opening)
    await act(async () => comes())
    await screen.findByText('来了')
    expect(screen.queryByLabelText(texts.opening)).toBeNull()
    waiting.splice(0)
    await stage.go('/a')
    await waitFor(() => expect(visible(/数到 0/)).toHaveLength(1))
    await act(painted)
    expect(waiting).toEqual([])
    watcher.disconnect()
  })

  it('give a page the address of its own tab and point one tab to the newest query', async () => {
    await stage.open('/detail?Id=7')
    await stage.go('/a')
    expect(screen.getByText('详情 7')).toBeTruthy()
    await stage.go('/detail?Id=8')
    expect(screen.getAllByText(/^详情 \d$/).map((element) => element.textContent)).toEqual(['详情 8'])
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['补料 8', '甲'])
    expect(document.title).toBe('详情-锦程海运')
  })

  it('stand side by side where the route has a tab per record: each keeps what was typed, also after the other was closed', async () => {
    await stage.open('/bill?Id=7')
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('备注 7'), '急')
    await stage.go('/bill?Id=8')
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['提单 7', '提单 8'])
    await user.click(screen.getByRole('tab', { name: '提单 7' }))
    await waitFor(() => expect(window.location.search).toBe('?Id=7'))
    await user.click(screen.getByRole('button', { name: '关闭 提单 8' }))
    await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(1))
    expect(visible(/^票/).map((element) => element.textContent)).toEqual(['票 7'])
    expect(screen.getByLabelText<HTMLInputElement>('备注 7').value).toBe('急')
    await stage.go('/bill?Id=7&Show=compare')
    expect(effects.preloads).toEqual(['/bill?Id=7', '/bill?Id=8'])
  })

  it('of two records are two recent pages, also under one title; a list with other filters is one', async () => {
    const one = page('/message', '消息', () => <p>消息</p>, { tabBy: ['id'] })
    await stage.open('/message?id=1', { screens: [...screens, one] })
    for (const path of ['/message?id=2', '/a?x=1', '/a?x=2']) await stage.go(path)
    expect(stage.world.workbench.model.parts.frameSettings.recent.map(({ path }) => path)).toEqual([
      '/a?x=2',
      '/message?id=2',
      '/message?id=1',
    ])
  })

  it('ask for themselves: only a page that does not stand yet is asked for ahead', async () => {
    await stage.open('/a')
    await stage.go('/b')
    await stage.go('/a')
    await stage.go('/a?x=2')
    expect(effects.preloads).toEqual(['/a', '/b'])
    await act(async () => stage.world.workbench.model.parts.tabs.remove('/b'))
    await stage.go('/b')
    expect(effects.preloads).toEqual(['/a', '/b', '/b'])
  })

  it('hold a crash inside the tab', async () => {
    const silence = vi.spyOn(console, 'error').mockReturnValue(undefined)
    await stage.open('/a')
    await stage.go('/broken')
    expect(screen.getByRole('alert').textContent).toContain('这个页面出错了')
    await stage.go('/a')
    expect(visible(/数到 0/)).toHaveLength(1)
    silence.mockRestore()
  })

  it('drop the oldest page beyond the cap, but never one with keepAlive', async () => {
    const many = Array.from({ length: 22 }, (_, index) => page(`/p${index}`, `第${index}页`, () => <p>内容 {index}</p>))
    await stage.open('/b', { screens: [...screens, ...many] })
    for (let index = 0; index < 22; index += 1) await stage.go(`/p${index}`)
    const { living } = stage.world.workbench.model.parts.tabs
    expect(living).toContain('/b')
    expect(living).not.toContain('/p0')
    expect(living).toContain('/p21')
    expect(living).toHaveLength(20)
  })

  it('open the home page again when its tab, the last one, is closed', async () => {
    await stage.open('/workbench')
    await userEvent.click(screen.getByRole('button', { name: '关闭 工作台' }))
    await waitFor(() => expect(screen.getByRole('tab', { name: '工作台' }).getAttribute('aria-selected')).toBe('true'))
    expect(visible(/数到 0/)).toHaveLength(1)
  })

  it('know of unsaved edits until the tab is closed', async () => {
    await stage.open('/dirty')
    const { app, model } = stage.world.workbench
    await stage.go('/a')
    expect(app.guards.anyDirty).toBe(true)
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    await act(async () => void model.parts.tabs.remove('/dirty'))
    expect(app.guards.anyDirty).toBe(false)
  })
})

describe('a page with the route flag english', () => {
  const Words = () => (
    <>
      <p>语言 {useLanguage()}</p>
      <Countdown deadline="2020-01-01T00:00:00Z" />
      <ListTexts />
    </>
  )
  const ListTexts = () => <ErrorView error={{ message: '' }} onRetry={() => undefined} />
  const both = [...screens, page('/listEn', 'Online Orders', Words, { english: true }), page('/list', '订单', Words)]

  it('speaks English in all its parts, while the others and the frame speak Chinese', async () => {
    await stage.open('/list', { screens: both })
    await stage.go('/listEn')
    const english = await screen.findByText('语言 EN', {}, { timeout: 5_000 })
    expect(english.closest('[lang]')?.getAttribute('lang')).toBe('en')
    expect(screen.getByText('Try again')).toBeTruthy()
    expect(screen.getByText(/ overdue$/)).toBeTruthy()
    expect(screen.getByText('语言 CN')).toBeTruthy()
    expect(screen.getByText('重试')).toBeTruthy()
    expect(screen.getByRole('navigation', { name: texts.menu.label })).toBeTruthy()
    expect(document.title).toBe('Online Orders-锦程海运')
  })

  it('a page that speaks the language of the session changes with it', async () => {
    const speaking = [...both, page('/both', '货物跟踪', Words, { speaks: 'session', titleEn: 'Cargo tracking' })]
    await stage.open('/both', { screens: speaking })
    expect(screen.getByText('重试')).toBeTruthy()
    await act(async () => stage.world.workbench.app.session.setLanguage('EN'))
    const english = await screen.findByText('语言 EN', {}, { timeout: 5_000 })
    expect(english.closest('[lang]')?.getAttribute('lang')).toBe('en')
    expect(screen.getByText('Try again')).toBeTruthy()
    expect(document.title).toBe('Cargo tracking-锦程海运')
    await act(async () => stage.world.workbench.app.session.setLanguage('CN'))
    expect(await screen.findByText('重试')).toBeTruthy()
  })

  it('does so whatever the language of the session is, and no other page does', async () => {
    await stage.open('/listEn', { screens: both, stored: { 'jst:lan': 'EN' } })
    expect(screen.getByText('Try again')).toBeTruthy()
    await stage.go('/list')
    expect(visible(/^语言/).map((element) => element.textContent)).toEqual(['语言 CN'])
    expect(screen.getByText('重试')).toBeTruthy()
  })
})
