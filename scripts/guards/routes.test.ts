// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sitePages } from '@jst/contracts/portal'
import { surfaceOf, type Surface } from '@jst/contracts/screens'
import type { Feature, ScreenManifest } from '@jst/feature-kit'
import type { Routes, ScreenRouter } from '@jst/shell'
import type { FrameTexts } from '../../packages/shell/src/texts.ts'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { manifests } from '../lib/screens.ts'
import { root, workspaces } from '../lib/workspaces.mjs'

/** App of a surface, and the entry of an area's package that holds its screens there. */
const surfaces = [
  { surface: 'internal', app: 'internal', entry: './internal' },
  { surface: 'external', app: 'external', entry: './external' },
  { surface: 'public', app: 'portal', entry: './public' },
] as const
const listed = readFileSync('docs/routes.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, app = '', path = '', title = '', flags = ''] = line.split('\t')
    return { surface: surfaces.find((one) => one.app === app)?.surface, path, title, flags: flags.split(' ').filter(Boolean) }
  })
const byPath = new Map(listed.map((route) => [route.path, route]))

const load = async (file: string) => (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, unknown>
const isFeature = (value: unknown): value is Feature => typeof value === 'object' && value !== null && 'screens' in value

/** Every area of every feature package of the workspace. */
const areas: { surface: Surface; name: string; feature: Feature }[] = []
for (const { dir, name, manifest } of workspaces().filter(({ dir }) => dir.startsWith('packages/features/')))
  for (const { surface, entry } of surfaces) {
    const file = (manifest as { exports: Record<string, string | undefined> }).exports[entry]
    if (file === undefined) continue
    for (const feature of Object.values(await load(path.join(dir, file)))) if (isFeature(feature)) areas.push({ surface, name, feature })
  }
const live = areas.flatMap(({ surface, feature }) => feature.screens.map((screen: ScreenManifest) => ({ ...screen, surface })))

describe('screens against the route list (docs/routes.tsv)', () => {
  it('every feature package of the workspace has screens', () => {
    const packages = workspaces().filter(({ dir }) => dir.startsWith('packages/features/'))
    expect(packages.map(({ name }) => name).filter((name) => !areas.some((area) => area.name === name))).toEqual([])
  })
  it.each(surfaces)(
    'the router in the own file of app $app has a route for every screen that is meant for it',
    async ({ surface, app }) => {
      const { createRouter } = (await load(`apps/${app}/src/router.ts`)) as { createRouter: (routes: Routes) => ScreenRouter }
      const enter = async () => null
      const router = createRouter({
        screens: (features) => features.flatMap(({ screens }) => screens.map((screen) => ({ path: screen.path, handle: screen, enter }))),
        toExternalWorkbench: enter,
        elsewhere: enter,
      })
      router.dispose()
      const meant = live.filter((screen) => screen.surface === surface)
      expect(meant.length).toBeGreaterThan(0)
      // an app may compose a screen of more than one area: what it shows is its own, its path is not
      for (const { path } of meant)
        for (const asked of [path, path.toUpperCase(), `${path.replace(/\/$/, '')}/`])
          expect([asked, (matchRoutes(router.routes, asked)?.at(-1)?.route.handle as ScreenManifest | undefined)?.path]).toEqual([
            asked,
            path,
          ])
      expect(matchRoutes(router.routes, '/no/such/page')?.at(-1)?.route.path).toBe('*')
    },
  )
  it('the build finds the chunk of every screen in its manifest, to name it in the page', () => {
    const found = manifests().flatMap(({ screens }) => screens.map((screen) => screen.path))
    expect(found.toSorted()).toEqual(live.map((screen) => screen.path).toSorted())
  })
  it('every screen of a workbench has an English name for menu and tab', async () => {
    const { english } = (await load('packages/shell/src/workbench/texts-en.ts')) as { english: FrameTexts }
    const framed = live.filter(({ surface }) => surface !== 'public').map(({ path: one }) => one)
    expect(framed.filter((one) => !/^[ -~]+$/.test(english.menu.names[one.toLowerCase()] ?? ''))).toEqual([])
    const known = new Set(Object.keys(english.menu.names))
    expect([...known].filter((one) => one !== one.toLowerCase())).toEqual([])
  })
  it('no path is declared twice and none is unknown to the list', () => {
    const paths = [...live, ...sitePages].map((screen) => screen.path)
    expect(paths.filter((one, index) => paths.indexOf(one) !== index)).toEqual([])
    expect(paths.filter((one) => !byPath.has(one))).toEqual([])
  })
  it.each(live)('$path has the title, app and flags of the list', (screen) => {
    const route = byPath.get(screen.path)
    expect({ title: screen.title, surface: screen.surface }).toEqual({ title: route?.title, surface: route?.surface })
    const flags = ['keepAlive', 'english', 'allowLogout', 'withoutLayout'].filter(
      (flag) => (screen as unknown as Record<string, unknown>)[flag] === true,
    )
    expect(flags).toEqual(route?.flags.filter((flag) => !flag.includes('=')))
  })
  it.each(sitePages)('$path, which the server draws, has the title and app of the list, and visitors reach it', ({ path, title }) => {
    const route = byPath.get(path)
    expect({ title: route?.title, surface: route?.surface }).toEqual({ title, surface: 'public' })
    expect(surfaceOf(path)).toBe('site')
  })
  it('every back target and menu path is a screen of the list', () => {
    const targets = live.flatMap(({ lastPagePath, menuPath }) => [lastPagePath, menuPath]).filter((target) => target !== undefined)
    expect(targets.filter((target) => !byPath.has(target))).toEqual([])
  })
  it('the server hands each path to the app that draws it', () => {
    const drawn = new Set(sitePages.map(({ path }) => path))
    const strays = listed.filter((route) => !drawn.has(route.path) && surfaceOf(route.path) !== route.surface)
    expect(strays.map((route) => route.path)).toEqual([])
  })
  it('says how many screens of the list are live', () => {
    console.info(`${live.length + sitePages.length} of ${listed.length} screens are live`)
    expect(live.length).toBeGreaterThan(0)
  })
})
