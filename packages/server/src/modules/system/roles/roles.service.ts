import { type RoleInfo, type RoleInput } from '@jst/contracts/system'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import { diffOf, factsOf } from '../../../kernel/audit/audit.ts'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid, isDuplicate } from '../../../kernel/errors.ts'
import { demand } from '../../../kernel/access/policy.ts'
import { announce } from '../../../kernel/access/sessions.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { texts } from '../texts.ts'
import { describeRights } from './describe.ts'
import { cleanGrants, demandOwnRights, demandItems, demandScope } from './rights.ts'
import { administers, isAdministrator, mayKeepRolesOf, serves, type RoleAct } from './roles.policy.ts'
import * as repo from './roles.repo.ts'
import { seesPartner } from './served.repo.ts'

const words = texts.role

/** A role that the caller may see or change, with its people. @throws AppError NOT_FOUND also for roles of other companies. */
export async function roleFor(
  db: Queryable,
  system: Queryable,
  actor: EmployeeActor,
  id: number,
  act: RoleAct = 'view',
): Promise<RoleInfo> {
  const role = await repo.findRole(db, id)
  if (!role) throw new AppError('NOT_FOUND')
  await companyFor(db, actor, role.CompanyId, act)
  return { ...role, Members: await repo.membersOf(system, id) }
}

/** Filters of a list, held to the companies whose roles the caller keeps. @throws AppError NOT_FOUND */
export async function filterWithinRights<F extends { CompanyId?: number }>(db: Queryable, actor: EmployeeActor, filter: F): Promise<F> {
  if (filter.CompanyId !== undefined) {
    await companyFor(db, actor, filter.CompanyId, 'view')
    return filter
  }
  demand(mayKeepRolesOf(actor, { CompanyId: actor.companyId, CompanyKind: actor.companyKind, OperatorId: null }, 'view'))
  return actor.companyKind === 'platform' ? filter : { ...filter, CompanyId: actor.companyId }
}

/** The company whose roles the caller sees or changes. @throws AppError NOT_FOUND */
export async function companyFor(db: Queryable, actor: EmployeeActor, id: number, act: RoleAct): Promise<repo.RoleCompany> {
  const [company] = await repo.companiesWithRoles(db, id)
  if (!company) throw new AppError('NOT_FOUND')
  demand(mayKeepRolesOf(actor, company, act))
  // whoever sees only his own customers keeps the roles of those alone
  if (serves(actor, company) && !(await seesPartner(db, company))) throw new AppError('NOT_FOUND')
  return company
}

/** Saves a role; everybody who holds it feels it at once. */
export async function saveRole(call: WriteCall, input: RoleInput): Promise<RoleInfo> {
  const { tx, actor, audit } = call
  await repo.lockCompanyOf(tx, input.Id, input.Id === 0 ? input.CompanyId : null)
  const stored = input.Id === 0 ? undefined : await roleFor(tx, tx.system, actor, input.Id, 'edit')
  const company = await companyFor(tx, actor, stored?.CompanyId ?? input.CompanyId, 'edit')
  if (stored) demandVersion(input.UpdateTime ?? '', stored)
  const menus = await repo.menusForKind(tx, company.CompanyKind)
  const name = input.Name.trim()
  if (name === '') throw invalid('Name', words.nameNeeded)
  const grants = cleanGrants(input.Grants, menus)
  demandOwnRights(actor, company, grants, stored, menus)
  demandScope(actor, company, input, stored)
  demandItems(actor, input.PermissionItems, stored, await repo.itemsOf(tx, actor.roleIds))
  const hadAdministrators = await administratorsOf(tx, company.CompanyId)
  const role = { ...input, CompanyId: company.CompanyId, Name: name, Description: input.Description.trim() }
  const id = stored ? stored.Id : await addRole(tx, role)
  if (stored) await refuseDuplicate(() => repo.updateRole(tx, role))
  await repo.replaceRights(tx, id, grants, input.PermissionItems)
  await demandAdministrators(call, company.CompanyId, hadAdministrators)
  const saved = await roleFor(tx, tx.system, actor, id)
  audit({
    action: stored ? 'role.modify' : 'role.add',
    entity: 'role',
    entityId: id,
    diff: {
      ...diffOf(stored ?? blank, { Name: saved.Name, Description: saved.Description, DataScope: saved.DataScope }),
      ...describeRights(menus, stored, saved),
    },
  })
  announce(tx, { roles: [id] })
  return saved
}
const blank = { Name: '', Description: '', DataScope: '' }

const addRole = (tx: Tx, role: RoleInput) => refuseDuplicate(() => repo.insertRole(tx, role))
async function refuseDuplicate<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isDuplicate(error) ? invalid('Name', words.nameTaken) : error
  }
}

export const administratorsOf = (tx: Tx, companyId: number) => repo.countHolders(tx, companyId, administers.path, administers.code)

/** Neither the company's last administrator nor the caller loses the right to keep roles by this change. */
export async function demandAdministrators(
  { tx, actor }: Pick<WriteCall, 'tx' | 'actor'>,
  companyId: number,
  before: number,
  field = 'Grants',
): Promise<void> {
  if (before > 0 && (await administratorsOf(tx, companyId)) === 0) throw invalid(field, words.lastAdministrator)
  if (companyId === actor.companyId && isAdministrator(actor) && !(await holdsStill(tx, actor.employeeId)))
    throw invalid(field, words.lockOut)
}
const holds = `select 1 from employee_role er join role_menu rm on rm.role_id = er.role_id join menu m on m.id = rm.menu_id and m.active
  where er.employee_id = $1 and m.path = $2 and $3 = any(rm.buttons) limit 1`
const holdsStill = async (tx: Tx, employeeId: number) =>
  (await tx.query(holds, [employeeId, administers.path, administers.code])).length > 0

/** Removes a role; its members, if any, go to another role of the company. */
export async function removeRole(call: WriteCall, id: number, seen: string, moveTo: number | undefined): Promise<void> {
  const { tx, actor, audit } = call
  await repo.lockCompanyOf(tx, id, null)
  const role = await roleFor(tx, tx.system, actor, id, 'remove')
  demandVersion(seen, role)
  const before = await administratorsOf(tx, role.CompanyId)
  const members = await repo.memberIds(tx, id)
  if (members.length > 0) {
    if (moveTo === undefined) throw invalid('MoveTo', words.inUse(members.length))
    await demandTarget(tx, actor, role, moveTo)
    await repo.moveMembers(tx, id, moveTo)
  }
  await repo.deleteRole(tx, id)
  await demandAdministrators(call, role.CompanyId, before)
  const gone = members.length > 0 ? { MoveTo: moveTo, Members: role.Members.map(({ Name }) => Name) } : {}
  audit({ action: 'role.remove', entity: 'role', entityId: id, diff: factsOf({ Name: role.Name, ...gone }) })
  announce(tx, { roles: [id] })
  for (let at = 0; at < members.length; at += 500) announce(tx, { employees: members.slice(at, at + 500) })
}

/** People are not moved to more rights than the caller may give. */
async function demandTarget(tx: Tx, actor: EmployeeActor, role: RoleInfo, moveTo: number): Promise<void> {
  const target = moveTo === role.Id ? undefined : await repo.findRole(tx, moveTo)
  if (!target || target.CompanyId !== role.CompanyId) throw invalid('MoveTo', words.moveElsewhere)
  const company = await companyFor(tx, actor, role.CompanyId, 'remove')
  demandOwnRights(actor, company, target.Grants, role, await repo.menusForKind(tx, role.CompanyKind))
  demandScope(actor, company, target, role)
  demandItems(actor, target.PermissionItems, role, await repo.itemsOf(tx, actor.roleIds))
}
