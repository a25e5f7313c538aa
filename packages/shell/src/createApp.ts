import type { Surface } from '@jst/contracts/screens'
import { pathnameOf, type App, type Feature } from '@jst/feature-kit'
import type { AccountMode } from '@jst/session-core'
import { codeDelayed } from '@jst/ui'
import { reaction } from 'mobx'
import { Navigation } from './routing/Navigation.tsx'
import { createServices, type Browser, type ServiceOptions, type Services } from './services/createServices.ts'
import { ensureStorage } from './services/ensureStorage.ts'
import { texts } from './texts.ts'

export interface AppParts {
  app: App
  services: Services
  navigation: Navigation
}

export interface Brand {
  /** System name until the operator's own is known. */
  name: string
}

interface CreateAppOptions {
  brand: Brand
  surface: Surface
  features: readonly Feature[]
  accountMode?: AccountMode
  baseURL?: string
  browser: Browser
  adapter?: ServiceOptions['adapter']
  createSocket?: ServiceOptions['createSocket']
  english?: ServiceOptions['english']
  lose?: ServiceOptions['lose']
  retitle?: (path: string, title: string) => void
  /** Returns true if the page of a path is mounted, hidden or shown. */
  isKept?: (path: string) => boolean
  /** Opens the tab of the first page while the page is loading; returns a function that closes it again. */
  expect?: (path: string) => () => void
}

/** Services, routes and the application face of one app. The first navigation begins when the app makes its router of the routes. */
export function createApp({
  brand,
  surface,
  features,
  accountMode,
  baseURL,
  browser,
  adapter,
  createSocket,
  english,
  lose,
  retitle = () => undefined,
  isKept = () => false,
  expect = () => () => undefined,
}: CreateAppOptions): AppParts {
  const isBarred = ensureStorage(browser)
  // Late binding: the services open paths through the navigation, and the navigation uses the services.
  const services = createServices({
    surface,
    features,
    accountMode,
    baseURL,
    browser,
    adapter,
    createSocket,
    english,
    lose,
    brandName: brand.name,
    navigate: (to) => navigation.navigate(to),
  })
  const navigation: Navigation = new Navigation({
    surface,
    services,
    browser,
    signInPath: (accountMode ?? services.session.accountMode) === 'employee' ? '/employeeLogin' : '/',
    app: () => app,
    isKept,
    expect,
  })
  followCauses(services, navigation, browser)
  if (isBarred) services.notify.error(texts.storageBarred, 'work')
  const { api, session, permissions, live, unread, ui, system, notify, held, reads, guards, typing } = services
  const app: App = {
    surface,
    api,
    session,
    permissions,
    live,
    unread,
    ui,
    system,
    notify,
    held,
    reads,
    guards,
    typing,
    navigate: navigation.navigate,
    back: navigation.back,
    retitle,
  }
  return { app, services, navigation }
}

/** Shows a notice while code of the page is delayed, and removes errors of the connection when it is back. */
function followCauses({ live, notify }: Services, { shown }: Navigation, browser: Browser): void {
  reaction(() => pathnameOf(shown.path), notify.leftPage)
  reaction(
    () => live.status === 'open',
    (isOpen) => isOpen && notify.connected(),
  )
  browser.addEventListener('online', notify.connected)
  browser.addEventListener(codeDelayed, () => notify.error(texts.codeDelayed, 'connection'))
}
