import { homeOf, pathnameOf, type App, type FavouritePlaces, type FrameParts, type Place } from '@jst/feature-kit'
import type { MenuNode } from '@jst/session-core'
import type { Tab, TabStore } from '@jst/tab-bar'
import type { DisplayChoiceOf } from '@jst/ui'
import { makeAutoObservable, observableRef, reaction, when } from 'mobx'
import type { Navigation } from '../routing/Navigation.tsx'
import type { Services } from '../services/createServices.ts'
import { nameOfPage, texts, wording } from '../texts.ts'
import type { FrameSettings } from './FrameSettings.ts'
import { menuEntries, type MenuEntry } from './menu.ts'

export interface WorkbenchParts {
  app: App
  services: Services
  navigation: Navigation
  tabs: TabStore
  frameSettings: FrameSettings
  frame: FrameParts | undefined
  storage: Pick<Storage, 'getItem' | 'setItem'>
}

/** Delay of the frame's own requests, so that they do not slow down the first rows (milliseconds). */
const askAfter = 2_000
/** Open at a time. */
const mostTabs = 20
/** Pixels from which on the tab bar is shown, as in phone.css. */
const phoneWidth = 640
/** Storage key of the locked session; a later session is not locked. */
const lockedKey = 'jst:locked'
const lockOf = (token: string | null): string => token?.slice(-8) ?? ''
const foldedKey = 'jst:menu-folded'

/** State of the workbench frame. */
export class WorkbenchModel {
  readonly parts: WorkbenchParts
  /** Stored display settings of the user when the document was opened. */
  readonly looks: Readonly<Record<string, string>>
  folded: boolean
  /** Tab of the last page whose navigation has ended; undefined for a page without a tab. */
  reached: string | undefined = undefined
  /** Current page; undefined before the first one. Not observed by any component. */
  page: HTMLElement | undefined = undefined
  /** True once the user was told about the limit of open tabs. */
  private hasToldMost = false
  /** True after the first paint; parts that the first page does not need may be loaded then. */
  settled = false
  /** Address of the sign-in page if the session has ended; the password is asked for in a dialog over the page. */
  lost: string | undefined = undefined
  /** True while the screen is locked; nothing of it is visible before the password. */
  locked = false
  /** True while the menu is open over the page of a phone. */
  menuShown = false
  /** True while header and menu are hidden and the page uses their space. */
  maximised = false
  /** True if the server serves a newer build. */
  hasNewVersion = false
  /** True while the list of keyboard shortcuts is open. */
  shortcutsShown = false
  /** Tabs whose page was shown and that are still open. */
  private visited: ReadonlySet<string> = new Set()

  constructor(parts: WorkbenchParts) {
    this.parts = parts
    this.looks = parts.app.ui.display.all
    this.folded = parts.storage.getItem(foldedKey) === '1'
    const lock = parts.storage.getItem(lockedKey) ?? ''
    this.locked = lock !== '' && lock === lockOf(parts.services.session.token)
    makeAutoObservable<this, 'visited'>(this, { parts: false, looks: false, page: false, visited: observableRef }, { autoBind: true })
  }

  get menu(): MenuEntry[] {
    const { session, screens } = this.parts.services
    const isEntry = (path: string) => {
      const screen = screens.match(path)
      return screen !== undefined && (screen.menuPath === undefined || screens.match(screen.menuPath) === screen)
    }
    const provider = session.employee?.CompanyKind === 'provider'
    const nameOf = ({ Path, Name }: MenuNode) =>
      provider && Path === homeOf('external') ? texts.menu.providerHome : (texts.menu.names[Path.toLowerCase()] ?? Name)
    return menuEntries(session.menuTree, { surface: this.parts.app.surface, isEntry, nameOf })
  }

  /** Layout of menu and page. On a phone the menu over the page is the tree. */
  get layout(): DisplayChoiceOf<'layout'> {
    return this.menuShown ? 'side' : this.parts.app.ui.display.chosen.layout
  }

  get isFolded(): boolean {
    return this.folded && this.layout === 'side' && !this.menuShown
  }

  /** Favourites that the menu still holds. Roles change, so the stored list keeps the others. */
  get favourites(): FavouritePlaces {
    const { frameSettings } = this.parts
    return {
      favourites: this.reachable(frameSettings.favourites),
      isFavourite: (path) => frameSettings.isFavourite(path),
      toggle: (place) => frameSettings.toggle(place),
      move: (path, by) => frameSettings.move(path, by),
    }
  }

  /** Recent pages that the menu still holds. */
  get recent(): readonly Place[] {
    return this.reachable(this.parts.frameSettings.recent)
  }

  /** Returns true if the page of this path is mounted: hidden, or shown with other filters. */
  isKept(path: string): boolean {
    const key = this.parts.tabs.keyOf(path)
    return this.visited.has(key) && this.parts.tabs.living.includes(key)
  }

  /** The tab to show: the active one once its chunk is loaded, until then the previous page. */
  get front(): string | undefined {
    const { tabs, services } = this.parts
    const active = tabs.get(tabs.active)
    const screen = active && services.screens.match(active.path)
    return this.reached !== undefined && screen && services.screens.moduleOf(screen) ? active.key : this.reached
  }

  /** Subscribes to the address and the tabs for the lifetime of the document. */
  follow(): void {
    const { app, frameSettings, navigation, tabs, services } = this.parts
    reaction(
      () => app.session.employee?.Id,
      (employee) => employee !== undefined && frameSettings.open(employee),
      { fireImmediately: true },
    )
    reaction(
      () => [navigation.shown.key, services.session.employee === null] as const,
      () => this.reach(),
      { fireImmediately: true },
    )
    reaction(
      () => tabs.tabs.map((tab) => `${tab.key} ${tab.revision}`),
      (now, before) => this.forget(now, before),
    )
    reaction(
      () => tabs.tabs.length,
      () => this.closeOldest(),
    )
    reaction(
      () => app.ui.display.chosen.timeZone,
      () => this.renewPages(),
    )
    const home = homeOf(app.surface === 'external' ? 'external' : 'internal')
    reaction(
      () => [tabs.get(this.reached)?.path ?? '', tabs.get(this.reached)?.title ?? ''] as const,
      ([path, title]) => path !== '' && pathnameOf(path) !== home && frameSettings.visit({ path, title }),
      { equals: ([a, b], [c, d]) => a === c && b === d },
    )
    // an open connection shows that the token is valid and the server is up; after a break it may have missed a change
    reaction(
      () => app.live.status === 'open' && app.session.employee !== null,
      (there) => there && setTimeout(() => frameSettings.renew(), askAfter),
    )
    app.live.on('frame/changed', () => frameSettings.renew())
  }

  settle(): void {
    this.settled = true
  }

  /** True while the password dialog blocks the page. */
  get isGateShut(): boolean {
    return this.locked || this.lost !== undefined
  }

  /** Handles the end of the session. True: the user is asked for the password; false: no page is in use. */
  lose(target: string): boolean {
    const { services } = this.parts
    if (!this.settled || services.session.employee === null || services.isLeaving()) return false
    this.lost = target
    return true
  }

  /** Closes the password dialog after a sign-in in another browser tab. */
  find(): void {
    this.lost = undefined
  }

  lock(): void {
    this.remember(lockedKey, lockOf(this.parts.services.session.token))
    this.locked = true
  }

  passGate(): void {
    this.remember(lockedKey, '')
    this.locked = false
    this.lost = undefined
  }

  showMenu(shown: boolean): void {
    this.menuShown = shown
  }

  setMaximised(maximised: boolean): void {
    this.maximised = maximised
  }

  tellNewVersion(): void {
    this.hasNewVersion = true
  }

  showShortcuts(shown: boolean): void {
    this.shortcutsShown = shown
  }

  setFolded(folded: boolean): void {
    this.folded = folded
    this.remember(foldedKey, folded ? '1' : '0')
  }

  /** Opens the tab of the first page at once, in case the document is left early. @returns a function that closes it again */
  expect(path: string): () => void {
    const { tabs, services } = this.parts
    const wasOpen = tabs.get(tabs.keyOf(path)) !== undefined
    const key = services.session.token === null ? undefined : tabs.open(path)
    return () => key !== undefined && !wasOpen && tabs.remove(key)
  }

  private remember(key: string, value: string): void {
    try {
      this.parts.storage.setItem(key, value)
    } catch {
      // It applies to this page only.
    }
  }

  private reachable(places: readonly Place[]): readonly Place[] {
    const { screens, reaches } = this.parts.services
    return places
      .filter(({ path }) => reaches(path))
      .map((place) => {
        const screen = screens.match(place.path)
        return screen?.title === place.title ? { ...place, title: nameOfPage(screen) } : place
      })
  }

  private reach(): void {
    const { navigation, tabs, services } = this.parts
    const { screen, path } = navigation.shown
    this.menuShown = false
    if (!screen || services.session.employee === null) return
    this.reached = tabs.open(path)
    if (this.reached !== undefined) this.visited = new Set([...this.visited, this.reached])
  }

  /**
   * Closes the least recently used tab beyond the limit: never a pinned one, one whose screen declares keepAlive, one with unsaved edits, or the
   * current one.
   */
  private closeOldest(): void {
    const { app, tabs, services } = this.parts
    if (tabs.tabs.length <= mostTabs) return
    const mayGo = ({ key, path, pinned }: Tab) =>
      !pinned && key !== tabs.active && tabs.isClosable(key) && !services.screens.match(path)?.keepAlive && !services.guards.isDirty(key)
    const visitOf = ({ key }: Tab) => tabs.visits.indexOf(key)
    const oldest = tabs.tabs.filter(mayGo).toSorted((a, b) => visitOf(a) - visitOf(b))[0]
    if (!oldest) return
    tabs.remove(oldest.key)
    // shown once, as every further page would repeat it; a phone has no tab bar
    if (this.hasToldMost || window.innerWidth < phoneWidth) return
    this.hasToldMost = true
    // restored tabs are opened before the English texts of the frame are fetched
    when(
      () => app.session.language === 'CN' || wording.parts !== undefined,
      () => app.notify.success(texts.tabActs.tooMany(mostTabs, oldest.title)),
    )
  }

  /** Remounts the pages after a change of the time zone, except pages with unsaved edits and the settings, where it is chosen. */
  private renewPages(): void {
    const { tabs, services } = this.parts
    for (const { key, path } of tabs.tabs) if (!services.guards.isDirty(key) && !services.screens.match(path)?.everyone) tabs.reload(key)
  }

  /** Removes the unsaved mark of a closed or reloaded page. */
  private forget(now: readonly string[], before: readonly string[] = []): void {
    const { tabs, services } = this.parts
    for (const gone of before.filter((key) => !now.includes(key))) services.guards.clear(gone.slice(0, gone.lastIndexOf(' ')))
    this.visited = new Set([...this.visited].filter((key) => tabs.get(key)))
  }
}
