import type { Actor } from './actor.ts'
import { isEmployee } from './actor.ts'
import type { Tx } from './database.ts'

export interface AuditEntry {
  /** Verb in English, past tense is not needed: `login`, `si.submit`, `si.review`. */
  readonly action: string
  /** Table-like name of what was touched. */
  readonly entity: string
  readonly entityId?: number | null
  /** What changed, `{ field: [before, after] }`, or other small facts. Never secrets. */
  readonly diff?: Record<string, unknown>
}

/** Writes who did what in the same transaction as the deed; rows can be added only (migrations/0001_kernel.sql). */
export function writeAudit(tx: Tx, actor: Actor, requestId: string, { action, entity, entityId = null, diff = {} }: AuditEntry): void {
  const [companyId, operatorId] = isEmployee(actor) ? [actor.companyId, actor.operatorId] : [null, null]
  tx.defer(
    `insert into audit_log (company_id, operator_id, user_id, employee_id, action, entity, entity_id, diff, request_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [companyId, operatorId, actor.userId, actor.employeeId, action, entity, entityId, JSON.stringify(diff), requestId],
  )
}

/** `{ field: [before, after] }` of the fields that differ. */
export function diffOf<T extends object>(before: T, after: Partial<T>): Record<string, [unknown, unknown]> {
  const changed = (Object.keys(after) as (keyof T & string)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  return Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]]))
}
