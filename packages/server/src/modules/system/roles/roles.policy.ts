import type { CompanyKind } from '@jst/contracts/account'
import type { DataScope } from '@jst/contracts/system'
import { mayPress, type EmployeeActor } from '../../../kernel/actor.ts'
import { allowed, refuse, type Verdict } from '../../../kernel/policy.ts'

/** The platform keeps every company's roles, everybody else those of the own company; other companies' are as if they were not there. */
export const mayKeepRolesOf = (actor: EmployeeActor, companyId: number): Verdict =>
  actor.companyKind === 'platform' || actor.companyId === companyId ? allowed : refuse('NOT_FOUND')

/** What makes an administrator of roles. */
export const administers = { path: '/system/role/roleEdit', code: 'edit' } as const
export const isAdministrator = (actor: EmployeeActor) => mayPress(actor, administers)

const scopes: readonly DataScope[] = ['own', 'department', 'company', 'all']
/** Scopes that roles of such a company can have: only an operator's staff divide their customers' business among them. */
export const scopesOf = (kind: CompanyKind): readonly DataScope[] =>
  kind === 'platform' ? ['all'] : kind === 'operator' ? ['own', 'department', 'company'] : ['company']
export const isWider = (scope: DataScope, than: DataScope) => scopes.indexOf(scope) > scopes.indexOf(than)

/** Buttons that the actor holds on an entry and may give; null: not even the entry. The platform's administrators give everything. */
export function givable(actor: EmployeeActor, path: string, buttons: readonly string[]): string[] | null {
  if (actor.companyKind === 'platform') return [...buttons]
  const held = actor.permissions.get(path.toLowerCase())
  return held ? buttons.filter((code) => held.has(code)) : null
}
