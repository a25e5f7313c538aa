/** One open tab. Tabs are replaced, never changed. */
export interface Tab {
  /** Route of the tab, as `tabKey` makes it; one tab per key. */
  readonly key: string
  /** Path name and search. */
  readonly path: string
  /** What the tab is called: of its route, until the page retitles it. */
  readonly title: string
  /** Stands in front and has no close button. */
  readonly pinned: boolean
  /** Grows with each reload; part of the React key of the page. */
  readonly revision: number
}

/** What is stored of a tab. */
export interface StoredTab {
  path: string
  title: string
  pinned?: boolean
}

/** What the router knows about a path. */
export interface TabRoute {
  /** What a tab of this route is called at first. */
  title: string
  /** False: the tab cannot be closed. Default true. */
  closable?: boolean
  /** True: the page stays mounted as long as its tab is open. False: it is dropped when the tab is left. Default: it counts towards the limit. */
  keepAlive?: boolean
}

/** Never a tab (spec §2.11). */
const neverTabs = ['/internal']

/** Key of the route of a path: without search, fragment and closing slash, in lower case as routes are matched. */
export function tabKey(path: string): string {
  const route = path.replace(/[?#].*$/, '').replace(/\/+$/, '')
  return route.toLowerCase() || '/'
}

export function mayBeTab(path: string): boolean {
  return !neverTabs.includes(tabKey(path))
}
