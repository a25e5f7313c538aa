import { demandPorts, Store } from '@jst/store'
import { readTabs, separateTabs, writeTabs, type TabStorage } from './tab-storage.ts'
import { mayBeTab, tabKey, type Tab, type TabRoute } from './tab.ts'

/** Which tabs to close, seen from one of them. All but `one` spare pinned tabs. */
export type CloseScope = 'one' | 'others' | 'left' | 'right' | 'all'

/** Where the tabs are kept, and which paths may become one. */
export interface TabStoreOptions {
  /** Where open tabs outlive a reload. */
  storage: TabStorage
  /** The route of a path (with search); undefined when no screen answers it. */
  resolve: (path: string) => TabRoute | undefined
  /** Pages that are kept mounted at most, besides those whose route says `keepAlive`. Default 20. */
  limit?: number
  /**
   * For several apps on one origin, which share its storage: each keeps its tabs in a list of its own. Without it the app has the default
   * list, stored under `jst:tabs`, and stored tabs without a route are dropped from it.
   */
  lists?: TabLists
}

/** How the tabs of several apps are kept apart. All apps of an origin pass the same `of`. */
export interface TabLists {
  /** The list of this app: `''` is stored under `jst:tabs`, another name under `jst:tabs:<name>`. */
  own: string
  /** The list that the tab of a path belongs to. Tabs of another list are moved there from `jst:tabs` at the start, not dropped. */
  of: (path: string) => string
}

const mostKept = 20
const oneList: TabLists = { own: '', of: () => '' }

/** The open tabs at one moment; immutable. */
export interface TabSnapshot {
  /** Open tabs, pinned ones first. */
  readonly tabs: readonly Tab[]
  /** Key of the tab that is shown; undefined before the first `open` and after the last tab is closed. */
  readonly active: string | undefined
  /** Keys in the order of visits, latest last. */
  readonly visits: readonly string[]
  /**
   * Keys whose pages are kept mounted, in the order of the tabs: the active one, every visited one whose route says `keepAlive`, and of the
   * others those visited last.
   */
  readonly living: readonly string[]
}

/**
 * The open tabs of a workbench (spec §2.26), pinned ones first. Restored on construction and saved on each change, together with what
 * other documents of the same storage have opened. The store does not navigate: methods that change the active tab return the key to go to.
 */
export class TabStore extends Store<TabSnapshot, 'living'> implements TabSnapshot {
  declare readonly tabs: TabSnapshot['tabs']
  declare readonly active: TabSnapshot['active']
  declare readonly visits: TabSnapshot['visits']
  declare readonly living: TabSnapshot['living']
  readonly #options: TabStoreOptions

  constructor(options: TabStoreOptions) {
    demandPorts('TabStore', options, ['storage', 'resolve'])
    super({ tabs: restore(options), active: undefined, visits: [] }, { living: (now) => livingOf(now, options) })
    this.#options = options
  }

  /** The key that the tab of a path has, open or not. */
  keyOf(path: string): string {
    return keyIn(this.#options, path)
  }

  /** The tab of a key, if it is open. */
  get(key: string | undefined): Tab | undefined {
    return this.tabs.find((tab) => tab.key === key)
  }

  /** False for routes that stay open (`closable: false`), and for them alone. */
  isClosable(key: string): boolean {
    return this.#route(key)?.closable !== false
  }

  /**
   * Shows a path: adds a tab only if its route (with `tabBy`: of this record) is not already open, else points that tab to the new search.
   * Returns the key of the tab, now active; undefined when the path has no route or may never be a tab.
   */
  open(path: string, title?: string): string | undefined {
    const route = mayBeTab(path) ? this.#options.resolve(path) : undefined
    if (!route) return undefined
    const key = this.keyOf(path)
    const openTab = this.get(key)
    this.act(() => {
      if (!openTab) this.#put([...this.tabs, { key, path, title: title ?? route.title, pinned: false, revision: 0 }])
      // A title given by the page belongs to its search: another search starts with the route's title again.
      else if (openTab.path !== path || title !== undefined)
        this.#change(key, { path, title: title ?? (openTab.path === path ? openTab.title : route.title) })
      // what is shown here is open, even if another document has closed it since
      else this.#save(this.tabs.filter((tab) => tab !== openTab))
      this.activate(key)
    })
    return key
  }

  /** Makes an open tab the active one; an unknown key changes nothing. */
  activate(key: string): void {
    if (!this.get(key)) return
    this.act(() => {
      this.now.active = key
      this.now.visits = [...this.visits.filter((visited) => visited !== key), key]
    })
  }

  /** The tabs that a close of this scope would close; never one whose route forbids it. */
  closing(scope: CloseScope, key: string): readonly Tab[] {
    const at = this.tabs.findIndex((tab) => tab.key === key)
    if (at < 0) return []
    const inScope: Record<CloseScope, (index: number) => boolean> = {
      one: (index) => index === at,
      others: (index) => index !== at,
      left: (index) => index < at,
      right: (index) => index > at,
      all: () => true,
    }
    return this.tabs.filter((tab, index) => inScope[scope](index) && (scope === 'one' || !tab.pinned) && this.isClosable(tab.key))
  }

  /**
   * Closes the tabs of a scope. Returns the key to go to: the active one if it is left, else the one the scope starts from, the last visited, a
   * neighbour.
   */
  close(scope: CloseScope, key: string): string | undefined {
    const gone = new Set(this.closing(scope, key).map((tab) => tab.key))
    if (gone.size === 0) return this.active
    const left = this.tabs.filter((tab) => !gone.has(tab.key))
    this.act(() => {
      this.now.visits = this.visits.filter((visited) => !gone.has(visited))
      if (this.active !== undefined && gone.has(this.active)) {
        const at = this.tabs.findIndex((tab) => tab.key === this.active)
        const neighbour = left.find((tab) => this.tabs.indexOf(tab) > at) ?? left.at(-1)
        this.now.active = gone.has(key) || scope === 'all' ? (this.visits.at(-1) ?? neighbour?.key) : key
      }
      this.#put(left)
    })
    return this.active
  }

  /** Closes one tab; this and the next four return the key to go to. */
  remove(key: string): string | undefined {
    return this.close('one', key)
  }

  /** Closes all but this one that may be closed. Answers the key to go to, as `close` does. */
  closeOthers(key: string): string | undefined {
    return this.close('others', key)
  }

  /** Closes the tabs before this one that may be closed. Answers the key to go to, as `close` does. */
  closeLeft(key: string): string | undefined {
    return this.close('left', key)
  }

  /** Closes the tabs behind this one that may be closed. Answers the key to go to, as `close` does. */
  closeRight(key: string): string | undefined {
    return this.close('right', key)
  }

  /** Closes what may be closed. Answers the key to go to, as `close` does. */
  closeAll(): string | undefined {
    return this.close('all', this.tabs[0]?.key ?? '')
  }

  /** Moves the tab at one index to another; pinned and other tabs stay among themselves. */
  move(from: number, to: number): void {
    const tab = this.tabs[from]
    if (!tab) return
    const rest = this.tabs.filter((other) => other !== tab)
    const pinned = rest.filter((other) => other.pinned).length
    const [first, last] = tab.pinned ? [0, pinned] : [pinned, rest.length]
    this.#put(inserted(rest, Math.min(Math.max(to, first), last), tab))
  }

  /**
   * Points a tab to a new route and title (spec §2.26); returns its new key. If that route is open in another tab, the
   * two become one. A path without a route changes nothing.
   */
  repoint(key: string, path: string, title?: string): string | undefined {
    const route = mayBeTab(path) ? this.#options.resolve(path) : undefined
    if (!route || !this.get(key)) return undefined
    const next = this.keyOf(path)
    const visits = this.visits.filter((visited) => visited !== next || next === key)
    const others = next === key ? this.tabs : this.tabs.filter((tab) => tab.key !== next)
    this.act(() => {
      this.now.visits = visits.map((visited) => (visited === key ? next : visited))
      if (this.active === key) this.now.active = next
      this.#put(others.map((tab) => (tab.key === key ? { ...tab, key: next, path, title: title ?? route.title } : tab)))
    })
    return next
  }

  /** Gives the tab of the path another title. */
  retitle(path: string, title: string): void {
    this.#change(this.keyOf(path), { title })
  }

  /** Pins a tab behind the other pinned ones, or unpins it. */
  pin(key: string, pinned = true): void {
    const tab = this.get(key)
    if (!tab || tab.pinned === pinned) return
    const rest = this.tabs.filter((other) => other !== tab)
    this.#put(inserted(rest, rest.filter((other) => other.pinned).length, { ...tab, pinned }))
  }

  /** Asks for a fresh page: the revision of the tab grows. */
  reload(key: string): void {
    this.#change(key, { revision: (this.get(key)?.revision ?? 0) + 1 })
  }

  #route(key: string): TabRoute | undefined {
    const tab = this.get(key)
    return tab && this.#options.resolve(tab.path)
  }

  #change(key: string, change: Partial<Tab>): void {
    if (this.get(key)) this.#put(this.tabs.map((tab) => (tab.key === key ? { ...tab, ...change } : tab)))
  }

  #put(tabs: readonly Tab[]): void {
    const before = this.tabs
    this.act(() => {
      this.now.tabs = tabs
      this.#save(before)
    })
  }

  #save(before: readonly Tab[]): void {
    const { storage, lists = oneList } = this.#options
    writeTabs(storage, lists.own, before, this.tabs, (path) => this.keyOf(path))
  }
}

function livingOf(
  { tabs, active, visits }: Pick<TabSnapshot, 'tabs' | 'active' | 'visits'>,
  { resolve, limit = mostKept }: TabStoreOptions,
): string[] {
  const pathOf = new Map(tabs.map(({ key, path }) => [key, path]))
  const keepAlive = (key: string) => {
    const path = pathOf.get(key)
    return path === undefined ? undefined : resolve(path)?.keepAlive
  }
  const always = visits.filter((key) => keepAlive(key) === true)
  const others = visits.filter((key) => !always.includes(key) && (key === active || keepAlive(key) !== false))
  const remainingKeys = new Set([...always, ...others.slice(-limit)])
  return tabs.map(({ key }) => key).filter((key) => remainingKeys.has(key))
}

const keyIn = ({ resolve }: Pick<TabStoreOptions, 'resolve'>, path: string): string => tabKey(path, resolve(path)?.tabBy)

function inserted(tabs: readonly Tab[], at: number, tab: Tab): Tab[] {
  return [...tabs.slice(0, at), tab, ...tabs.slice(at)]
}

/** The stored tabs that still have a route, each key once, pinned ones first; the storage forgets the others. */
function restore(options: TabStoreOptions): Tab[] {
  const { storage, resolve, lists = oneList } = options
  const keyOf = (path: string) => keyIn(options, path)
  separateTabs(storage, lists.of, keyOf)
  const stored = readTabs(storage, lists.own)
  const tabs = new Map<string, Tab>()
  for (const { path, title, pinned = false } of stored) {
    const key = keyOf(path)
    if (mayBeTab(path) && resolve(path) && !tabs.has(key)) tabs.set(key, { key, path, title, pinned, revision: 0 })
  }
  const all = [...tabs.values()]
  const ordered = [...all.filter((tab) => tab.pinned), ...all.filter((tab) => !tab.pinned)]
  writeTabs(storage, lists.own, stored, ordered, keyOf)
  return ordered
}
