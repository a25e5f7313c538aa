import { createApiClient, type ApiClient, type ApiClientOptions } from '@jst/api-client'
import type { Surface } from '@jst/contracts/screens'
import { PendingActions, UnsavedInput, LeaveGuards, ReadAhead, rememberReturn, takeReturn, type Feature } from '@jst/feature-kit'
import { PermissionStore } from '@jst/permissions'
import { LiveChannel, liveUrl, type LiveChannelPorts } from '@jst/realtime'
import { conflictTarget, SessionStore, type AccountMode, type CurrentRoute } from '@jst/session-core'
import { connectMobx } from '@jst/store/mobx'
import { createUiServices, setTimeZone, type UiServices } from '@jst/ui'
import { autorun, reaction } from 'mobx'
import type { ArcoLocale } from '../arcoLocale.ts'
import { ScreenFiles } from '../routing/ScreenFiles.ts'
import { ScreenTable } from '../routing/ScreenTable.ts'
import { earlyAnswers } from './earlyAnswers.ts'
import { markSignedOut, takeSignedOut } from './signedOut.ts'
import { sessionGateway } from './gateway.ts'
import { PageEnglish } from './PageEnglish.ts'
import { JobStore } from './JobStore.ts'
import { lazyNotify, type FrameNotify } from './notify.ts'
import { SystemStore } from './SystemStore.ts'
import { tellJob } from './tellJob.ts'
import { UnreadStore } from './UnreadStore.ts'
import { SavedViewStore } from './SavedViewStore.ts'

/** The browser as the frame needs it; `window` fits. */
export type Browser = Pick<
  Window,
  'location' | 'localStorage' | 'sessionStorage' | 'history' | 'document' | 'addEventListener' | 'removeEventListener' | 'jstBoot'
>

export interface ServiceOptions {
  surface: Surface
  features: readonly Feature[]
  accountMode?: AccountMode
  /** Origin and prefix of the server; default: the page's own origin. */
  baseURL?: string
  /** Transport of the api client; default: the environment's own. */
  adapter?: ApiClientOptions['adapter']
  browser: Browser
  createSocket?: LiveChannelPorts['createSocket']
  /** Arco's English, fetched when it is needed. */
  english?: (() => Promise<ArcoLocale | undefined>) | undefined
  /** Name of the system until the server has answered. */
  brandName: string
  navigate: (to: string) => void
  /** The session has ended; true: it is asked for where one is, else the document is left for the target. */
  lose?: ((target: string) => boolean) | undefined
}

export interface Services {
  readonly api: ApiClient
  readonly session: SessionStore
  readonly permissions: PermissionStore
  readonly live: LiveChannel
  readonly unread: UnreadStore
  readonly jobs: JobStore
  readonly ui: UiServices
  readonly system: SystemStore
  readonly reads: ReadAhead
  readonly guards: LeaveGuards
  readonly held: PendingActions
  readonly typing: UnsavedInput
  readonly notify: FrameNotify
  readonly screens: ScreenTable
  readonly files: ScreenFiles
  readonly english: PageEnglish
  /**
   * Before a logout: the areas send what people typed, or keep it. An area that fails, or whose chunk cannot be had, keeps it; signing out goes on.
   */
  readonly leaveKept: () => Promise<void>
  /** Leaves this document for the sign-in; `from` is the page to come back to, by default the current one. */
  readonly leaveForSignIn: (target: string, from?: string | null) => void
  /** Loads this document anew. */
  readonly reload: () => void
  /** True once the document is being left: nothing more is worth showing. */
  readonly isLeaving: () => boolean
  /** Returns true if the reader's menu leads to a path (its own entry, or the one that it belongs to), or if everybody has the page. Observable. */
  readonly reaches: (path: string) => boolean
  /** The route that is shown, as the rules of refusals see it. */
  readonly route: () => CurrentRoute
}

/** Milliseconds after which a document that is still there has been stayed in. */
const stayedAfter = 1_000

/** Builds every service of an app and wires the session rules of the specification (§8). Opens no connection. */
export function createServices({
  surface,
  features,
  accountMode,
  baseURL,
  adapter,
  browser,
  createSocket = (url) => new WebSocket(url),
  english,
  brandName,
  navigate,
  lose = () => false,
}: ServiceOptions): Services {
  const { location, localStorage, sessionStorage, history } = browser
  connectMobx()
  const files = new ScreenFiles(browser.document)
  const screens = new ScreenTable(features, (path) => files.fetchAhead(path))
  const here = () => location.pathname + location.search
  const route = () => {
    const screen = screens.match(location.pathname)
    return { matched: screen !== undefined, allowLogout: screen?.allowLogout ?? false }
  }
  const leftBehind = takeSignedOut(history) ? here() : undefined
  let leaving = false
  const leaveForSignIn = (target: string, from: string | null = here()) => {
    // several calls are refused at once: the user is asked once whether to leave
    if (leaving) return
    leaving = true
    // whoever signs in after a logout may be somebody else: the page that was left is not for him
    if (from === null || from === leftBehind) takeReturn(sessionStorage)
    else if (surface !== 'public') rememberReturn(sessionStorage, from)
    location.assign(target)
  }
  // whichever page held the document back with unsaved edits; nothing runs while the browser's question stands
  browser.addEventListener('beforeunload', (event) => setTimeout(() => (leaving &&= !event.defaultPrevented), stayedAfter))
  // calls begun by the listeners of this event wait for the browser's question and would end with the document
  let unloading = false
  browser.addEventListener('beforeunload', () => {
    unloading = true
    setTimeout(() => (unloading = false))
  })
  let putBack: readonly (() => void)[] = []
  const session: SessionStore = new SessionStore({
    gateway: sessionGateway(() => api),
    localStorage,
    sessionStorage,
    reload: () => {
      putBack.forEach((act) => act())
      // another browser tab follows the logout; what it removes from the storage must not lead this one elsewhere
      leaving = true
      markSignedOut(history)
      location.reload()
    },
    onTokenAdopted: () => live.login(),
  })
  const api: ApiClient = createApiClient({
    baseURL,
    adapter,
    early: baseURL ? undefined : earlyAnswers(browser),
    leaving: () => unloading,
    getToken: () => session.token,
    onUnauthorized: (refusedToken) => {
      const target = session.handleUnauthorized({ refusedToken, route: route(), accountMode })
      if (target !== null && !lose(target)) leaveForSignIn(target)
    },
    onConflict: () => {
      // The page that says so asks again with the old token itself: going there once more would never end.
      if (here() !== conflictTarget) leaveForSignIn(conflictTarget)
    },
    onTokenOffered: (token) => void session.adoptOfferedToken(token),
  })
  const unread = new UnreadStore({ api })
  const live: LiveChannel = new LiveChannel({
    url: () => liveUrl(location),
    token: () => session.token,
    createSocket,
    network: browser,
    onReconnect: () => {
      session.reloadEmployee().catch(() => undefined)
      void unread.refresh()
    },
  })
  const reads = new ReadAhead({ api })
  // pages that are hidden hear of nothing: they ask anew when they are shown
  live.onAny(({ type }) => reads.hear(type))
  const permissions = new PermissionStore()
  const user = () => String(session.employee?.Id ?? '')
  reaction(
    () => [session.menuTree, session.employee?.PermissionItems] as const,
    ([menuTree, items]) => permissions.load(menuTree, items),
    { fireImmediately: true },
  )
  const notify = lazyNotify()
  const ui = createUiServices({
    navigate,
    storage: localStorage,
    user,
    page: browser.document,
    savedViews: new SavedViewStore({ api, storage: localStorage, user }),
  })
  autorun(() => setTimeZone(ui.display.chosen.timeZone === 'browser' ? undefined : ui.display.chosen.timeZone))
  return {
    api,
    session,
    permissions,
    live,
    unread,
    jobs: new JobStore({ api, ended: (job) => tellJob({ api, notify, navigate }, job) }),
    ui,
    system: new SystemStore({ api, session, document: browser.document, fallback: brandName }),
    reads,
    guards: new LeaveGuards(),
    typing: new UnsavedInput(localStorage),
    notify,
    held: new PendingActions(notify.held, window),
    screens,
    files,
    english: new PageEnglish(english),
    leaveKept: async () => {
      const left = await Promise.allSettled(
        features.flatMap(({ localDrafts }) => (localDrafts ? [localDrafts().then((area) => area.localDrafts.leave())] : [])),
      )
      putBack = left.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    },
    leaveForSignIn,
    reload: () => location.reload(),
    isLeaving: () => leaving,
    reaches: (path) => {
      const screen = screens.match(path)
      return permissions.holds(path) || screen?.everyone === true || (screen?.menuPath !== undefined && permissions.holds(screen.menuPath))
    },
    route,
  }
}
