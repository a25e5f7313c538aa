import type { Entity, EntityField, EntityValues } from '@jst/contracts/entity'
import type { WriteCall } from '../kernel/endpoint.ts'
import type { Tx } from '../kernel/database.ts'
import { invalid, type Found } from '../kernel/errors.ts'

/** A write on rows of one entity. */
export interface EntityCall extends WriteCall {
  readonly entity: Entity
  readonly rules: EntityRules
}

/** A field that another table may decide: `elsewhere` in its declaration. */
export interface ElsewhereRule {
  /** SQL of what is said of the row with a code, null: nothing; the row's own value stands in until it is. */
  readonly said: (code: string) => string
  /** Why an import does not take its own word; `names` are those of what stands. */
  readonly notTaken: (code: string, names: string) => string
}

/** What an entity asks beyond its declaration. */
export interface EntityRules {
  /** @throws AppError for values that the fields alone allow */
  readonly check?: (tx: Tx, values: EntityValues, id: number) => Promise<void>
  /** By the key of the field. */
  readonly elsewhere?: Readonly<Record<string, ElsewhereRule>>
}

export const wrong = (field: EntityField, message: string, found?: Found) => invalid(`Values.${field.key}`, message, field.zh, found)
