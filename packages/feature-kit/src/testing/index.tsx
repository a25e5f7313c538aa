import { createApiClient } from '@jst/api-client'
import { fakeAdapter, type FakeHandler, type FakeRequest } from '@jst/api-client/testing'
import type { ScreenMeta, Surface } from '@jst/contracts/screens'
import { PermissionStore } from '@jst/permissions'
import { PermissionProvider } from '@jst/permissions/react'
import { LiveChannel } from '@jst/realtime'
import { LiveProvider } from '@jst/realtime/react'
import { FakeSocket } from '@jst/realtime/testing'
import { SessionStore } from '@jst/session-core'
import { SessionProvider } from '@jst/session-core/react'
import { FakeGateway, MemoryStorage } from '@jst/session-core/testing'
import { createUiServices, UiProvider } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { makeAutoObservable } from 'mobx'
import { useMemo, type ComponentType, type ReactNode } from 'react'
import type { App, UnreadCount } from '../app/App.ts'
import { AppProvider } from '../app/context.tsx'
import { PendingActions } from '../app/PendingActions.ts'
import { UnsavedInput } from '../app/UnsavedInput.ts'
import { LeaveGuards } from '../app/LeaveGuards.ts'
import { ReadAhead } from '../app/ReadAhead.ts'
import { pathnameOf, searchOf } from '../links/paths.ts'
import { ScreenProvider, type ScreenScope } from '../screens/scope.tsx'

export { documentState } from './document-state.ts'
export { chineseDeclared, chineseIn, declaredWords } from './words.ts'
export interface FakeAppOptions {
  /** Answers by `GET /api/…`; see `fakeAdapter`. */
  routes?: Record<string, FakeHandler>
  surface?: Surface
  /** Path and query that the screen stands on. */
  path?: string
  meta?: Partial<ScreenMeta>
  /** Answer of every question that the app asks. */
  confirm?: boolean
}

/** An application around a screen under test: calls are answered in memory, everything it is asked to do is kept. */
export class FakeApp {
  path: string
  readonly app: App
  readonly requests: FakeRequest[]
  readonly gateway = new FakeGateway()
  readonly socket: { current: FakeSocket | undefined } = { current: undefined }
  /** Paths that were opened, oldest first; `back` stands for 返回. */
  readonly opened: string[] = []
  /** Words that were said, oldest first. */
  readonly said: string[] = []
  /** Errors that were taken away again before their time. */
  readonly takenBack: string[] = []
  readonly titles: string[] = []
  readonly meta: ScreenMeta

  constructor({ routes = {}, surface = 'internal', path = '/', meta = {}, confirm = true }: FakeAppOptions = {}) {
    this.path = path
    this.meta = { path: pathnameOf(path), name: 'test', title: 'test', ...meta }
    const { adapter, requests } = fakeAdapter(routes)
    this.requests = requests
    const storage = new MemoryStorage()
    const session = new SessionStore({
      gateway: this.gateway,
      localStorage: storage,
      sessionStorage: new MemoryStorage(),
      reload: () => this.opened.push('reload'),
    })
    const api = createApiClient({ getToken: () => session.token, adapter })
    const live = new LiveChannel({
      url: 'ws://test',
      token: () => session.token,
      createSocket: (url) => (this.socket.current = new FakeSocket(url)),
    })
    const reads = new ReadAhead({ api })
    live.onAny(({ type }) => reads.hear(type))
    const navigate = (to: string, { replace = false }: { replace?: boolean } = {}) => {
      this.opened.push(to)
      if (replace || pathnameOf(to) === pathnameOf(this.path)) this.goTo(to)
    }
    this.app = {
      surface,
      api,
      session,
      permissions: new PermissionStore(),
      live,
      unread: new FakeUnread(),
      ui: createUiServices({ navigate, storage }),
      system: { name: '远海国际货代', logo: '', home: '/external/home', demo: false, weChat: false },
      notify: {
        success: (text) => void this.said.push(text),
        error: (text) => {
          this.said.push(text)
          return () => void this.takenBack.push(text)
        },
        confirm: (question) => {
          this.said.push(question.title)
          return Promise.resolve(confirm)
        },
      },
      held: new PendingActions(
        (text) => {
          this.said.push(text)
          return () => undefined
        },
        // nothing passes by itself: a test lets it pass by `held.flush()`
        { setTimeout: () => undefined, clearTimeout: () => undefined },
      ),
      reads,
      guards: new LeaveGuards(),
      typing: new UnsavedInput(storage),
      navigate,
      back: () => void this.opened.push('back'),
      retitle: (_path, title) => void this.titles.push(title),
    }
    makeAutoObservable(this, {
      app: false,
      requests: false,
      gateway: false,
      socket: false,
      opened: false,
      said: false,
      takenBack: false,
      titles: false,
      meta: false,
      bodyOf: false,
    })
  }

  /** Gives the buttons of a screen, by default of the one that is shown; a later call takes those of the earlier one away. */
  permit(codes: readonly string[], path = pathnameOf(this.path)): void {
    this.app.permissions.load([{ Path: path, Buttons: codes.map((Code) => ({ Code })), Children: [] }])
  }

  /** Body of the first request to an address; undefined if there was none. */
  bodyOf(path: string): Record<string, unknown> | undefined {
    return this.requests.find((request) => request.path === path)?.body as Record<string, unknown> | undefined
  }

  /** Points the tab of the screen to another path. */
  goTo(path: string): void {
    this.path = path
  }
}

class FakeUnread implements UnreadCount {
  count = 0
  refreshes = 0
  constructor() {
    makeAutoObservable(this)
  }
  async refresh(): Promise<void> {
    this.refreshes += 1
  }
  set(count: number): void {
    this.count = count
  }
}

/** The screen with everything it stands on: hand it to the renderer of your test. */
export const FakeScreen = observer(function FakeScreen({ fake, Screen }: { fake: FakeApp; Screen: ComponentType }) {
  const { path, meta, app } = fake
  const scope = useMemo(
    (): ScreenScope => ({ meta, location: { pathname: pathnameOf(path), search: searchOf(path) }, tab: pathnameOf(path) }),
    [meta, path],
  )
  return (
    <FakeProviders app={app} path={pathnameOf(path)}>
      <ScreenProvider scope={scope}>
        <Screen />
      </ScreenProvider>
    </FakeProviders>
  )
})

function FakeProviders({ app, path, children }: { app: App; path: string; children: ReactNode }) {
  const currentPath = useMemo(() => () => path, [path])
  return (
    <UiProvider services={app.ui}>
      <SessionProvider store={app.session}>
        <LiveProvider channel={app.live}>
          <PermissionProvider store={app.permissions} currentPath={currentPath}>
            <AppProvider app={app}>{children}</AppProvider>
          </PermissionProvider>
        </LiveProvider>
      </SessionProvider>
    </UiProvider>
  )
}

export { FakeReply, networkFailure, nothing, refusal } from '@jst/api-client/testing'
export { sampleEmployee, sampleUser } from '@jst/session-core/testing'
