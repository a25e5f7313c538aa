import { Message, Notification } from '@arco-design/web-react'
import { fakeAdapter, type FakeHandler } from '@jst/api-client/testing'
import type { Employee, MenuNode } from '@jst/contracts/account'
import { defineFeature, type FrameParts, type LocalDrafts, type ScreenManifest } from '@jst/feature-kit'
import { FakeSocket } from '@jst/realtime/testing'
import { sampleEmployee, sampleUser } from '@jst/session-core/testing'
import type { PortalOptions } from '../createPortal.tsx'
import { createWorkbench } from '../createWorkbench.tsx'
import { afterPaint } from '../services/afterPaint.ts'
import type { Browser } from '../services/createServices.ts'
import { WorkbenchFrame } from '../workbench/WorkbenchFrame.tsx'
import { createTestRouter } from './router.ts'

export interface World {
  /** Addresses that this document was left for, oldest first. */
  left: string[]
  sockets: FakeSocket[]
  asked: () => string[]
  workbench: ReturnType<typeof createWorkbench>
  start(): Promise<void>
  stop(): void
}

interface WorldOptions {
  path: string
  screens: ScreenManifest[]
  surface?: 'internal' | 'external'
  token?: string | null
  employee?: Employee | null
  menu?: MenuNode[]
  routes?: Record<string, FakeHandler>
  /** Local storage as an earlier document left it. */
  stored?: Readonly<Record<string, string>>
  /** State of the history entry that the document is loaded in. */
  entry?: unknown
  /** Browser storage of the area. */
  localDrafts?: LocalDrafts
  frame?: FrameParts
}

/** Menu with both message boxes; the bell needs one of them. */
const messages: MenuNode[] = ['/system/message', '/manage/message'].map((Path) => ({
  Path,
  Name: '消息',
  Icon: '',
  Buttons: [],
  Children: [],
}))

interface Surroundings extends Pick<World, 'left' | 'sockets' | 'asked'> {
  root: Element
  /** Options of an app besides its features. */
  ports: Pick<PortalOptions, 'brand' | 'locale' | 'browser' | 'adapter' | 'createSocket'>
}

/** jsdom window with a server and a live channel in memory; it records where the document is left for. */
export function createSurroundings({
  path,
  token = 'token-1',
  employee = sampleEmployee,
  menu = messages,
  routes = {},
  stored = {},
  entry = null,
}: Omit<WorldOptions, 'screens'>): Surroundings {
  window.history.replaceState(entry, '', path)
  window.localStorage.clear()
  window.sessionStorage.clear()
  if (token !== null) window.localStorage.setItem('jst:token', token)
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value)
  const root = document.createElement('div')
  // Arco's elements in the body are removed by its own timers
  document.body.append(root)
  const left: string[] = []
  const sockets: FakeSocket[] = []
  const browser: Browser = {
    location: recordedLocation(left),
    localStorage: window.localStorage,
    sessionStorage: window.sessionStorage,
    history: window.history,
    document,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  }
  const { adapter, requests } = fakeAdapter({
    'GET /api/CurrentEmployee/Current': () => employee,
    'GET /api/CurrentUser/Current': () => sampleUser,
    'GET /api/CurrentUser/GetUserBindEmployeeList': () => [],
    'GET /api/Employee/GetCurrentEmployeeMenuTree': () => menu,
    'GET /api/Message/UnReadMessageCount': () => 3,
    ...routes,
  })
  const createSocket = (url: string) => {
    const socket = new FakeSocket(url)
    sockets.push(socket)
    return socket
  }
  return {
    left,
    sockets,
    root,
    asked: () => requests.map((request) => `${request.method} ${request.path}`),
    ports: { brand: { name: '品牌' }, locale: undefined, browser, adapter, createSocket },
  }
}

/** A complete workbench in such a window. */
export function createWorld({ screens, surface = 'internal', localDrafts, frame, ...around }: WorldOptions): World {
  const { left, sockets, asked, root, ports } = createSurroundings(around)
  const features = [
    defineFeature({ area: 'test', screens, ...(localDrafts && { localDrafts: async () => ({ localDrafts }) }), ...(frame && { frame }) }),
  ]
  const workbench = createWorkbench({ surface, features, ...ports })
  const router = createTestRouter(workbench.navigation, WorkbenchFrame, features)
  let end: () => void = () => undefined
  return {
    left,
    sockets,
    workbench,
    asked,
    start: async () => {
      end = await workbench.start(root, router)
    },
    stop: () => {
      // they outlive the page and the test file, because test files share a document
      Message.clear()
      Notification.clear()
      root.remove()
      // Arco removes its messages by timers; another test must not read them until then
      for (const left of document.body.children) left.setAttribute('hidden', '')
      router.dispose()
      end()
    },
  }
}

/** Resolves when the work that waits for the first paint has begun. */
export const painted = () => new Promise<void>((resolve) => void afterPaint(resolve))

/** The window's location; leaving the document is recorded instead of done. */
function recordedLocation(left: string[]): Location {
  const leave = (to: string | URL) => void left.push(String(to))
  const fields: (keyof Location)[] = ['pathname', 'search', 'hash', 'href', 'host', 'protocol', 'origin']
  const getters = fields.map((field) => [field, { get: () => window.location[field] }])
  return Object.defineProperties({ assign: leave, replace: leave, reload: () => leave('reload') }, Object.fromEntries(getters)) as Location
}
