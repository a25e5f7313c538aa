import { mergeTabs, type KeyOf } from './merge-tabs.ts'
import type { StoredTab } from './tab.ts'

/** Storage key of the open tabs (spec §9). */
export const tabsKey = 'jst:tabs'

/** The part of `Storage` that the tabs use; `window.localStorage` fits. */
export interface TabStorage {
  /** The stored text, or null. */
  getItem(key: string): string | null
  /** Stores a text; may throw when there is no room. */
  setItem(key: string, value: string): void
}

/** Key of a list of tabs: `jst:tabs` for the default list, whose name is empty. */
export const tabsKeyOf = (list: string): string => (list === '' ? tabsKey : `${tabsKey}:${list}`)

/** The stored tabs of a list; none when the storage is barred or holds something else. */
export function readTabs(storage: TabStorage, list: string): StoredTab[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(tabsKeyOf(list)) ?? '[]')
    return Array.isArray(value) ? value.filter(isStoredTab) : []
  } catch {
    return []
  }
}

/** Stores what a change from `before` to `after` did to the tabs; what other documents did to theirs since then stays. */
export function writeTabs(
  storage: TabStorage,
  list: string,
  before: readonly StoredTab[],
  after: readonly StoredTab[],
  keyOf: KeyOf,
): void {
  const key = tabsKeyOf(list)
  const tabs = mergeTabs(before, after, readTabs(storage, list), keyOf)
  const text = JSON.stringify(tabs.map(({ path, title, pinned }) => ({ path, title, ...(pinned && { pinned }) })))
  try {
    if ((storage.getItem(key) ?? '[]') !== text) storage.setItem(key, text)
  } catch {
    // A barred or full storage costs the restoring of the tabs, nothing that was typed.
  }
}

/** Moves the tabs of the default list that belong to another one: they were stored while the apps of the origin shared one list. */
export function separateTabs(storage: TabStorage, listOf: (path: string) => string, keyOf: KeyOf): void {
  const shared = readTabs(storage, '')
  for (const list of new Set(shared.map(({ path }) => listOf(path)))) {
    if (list === '') continue
    const moved = shared.filter(({ path }) => listOf(path) === list)
    writeTabs(storage, '', moved, [], keyOf)
    writeTabs(storage, list, [], moved, keyOf)
  }
}

function isStoredTab(value: unknown): value is StoredTab {
  if (typeof value !== 'object' || value === null) return false
  const { path, title, pinned } = value as Partial<Record<keyof StoredTab, unknown>>
  return (
    typeof path === 'string' && path.startsWith('/') && typeof title === 'string' && (pinned === undefined || typeof pinned === 'boolean')
  )
}
