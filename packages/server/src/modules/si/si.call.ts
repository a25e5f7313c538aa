import type { EmployeeActor } from '../../kernel/actor.ts'
import type { AuditEntry } from '../../kernel/audit.ts'
import type { Tx } from '../../kernel/database.ts'
import type { LiveEvent } from '../../kernel/live-event.ts'
import type { Author } from './si-version.repo.ts'

/** What a writing service needs of the request: who, in which transaction, when, and where to record it. */
export interface SiCall {
  actor: EmployeeActor
  tx: Tx
  now(): Date
  readonly audit: (entry: AuditEntry) => void
  readonly emit: (event: LiveEvent) => void
}

export const authorOf = ({ employeeId, employeeName, companyName }: EmployeeActor): Author => ({
  id: employeeId,
  name: employeeName,
  company: companyName,
})
