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

/** Icon of the name that the server sends; the default is a list. */
export const iconOf = (icon: string): IconName => iconNames.find((name) => name === icon) ?? 'list'

interface MenuOptions {
  surface: Surface
  /** True if this app has a screen at the path and the screen is an entry, not a detail page below another entry. */
  isEntry: (path: string) => boolean
  /** Returns the label of an entry; default: its name in the tree. */
  nameOf?: (node: MenuNode) => string
}

/**
 * Converts the menu tree into the side menu. The external root is replaced by its children. The tree also lists pages that only carry button rights,
 * such as detail pages; those and paths without a screen are left out.
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

/** Entries from the top of the menu down to the page; empty if the menu does not hold the page. */
export function trailOf(entries: readonly MenuEntry[], path: string): MenuEntry[] {
  for (const entry of entries) if (holdsPage(entry, path)) return [entry, ...trailOf(entry.children, path)]
  return []
}

/** All pages of the menu, each with its group. */
export const pagesIn = (entries: readonly MenuEntry[], group = ''): { path: string; title: string; group: string }[] =>
  entries.flatMap(({ path, name, children }) => (path === undefined ? pagesIn(children, name) : [{ path, title: name, group }]))

/** True if the entry is the page or contains it. */
export const holdsPage = (entry: MenuEntry, path: string): boolean =>
  same(entry.path, path) || entry.children.some((child) => holdsPage(child, path))
