import type { BodyOf } from '@jst/contracts'
import {
  bindStates,
  maskCreditCode,
  normalizeCreditCode,
  type answerBind as answerCall,
  type BindRequest,
  type FoundCompany,
} from '@jst/contracts/company'
import type { Actor } from '../../../kernel/access/actor.ts'
import { factsOf } from '../../../kernel/audit/audit.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { sendNotice } from '../../../documents/notices/index.ts'
import { employeesHolding, employeesOf } from '../company.repo.ts'
import { demandDepartment, demandRoles } from '../employees/employees.service.ts'
import { insertEmployee, setRoles } from '../employees/employees.repo.ts'
import { texts } from '../texts.ts'
import * as repo from './bind.repo.ts'

const words = texts.bind
const mostOpen = 5

/** Names, cities and masked codes: nothing else of a company is for strangers. */
export async function search(system: Queryable, keyword: string): Promise<FoundCompany[]> {
  const rows = await repo.searchCompanies(system, keyword, normalizeCreditCode(keyword))
  return rows.map((row) => ({ ...row, MaskedCode: maskCreditCode(row.MaskedCode) }))
}

/** Asks the administrators of a company to take the person in. */
export async function apply(call: WriteCall<never, Actor>, companyId: number, reason: string): Promise<BindRequest> {
  const { tx, actor, audit } = call
  const target = await repo.bindTarget(tx.system, companyId, actor.userId)
  if (!target) throw new AppError('NOT_FOUND')
  if (target.member) throw invalid('CompanyId', words.member)
  if (target.waiting) throw invalid('CompanyId', words.waiting)
  if ((await repo.openBinds(tx.system, actor.userId)) >= mostOpen) throw invalid('CompanyId', words.tooMany)
  const recipients = await employeesHolding(tx.system, companyId, '/system/employee/list', 'bind')
  if (recipients.length === 0) throw invalid('CompanyId', words.noAdministrator)
  const id = await repo.insertBind(tx.system, companyId, actor, reason.trim())
  audit({ action: 'company-bind.apply', entity: 'company_bind', entityId: id })
  await sendNotice(tx, {
    recipients,
    audience: { internal: companyId },
    kind: 'system',
    title: words.requested.title(actor.userName),
    description: words.requested.body(reason.trim()),
    link: '/system/employee/list?Binds=true',
    senderId: null,
  })
  return (await repo.findBind(tx.system, id))!.wire
}

export async function cancel(call: WriteCall<never, Actor>, id: number, seen: string): Promise<BindRequest> {
  const { tx, actor, audit } = call
  const stored = await repo.findBind(tx.system, id, true)
  if (!stored || stored.userId !== actor.userId) throw new AppError('NOT_FOUND')
  demandVersion(seen, stored.wire)
  demandOpen(stored.wire)
  await repo.moveBind(tx.system, id, 'CANCELLED')
  audit({ action: 'company-bind.cancel', entity: 'company_bind', entityId: id })
  return (await repo.findBind(tx.system, id))!.wire
}

function demandOpen({ State }: BindRequest): void {
  if (State !== 'SUBMITTED') throw new AppError('ILLEGAL_TRANSITION', { message: words.answered(bindStates[State].zh) })
}

/** The company's answer; a yes makes the person an employee with the given roles. */
export async function answer(
  call: WriteCall,
  { Id, UpdateTime, Approve, RoleIds, DepartmentId, Remarks }: BodyOf<typeof answerCall>,
): Promise<BindRequest> {
  const { tx, actor, audit } = call
  const stored = await repo.findBind(tx, Id, true)
  // the platform's eyes see every row: whose it is to answer is the target's alone
  if (!stored || stored.targetId !== actor.companyId) throw new AppError('NOT_FOUND')
  const { wire, userId } = stored
  demandVersion(UpdateTime, wire)
  demandOpen(wire)
  if (Approve) {
    if (RoleIds.length === 0) throw invalid('RoleIds', words.needRoles)
    await demandRoles(call, [], RoleIds)
    const department = await demandDepartment(tx, actor.companyId, DepartmentId)
    const employeeId = await insertEmployee(tx.system, actor, {
      userId,
      name: wire.PersonName,
      department,
      post: '',
      mobile: wire.PersonMobile,
      email: '',
    })
    await setRoles(tx, employeeId, RoleIds)
    audit({ action: 'employee.bind', entity: 'employee', entityId: employeeId, diff: factsOf({ name: wire.PersonName, roles: RoleIds }) })
  }
  await repo.moveBind(tx, Id, Approve ? 'APPROVED' : 'REJECTED', Remarks.trim(), actor.employeeName)
  audit({ action: Approve ? 'company-bind.approve' : 'company-bind.reject', entity: 'company_bind', entityId: Id })
  await sendNotice(tx, {
    audience: 'open',
    recipients: await employeesOf(tx.system, userId),
    kind: 'system',
    title: Approve ? words.approved.title(wire.CompanyName) : words.rejected.title(wire.CompanyName),
    description: Approve ? words.approved.body : Remarks.trim(),
    link: '',
    senderId: actor.employeeId,
  })
  return (await repo.findBind(tx, Id))!.wire
}
