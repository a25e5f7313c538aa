import type { CloseScope } from '../tab-store.ts'
import type { Tab } from '../tab.ts'
import type { TabBarLabels } from '../texts.ts'
import { showTab, type TabActionPorts } from './tab-actions.ts'
import type { TabMenuEntry } from './tab-menu.tsx'

/** Entries of the menu of a tab; those that would do nothing are disabled. */
export function menuEntries({ store }: TabActionPorts, tab: Tab, labels: TabBarLabels, close: (scope: CloseScope) => void): TabMenuEntry[] {
  const closing = (scope: CloseScope, label: string): TabMenuEntry => ({
    key: scope,
    label,
    disabled: store.closing(scope, tab.key).length === 0,
    run: () => close(scope),
  })
  return [
    { key: 'reload', label: labels.reload, run: () => store.reload(tab.key) },
    { key: 'pin', label: tab.pinned ? labels.unpin : labels.pin, run: () => store.pin(tab.key, !tab.pinned) },
    closing('one', labels.close),
    closing('others', labels.closeOthers),
    closing('left', labels.closeLeft),
    closing('right', labels.closeRight),
    closing('all', labels.closeAll),
  ]
}

/** Every open tab, to go to; the one that is shown is marked. */
export function listEntries(ports: TabActionPorts): TabMenuEntry[] {
  const { tabs, active } = ports.store
  return tabs.map(({ key, title }) => ({ key, label: title, checked: key === active, run: () => showTab(ports, key) }))
}
