import type { TabStore } from '../tab-store.ts'
import { MemoryTabStorage, tabStoreOf } from './index.ts'

/** Pages of the tests: one that stays open, one that is not kept when left, one with a tab per record, one that is no tab. */
export const routes = {
  '/workbench': { title: '工作台', closable: false },
  '/tdManage/siCheck': { title: '待审核补料' },
  '/tdManage/siDetail': { title: '补料详情' },
  '/tdManage/siDataList': { title: '补料数据' },
  '/system/messageDetail': { title: '消息详情', keepAlive: false },
  '/siSubmit': { title: '提交补料', tabBy: ['Id', 'CGO_ID'] },
  '/internal': { title: '内部' },
}
/** Keys of three of them. */
export const [check, detail, data] = ['/tdmanage/sicheck', '/tdmanage/sidetail', '/tdmanage/sidatalist'] as const

/** A document with these pages; over a storage that was used before it begins with what is stored there. */
export const storeOver = (storage = new MemoryTabStorage()): TabStore => tabStoreOf(routes, { storage })
export const openAll = (store: TabStore, ...list: string[]): void => list.forEach((path) => store.open(path))
export const paths = (store: TabStore): string[] => store.tabs.map(({ path }) => path)
export const stored = (storage: MemoryTabStorage, key = 'jst:tabs') =>
  JSON.parse(storage.getItem(key) ?? '[]') as { path: string; title?: string }[]
export const storedPaths = (storage: MemoryTabStorage, key?: string): string[] => stored(storage, key).map(({ path }) => path)
