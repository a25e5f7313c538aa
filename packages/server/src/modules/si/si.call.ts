import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { WriteCall } from '../../kernel/http/endpoint.ts'
import type { StepAuthor } from '../../documents/index.ts'

/** A write on shipping instructions. */
export type SiCall = WriteCall<'emit' | 'now'>

export const authorOf = ({ employeeId, employeeName, companyName }: EmployeeActor): StepAuthor => ({
  id: employeeId,
  name: employeeName,
  company: companyName,
})
