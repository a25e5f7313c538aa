import type { ScreenMeta } from '@jst/contracts/screens'
import type { ComponentType } from 'react'
import type { App } from '../app/App.ts'
import type { FrameParts } from '../frame/frame.ts'

/** Path and search of a tab; never the global location. */
export interface ScreenLocation {
  readonly pathname: string
  /** With its question mark, or ''. */
  readonly search: string
}

/** Keyboard shortcuts in their order: the keys, and what they do. */
export type ScreenKeys = readonly (readonly [keys: string, act: string])[]

/** Exports of a screen's chunk. */
export interface ScreenModule {
  readonly Screen: ComponentType
  /** Starts the first reads (`app.reads.start`) while session and page are still on their way. Must not throw. */
  readonly preload?: (app: App, location: ScreenLocation) => void
  /** Keyboard shortcuts of the screen, for the list of all that `?` opens. */
  readonly keys?: ScreenKeys
}

/** A screen: the specification's route metadata as data, and the chunk that draws it. */
export interface ScreenManifest<Path extends string = string> extends ScreenMeta {
  readonly path: Path
  readonly load: () => Promise<ScreenModule>
  /** Everybody has the page, whatever the menu: it is opened from the frame, such as one's own settings. */
  readonly everyone?: boolean
  /**
   * First reads of the page for an address without a query and default settings, path and query as sent. Sent while the
   * code is still on its way; a page that asks something else asks for itself.
   */
  readonly first?: readonly string[]
}

/** Local storage of an area for unsaved input. */
export interface LocalDrafts {
  /**
   * Before a logout, while calls are still answered: sends what the server has not, and forgets what it has. What could not be sent stays here
   * for its owner's next sign-in. Answers what to do once the storages were cleared, when some of it stands there.
   */
  leave(): Promise<() => void>
}

export interface Feature<Path extends string = string> {
  readonly area: string
  readonly screens: readonly ScreenManifest<Path>[]
  /** Told before a logout. */
  readonly localDrafts?: () => Promise<{ readonly localDrafts: LocalDrafts }>
  /** Parts of the frame around all screens; one area of an app has them. */
  readonly frame?: FrameParts
}

/** Declares the screens of one business area for one app; the router of the app knows their paths by type. */
export function defineFeature<Path extends string>(feature: Feature<Path>): Feature<Path> {
  return feature
}
