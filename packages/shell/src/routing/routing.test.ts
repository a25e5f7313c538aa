import type { Surface } from '@jst/contracts/screens'
import type { ScreenManifest } from '@jst/feature-kit'
import { defineFeature } from '@jst/feature-kit'
import { describe, expect, it, vi } from 'vitest'
import { atScreen, barredTo, elsewhere, handOver, pageTitle, toExternalWorkbench } from './arrival.ts'
import { ScreenTable } from './ScreenTable.ts'

const screen = (path: string, more: Partial<ScreenManifest> = {}): ScreenManifest => ({
  path,
  name: path,
  title: path,
  load: async () => ({ Screen: () => null }),
  ...more,
})
const table = new ScreenTable([
  defineFeature({
    area: 'test',
    screens: [screen('/tdManage/siCheck'), screen('/external/workbench', { aliases: ['/hello'] })],
  }),
])
const ask = (path: string, more: Partial<Parameters<typeof elsewhere>[0]> = {}) =>
  elsewhere({ path, surface: 'internal', first: false, ...more })
const handed = (path: string, surface: Surface = 'internal') => toExternalWorkbench({ path, surface, first: false })

describe('arrival', () => {
  it('sends unmatched routes to /internal/404 with the full path in url', () => {
    expect(ask('/no/such?a=1&b=//evil.example')).toEqual({
      kind: 'redirect',
      to: '/internal/404?url=%2Fno%2Fsuch%3Fa%3D1%26b%3D%2F%2Fevil.example',
    })
  })

  it('sends unmatched portal routes to /formLayout/404, and unmatched external ones to the app that has the 404', () => {
    expect(ask('/join/nowhere', { surface: 'public' })).toEqual({ kind: 'redirect', to: '/formLayout/404?url=%2Fjoin%2Fnowhere' })
    expect(ask('/manage/nowhere', { surface: 'external' })).toEqual({ kind: 'leave', to: '/internal/404?url=%2Fmanage%2Fnowhere' })
  })

  it('leaves for paths that another app answers, but never for the path it was served for', () => {
    expect(ask('/external/workbench/siSubmit?CGO_ID=1')).toEqual({ kind: 'leave', to: '/external/workbench/siSubmit?CGO_ID=1' })
    expect(ask('/')).toEqual({ kind: 'leave', to: '/' })
    expect(ask('/manage/message', { first: true })).toMatchObject({ kind: 'redirect' })
  })

  it('leaves for the app of a path whatever its case', () => {
    for (const path of ['/Manage/message', '/External/workbench/siSubmit', '/employeelogin', '/Register'])
      expect(ask(path)).toEqual({ kind: 'leave', to: path })
    expect(ask('/Join/nowhere', { surface: 'public' })).toMatchObject({ kind: 'redirect', to: '/formLayout/404?url=%2FJoin%2Fnowhere' })
  })

  it('sends /workbench/<x> to /external/workbench/<x>', () => {
    expect(handed('/workbench/siSubmit?CGO_ID=1')).toEqual({ kind: 'leave', to: '/external/workbench/siSubmit?CGO_ID=1' })
    expect(handed('/workbench/siSubmit', 'external')).toEqual({ kind: 'redirect', to: '/external/workbench/siSubmit' })
    expect(handed('/Workbench/SISubimtList')).toEqual({ kind: 'leave', to: '/external/workbench/SISubimtList' })
    expect(handed('/workbench?a=/x', 'external')).toEqual({ kind: 'leave', to: '/workbench?a=/x' })
  })

  it('asks for a sign-in unless the route allows logout', () => {
    const [page, forAll] = [screen('/tdManage/siCheck'), screen('/internal/404', { allowLogout: true })]
    expect(atScreen(page, false)).toEqual({ kind: 'sign-in' })
    expect(atScreen(page, true)).toEqual({ kind: 'screen', screen: page })
    expect(atScreen(forAll, false)).toEqual({ kind: 'screen', screen: forAll })
  })

  it('hands /workbench over when the workbench kind is external', () => {
    expect(handOver('/workbench?a=1', 'external')).toBe('/external/workbench?a=1')
    expect(handOver('/workbench', 'internal')).toBeUndefined()
    expect(handOver('/tdManage/workbench', 'external')).toBeUndefined()
  })

  it('bars a screen of the other workbench that is not in the menu, and none that visitors may open', () => {
    const page = { allowLogout: false }
    const customer = { surface: 'internal', workbenchKind: 'external', holds: false } as const
    expect(barredTo('/tdManage/siCheck?Id=1', page, customer)).toBe('/external/workbench/403?url=%2FtdManage%2FsiCheck%3FId%3D1')
    expect(barredTo('/manage/message', page, { ...customer, surface: 'external', workbenchKind: 'internal' })).toBe(
      '/internal/403?url=%2Fmanage%2Fmessage',
    )
    expect(barredTo('/tdManage/siCheck', page, { ...customer, holds: true })).toBeUndefined()
    expect(barredTo('/internal/404', { allowLogout: true }, customer)).toBeUndefined()
    expect(barredTo('/workbench', page, { ...customer, workbenchKind: 'internal' })).toBeUndefined()
    expect(barredTo('/join', page, { ...customer, surface: 'public' })).toBeUndefined()
  })

  it('titles the page with the route title, a dash and the system name', () => {
    expect(pageTitle('待审核补料', '远海国际货代')).toBe('待审核补料-远海国际货代')
  })
})

describe('ScreenTable', () => {
  it('finds a screen whatever the case, the closing slash and the query', () => {
    for (const path of ['/tdManage/siCheck', '/TDMANAGE/sicheck/', '/tdManage/siCheck?Status=1'])
      expect(table.match(path)?.path).toBe('/tdManage/siCheck')
  })

  it('answers aliases and refuses a path declared twice', () => {
    expect(table.match('/hello')?.path).toBe('/external/workbench')
    expect(() => new ScreenTable([defineFeature({ area: 'a', screens: [screen('/A'), screen('/a/')] })])).toThrow('/a/')
  })

  it('loads a chunk once, and again after a failure', async () => {
    const module = { Screen: () => null }
    const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(module)
    const page = screen('/a', { load })
    const screens = new ScreenTable([defineFeature({ area: 'a', screens: [page] })])
    await expect(screens.load(page)).rejects.toThrow('gone')
    expect(screens.hasFailed(page)).toBe(true)
    await Promise.all([screens.load(page), screens.load(page)])
    expect(load).toHaveBeenCalledTimes(2)
    expect([screens.hasFailed(page), screens.moduleOf(page)]).toEqual([false, module])
  })
})
