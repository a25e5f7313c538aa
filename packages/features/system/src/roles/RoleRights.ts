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
import { FormModel, type FormSpec } from '@jst/feature-kit/form'
import { makeAutoObservable } from 'mobx'
import { treeOf, type MenuTree } from '../menus/tree.ts'
import { texts } from './texts.ts'

const words = texts.edit

/** An entry with what the caller may give of it; null: not even the entry. */
export type GrantableMenu = MenuItem & { Mine: string[] | null }
export type Check = 'all' | 'some' | 'none'
type Item = RoleInfo['PermissionItems'][number]
type Grant = RoleInfo['Grants'][number]
type Rights = ReadonlyMap<number, ReadonlySet<string>>
/** Saved values of a role. Lists are sorted, so that granting and revoking the same right is no change. */
type RoleValues = Pick<RoleInfo, 'Name' | 'Description' | 'DataScope'> & {
  readonly Grants: readonly Grant[]
  readonly PermissionItems: readonly Item[]
}
export type RoleForm = FormModel<RoleValues, RoleInfo, RoleInfo>

const rightsOf = (grants: readonly Grant[]): Rights => new Map(grants.map(({ MenuId, Buttons }) => [MenuId, new Set(Buttons)]))
const grantsOf = (rights: Rights): Grant[] =>
  [...rights].map(([MenuId, codes]) => ({ MenuId, Buttons: [...codes].toSorted() })).toSorted((one, other) => one.MenuId - other.MenuId)
const isField = ({ ItemKey }: Item) => ItemKey === fieldItemKey
/** Items as they are typed, then those of the fields by their names. */
const inOrder = (items: readonly Item[]): Item[] => [
  ...items.filter((item) => !isField(item)),
  ...items.filter(isField).toSorted((one, other) => (one.PermissionKey < other.PermissionKey ? -1 : 1)),
]

/** Where a role is saved, and what it says of itself. */
interface RolePorts extends Pick<FormSpec<RoleValues, RoleInfo, RoleInfo>, 'saved'> {
  companyId: number
  blank: Pick<RoleInfo, 'DataScope'>
  menus: readonly GrantableMenu[]
  save: (input: RoleInput) => Promise<RoleInfo>
}

/** A role being edited: its rights as a tree of checks, and what saving it would change. */
export class RoleRights {
  readonly tree: MenuTree<GrantableMenu>
  readonly form: RoleForm

  constructor({ companyId, blank, menus, save, saved }: RolePorts, stored: RoleInfo | undefined) {
    this.tree = treeOf(menus)
    this.form = new FormModel<RoleValues, RoleInfo, RoleInfo>({
      stored,
      start: (role) => ({
        Name: role?.Name ?? '',
        Description: role?.Description ?? '',
        DataScope: role?.DataScope ?? blank.DataScope,
        Grants: grantsOf(rightsOf(role?.Grants ?? [])),
        PermissionItems: inOrder(role?.PermissionItems ?? []),
      }),
      fields: {
        Name: { label: words.name, required: words.nameNeeded },
        Description: { label: words.description },
        DataScope: { label: words.scope, show: (scope) => texts.scopes[scope].label },
        Grants: { label: texts.rights.title, show: (grants) => this.shown(grants) },
        PermissionItems: {
          label: words.items,
          show: (items) => items.map(({ ItemKey, PermissionKey, Value }) => `${ItemKey} ${PermissionKey} ${Value}`).join('；'),
        },
      },
      save: ({ Name, Description, DataScope, Grants, PermissionItems }, role) =>
        save({
          Id: role?.Id ?? 0,
          CompanyId: companyId,
          Name: Name.trim(),
          Description: Description.trim(),
          DataScope,
          Grants: [...Grants],
          PermissionItems: PermissionItems.map(({ ItemKey, PermissionKey, Value }) => ({ ItemKey, PermissionKey, Value })),
          ...(role ? { UpdateTime: role.UpdateTime } : {}),
        }),
      saved,
      keep: stored ? `role ${stored.Id}` : `role of ${companyId}`,
    })
    makeAutoObservable(this, { tree: false, form: false })
  }

  /** Entries that the role holds, with their buttons. */
  get grants(): Rights {
    return rightsOf(this.form.values.Grants)
  }
  private set(rights: Rights): void {
    this.form.write({ Grants: grantsOf(rights) })
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
    this.set(next)
  }

  /** A button brings its entry along; taking the last button leaves the entry. */
  toggleButton(id: number, code: string): void {
    const held = new Set(this.grants.get(id))
    if (!held.delete(code)) held.add(code)
    this.set(new Map(this.grants).set(id, held))
  }

  /** Another role's rights in place of these, as far as the caller may give them. */
  copyFrom(role: RoleInfo): void {
    const next = new Map<number, ReadonlySet<string>>()
    for (const { MenuId, Buttons } of role.Grants)
      if (this.mayGive(MenuId)) next.set(MenuId, new Set(Buttons.filter((code) => this.mayGive(MenuId, code))))
    this.form.write({ Grants: grantsOf(next), PermissionItems: inOrder(role.PermissionItems), DataScope: role.DataScope })
  }

  fieldOf(field: SensitiveField): FieldValue {
    return fieldIn(this.form.values.PermissionItems, field)
  }
  setField(field: SensitiveField, value: FieldValue): void {
    const others = this.form.values.PermissionItems.filter((item) => !isField(item) || item.PermissionKey !== field)
    const fieldItems = value === 'edit' ? [] : [{ ItemKey: fieldItemKey, PermissionKey: field, Value: value }]
    this.form.write({ PermissionItems: inOrder([...others, ...fieldItems]) })
  }

  /** Rights outside menu and fields (spec §6). */
  get points(): readonly Item[] {
    return this.form.values.PermissionItems.filter((item) => !isField(item))
  }
  setPoints(points: readonly Item[]): void {
    this.form.write({ PermissionItems: inOrder([...points, ...this.form.values.PermissionItems.filter(isField)]) })
  }

  /** Names of what saving gives and takes: `补料审核—作废`. */
  get difference(): { given: string[]; taken: string[] } {
    return this.changes(this.form.values.Grants, this.form.stored?.Grants ?? [])
  }
  private changes(after: readonly Grant[], before: readonly Grant[]) {
    const [now, then] = [rightsOf(after), rightsOf(before)]
    return { given: this.missingIn(now, then), taken: this.missingIn(then, now) }
  }
  /** In a comparison rights are read by what was changed of them since the form was opened. */
  private shown(grants: readonly Grant[]): string {
    const { given, taken } = this.changes(grants, this.form.first.Grants)
    return [...given.map((name) => `+ ${name}`), ...taken.map((name) => `− ${name}`)].join('；')
  }
  private missingIn(rights: Rights, other: Rights): string[] {
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
    const { stored, values } = this.form
    const before = (field: SensitiveField) => fieldIn(stored?.PermissionItems ?? [], field)
    const changed = (Object.keys(sensitiveFields) as SensitiveField[]).filter((field) => before(field) !== this.fieldOf(field))
    return {
      scope: stored && stored.DataScope !== values.DataScope ? [stored.DataScope, values.DataScope] : undefined,
      fields: changed.map((field) => [field, before(field), this.fieldOf(field)]),
    }
  }
}

const fieldIn = (items: readonly Item[], field: SensitiveField): FieldValue =>
  (items.find(({ ItemKey, PermissionKey }) => ItemKey === fieldItemKey && PermissionKey === field)?.Value as FieldValue | undefined) ??
  'edit'
