export { tabKey, type Tab, type TabRoute } from './tab.ts'
export { tabsKey, tabsKeyOf, type TabStorage } from './tab-storage.ts'
export { TabStore, type CloseScope, type TabLists, type TabSnapshot, type TabStoreOptions } from './tab-store.ts'
