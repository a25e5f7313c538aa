import { mergeTabs } from './merge-tabs.ts'

/** Storage key of the open tabs (spec §9). */
export const tabsKey = 'jst:tabs'

/** The part of `Storage` that the tabs use; `window.localStorage` fits. */
export interface TabStorage {
  /** The stored text, or null. */
  getItem(key: string): string | null
  /** Stores a text; may throw when there is no room. */
  setItem(key: string, value: string): void
}

export interface StoredTab {
  path: string
  title: string
  pinned?: boolean
}

/** The stored tabs; none when the storage is barred or holds something else. */
export function readTabs(storage: TabStorage): StoredTab[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(tabsKey) ?? '[]')
    return Array.isArray(value) ? value.filter(isStoredTab) : []
  } catch {
    return []
  }
}

/** Stores what a change from `before` to `after` did to the tabs; what other documents did to theirs since then stays. */
export function writeTabs(storage: TabStorage, before: readonly StoredTab[], after: readonly StoredTab[]): void {
  const tabs = mergeTabs(before, after, readTabs(storage))
  const text = JSON.stringify(tabs.map(({ path, title, pinned }) => ({ path, title, ...(pinned && { pinned }) })))
  try {
    if (storage.getItem(tabsKey) !== text) storage.setItem(tabsKey, text)
  } catch {
    // A barred or full storage costs the restoring of the tabs, nothing that was typed.
  }
}

function isStoredTab(value: unknown): value is StoredTab {
  if (typeof value !== 'object' || value === null) return false
  const { path, title, pinned } = value as Partial<Record<keyof StoredTab, unknown>>
  return (
    typeof path === 'string' && path.startsWith('/') && typeof title === 'string' && (pinned === undefined || typeof pinned === 'boolean')
  )
}
