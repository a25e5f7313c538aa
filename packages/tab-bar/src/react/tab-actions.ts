import type { CloseScope, TabStore } from '../tab-store.ts'
import type { Tab } from '../tab.ts'

/** Dependencies of showing and closing a tab. */
export interface TabActionPorts {
  /** The open tabs. */
  store: TabStore
  /** Goes to the path of a tab, or to the home path after the last one is closed. */
  onNavigate: (path: string) => void
  /** Default `/workbench`. */
  homePath?: string
  /** Asked before tabs are closed, as when a page has unsaved edits; false keeps them all. */
  beforeClose?: (tabs: readonly Tab[]) => boolean | Promise<boolean>
}

/** Shows a tab and goes to its path. */
export function showTab({ store, onNavigate }: TabActionPorts, key: string): void {
  const tab = store.get(key)
  if (!tab) return
  store.activate(key)
  onNavigate(tab.path)
}

/** Closes the tabs of a scope after asking, and goes where the store says. Resolves with false when nothing was closed. */
export async function closeTabs(
  { store, onNavigate, homePath = '/workbench', beforeClose }: TabActionPorts,
  scope: CloseScope,
  key: string,
): Promise<boolean> {
  const tabs = store.closing(scope, key)
  if (tabs.length === 0 || (beforeClose && !(await beforeClose(tabs)))) return false
  const before = store.active
  const next = store.close(scope, key)
  if (next !== before) onNavigate(store.get(next)?.path ?? homePath)
  return true
}
