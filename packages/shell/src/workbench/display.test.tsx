// @vitest-environment jsdom
import { FakeApp } from '@jst/feature-kit/testing'
import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { followDisplay } from './overlay/display.ts'
import { followUse } from './overlay/idle.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('looks of the account', () => {
  it('are taken over from the server, and what is chosen here is saved there alone', async () => {
    const fake = new FakeApp({
      routes: {
        'GET /api/CurrentUser/GetDisplay': () => ({ Colours: 'grey', Density: 'compact' }),
        'POST /api/CurrentUser/SaveDisplay': () => ({}),
      },
    })
    const saved = () => fake.requests.filter(({ path }) => path.endsWith('SaveDisplay')).map(({ body }) => body)
    const { display } = fake.app.ui
    fake.app.session.adoptToken('token-1')
    vi.useFakeTimers()
    const end = followDisplay(fake.app, display.all)
    await vi.advanceTimersByTimeAsync(3_000)
    expect([display.chosen.colours, display.density]).toEqual(['grey', 'compact'])
    expect(saved()).toEqual([])
    display.choose('tabLooks', 'card')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(saved()).toEqual([{ TabLooks: 'card' }])
    end()
  })

  it('that are chosen while the answer of the account is on its way stay, and are saved', async () => {
    let answer = (_: object) => {}
    const fake = new FakeApp({
      routes: {
        'GET /api/CurrentUser/GetDisplay': () => new Promise((resolve) => (answer = resolve)),
        'POST /api/CurrentUser/SaveDisplay': () => ({}),
      },
    })
    const { display } = fake.app.ui
    fake.app.session.adoptToken('token-1')
    vi.useFakeTimers()
    const end = followDisplay(fake.app, display.all)
    await vi.advanceTimersByTimeAsync(2_100)
    display.setTheme('dark')
    answer({ Theme: 'light', Density: 'roomy' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect([display.theme, display.density]).toEqual(['dark', 'roomy'])
    expect(fake.requests.map(({ body }) => body)).toContainEqual({ Theme: 'dark' })
    end()
  })
})

describe('a screen without use', () => {
  it('is locked after the minutes that were chosen; use in another tab counts', async () => {
    await stage.open('/a')
    const { model, app } = stage.world.workbench
    vi.useFakeTimers()
    const end = followUse(model)
    act(() => app.ui.display.choose('lockAfter', '5'))
    act(() => void vi.advanceTimersByTime(4 * 60_000))
    window.localStorage.setItem('jst:used', String(Date.now()))
    act(() => void vi.advanceTimersByTime(4 * 60_000))
    expect(model.locked).toBe(false)
    act(() => void vi.advanceTimersByTime(2 * 60_000))
    expect(model.locked).toBe(true)
    end()
    vi.useRealTimers()
    await stage.close()
  })
})

it('tabs of the last time come back, unless their reader wants none', async () => {
  const tabs = JSON.stringify([{ path: '/b', title: '乙' }])
  const titles = () => stage.world.workbench.model.parts.tabs.tabs.map(({ title }) => title)
  await stage.open('/a', { stored: { 'jst:tabs': tabs } })
  expect(titles()).toEqual(['乙', '甲'])
  await stage.close()
  await stage.open('/a', { stored: { 'jst:tabs': tabs, 'jst:restoreTabs': 'off' } })
  expect(titles()).toEqual(['甲'])
  await stage.close()
})
