import type { MenuItem } from '@jst/contracts/system'

/** Flat entries in menu order, as a tree: children by parent, and every entry by id. */
export interface MenuTree<T extends MenuItem = MenuItem> {
  readonly byId: ReadonlyMap<number, T>
  childrenOf(id: number | null): readonly T[]
  /** The entry's parents, nearest first. */
  above(id: number): readonly T[]
}

const none: readonly never[] = []

/** An entry whose parent is not among them stands at the top. */
export function treeOf<T extends MenuItem>(items: readonly T[]): MenuTree<T> {
  const byId = new Map(items.map((item) => [item.Id, item]))
  const children = new Map<number | null, T[]>()
  for (const item of items) {
    const parent = item.ParentId !== null && byId.has(item.ParentId) ? item.ParentId : null
    const list = children.get(parent)
    if (list) list.push(item)
    else children.set(parent, [item])
  }
  const above = (id: number): T[] => {
    const parent = byId.get(byId.get(id)?.ParentId ?? 0)
    return parent ? [parent, ...above(parent.Id)] : []
  }
  return { byId, childrenOf: (id) => children.get(id) ?? none, above }
}

/** One line of an opened tree. */
export interface TreeRow<T extends MenuItem = MenuItem> {
  readonly item: T
  readonly level: number
  readonly parents: boolean
  readonly open: boolean
}

/** Lines that a search shows at most; more words find less. */
export const mostFound = 200

/** Visible rows of the tree: expanded ones; while searching, matches and their ancestors only. */
export function rowsOf<T extends MenuItem>(tree: MenuTree<T>, opened: ReadonlySet<number>, words: string): TreeRow<T>[] {
  const wanted = words.trim().toLowerCase()
  const shown = wanted === '' ? undefined : foundIn(tree, wanted)
  const rows: TreeRow<T>[] = []
  const visit = (parent: number | null, level: number) => {
    for (const item of tree.childrenOf(parent)) {
      if (shown && !shown.has(item.Id)) continue
      const parents = tree.childrenOf(item.Id).length > 0
      const open = parents && (shown ? tree.childrenOf(item.Id).some(({ Id }) => shown.has(Id)) : opened.has(item.Id))
      rows.push({ item, level, parents, open })
      if (open) visit(item.Id, level + 1)
    }
  }
  visit(null, 1)
  return rows
}

function foundIn<T extends MenuItem>(tree: MenuTree<T>, wanted: string): Set<number> {
  const shown = new Set<number>()
  let found = 0
  for (const item of tree.byId.values()) {
    const text = `${item.Name}\n${item.Path}\n${item.Buttons.map(({ Code, Name }) => `${Name} ${Code}`).join('\n')}`.toLowerCase()
    if (!text.includes(wanted)) continue
    if (++found > mostFound) break
    shown.add(item.Id)
    for (const { Id } of tree.above(item.Id)) shown.add(Id)
  }
  return shown
}
