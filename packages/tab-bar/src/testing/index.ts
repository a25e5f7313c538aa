import { tabKey, type TabRoute } from '../tab.ts'
import type { TabStorage } from '../tab-storage.ts'
import { TabStore, type TabStoreOptions } from '../tab-store.ts'

/** Storage in memory; its `values` can be read and set. With `failing` every call throws. */
export class MemoryTabStorage implements TabStorage {
  /** Every write throws, as when there is no room. */
  failing = false
  /** Stored values. */
  readonly values = new Map<string, string>()

  getItem(key: string): string | null {
    if (this.failing) throw new Error('storage is barred')
    return this.values.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    if (this.failing) throw new Error('storage is full')
    this.values.set(key, value)
  }
}

/** A store over a list of routes: `tabStoreOf({ '/tdManage/siCheck': { title: '补料审核' } })`. */
export function tabStoreOf(
  routes: Readonly<Record<string, TabRoute>>,
  { storage = new MemoryTabStorage(), ...more }: Partial<Omit<TabStoreOptions, 'resolve'>> = {},
): TabStore {
  const byKey = new Map(Object.entries(routes).map(([path, route]) => [tabKey(path), route]))
  return new TabStore({ storage, resolve: (path) => byKey.get(tabKey(path)), ...more })
}
