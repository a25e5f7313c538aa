import { externalMenuPath, surfaceOf, type Surface } from '@jst/contracts/screens'
import type { MenuNode } from '@jst/session-core'
import { iconNames, type IconName } from '@jst/ui'

/** One entry of the side menu: a page, or a group of pages. */
export interface MenuEntry {
  key: string
  name: string
  icon: string
  /** Absent for a group. */
  path?: string
  children: MenuEntry[]
}

/** The drawing of a name that the server gives; one that is not known is drawn as a list. */
export const iconOf = (icon: string): IconName => iconNames.find((name) => name === icon) ?? 'list'

interface MenuOptions {
  surface: Surface
  /** True when a screen of this app answers the path and is an entry of its own, no detail page under another entry. */
  isEntry: (path: string) => boolean
  /** Returns the label of an entry; default: its name in the tree. */
  nameOf?: (node: MenuNode) => string
}

/**
 * The side menu of a menu tree: the external root gives way to its children. The tree also lists pages that only carry
 * buttons, such as the detail pages; those and what no screen answers are left out.
 */
export function menuEntries(tree: readonly MenuNode[], options: MenuOptions): MenuEntry[] {
  return tree.flatMap((node) => (node.Path === externalMenuPath ? menuEntries(node.Children, options) : entryOf(node, options)))
}

function entryOf(node: MenuNode, options: MenuOptions): MenuEntry[] {
  const children = node.Children.flatMap((child) => entryOf(child, options))
  const opens = node.Path.startsWith('/') && (surfaceOf(node.Path) === options.surface ? options.isEntry(node.Path) : true)
  if (children.length === 0 && !opens) return []
  return [
    {
      key: `${node.Path} ${node.Name}`,
      name: options.nameOf?.(node) ?? node.Name,
      icon: node.Icon,
      path: children.length === 0 ? node.Path : undefined,
      children,
    },
  ]
}

const same = (a: string | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase()

/** The entries from the top of the menu down to the page; empty for a page that the menu does not hold. */
export function trailOf(entries: readonly MenuEntry[], path: string): MenuEntry[] {
  for (const entry of entries) if (holdsPage(entry, path)) return [entry, ...trailOf(entry.children, path)]
  return []
}

/** Every page of the menu, with the group that it stands in. */
export const pagesIn = (entries: readonly MenuEntry[], group = ''): { path: string; title: string; group: string }[] =>
  entries.flatMap(({ path, name, children }) => (path === undefined ? pagesIn(children, name) : [{ path, title: name, group }]))

/** True when the entry is the page, or holds it. */
export const holdsPage = (entry: MenuEntry, path: string): boolean =>
  same(entry.path, path) || entry.children.some((child) => holdsPage(child, path))
