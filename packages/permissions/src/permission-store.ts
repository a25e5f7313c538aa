import { Store } from '@jst/store'
import { Rights, type PermissionItem, type PermissionNode } from './rights.ts'

/** The rights at one moment; immutable. */
export interface PermissionSnapshot {
  /** Answers the same questions as the store. */
  readonly rights: Rights
}

/** Rights of the signed-in employee (spec §6). Notifies its listeners when they change. */
export class PermissionStore extends Store<PermissionSnapshot> implements PermissionSnapshot {
  declare readonly rights: PermissionSnapshot['rights']

  constructor() {
    super({ rights: new Rights() }, {})
  }

  /** Replaces all rights by those of the menu tree and the permission items. */
  load(menuTree: readonly PermissionNode[], items: readonly PermissionItem[] = []): void {
    this.now.rights = new Rights(menuTree, items)
  }

  /** Forgets all rights, as at a logout: everything is refused until the next `load`. */
  clear(): void {
    this.load([])
  }

  /** True when the menu entry of the path (case-insensitive, without query) holds the button code (exact). */
  allows(path: string, code: string): boolean {
    return this.now.rights.allows(path, code)
  }

  /** True when the menu has an entry of the path (case-insensitive, without query), whatever its buttons. */
  holds(path: string): boolean {
    return this.now.rights.holds(path)
  }

  /** The stored value of an item permission, or undefined when the employee has none. */
  value(itemKey: string, permissionKey: string): string | undefined {
    return this.now.rights.value(itemKey, permissionKey)
  }

  /** The sentence that tells why something is not allowed; undefined when it is. */
  why(path: string, code: string): string | undefined {
    return this.now.rights.why(path, code)
  }
}
