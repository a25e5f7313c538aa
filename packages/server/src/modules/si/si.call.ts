import type { EmployeeActor } from '../../kernel/actor.ts'
import type { WriteCall } from '../../kernel/endpoint.ts'
import type { Author } from './si-version.repo.ts'

/** A write on shipping instructions. */
export type SiCall = WriteCall<'emit' | 'now'>

export const authorOf = ({ employeeId, employeeName, companyName }: EmployeeActor): Author => ({
  id: employeeId,
  name: employeeName,
  company: companyName,
})
