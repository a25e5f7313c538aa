import type { BodyOf } from '@jst/contracts'
import {
  emailPattern,
  mobilePattern,
  type createStaff as createCall,
  type modifyStaff as modifyCall,
  type NewAccount,
  type RoleChoice,
  type StaffMember,
} from '@jst/contracts/company'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import { diffOf, factsOf } from '../../../kernel/audit/audit.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid, isDuplicate } from '../../../kernel/errors.ts'
import { demand } from '../../../kernel/access/policy.ts'
import { announce, endSessions } from '../../../kernel/access/sessions.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { liftHolds } from '../../account/index.ts'
import { lockCompany } from '../company.repo.ts'
import { texts } from '../texts.ts'
import * as accounts from './accounts.repo.ts'
import { findDepartment } from './departments.repo.ts'
import { mayChangeRoles, mayGive, mayGovern } from './employees.policy.ts'
import * as repo from './employees.repo.ts'
import type { FirstPassword } from './initial-password.ts'
import { rolesOf } from './roles.repo.ts'

const words = texts.staff
export const accountPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{2,49}$/

/** @throws AppError FORBIDDEN, INVALID_INPUT when a role changes that is not the caller's to give. */
export async function demandRoles({ tx, actor }: WriteCall, before: readonly number[], after: readonly number[]): Promise<void> {
  demand(mayChangeRoles(actor, await rolesOf(tx, actor.companyId), before, after))
}

/** The department by its key, of this company; null: none. */
export async function demandDepartment(db: Queryable, companyId: number, id: number | null): Promise<repo.Placed> {
  if (id === null) return { id: null, name: '' }
  const department = await findDepartment(db, companyId, id)
  if (!department) throw invalid('DepartmentId', words.noDepartment, texts.labels.department)
  return { id, name: department.Name }
}

function personOf({ Name, Post, Mobile, Email }: { Name: string; Post: string; Mobile: string; Email: string }) {
  const person = { name: Name.trim(), post: Post.trim(), mobile: Mobile.trim(), email: Email.trim() }
  if (person.name === '') throw invalid('Name', words.import.name, texts.labels.name)
  if (person.mobile !== '' && !mobilePattern.test(person.mobile)) throw invalid('Mobile', words.mobile, texts.labels.mobile)
  if (person.email !== '' && !emailPattern.test(person.email)) throw invalid('Email', words.email, texts.labels.email)
  return person
}

export interface Person {
  name: string
  account: string
  department: repo.Placed
  post: string
  mobile: string
  email: string
  roleIds: readonly number[]
}
/** An employee with an account and a first password, which is shown this once. */
export async function addPerson(
  { tx, actor, audit }: WriteCall,
  { account, roleIds, ...person }: Person,
  { password, hash }: FirstPassword,
): Promise<NewAccount> {
  const { name, mobile, email } = person
  const user = { account, name, mobile, email, hash, managedBy: actor.companyId }
  const userId = await accounts.insertAccount(tx.system, user).catch((error: unknown) => {
    throw isDuplicate(error, 'app_user_account') ? invalid('Account', words.accountTaken, texts.labels.account) : error
  })
  const id = await repo.insertEmployee(tx.system, actor, { userId, ...person })
  await repo.setRoles(tx, id, roleIds)
  audit({ action: 'employee.create', entity: 'employee', entityId: id, diff: factsOf({ name, account, roles: roleIds }) })
  return { Id: id, Name: name, Account: account, Password: password }
}

export async function create(call: WriteCall, input: BodyOf<typeof createCall>, first: FirstPassword): Promise<NewAccount> {
  const { tx, actor } = call
  const account = input.Account.trim()
  if (!accountPattern.test(account)) throw invalid('Account', words.accountForm, texts.labels.account)
  const person = personOf(input)
  const roleIds = [...new Set(input.RoleIds)]
  await demandRoles(call, [], roleIds)
  const department = await demandDepartment(tx, actor.companyId, input.DepartmentId)
  if ((await accounts.takenAccounts(tx.system, [account])).size > 0) throw invalid('Account', words.accountTaken, texts.labels.account)
  return addPerson(call, { ...person, account, department, roleIds }, first)
}

/** The colleague as stored, held; also those of a company that the caller's serves are not there. */
async function held({ tx, actor }: WriteCall, id: number): Promise<repo.StoredStaff> {
  await lockCompany(tx, actor.companyId)
  await repo.lockStaff(tx, actor.companyId, [id])
  const stored = await repo.findStaff(tx, tx.system, actor.companyId, id)
  if (!stored) throw new AppError('NOT_FOUND')
  return stored
}

const reread = async ({ tx, actor }: WriteCall, id: number): Promise<StaffMember> =>
  (await repo.findStaff(tx, tx.system, actor.companyId, id))!.wire

async function demandOtherAdministrator({ tx, actor }: WriteCall, id: number): Promise<void> {
  if (!(await repo.hasOtherAdministrator(tx, actor.companyId, id)))
    throw new AppError('ILLEGAL_TRANSITION', { message: words.lastAdministrator })
}

export async function modify(call: WriteCall, input: BodyOf<typeof modifyCall>): Promise<StaffMember> {
  const { tx, actor, audit } = call
  const { wire } = await held(call, input.Id)
  demandVersion(input.UpdateTime, wire)
  const person = personOf(input)
  const roleIds = [...new Set(input.RoleIds)]
  await demandRoles(call, wire.RoleIds, roleIds)
  const department = await demandDepartment(tx, actor.companyId, input.DepartmentId)
  await repo.updateEmployee(tx, input.Id, { ...person, department })
  await repo.setRoles(tx, input.Id, roleIds)
  const after = await reread(call, input.Id)
  if (wire.IsAdministrator && !wire.Disabled && !after.IsAdministrator) await demandOtherAdministrator(call, input.Id)
  const { UpdateTime: _newer, ...changed } = diffOf(wire, after)
  audit({ action: 'employee.edit', entity: 'employee', entityId: input.Id, diff: changed })
  // roles, name and department are part of open sessions
  announce(tx, { employees: [input.Id] })
  return after
}

export async function setState(call: WriteCall, id: number, seen: string, disabled: boolean): Promise<StaffMember> {
  const { tx, actor, audit } = call
  if (id === actor.employeeId) throw new AppError('FORBIDDEN', { message: words.self })
  const { wire, userId } = await held(call, id)
  demandVersion(seen, wire)
  demand(mayGovern(actor, await rolesOf(tx, actor.companyId), wire.RoleIds))
  if (wire.Disabled === disabled) return wire
  if (disabled && wire.IsAdministrator) await demandOtherAdministrator(call, id)
  await repo.setDisabled(tx, id, disabled)
  audit({ action: disabled ? 'employee.disable' : 'employee.enable', entity: 'employee', entityId: id })
  if (disabled && userId !== null && !(await accounts.actsElsewhere(tx.system, userId, id))) await endSessions(tx, { userId }, 'revoked')
  // by user: a session whose employee is disabled has none any more to be found by
  announce(tx, userId === null ? { employees: [id] } : { users: [userId] })
  return reread(call, id)
}

/** Only of accounts that the company gave out and that belong to no other: else it would open somebody else's door. */
export async function resetPassword(call: WriteCall, id: number, { password, hash }: FirstPassword): Promise<NewAccount> {
  const { tx, actor, audit } = call
  if (id === actor.employeeId) throw new AppError('FORBIDDEN', { message: words.selfReset })
  const { wire, userId } = await held(call, id)
  demand(mayGovern(actor, await rolesOf(tx, actor.companyId), wire.RoleIds))
  if (userId === null) throw new AppError('ILLEGAL_TRANSITION', { message: words.noAccount })
  if (!wire.IsManaged) throw new AppError('FORBIDDEN', { message: words.notManaged })
  await accounts.setInitialPassword(tx.system, userId, hash)
  await liftHolds(tx.system, userId)
  await endSessions(tx, { userId }, 'revoked')
  audit({ action: 'employee.reset-password', entity: 'employee', entityId: id })
  return { Id: id, Name: wire.Name, Account: wire.Account, Password: password }
}

export async function choicesOf(db: Queryable, actor: EmployeeActor): Promise<RoleChoice[]> {
  const all = await rolesOf(db, actor.companyId)
  return all.map((role) => ({ Id: role.id, Name: role.name, Grantable: mayGive(actor, role, all) }))
}
