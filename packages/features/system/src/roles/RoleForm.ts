import {
  fieldItemKey,
  sensitiveFields,
  type DataScope,
  type FieldValue,
  type MenuItem,
  type RoleInfo,
  type RoleInput,
  type SensitiveField,
} from '@jst/contracts/system'
import { makeAutoObservable, observableRef } from 'mobx'
import { treeOf, type MenuTree } from '../menus/tree.ts'

/** An entry with what the caller may give of it; null: not even the entry. */
export type GrantableMenu = MenuItem & { Mine: string[] | null }
export type Check = 'all' | 'some' | 'none'
type Item = RoleInfo['PermissionItems'][number]
type Start = Pick<RoleInfo, 'Name' | 'Description' | 'DataScope' | 'Grants' | 'PermissionItems'>

const grantsOf = (role: Pick<RoleInfo, 'Grants'>) => new Map(role.Grants.map(({ MenuId, Buttons }) => [MenuId, new Set(Buttons)]))

/** A role being edited: its rights as a tree of checks, and what saving it would change. */
export class RoleForm {
  stored: RoleInfo | undefined
  name: string
  description: string
  scope: DataScope
  /** Entries that the role holds, with their buttons; replaced, never changed in place. */
  grants: ReadonlyMap<number, ReadonlySet<string>>
  items: readonly Item[]
  /** Somebody else saved meanwhile. */
  theirs: RoleInfo | undefined = undefined
  readonly tree: MenuTree<GrantableMenu>
  private readonly companyId: number

  constructor(companyId: number, menus: readonly GrantableMenu[], stored: RoleInfo | undefined, start: Start) {
    this.companyId = companyId
    this.tree = treeOf(menus)
    this.stored = stored
    this.name = start.Name
    this.description = start.Description
    this.scope = start.DataScope
    this.grants = grantsOf(start)
    this.items = start.PermissionItems
    makeAutoObservable<this, 'companyId'>(
      this,
      { tree: false, companyId: false, stored: observableRef, grants: observableRef, items: observableRef, theirs: observableRef },
      { autoBind: true },
    )
  }

  set<K extends 'name' | 'description' | 'scope'>(field: K, value: this[K]): void {
    this[field] = value
  }

  /** True when the caller may give or take it: what one does not hold can only be left as it is or taken away. */
  mayGive(id: number, code?: string): boolean {
    const mine = this.tree.byId.get(id)?.Mine ?? null
    if (code === undefined) return mine !== null || this.grants.has(id)
    return (mine?.includes(code) ?? false) || (this.grants.get(id)?.has(code) ?? false)
  }

  /** Of the entry with its buttons and everything below it. */
  checkOf(id: number): Check {
    const item = this.tree.byId.get(id)
    if (!item) return 'none'
    const held = this.grants.get(id)
    const parts: Check[] = [held ? 'all' : 'none', ...item.Buttons.map(({ Code }): Check => (held?.has(Code) ? 'all' : 'none'))]
    for (const child of this.tree.childrenOf(id)) parts.push(this.checkOf(child.Id))
    if (parts.every((part) => part === 'all')) return 'all'
    return parts.every((part) => part === 'none') ? 'none' : 'some'
  }

  /** Gives or takes the entry with all below it, as far as the caller may. */
  toggleEntry(id: number): void {
    const give = this.checkOf(id) !== 'all'
    const next = new Map(this.grants)
    const visit = (item: GrantableMenu) => {
      if (give) {
        if (this.mayGive(item.Id))
          next.set(item.Id, new Set(item.Buttons.map(({ Code }) => Code).filter((code) => this.mayGive(item.Id, code))))
      } else next.delete(item.Id)
      for (const child of this.tree.childrenOf(item.Id)) visit(child)
    }
    const item = this.tree.byId.get(id)
    if (item) visit(item)
    this.grants = next
  }

  /** A button brings its entry along; taking the last button leaves the entry. */
  toggleButton(id: number, code: string): void {
    const held = new Set(this.grants.get(id))
    if (!held.delete(code)) held.add(code)
    this.grants = new Map(this.grants).set(id, held)
  }

  /** Another role's rights in place of these, as far as the caller may give them. */
  copyFrom(role: RoleInfo): void {
    const next = new Map<number, ReadonlySet<string>>()
    for (const { MenuId, Buttons } of role.Grants)
      if (this.mayGive(MenuId)) next.set(MenuId, new Set(Buttons.filter((code) => this.mayGive(MenuId, code))))
    this.grants = next
    this.items = role.PermissionItems
    this.scope = role.DataScope
  }

  fieldOf(field: SensitiveField): FieldValue {
    return fieldIn(this.items, field)
  }
  setField(field: SensitiveField, value: FieldValue): void {
    const others = this.items.filter(({ ItemKey, PermissionKey }) => ItemKey !== fieldItemKey || PermissionKey !== field)
    this.items = value === 'edit' ? others : [...others, { ItemKey: fieldItemKey, PermissionKey: field, Value: value }]
  }

  /** Rights outside menu and fields (spec §6). */
  get points(): readonly Item[] {
    return this.items.filter(({ ItemKey }) => ItemKey !== fieldItemKey)
  }
  setPoints(points: readonly Item[]): void {
    this.items = [...this.items.filter(({ ItemKey }) => ItemKey === fieldItemKey), ...points]
  }

  /** Names of what saving gives and takes: `补料审核—作废`. */
  get difference(): { given: string[]; taken: string[] } {
    const before = this.stored ? grantsOf(this.stored) : new Map<number, ReadonlySet<string>>()
    return { given: this.missingIn(this.grants, before), taken: this.missingIn(before, this.grants) }
  }
  private missingIn(rights: ReadonlyMap<number, ReadonlySet<string>>, other: ReadonlyMap<number, ReadonlySet<string>>): string[] {
    return [...rights].flatMap(([id, codes]) => {
      const item = this.tree.byId.get(id)
      if (!item) return []
      const buttons = item.Buttons.filter(({ Code }) => codes.has(Code) && !other.get(id)?.has(Code)).map(
        ({ Name }) => `${item.Name}—${Name}`,
      )
      return other.has(id) ? buttons : [item.Name, ...buttons]
    })
  }

  /** Scope and fields that saving changes, with what they are and what they become. */
  get limits(): { scope: [DataScope, DataScope] | undefined; fields: [SensitiveField, FieldValue, FieldValue][] } {
    const { stored } = this
    const before = (field: SensitiveField) => fieldIn(stored?.PermissionItems ?? [], field)
    const changed = (Object.keys(sensitiveFields) as SensitiveField[]).filter((field) => before(field) !== this.fieldOf(field))
    return {
      scope: stored && stored.DataScope !== this.scope ? [stored.DataScope, this.scope] : undefined,
      fields: changed.map((field) => [field, before(field), this.fieldOf(field)]),
    }
  }

  get dirty(): boolean {
    const { stored } = this
    if (!stored) return this.name.trim() !== '' || this.grants.size > 0
    const { given, taken } = this.difference
    return (
      given.length + taken.length > 0 ||
      this.name !== stored.Name ||
      this.description !== stored.Description ||
      this.scope !== stored.DataScope ||
      keyOf(this.items) !== keyOf(stored.PermissionItems)
    )
  }

  /** `over`: knowing that somebody else saved meanwhile. */
  input(over: boolean): RoleInput {
    const version = over ? this.theirs?.UpdateTime : this.stored?.UpdateTime
    return {
      Id: this.stored?.Id ?? 0,
      CompanyId: this.companyId,
      Name: this.name.trim(),
      Description: this.description.trim(),
      DataScope: this.scope,
      Grants: [...this.grants].map(([MenuId, codes]) => ({ MenuId, Buttons: [...codes] })),
      PermissionItems: this.items.map(({ ItemKey, PermissionKey, Value }) => ({ ItemKey, PermissionKey, Value })),
      ...(version === undefined ? {} : { UpdateTime: version }),
    }
  }
  saved(role: RoleInfo): void {
    this.stored = role
    this.theirs = undefined
  }
  refused(theirs: RoleInfo): void {
    this.theirs = theirs
  }
  takeTheirs(): void {
    const { theirs } = this
    if (!theirs) return
    this.saved(theirs)
    this.name = theirs.Name
    this.description = theirs.Description
    this.scope = theirs.DataScope
    this.grants = grantsOf(theirs)
    this.items = theirs.PermissionItems
  }
}

const fieldIn = (items: readonly Item[], field: SensitiveField): FieldValue =>
  (items.find(({ ItemKey, PermissionKey }) => ItemKey === fieldItemKey && PermissionKey === field)?.Value as FieldValue | undefined) ??
  'edit'

const keyOf = (items: readonly Item[]) =>
  items
    .map(({ ItemKey, PermissionKey, Value }) => JSON.stringify([ItemKey, PermissionKey, Value]))
    .sort()
    .join()
