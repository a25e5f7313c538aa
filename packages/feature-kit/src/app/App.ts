import type { ApiClient } from '@jst/api-client'
import type { LiveEvents } from '@jst/contracts'
import type { Surface } from '@jst/contracts/screens'
import type { PermissionStore } from '@jst/permissions'
import type { LiveChannel } from '@jst/realtime'
import type { SessionStore } from '@jst/session-core'
import type { UiServices } from '@jst/ui'
import type { PendingActions } from './PendingActions.ts'
import type { UnsavedInput } from './UnsavedInput.ts'
import type { LeaveGuards } from './LeaveGuards.ts'
import type { ReadAhead } from './ReadAhead.ts'

/** Number of unread messages; observable. */
export interface UnreadCount {
  readonly count: number
  /** Asks the server; a failure keeps the old count. */
  refresh(): Promise<void>
  /** Takes over a count that an answer brought along. */
  set(count: number): void
}

/**
 * Subject of an error: the visible page; the connection, on that page; or work that continues after the page is left, such as a delayed verdict that
 * is sent some seconds later.
 */
export type ErrorCause = 'page' | 'connection' | 'work'

/** Short words to the user; the parts behind it are loaded when first used. */
export interface Notify {
  readonly success: (text: string) => void
  /** Stands for some seconds, at most until its cause is gone; by default the page. Returns how to take it away before. */
  readonly error: (text: string, cause?: ErrorCause) => () => void
  /** Asks before an act; `content` says what will happen. Resolves with false when the user declines. */
  readonly confirm: (question: { title: string; content?: string; ok: string; danger?: boolean }) => Promise<boolean>
}

/** Name and logo of the system in titles, in the frame and on the sign-in page; observable. */
export interface SystemName {
  readonly name: string
  /** Address of the logo; '' for none. */
  readonly logo: string
  /** Path of the home page for visitors. */
  readonly home: string
  /** Demo accounts exist. */
  readonly demo: boolean
  /** People may sign in through WeChat. */
  readonly weChat: boolean
}

declare module '@jst/realtime' {
  /** Listeners of this platform know the content of each event. */
  interface Register {
    events: LiveEvents
  }
}

/** Services of the application for every screen. */
export interface App {
  readonly surface: Surface
  readonly api: ApiClient
  readonly session: SessionStore
  readonly permissions: PermissionStore
  readonly live: LiveChannel
  readonly unread: UnreadCount
  readonly ui: UiServices
  readonly system: SystemName
  readonly notify: Notify
  /** Acts that can be taken back for a few seconds. */
  readonly held: PendingActions
  /** Reads with answers that `preload` has already asked for. */
  readonly reads: ReadAhead
  readonly guards: LeaveGuards
  /** Unsaved input of forms. */
  readonly typing: UnsavedInput
  /** Opens a path of the product; a path of another app loads that app's document. Only paths of this origin are followed. */
  readonly navigate: (to: string, options?: { replace?: boolean }) => void
  /** 返回: the previous page, else the fallback, else the workbench (spec §2.25). */
  readonly back: (fallback?: string) => void
  /** Gives the tab of a path another title (spec §2.26). */
  readonly retitle: (path: string, title: string) => void
}
