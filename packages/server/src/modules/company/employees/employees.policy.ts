import { fieldItemKey } from '@jst/contracts/system'
import { type EmployeeActor } from '../../../kernel/access/actor.ts'
import { allowed, refuse, type Verdict } from '../../../kernel/access/policy.ts'
import { texts } from '../texts.ts'
import type { RoleRights } from './roles.repo.ts'

const scopes = ['own', 'department', 'company', 'all'] as const
type Giver = Pick<EmployeeActor, 'dataScope' | 'permissions' | 'roleIds'>

/** Nobody hands on more than they hold: menus, buttons, rights outside the menu, and how far they see. `all`: the company's roles. */
export function mayGive(actor: Giver, role: RoleRights, all: readonly RoleRights[]): boolean {
  if (scopes.indexOf(role.dataScope) > scopes.indexOf(actor.dataScope)) return false
  const held = all.filter(({ id }) => actor.roleIds.includes(id)).flatMap(({ items }) => items)
  return (
    role.menus.every(({ path, buttons }) => {
      const heldButtons = actor.permissions.get(path.toLowerCase())
      return heldButtons !== undefined && buttons.every((button) => heldButtons.has(button))
    }) &&
    // an item for a sensitive field takes away: whoever is not limited may give a role that is
    role.items.every(
      ({ ItemKey, PermissionKey, Value }) =>
        ItemKey === fieldItemKey ||
        held.some((item) => item.ItemKey === ItemKey && item.PermissionKey === PermissionKey && item.Value === Value),
    )
  )
}

/** From one set of roles to another: each one given or taken must be of this company and within the giver's own rights. */
export function mayChangeRoles(actor: Giver, all: readonly RoleRights[], before: readonly number[], after: readonly number[]): Verdict {
  const changed = [...after.filter((id) => !before.includes(id)), ...before.filter((id) => !after.includes(id))]
  for (const id of changed) {
    const role = all.find((one) => one.id === id)
    if (!role) return refuse('INVALID_INPUT', texts.staff.noRole)
    if (!mayGive(actor, role, all)) return refuse('FORBIDDEN', texts.staff.roleBeyond(role.name))
  }
  return allowed
}

/** Refuses locking out, or resetting the password of, a person with more rights than the actor. */
export const mayGovern = (actor: Giver, all: readonly RoleRights[], roleIds: readonly number[]): Verdict =>
  roleIds.every((id) => all.some((role) => role.id === id && mayGive(actor, role, all))) ? allowed : refuse('FORBIDDEN', texts.staff.beyond)
