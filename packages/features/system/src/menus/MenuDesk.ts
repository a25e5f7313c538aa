import type { MenuItem } from '@jst/contracts/system'
import { makeAutoObservable, observableRef } from 'mobx'
import { rowsOf, treeOf, type MenuTree, type TreeRow } from './tree.ts'

/** Where an entry goes: below which parent, and at which place among its children. */
export interface Target {
  ParentId: number | null
  Index: number
}
/** Of a dragged entry over another one: above it, below it, or into it. */
export type Drop = 'before' | 'after' | 'inside'

/** The tree of a menu page: what is there, what is opened, what is picked. */
export class MenuDesk {
  items: readonly MenuItem[]
  opened: ReadonlySet<number> = new Set()
  keyword = ''
  picked: number | undefined = undefined

  constructor(items: readonly MenuItem[]) {
    this.items = items
    // the first level is no list of three groups to be opened one by one, unless there is a lot behind them
    if (items.length <= 100) this.opened = new Set(this.tree.childrenOf(null).map(({ Id }) => Id))
    makeAutoObservable(this, { items: observableRef, opened: observableRef }, { autoBind: true })
  }

  get tree(): MenuTree {
    return treeOf(this.items)
  }
  get rows(): TreeRow[] {
    return rowsOf(this.tree, this.opened, this.keyword)
  }
  get current(): MenuItem | undefined {
    return this.picked === undefined ? undefined : this.tree.byId.get(this.picked)
  }

  find(words: string): void {
    this.keyword = words
  }
  pick(id: number | undefined): void {
    this.picked = id
  }
  fold(id: number, open?: boolean): void {
    const next = new Set(this.opened)
    const want = open ?? !next.has(id)
    if (want) next.add(id)
    else next.delete(id)
    this.opened = next
  }

  /** The line above or below in what is shown. */
  step(from: number, by: number): number | undefined {
    const at = this.rows.findIndex(({ item }) => item.Id === from)
    return this.rows[at + by]?.item.Id
  }

  /** One place up or down among its siblings, deeper into the one above, or out beside its parent; undefined when it cannot. */
  target(id: number, way: 'up' | 'down' | 'in' | 'out'): Target | undefined {
    const item = this.tree.byId.get(id)
    if (!item) return undefined
    const siblings = this.siblingsOf(item)
    const at = siblings.findIndex(({ Id }) => Id === id)
    if (way === 'up') return at > 0 ? { ParentId: item.ParentId, Index: at - 1 } : undefined
    if (way === 'down') return at < siblings.length - 1 ? { ParentId: item.ParentId, Index: at + 1 } : undefined
    if (way === 'in') {
      const above = siblings[at - 1]
      return above && { ParentId: above.Id, Index: this.tree.childrenOf(above.Id).length }
    }
    const parent = this.tree.byId.get(item.ParentId ?? 0)
    return parent && { ParentId: parent.ParentId, Index: this.siblingsOf(parent).findIndex(({ Id }) => Id === parent.Id) + 1 }
  }

  /** Where a dragged entry lands; undefined on itself or below itself. */
  dropTarget(id: number, over: number, drop: Drop): Target | undefined {
    const goal = this.tree.byId.get(over)
    if (!goal || over === id || this.tree.above(over).some(({ Id }) => Id === id)) return undefined
    if (drop === 'inside') return { ParentId: over, Index: this.tree.childrenOf(over).length }
    const siblings = this.siblingsOf(goal).filter(({ Id }) => Id !== id)
    return { ParentId: goal.ParentId, Index: siblings.findIndex(({ Id }) => Id === over) + (drop === 'after' ? 1 : 0) }
  }

  private siblingsOf(item: MenuItem): readonly MenuItem[] {
    return this.tree.childrenOf(this.tree.byId.has(item.ParentId ?? 0) ? item.ParentId : null)
  }

  /** The children of one parent as the server has them now, in their order. */
  takeChildren(children: readonly MenuItem[]): void {
    const ids = new Set(children.map(({ Id }) => Id))
    this.items = [...this.items.filter(({ Id }) => !ids.has(Id)), ...children]
    for (const { ParentId } of children) if (ParentId !== null) this.fold(ParentId, true)
  }
  /** A saved entry; a new one comes last. */
  take(item: MenuItem): void {
    const exists = this.tree.byId.has(item.Id)
    this.items = exists ? this.items.map((old) => (old.Id === item.Id ? item : old)) : [...this.items, item]
    if (item.ParentId !== null) this.fold(item.ParentId, true)
    this.picked = item.Id
  }
  remove(id: number): void {
    this.items = this.items.filter(({ Id }) => Id !== id)
    if (this.picked === id) this.picked = undefined
  }
  replace(items: readonly MenuItem[]): void {
    this.items = items
  }
}
