import { readFileSync } from 'node:fs'
import { surfaceOf, type Surface } from '@jst/contracts/screens'
import { accountExternal } from '@jst/feature-account/external'
import { accountInternal } from '@jst/feature-account/internal'
import { accountPublic } from '@jst/feature-account/public'
import { companyInternal } from '@jst/feature-company/internal'
import { companyPublic } from '@jst/feature-company/public'
import type { ScreenManifest } from '@jst/feature-kit'
import { messagesExternal } from '@jst/feature-messages/external'
import { messagesInternal } from '@jst/feature-messages/internal'
import { siExternal } from '@jst/feature-si/external'
import { siInternal } from '@jst/feature-si/internal'
import { systemInternal } from '@jst/feature-system/internal'
import { systemPublic } from '@jst/feature-system/public'
import { workbenchExternal } from '@jst/feature-workbench/external'
import { workbenchInternal } from '@jst/feature-workbench/internal'
import { describe, expect, it } from 'vitest'

const apps: Record<string, Surface> = { internal: 'internal', external: 'external', portal: 'public' }
const listed = readFileSync('docs/routes.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, app = '', path = '', title = '', flags = ''] = line.split('\t')
    return { surface: apps[app], path, title, flags: flags.split(' ').filter(Boolean) }
  })
const byPath = new Map(listed.map((route) => [route.path, route]))

const manifests: readonly { surface: Surface; screens: readonly ScreenManifest[] }[] = [
  {
    surface: 'internal',
    screens: [workbenchInternal, siInternal, messagesInternal, accountInternal, systemInternal, companyInternal].flatMap(
      (feature) => feature.screens,
    ),
  },
  {
    surface: 'external',
    screens: [workbenchExternal, siExternal, messagesExternal, accountExternal].flatMap((feature) => feature.screens),
  },
  { surface: 'public', screens: [accountPublic, systemPublic, companyPublic].flatMap((feature) => feature.screens) },
]
const live = manifests.flatMap(({ surface, screens }) => screens.map((screen) => ({ ...screen, surface })))

describe('screens against the route list (docs/routes.tsv)', () => {
  it('no path is declared twice and none is unknown to the list', () => {
    const paths = live.map(({ path }) => path)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
    expect(paths.filter((path) => !byPath.has(path))).toEqual([])
  })
  it.each(live)('$path has the title, app and flags of the list', (screen) => {
    const route = byPath.get(screen.path)
    expect({ title: screen.title, surface: screen.surface }).toEqual({ title: route?.title, surface: route?.surface })
    const flags = ['keepAlive', 'english', 'allowLogout', 'withoutLayout'].filter(
      (flag) => (screen as unknown as Record<string, unknown>)[flag] === true,
    )
    expect(flags).toEqual(route?.flags.filter((flag) => !flag.includes('=')))
  })
  it('every back target and menu path is a screen of the list', () => {
    const targets = live.flatMap(({ lastPagePath, menuPath }) => [lastPagePath, menuPath]).filter((path) => path !== undefined)
    expect(targets.filter((path) => !byPath.has(path))).toEqual([])
  })
  it('the server hands each path to the app that draws it', () => {
    expect(listed.filter(({ path, surface }) => surfaceOf(path) !== surface).map(({ path }) => path)).toEqual([])
  })
  it('says how many screens of the list are live', () => {
    console.info(`${live.length} of ${listed.length} screens are live`)
    expect(live.length).toBeGreaterThan(0)
  })
})
