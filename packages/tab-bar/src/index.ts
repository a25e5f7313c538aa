export { tabKey, type Tab, type TabRoute } from './tab.ts'
export { tabsKey, type TabStorage } from './tab-storage.ts'
export { TabStore, type CloseScope, type TabStoreOptions } from './tab-store.ts'
