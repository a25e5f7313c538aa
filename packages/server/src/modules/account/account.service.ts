import type { Employee } from '@jst/contracts/account'
import type { Actor, EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db, Queryable, Tx } from '../../kernel/database/database.ts'
import { effectiveItems } from '../../kernel/access/field-rights.ts'
import { siteLogo } from '../../kernel/site/brand.ts'
import { demand } from '../../kernel/access/policy.ts'
import { endSessions, openSession } from '../../kernel/access/sessions.ts'
import { mayActAs } from './account.policy.ts'
import * as repo from './account.repo.ts'
import { menuTree } from './menu-tree.ts'
import { texts } from './texts.ts'

/** New token of a session that goes on as the given employee; the old token is dead from now on. */
async function rotate(tx: Tx, actor: Actor, employeeId: number): Promise<string> {
  await endSessions(tx, { sessionId: actor.sessionId }, 'rotated')
  return (await openSession(tx.system, actor.userId, employeeId, { after: actor.sessionId })).token
}

/** Spec §7: keeps the chosen employee, else takes the default one. Undefined when the user has none. */
export async function chooseDefault(tx: Tx, actor: Actor): Promise<string | undefined> {
  const employeeId = actor.employeeId ?? (await repo.boundEmployees(tx.system, actor.userId))[0]?.EmployeeId
  return employeeId === undefined ? undefined : rotate(tx, actor, employeeId)
}

export async function choose(tx: Tx, actor: Actor, employeeId: number): Promise<string> {
  demand(mayActAs(await repo.boundEmployees(tx.system, actor.userId), employeeId))
  return rotate(tx, actor, employeeId)
}

export async function describeEmployee(system: Db, actor: EmployeeActor): Promise<Employee> {
  const [details, brand] = await Promise.all([repo.employeeDetails(system, actor.roleIds), systemBrandOf(system, actor.companyId)])
  return {
    Id: actor.employeeId,
    Name: actor.employeeName,
    Account: actor.account,
    CompanyId: actor.companyId,
    CompanyCode: actor.companyCode,
    CompanyName: actor.companyName,
    CompanyKind: actor.companyKind,
    RoleNames: details.roleNames,
    PermissionItems: effectiveItems(actor, details.permissionItems),
    SystemName: brand.name,
    SystemLogo: siteLogo(brand.logo),
    Preview: actor.preview && { RoleName: actor.preview.roleName },
  }
}

/** Name and logo of the company whose platform it is; `companyId` null: of a visitor. */
export const systemBrandOf = async (system: Queryable, companyId: number | null = null): Promise<repo.OperatorBrand> =>
  (await repo.operatorBrand(system, companyId)) ?? { name: texts.systemName, logo: '' }

export const menuOf = async (system: Db, actor: EmployeeActor) => menuTree(await repo.menuOf(system, actor.roleIds))

export const bindingsOf = (system: Db, actor: Actor) => repo.boundEmployees(system, actor.userId)
