import { makeAutoObservable, observableRef } from 'mobx'
import { texts } from './texts.ts'

/** The part of a menu tree node that carries permissions (spec §3). */
export interface PermissionNode {
  /** Menu path that the buttons belong to. */
  readonly Path: string
  /** Buttons that the role has on this page. */
  readonly Buttons: readonly { readonly Code: string }[]
  /** Entries below. */
  readonly Children: readonly PermissionNode[]
}

/** A right of the employee outside the menu. */
export interface PermissionItem {
  /** Group of the point, such as `contact`. */
  readonly ItemKey: string
  /** The point within its group. */
  readonly PermissionKey: string
  /** What the role has of it, as text; the point says what it means. */
  readonly Value: string
}

type ButtonMap = ReadonlyMap<string, ReadonlySet<string>>

/** What the signed-in employee may do (spec §6). Observable: whatever reads it is told when the rights change. */
export class PermissionStore {
  private buttons: ButtonMap = new Map()
  private items: readonly PermissionItem[] = []

  constructor() {
    makeAutoObservable<this, 'buttons' | 'items'>(
      this,
      { buttons: observableRef, items: observableRef, allows: false, holds: false, value: false, why: false },
      { autoBind: true },
    )
  }

  /** Replaces all rights by those of the menu tree and the permission items. */
  load(menuTree: readonly PermissionNode[], items: readonly PermissionItem[] = []): void {
    this.buttons = buttonMap(menuTree)
    this.items = items
  }

  /** Forgets all rights, as at a logout: everything is refused until the next `load`. */
  clear(): void {
    this.load([])
  }

  /** True when the menu entry of the path (case-insensitive, without query) holds the button code (exact). */
  allows(path: string, code: string): boolean {
    return this.buttons.get(pathKey(path))?.has(code) ?? false
  }

  /** True when the menu has an entry of the path (case-insensitive, without query), whatever its buttons. */
  holds(path: string): boolean {
    return this.buttons.has(pathKey(path))
  }

  /** The stored value of an item permission, or undefined when the employee has none. */
  value(itemKey: string, permissionKey: string): string | undefined {
    return this.items.find((item) => item.ItemKey === itemKey && item.PermissionKey === permissionKey)?.Value
  }

  /** The sentence that tells why something is not allowed; undefined when it is. */
  why(path: string, code: string): string | undefined {
    if (this.allows(path, code)) return undefined
    return this.holds(path) ? texts.buttonMissing(path, code) : texts.menuMissing(path)
  }
}

/** Key of a menu path: lower case, without query, fragment and closing slash. */
function pathKey(path: string): string {
  return path
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .toLowerCase()
}

/** Entries with the same path join their buttons. */
function buttonMap(menuTree: readonly PermissionNode[]): ButtonMap {
  const map = new Map<string, Set<string>>()
  const visit = (node: PermissionNode): void => {
    const key = pathKey(node.Path)
    const codes = map.get(key) ?? new Set<string>()
    for (const { Code } of node.Buttons) codes.add(Code)
    map.set(key, codes)
    node.Children.forEach(visit)
  }
  menuTree.forEach(visit)
  return map
}
