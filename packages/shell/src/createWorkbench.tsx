import '@jst/tab-bar/styles.css'
import { surfaceOf, type Surface } from '@jst/contracts/screens'
import { homeOf, pathnameOf, type Feature } from '@jst/feature-kit'
import { tokenKey, unauthorizedTarget, type AccountMode } from '@jst/session-core'
import { tabsKeyOf, TabStore, type TabLists } from '@jst/tab-bar'
import { reaction } from 'mobx'
import type { ArcoLocale } from './arcoLocale.ts'
import { createApp, type AppParts, type Brand } from './createApp.ts'
import { followTitle } from './followTitle.ts'
import { render } from './render.tsx'
import { isWrongWay } from './routing/arrival.ts'
import type { ScreenRouter } from './routing/ScreenRouter.ts'
import type { Browser, ServiceOptions } from './services/createServices.ts'
import { connectLiveChannel } from './services/connectLiveChannel.ts'
import { nameOfPage } from './texts.ts'
import { WorkbenchContext } from './workbench/context.tsx'
import { FrameLanguage } from './workbench/FrameLanguage.tsx'
import { FrameSettings } from './workbench/FrameSettings.ts'
import { followLanguage } from './workbench/language.ts'
import { guardDocument } from './workbench/leaving.ts'
import { WorkbenchModel } from './workbench/WorkbenchModel.ts'

export interface WorkbenchOptions {
  surface: Exclude<Surface, 'public'>
  features: readonly Feature[]
  brand: Brand
  /** Texts of Arco: `@arco-design/web-react/es/locale/zh-CN`. */
  locale: ArcoLocale
  /** The same in English, fetched when the user asks for it. */
  english?: () => Promise<ArcoLocale>
  accountMode?: AccountMode
  /** Origin of the server when it is not the page's own. */
  baseURL?: string
  browser?: Browser
  /** Transports of calls and live channel; default: those of the browser. */
  adapter?: ServiceOptions['adapter']
  createSocket?: ServiceOptions['createSocket']
}

/** Pages kept mounted besides those with the route flag keepAlive. */
const keptPages = 20

/** Storage keys of the tabs. Both workbenches share an origin, so each has its own key; the internal one is given by spec §9. */
const tabLists = { internal: '', external: 'external' } as const
const listOf: TabLists['of'] = (path) => tabLists[surfaceOf(pathnameOf(path)) === 'external' ? 'external' : 'internal']

/** Assembles a workbench: session, permissions, live channel, tabs, routes. `start` renders it and resolves with a function that ends it. */
export function createWorkbench({
  surface,
  features,
  brand,
  locale,
  english,
  accountMode,
  baseURL,
  browser = window,
  adapter,
  createSocket,
}: WorkbenchOptions): AppParts & { model: WorkbenchModel; start(root: Element, router: ScreenRouter): Promise<() => void> } {
  const parts = createApp({
    brand,
    surface,
    features,
    accountMode,
    baseURL,
    browser,
    adapter,
    createSocket,
    english,
    lose: (target) => model.lose(target),
    retitle: (path, title) => tabs.retitle(path, title),
    isKept: (path) => model.isKept(path),
    expect: (path) => model.expect(path),
  })
  const { app, services, navigation } = parts
  beginAnew(browser, services.ui.display.chosen.restoreTabs === 'on' ? [] : [tabLists[surface]])
  const tabs = new TabStore({
    storage: browser.localStorage,
    lists: { own: tabLists[surface], of: listOf },
    limit: keptPages,
    resolve: (path) => {
      const screen = services.screens.match(path)
      if (!screen || screen.withoutLayout || isWrongWay(screen, surface)) return undefined
      const { keepAlive, tabBy } = screen
      return { title: nameOfPage(screen), ...(keepAlive && { keepAlive }), ...(tabBy && { tabBy }) }
    },
  })
  const frameSettings = new FrameSettings({
    api: services.api,
    notify: services.notify,
    storage: browser.localStorage,
    keyOf: (path) => tabs.keyOf(path),
  })
  const frame = features.find((feature) => feature.frame)?.frame
  const model = new WorkbenchModel({ app, services, navigation, tabs, frameSettings, frame, storage: browser.localStorage })

  const start = async (root: Element, router: ScreenRouter) => {
    navigation.use(router)
    model.follow()
    const endLanguage = followLanguage({ services, tabs }, browser.document)
    guardDocument(browser, app)
    followSession(parts, browser, accountMode, model)
    const endTitle = followTitle(parts, browser)
    const end = await render(parts, root, {
      locale,
      wrap: (page) => (
        <WorkbenchContext value={model}>
          <FrameLanguage>{page}</FrameLanguage>
        </WorkbenchContext>
      ),
      onPainted: () => {
        connectLiveChannel(app, services.jobs)
        model.settle()
      },
    })
    return () => {
      endLanguage()
      endTitle()
      end()
    }
  }
  return { ...parts, model, start }
}

const hereKey = 'jst:here'

/** Clears the stored tabs at the start of a browser session if the user turned restoring off. A reload keeps them. */
function beginAnew({ localStorage, sessionStorage }: Browser, lists: readonly string[]): void {
  try {
    if (sessionStorage.getItem(hereKey) === null) for (const list of lists) localStorage.removeItem(tabsKeyOf(list))
    sessionStorage.setItem(hereKey, '1')
  } catch {
    // A storage that throws holds no tabs either.
  }
}

/** Reacts to a change of company and to events of other browser tabs, from the start. */
function followSession(
  { app, services }: AppParts,
  browser: Browser,
  accountMode: AccountMode | undefined,
  model: Pick<WorkbenchModel, 'lose' | 'find'>,
): void {
  const { session } = app
  reaction(
    () => session.employee?.Id,
    (id, before) => {
      // Everything on screen belongs to the previous company.
      if (id === undefined || before === undefined) return
      for (const list of Object.values(tabLists)) browser.localStorage.removeItem(tabsKeyOf(list))
      browser.location.assign(homeOf(session.workbenchKind))
    },
  )
  session.followStorage(browser)
  browser.addEventListener('storage', ({ key }) => {
    if (key === tokenKey && session.token !== null) model.find()
    if ((key !== null && key !== tokenKey) || session.token !== null) return
    const route = services.route()
    // a cleared storage means a sign-out in another tab; a removed token alone means that it has expired
    const target =
      key === null ? (route.allowLogout ? null : '/') : unauthorizedTarget({ route, accountMode: accountMode ?? session.accountMode })
    if (target === null) return
    if (key === null) services.leaveForSignIn(target, null)
    else if (!model.lose(target)) services.leaveForSignIn(target)
  })
}
