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

/** Parts of `window` that the frame uses. */
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
  /** Called when the session has ended. True: the password is asked for on this page; false: the document is left for the target. */
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
   * Called before a logout: the areas send unsaved input or store it. An area that fails, or whose chunk cannot be loaded, stores it; the logout
   * continues.
   */
  readonly leaveKept: () => Promise<void>
  /** Leaves this document for the sign-in; `from` is the page to come back to, by default the current one. */
  readonly leaveForSignIn: (target: string, from?: string | null) => void
  /** Loads this document anew. */
  readonly reload: () => void
  /** True once the document is being left; notices are pointless then. */
  readonly isLeaving: () => boolean
  /** Returns true if the user's menu holds a path or its parent entry, or if the page is open to everybody. Observable. */
  readonly reaches: (path: string) => boolean
  /** Current route, for the rules about refused calls. */
  readonly route: () => CurrentRoute
}

/** A document that still exists after this time was not left (milliseconds). */
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
    // several calls may be refused at once; the user is asked only once whether to leave
    if (leaving) return
    leaving = true
    // after a logout another person may sign in: the previous page is not offered
    if (from === null || from === leftBehind) takeReturn(sessionStorage)
    else if (surface !== 'public') rememberReturn(sessionStorage, from)
    location.assign(target)
  }
  // a page with unsaved edits may have cancelled the unload; no script runs while the browser's dialog is open
  browser.addEventListener('beforeunload', (event) => setTimeout(() => (leaving &&= !event.defaultPrevented), stayedAfter))
  // requests of the listeners of this event wait for the browser's dialog and would end with the document
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
      // another browser tab clears the storage at its own logout, which must not redirect this one
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
      // The page of the conflict repeats the call with the old token: redirecting to it again would loop.
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
  // hidden pages receive no events: they reload when they are shown
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
