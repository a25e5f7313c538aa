// @vitest-environment jsdom
import { DisplayChoices } from '@jst/contracts/account'
import { FakeApp } from '@jst/feature-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { displayChoices, formatDate, setTimeZone } from '@jst/ui'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, screens, stage } from '../testing/stage.tsx'
import { followDisplay } from './overlay/display.ts'
import { followUse } from './overlay/idle.ts'

afterEach(() => {
  setTimeZone(undefined)
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

it('every choice can be kept with the account', () => {
  const onWire = Object.entries(DisplayChoices.properties).map(([name, schema]) => [
    name[0]!.toLowerCase() + name.slice(1),
    (schema as unknown as { anyOf: { const: string }[] }).anyOf.map((one) => one.const),
  ])
  for (const [name, options] of Object.entries(displayChoices)) expect(onWire).toContainEqual([name, [...options]])
})

describe('a chosen time zone', () => {
  const at = '2026-11-23T22:30:00.000Z'
  const pages = [...screens, page('/times', '时刻', () => <p>船期 {formatDate(at, 'list')}</p>)]

  it('is the clock of every page from the first one on, and the head names it', async () => {
    await stage.open('/times', { screens: pages, stored: { 'jst:timeZone': 'America/New_York' } })
    expect(screen.getByText('船期 11-23 17:30')).toBeTruthy()
    expect(screen.getByRole('link', { name: '纽约时间' }).getAttribute('href')).toBe('/internal/userSetting?Tab=display')
    await stage.close()
  })

  it('draws open pages anew, but for those with unsaved edits; the zone of the machine has no word in the head', async () => {
    await stage.open('/times', { screens: pages })
    await stage.go('/dirty')
    const { app, model } = stage.world.workbench
    const revisions = () => model.parts.tabs.tabs.map(({ title, revision }) => [title, revision])
    expect(screen.queryByRole('link', { name: /时间$/ })).toBeNull()
    act(() => app.ui.display.choose('timeZone', 'Asia/Tokyo'))
    await waitFor(() => expect(screen.getByText('船期 11-24 07:30')).toBeTruthy())
    expect(revisions()).toEqual([
      ['时刻', 1],
      ['草稿', 0],
    ])
    act(() => app.ui.display.choose('timeZone', 'browser'))
    expect(screen.queryByRole('link', { name: /时间$/ })).toBeNull()
    await stage.close()
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
