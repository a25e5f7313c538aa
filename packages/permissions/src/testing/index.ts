import { PermissionStore } from '../permission-store.ts'
import type { PermissionItem } from '../rights.ts'

/** A store that allows exactly the given button codes per path: `permissionsFor({ '/tdManage/siCheck': ['import'] })`. */
export function permissionsFor(buttons: Record<string, readonly string[]>, items: readonly PermissionItem[] = []): PermissionStore {
  const store = new PermissionStore()
  const tree = Object.entries(buttons).map(([Path, codes]) => ({ Path, Buttons: codes.map((Code) => ({ Code })), Children: [] }))
  store.load(tree, items)
  return store
}
