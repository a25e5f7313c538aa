// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, screens, stage } from '../testing/stage.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  return stage.close()
})

const titles = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

describe('tabs', () => {
  it('maximise the page: header and menu go, Escape brings them back', async () => {
    await stage.open('/a')
    const frame = () => document.querySelector('.jst-frame')?.className
    await waitFor(() => expect(screen.getByRole('link', { name: /品牌|返回|锦程/ }).tabIndex).toBe(0))
    fireEvent.contextMenu(screen.getByRole('tab', { name: '甲' }))
    await userEvent.click(screen.getByRole('menuitem', { name: '最大化' }))
    expect(frame()).toContain('is-maximised')
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}')
      expect(frame()).not.toContain('is-maximised')
    })
  })

  it('beyond twenty close the one unused for longest, and say so: no pinned one, none with unsaved edits', async () => {
    const many = Array.from({ length: 22 }, (_, index) => page(`/p${index}`, `页 ${index}`, () => <h1>页 {index}</h1>))
    await stage.open('/dirty', { screens: [...screens, ...many] })
    await stage.go('/p0')
    const { tabs } = stage.world.workbench.model.parts
    tabs.pin('/p0')
    for (const { path } of many.slice(1, 18)) await stage.go(path)
    await stage.go('/a')
    expect(titles()).toHaveLength(20)
    await stage.go('/b')
    expect(titles()).toHaveLength(20)
    expect(titles()).toEqual(expect.arrayContaining(['页 0', '草稿', '乙']))
    expect(titles()).not.toContain('页 1')
    expect(await screen.findByText('最多打开 20 个页签，已关闭最久未用的「页 1」')).toBeTruthy()
  })

  it('beyond twenty close without a word on a phone, which shows no tabs', async () => {
    vi.stubGlobal('innerWidth', 390)
    const many = Array.from({ length: 21 }, (_, index) => page(`/p${index}`, `页 ${index}`, () => <h1>页 {index}</h1>))
    await stage.open('/p0', { screens: [...screens, ...many] })
    for (const { path } of many.slice(1)) await stage.go(path)
    expect(titles()).not.toContain('页 0')
    expect(screen.queryByText(/最多打开 20 个页签/)).toBeNull()
  })
})
