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

/** Long after the first rows, which the frame's own questions must not slow down (milliseconds). */
const askAfter = 2_000
/** Open at a time. */
const mostTabs = 20
/** The session that is locked, on this machine: a later one is not. */
const lockedKey = 'jst:locked'
const lockOf = (token: string | null): string => token?.slice(-8) ?? ''
const foldedKey = 'jst:menu-folded'

/** State of the workbench frame. */
export class WorkbenchModel {
  readonly parts: WorkbenchParts
  /** Stored display settings of the reader, as the document found them. */
  readonly looks: Readonly<Record<string, string>>
  folded: boolean
  /** Tab of the last page that was reached; undefined for a page that is no tab. */
  reached: string | undefined = undefined
  /** The page that is shown; undefined until the first one of the document is. Nothing is drawn from it. */
  page: HTMLElement | undefined = undefined
  /** The reader knows how many tabs stay open. */
  private hasToldMost = false
  /** The first page was painted: what it has no use for may be loaded now. */
  settled = false
  /** Where a sign-in would begin: the session has ended, and the password is asked for over the page. */
  lost: string | undefined = undefined
  /** The screen is locked: nothing of it is seen before the password. */
  locked = false
  /** On a phone the menu lies over the page while it is asked for. */
  menuShown = false
  /** Header and menu are hidden; the page has their room. */
  maximised = false
  /** The server gives out a newer build. */
  hasNewVersion = false
  /** The list of keyboard shortcuts is open. */
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

  /** How menu and page stand. On a phone the menu that lies over the page is the tree. */
  get layout(): DisplayChoiceOf<'layout'> {
    return this.menuShown ? 'side' : this.parts.app.ui.display.chosen.layout
  }

  get isFolded(): boolean {
    return this.folded && this.layout === 'side' && !this.menuShown
  }

  /** Favourites that the menu still has: roles change, and what was kept stays kept. */
  get favourites(): FavouritePlaces {
    const { frameSettings } = this.parts
    return {
      favourites: this.reachable(frameSettings.favourites),
      isFavourite: (path) => frameSettings.isFavourite(path),
      toggle: (place) => frameSettings.toggle(place),
      move: (path, by) => frameSettings.move(path, by),
    }
  }

  /** Pages opened lately that the menu still has. */
  get recent(): readonly Place[] {
    return this.reachable(this.parts.frameSettings.recent)
  }

  /** Returns true if the page of this path is mounted: hidden, or shown with other filters. */
  isKept(path: string): boolean {
    const key = this.parts.tabs.keyOf(path)
    return this.visited.has(key) && this.parts.tabs.living.includes(key)
  }

  /** The tab to show: the active one as soon as its chunk is here, until then the page that was reached last. */
  get front(): string | undefined {
    const { tabs, services } = this.parts
    const active = tabs.get(tabs.active)
    const screen = active && services.screens.match(active.path)
    return this.reached !== undefined && screen && services.screens.moduleOf(screen) ? active.key : this.reached
  }

  /** Follows the address and the tabs for the life of the document. */
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

  /** The session has ended. True: whoever works here is asked for the password; false: no page is in use. */
  lose(target: string): boolean {
    const { services } = this.parts
    if (!this.settled || services.session.employee === null || services.isLeaving()) return false
    this.lost = target
    return true
  }

  /** There is a session again: another tab of the browser has signed in. */
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

  /** The tab of the first page is there from the beginning, however soon the document is left. @returns how to take it back */
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
      // It holds for this page alone.
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
   * Beyond the cap the tab goes that was unused for longest: never a pinned one, one that its screen
   * wants kept (keepAlive), one with unsaved edits, or the one that is shown.
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
    // said once: it stands over the tabs, and each further page would say it again
    if (!this.hasToldMost)
      // tabs of the last time come back before the English of the frame is fetched
      when(
        () => app.session.language === 'CN' || wording.parts !== undefined,
        () => app.notify.success(texts.tabActs.tooMany(mostTabs, oldest.title)),
      )
    this.hasToldMost = true
  }

  /** Draws the pages anew by another clock; not one with unsaved edits, and not the settings, where it is chosen. */
  private renewPages(): void {
    const { tabs, services } = this.parts
    for (const { key, path } of tabs.tabs) if (!services.guards.isDirty(key) && !services.screens.match(path)?.everyone) tabs.reload(key)
  }

  /** A closed or freshly loaded page has nothing unsaved any more. */
  private forget(now: readonly string[], before: readonly string[] = []): void {
    const { tabs, services } = this.parts
    for (const gone of before.filter((key) => !now.includes(key))) services.guards.clear(gone.slice(0, gone.lastIndexOf(' ')))
    this.visited = new Set([...this.visited].filter((key) => tabs.get(key)))
  }
}
