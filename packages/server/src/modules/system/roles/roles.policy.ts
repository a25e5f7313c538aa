import type { CompanyKind } from '@jst/contracts/account'
import type { ButtonPermission } from '@jst/contracts'
import { servedRoles, type DataScope, type ServedKind } from '@jst/contracts/system'
import { mayPress, type EmployeeActor } from '../../../kernel/access/actor.ts'
import { allowed, refuse, type Verdict } from '../../../kernel/access/policy.ts'

/** Action on the roles of a company. */
export type RoleAct = 'view' | 'edit' | 'remove' | 'assign'
export interface RoleOwner {
  readonly CompanyId: number
  readonly CompanyKind: CompanyKind
  readonly OperatorId: number | null
}

const [list, editor, points] = ['/system/role/companyRole', '/system/role/roleEdit', '/system/permission/permissionList']
const ownButtons: Readonly<Record<RoleAct, readonly ButtonPermission[]>> = {
  view: [
    { path: list, code: 'view' },
    { path: editor, code: 'view' },
    // the page of permission items names the roles that have them
    { path: points, code: 'view' },
  ],
  edit: [{ path: editor, code: 'edit' }],
  remove: [{ path: list, code: 'delete' }],
  // people of the own company get their roles with their other data
  assign: [],
}
const servedCodes: Readonly<Record<RoleAct, string>> = { view: 'view', edit: 'edit', remove: 'edit', assign: 'assign' }

/** Returns true if the actor's company serves a company. */
export const serves = (actor: EmployeeActor, { CompanyKind, OperatorId }: RoleOwner): boolean =>
  OperatorId === actor.companyId && (CompanyKind === 'customer' || CompanyKind === 'provider')

/**
 * The platform keeps every company's roles, everybody those of the own company, an operator those of the customers and providers that it serves, on
 * their pages. Other companies' are as if they were not there.
 */
export function mayKeepRolesOf(actor: EmployeeActor, owner: RoleOwner, act: RoleAct): Verdict {
  if (actor.companyKind === 'platform' || owner.CompanyId === actor.companyId)
    return ownButtons[act].some((button) => mayPress(actor, button)) ? allowed : refuse('FORBIDDEN')
  const path = serves(actor, owner) ? servedRoles[owner.CompanyKind as ServedKind] : undefined
  if (path === undefined) return refuse('NOT_FOUND')
  return mayPress(actor, { path, code: servedCodes[act] }) ? allowed : refuse('FORBIDDEN')
}

/** Right of an administrator of roles. */
export const administers = { path: '/system/role/roleEdit', code: 'edit' } as const
export const isAdministrator = (actor: EmployeeActor) => mayPress(actor, administers)

const scopes: readonly DataScope[] = ['own', 'department', 'company', 'all']
/** Scopes that roles of such a company can have: only an operator's staff divide their customers' business among them. */
export const scopesOf = (kind: CompanyKind): readonly DataScope[] =>
  kind === 'platform' ? ['all'] : kind === 'operator' ? ['own', 'department', 'company'] : ['company']
export const isWider = (scope: DataScope, than: DataScope) => scopes.indexOf(scope) > scopes.indexOf(than)

/**
 * Buttons that the actor holds on an entry and may give; null: not even the entry. The platform gives everything, and so does an operator to a
 * company that it serves: its own people hold no entries of the other workbench.
 */
export function givable(actor: EmployeeActor, owner: RoleOwner, path: string, buttons: readonly string[]): string[] | null {
  if (actor.companyKind === 'platform' || serves(actor, owner)) return [...buttons]
  const held = actor.permissions.get(path.toLowerCase())
  return held ? buttons.filter((code) => held.has(code)) : null
}
