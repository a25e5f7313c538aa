import type { Entity, EntityField, EntityValues } from '@jst/contracts/entity'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import type { AuditEntry } from '../../../kernel/audit.ts'
import type { Tx } from '../../../kernel/database.ts'
import { invalid } from '../../../kernel/errors.ts'

/** A write on rows of one entity. */
export interface EntityCall {
  readonly tx: Tx
  readonly actor: EmployeeActor
  readonly audit: (entry: AuditEntry) => void
  readonly entity: Entity
  readonly rules: EntityRules
}

/** What an entity asks beyond its declaration. */
export interface EntityRules {
  /** @throws AppError for values that the fields alone allow */
  readonly check?: (tx: Tx, values: EntityValues, id: number) => Promise<void>
}

export const wrong = (field: EntityField, message: string) => invalid(`Values.${field.key}`, message, field.zh)
