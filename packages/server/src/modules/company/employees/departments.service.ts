import type { BodyOf } from '@jst/contracts'
import type { Department, saveDepartment as saveCall } from '@jst/contracts/company'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid, isDuplicate } from '../../../kernel/errors.ts'
import { announce } from '../../../kernel/access/sessions.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { lockCompany } from '../company.repo.ts'
import { texts } from '../texts.ts'
import * as repo from './departments.repo.ts'

const words = texts.department
const mostLevels = 6

export async function save(call: WriteCall, { Id, UpdateTime, ParentId, Name }: BodyOf<typeof saveCall>): Promise<Department> {
  const { tx, actor, audit } = call
  const name = Name.trim()
  if (name === '') throw invalid('Name', texts.department.needed, texts.labels.departmentName)
  // two moves at once could make a circle
  await lockCompany(tx, actor.companyId)
  const before = Id === 0 ? undefined : await repo.findDepartment(tx, actor.companyId, Id)
  if (Id !== 0 && !before) throw new AppError('NOT_FOUND')
  if (before && UpdateTime !== undefined) demandVersion(UpdateTime, before)
  await demandPlace(call, Id, ParentId)
  const refuse = (error: unknown) => {
    throw isDuplicate(error) ? invalid('Name', words.taken, texts.labels.departmentName) : error
  }
  const id = before ? Id : await repo.insertDepartment(tx, actor, ParentId, name).catch(refuse)
  if (before) {
    await repo.updateDepartment(tx, id, ParentId, name).catch(refuse)
    const renamed = await repo.renameInStaff(tx, id, name)
    if (renamed.length > 0) announce(tx, { employees: renamed })
  }
  audit({ action: before ? 'department.edit' : 'department.create', entity: 'department', entityId: id, diff: { name, parent: ParentId } })
  return (await repo.findDepartment(tx, actor.companyId, id))!
}

async function demandPlace({ tx, actor }: WriteCall, id: number, parentId: number | null): Promise<void> {
  if (parentId === null) return
  const line = await repo.lineOf(tx, actor.companyId, parentId)
  if (line.length === 0) throw invalid('ParentId', texts.staff.noDepartment, texts.labels.parentDepartment)
  if (line.includes(id)) throw invalid('ParentId', words.circle, texts.labels.parentDepartment)
  const height = id === 0 ? 1 : await repo.heightOf(tx, id)
  if (line.length + height > mostLevels) throw invalid('ParentId', words.deep, texts.labels.parentDepartment)
}

export async function remove({ tx, actor, audit }: WriteCall, id: number): Promise<null> {
  await lockCompany(tx, actor.companyId)
  const department = await repo.findDepartment(tx, actor.companyId, id)
  if (!department) throw new AppError('NOT_FOUND')
  if (!(await repo.isEmptyDepartment(tx, id))) throw new AppError('ILLEGAL_TRANSITION', { message: words.used })
  await repo.deleteDepartment(tx, id)
  audit({ action: 'department.remove', entity: 'department', entityId: id, diff: { name: department.Name } })
  return null
}
