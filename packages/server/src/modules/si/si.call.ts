import type { EmployeeActor } from '../../kernel/actor.ts'
import type { WriteCall } from '../../kernel/endpoint.ts'
import type { StepAuthor } from '../../documents/index.ts'

/** A write on shipping instructions. */
export type SiCall = WriteCall<'emit' | 'now'>

export const authorOf = ({ employeeId, employeeName, companyName }: EmployeeActor): StepAuthor => ({
  id: employeeId,
  name: employeeName,
  company: companyName,
})
