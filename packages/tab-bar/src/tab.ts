/** One open tab. Tabs are replaced, never changed. */
export interface Tab {
  /** Route of the tab, with the record where the route has a tab per record, as `tabKey` makes it; one tab per key. */
  readonly key: string
  /** Path name and search. */
  readonly path: string
  /** Title of the tab: that of its route, until the page retitles it. */
  readonly title: string
  /** Stands in front and has no close button. */
  readonly pinned: boolean
  /** Grows with each reload; part of the React key of the page. */
  readonly revision: number
}

/** Stored fields of a tab. */
export interface StoredTab {
  path: string
  title: string
  pinned?: boolean
}

/** Route data of a path. */
export interface TabRoute {
  /** Initial title of a tab of this route. */
  title: string
  /** False: the tab cannot be closed. Default true. */
  closable?: boolean
  /** True: the page stays mounted as long as its tab is open. False: it is dropped when the tab is left. Default: it counts towards the limit. */
  keepAlive?: boolean
  /** A tab per record: parameters that name the record, the telling one first. Default: one tab for the route. */
  tabBy?: readonly string[]
}

/** Never a tab (spec §2.11). */
const neverTabs = ['/internal']

/**
 * Key of the route of a path: without search, fragment and closing slash, in lower case as routes are matched. With `tabBy`, the first of these
 * parameters that the path has is part of the key.
 */
export function tabKey(path: string, tabBy: readonly string[] = []): string {
  const route =
    path
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .toLowerCase() || '/'
  const search = new URLSearchParams(tabBy.length > 0 ? path.replace(/#.*$/, '').replace(/^[^?]*/, '') : '')
  const name = tabBy.find((one) => search.get(one))
  return name === undefined ? route : `${route}?${new URLSearchParams({ [name]: search.get(name) ?? '' }).toString()}`
}

export function mayBeTab(path: string): boolean {
  return !neverTabs.includes(tabKey(path))
}
