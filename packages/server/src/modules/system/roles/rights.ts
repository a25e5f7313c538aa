import { fieldItemKey, sensitiveFields, type MenuItem, type RoleGrant, type RoleInfo, type RoleInput } from '@jst/contracts/system'
import type { PermissionItem } from '@jst/contracts/account'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import { invalid } from '../../../kernel/errors.ts'
import { fieldRightOf, fieldValues } from '../../../kernel/access/field-rights.ts'
import { texts } from '../texts.ts'
import { givable, isWider, scopesOf, serves, type RoleOwner } from './roles.policy.ts'

const words = texts.role
type Stored = Pick<RoleInfo, 'Grants' | 'PermissionItems' | 'DataScope' | 'CompanyKind'>

/** The grants as they are stored: entries and buttons that exist, each once. @throws AppError INVALID_INPUT */
export function cleanGrants(grants: readonly RoleGrant[], menus: readonly MenuItem[]): RoleGrant[] {
  const menuById = new Map(menus.map((menu) => [menu.Id, menu]))
  const merged = new Map<number, Set<string>>()
  for (const { MenuId, Buttons } of grants) {
    const menu = menuById.get(MenuId)
    if (!menu) throw invalid('Grants', words.unknownMenu)
    const codes = merged.get(MenuId) ?? new Set()
    for (const code of Buttons) {
      if (!menu.Buttons.some(({ Code }) => Code === code)) throw invalid('Grants', words.unknownButton(menu.Name, code))
      codes.add(code)
    }
    merged.set(MenuId, codes)
  }
  return [...merged].map(([MenuId, codes]) => ({ MenuId, Buttons: [...codes] }))
}

/** Nobody gives what they do not hold: looks at what the role gains, not at what it has had before. @throws AppError INVALID_INPUT */
export function demandOwnRights(
  actor: EmployeeActor,
  owner: RoleOwner,
  grants: readonly RoleGrant[],
  stored: Stored | undefined,
  menus: readonly MenuItem[],
): void {
  const before = new Map(stored?.Grants.map(({ MenuId, Buttons }) => [MenuId, new Set(Buttons)]))
  const missing = grants.flatMap(({ MenuId, Buttons }) => {
    const menu = menus.find(({ Id }) => Id === MenuId)!
    const mine = givable(actor, owner, menu.Path, Buttons)
    const had = before.get(MenuId)
    if (mine === null && !had) return [menu.Name]
    return Buttons.filter((code) => !had?.has(code) && !mine?.includes(code)).map(
      (code) => `${menu.Name}—${menu.Buttons.find(({ Code }) => Code === code)?.Name ?? code}`,
    )
  })
  if (missing.length > 0) throw invalid('Grants', words.notHeld(missing.slice(0, 8).join('、')))
}

export function demandScope(
  actor: EmployeeActor,
  owner: RoleOwner,
  { DataScope }: Pick<RoleInput, 'DataScope'>,
  stored: Stored | undefined,
): void {
  if (DataScope === stored?.DataScope) return
  if (!scopesOf(owner.CompanyKind).includes(DataScope)) throw invalid('DataScope', words.scopeNotHere)
  // the scope of a served company's role reaches its own rows alone
  if (actor.companyKind !== 'platform' && !serves(actor, owner) && isWider(DataScope, actor.dataScope))
    throw invalid('DataScope', words.scopeTooWide)
}

/** `held`: the caller's own PermissionItems. */
export function demandItems(
  actor: EmployeeActor,
  items: readonly PermissionItem[],
  stored: Stored | undefined,
  held: readonly PermissionItem[],
): void {
  const keys = items.map(({ ItemKey, PermissionKey }) => `${ItemKey}.${PermissionKey}`)
  const twice = keys.find((key, at) => keys.indexOf(key) !== at)
  if (twice) throw invalid('PermissionItems', words.duplicateItem(twice))
  for (const [key, { zh }] of Object.entries(sensitiveFields)) {
    const requestedRight = items.find((item) => item.ItemKey === fieldItemKey && item.PermissionKey === key)?.Value ?? 'edit'
    const before =
      stored?.PermissionItems.find((item) => item.ItemKey === fieldItemKey && item.PermissionKey === key)?.Value ?? (stored ? 'edit' : '')
    if (requestedRight === before) continue
    const rank = (value: string) => fieldValues.indexOf(value as (typeof fieldValues)[number])
    if (rank(requestedRight) < 0) throw invalid('PermissionItems', words.fieldUnknown(key))
    const ownRight = fieldRightOf(actor, key as keyof typeof sensitiveFields)
    if (actor.companyKind !== 'platform' && rank(requestedRight) > rank(ownRight)) throw invalid('PermissionItems', words.fieldTooWide(zh))
  }
  const same = (one: PermissionItem) => (other: PermissionItem) =>
    one.ItemKey === other.ItemKey && one.PermissionKey === other.PermissionKey && one.Value === other.Value
  const given = items.find((item) => item.ItemKey !== fieldItemKey && ![...held, ...(stored?.PermissionItems ?? [])].some(same(item)))
  if (given && actor.companyKind !== 'platform')
    throw invalid('PermissionItems', words.itemNotHeld(`${given.ItemKey}.${given.PermissionKey}`))
  const foreign = items.find((item) => item.ItemKey === fieldItemKey && !(item.PermissionKey in sensitiveFields))
  if (foreign) throw invalid('PermissionItems', words.fieldUnknown(foreign.PermissionKey))
}
