import type { Actor, EmployeeActor } from '../access/actor.ts'
import { isEmployee } from '../access/actor.ts'
import type { Tx } from '../database/database.ts'

/** Marks a value as one value. Without the mark a list of two could be read as a pair of old and new. */
interface Fact {
  readonly fact: unknown
}
type Plain = string | number | boolean | null | undefined
/** Logged change: old and new value of each changed field, and small facts. */
export type AuditDiff = Readonly<Record<string, Plain | Fact | readonly [before: unknown, after: unknown]>>

export interface AuditEntry {
  /** Verb in English, past tense is not needed: `login`, `si.submit`, `si.approve`. */
  readonly action: string
  /** Table-like name of what was touched. */
  readonly entity: string
  readonly entityId?: number | null
  /** Changed fields, `{ field: [before, after] }`, or other small facts, lists and objects among them by `factsOf`. Never secrets. */
  readonly diff?: AuditDiff
}

/** Writes an audit entry in the transaction of the change. The table is append-only (migrations/0001_kernel.sql). */
export function writeAudit(tx: Tx, actor: Actor, requestId: string, { action, entity, entityId = null, diff = {} }: AuditEntry): void {
  const [companyId, operatorId] = isEmployee(actor) ? [actor.companyId, actor.operatorId] : [null, null]
  tx.defer(
    `insert into audit_log (company_id, operator_id, user_id, employee_id, action, entity, entity_id, diff, request_id) values ($1, $2, $3, $4, $5,
      $6, $7, $8, $9)`,
    [companyId, operatorId, actor.userId, actor.employeeId, action, entity, entityId, JSON.stringify(diff), requestId],
  )
}

/** Writes an entry for somebody without an account, such as a visitor of a site, into the log of the company that owns the record. */
export function writeUnsignedAudit(
  tx: Tx,
  { companyId, operatorId }: { readonly companyId: number; readonly operatorId: number | null },
  requestId: string,
  { action, entity, entityId = null, diff = {} }: AuditEntry,
): void {
  tx.defer(
    `insert into audit_log (company_id, operator_id, action, entity, entity_id, diff, request_id) values ($1, $2, $3, $4, $5, $6, $7)`,
    [companyId, operatorId, action, entity, entityId, JSON.stringify(diff), requestId],
  )
}

/** Writes entries for many rows in one statement. */
export const writeAudits = (
  tx: Tx,
  { companyId, operatorId, userId, employeeId }: EmployeeActor,
  requestId: string,
  { action, entity, rows }: { action: string; entity: string; rows: readonly { readonly id: number; readonly diff: AuditDiff }[] },
): void =>
  tx.defer(
    `insert into audit_log (company_id, operator_id, user_id, employee_id, action, entity, entity_id, diff, request_id)
      select $1, $2, $3, $4, $5, $6, x.id, x.diff, $7 from jsonb_to_recordset($8::jsonb) as x (id bigint, diff jsonb)`,
    [companyId, operatorId, userId, employeeId, action, entity, requestId, JSON.stringify(rows)],
  )

/** A statement that finds rows, with its values. */
export interface FoundRows {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Writes entries for the rows of a statement, which returns `id` and `diff` of each, so that thousands of rows need not be read and sent back. */
export const writeFoundAudits = (
  tx: Tx,
  { companyId, operatorId, userId, employeeId }: EmployeeActor,
  requestId: string,
  { action, entity, found: { text, values } }: { action: string; entity: string; found: FoundRows },
): void => {
  const at = (place: number) => `$${values.length + place}`
  tx.defer(
    `insert into audit_log (company_id, operator_id, user_id, employee_id, action, entity, entity_id, diff, request_id)
      select ${[1, 2, 3, 4, 5, 6].map(at).join(', ')}, x.id, x.diff, ${at(7)} from (${text}) x`,
    [...values, companyId, operatorId, userId, employeeId, action, entity, requestId],
  )
}

const isPlain = (value: unknown): value is Plain => typeof value !== 'object' || value === null

/** Facts for `diff`, marked so that a list of two is not read as a pair of old and new value. */
export const factsOf = (values: object): AuditDiff =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, isPlain(value) ? value : { fact: value }]))

/** A stored value as it is shown. Older rows hold lists without `fact`; lists of two are pairs there. */
export function changeOf(value: unknown): { Before: unknown; After: unknown } {
  if (Array.isArray(value) && value.length === 2) return { Before: value[0], After: value[1] }
  return { Before: null, After: isFact(value) ? value.fact : value }
}

const isFact = (value: unknown): value is Fact => typeof value === 'object' && value !== null && 'fact' in value

/** `{ field: [before, after] }` of the fields that differ. */
export function diffOf<T extends object>(before: T, after: Partial<T>): Record<string, [unknown, unknown]> {
  const changed = (Object.keys(after) as (keyof T & string)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  return Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]]))
}
