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
  /** Value of the point for the role, as text; the permission point defines its meaning. */
  readonly Value: string
}

/** Rights of one employee at one moment (spec §6); immutable. */
export class Rights {
  readonly #buttons: ReadonlyMap<string, ReadonlySet<string>>
  readonly #items: readonly PermissionItem[]

  constructor(menuTree: readonly PermissionNode[] = [], items: readonly PermissionItem[] = []) {
    this.#buttons = buttonMap(menuTree)
    this.#items = items
  }

  /** True when the menu entry of the path (case-insensitive, without query) holds the button code (exact). */
  allows(path: string, code: string): boolean {
    return this.#buttons.get(pathKey(path))?.has(code) ?? false
  }

  /** True when the menu has an entry of the path (case-insensitive, without query), whatever its buttons. */
  holds(path: string): boolean {
    return this.#buttons.has(pathKey(path))
  }

  /** The stored value of an item permission, or undefined when the employee has none. */
  value(itemKey: string, permissionKey: string): string | undefined {
    return this.#items.find((item) => item.ItemKey === itemKey && item.PermissionKey === permissionKey)?.Value
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
    .replace(/[?#].*/s, '')
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase()
}

/** Entries with the same path join their buttons. */
function buttonMap(menuTree: readonly PermissionNode[]): ReadonlyMap<string, ReadonlySet<string>> {
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
