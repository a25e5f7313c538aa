import type { RolePerson } from '@jst/contracts/system'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { announce } from '../../../kernel/access/sessions.ts'
import { texts } from '../texts.ts'
import { lockCompanyOf } from './roles.repo.ts'
import { administratorsOf, companyFor, demandAdministrators } from './roles.service.ts'
import { findPerson, rolesOfCompany, setRoles } from './served.repo.ts'

const words = texts.role
const same = (one: readonly number[], other: readonly number[]) => one.length === other.length && one.every((id) => other.includes(id))

/** Sets the roles of somebody of a company that the caller's serves; it takes effect at once. */
export async function assignRoles(
  call: WriteCall,
  { EmployeeId, RoleIds, Seen }: { EmployeeId: number; RoleIds: readonly number[]; Seen: readonly number[] },
): Promise<RolePerson> {
  const { tx, actor, audit } = call
  const found = await findPerson(tx.system, EmployeeId)
  if (!found) throw new AppError('NOT_FOUND')
  const { CompanyId } = found
  await companyFor(tx, actor, CompanyId, 'assign')
  await lockCompanyOf(tx, 0, CompanyId)
  // what was read before the lock may have changed while it was waited for
  const { CompanyId: _company, ...person } = (await findPerson(tx.system, EmployeeId))!
  if (!same(person.RoleIds, Seen)) throw new AppError('STALE_WRITE', { message: words.rolesMoved(person.Name), data: person })
  const roles = await rolesOfCompany(tx, CompanyId)
  const wanted = [...new Set(RoleIds)].toSorted((a, b) => a - b)
  if (!wanted.every((id) => roles.some((role) => role.id === id))) throw invalid('RoleIds', words.notTheirs)
  const before = await administratorsOf(tx, CompanyId)
  await setRoles(tx, EmployeeId, wanted)
  await demandAdministrators(call, CompanyId, before, 'RoleIds')
  const names = (ids: readonly number[]) => roles.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  audit({
    action: 'employee.roles',
    entity: 'employee',
    entityId: EmployeeId,
    diff: { Roles: [names(person.RoleIds), names(wanted)] },
  })
  announce(tx, { employees: [EmployeeId] })
  return { ...person, RoleIds: wanted }
}
